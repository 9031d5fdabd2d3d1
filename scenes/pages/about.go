package pages

import (
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// AboutPage says what the program is, whose the games are and what it is made of.
type AboutPage struct {
	app   *app.App
	games []Credit
}

// NewAbout opens the page with the people behind the games.
func NewAbout(a *app.App, games []Credit) app.Screen { return &AboutPage{a, games} }

// Credit names what there is and whose it is.
type Credit struct{ What, Who string }

// licences lists what the program is made of.
func licences() []Credit {
	return []Credit{
		{"Ebitengine, Oto, PureGo, hideconsole", "Hajime Hoshi and the Ebitengine authors; Apache License 2.0"},
		{"etxt", "tinne26; MIT licence"},
		{"pulse", "Johann Freymuth; MIT licence"},
		{"The Go libraries and fonts", "golang.org/x/image, sys, sync and text, by the Go Authors; " +
			"the Go fonts by Bigelow & Holmes; BSD licence"},
		{"Latin Modern", "GUST e-foundry; GUST Font License"},
		{"STIX Two Text", "The STIX Fonts project authors; SIL Open Font License 1.1"},
	}
}

// Frame implements app.Screen.
func (s *AboutPage) Frame(u *widgets.UI) {
	version := "Version " + s.app.Version
	if strings.Contains(s.app.Version, "+") { // the commit of a state that is no release
		version = "Development version " + s.app.Version
	}
	s.app.ShowPage(u, app.Page{Title: "Intrigue", Sub: version, Width: 940, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		text := app.Ink(u, face.Text, widgets.Large)
		f.Paragraph(prose.Capital(prose.Spelled(len(s.games), "board game"))+" on one desktop. Play against bots, or pass one laptop "+
			"round the table. No account, no network, no tracking.", text)
		f.Heading("The games")
		f.Paragraph("All games belong to their authors and publishers. Intrigue is unofficial: none of them made, "+
			"endorsed or checked it. The rule texts, drawings and maps are our own. If you like a game, buy the box.", text)
		f.Gap(8)
		for _, c := range s.games {
			entry(f, c)
		}
		f.Heading("Made with")
		f.Paragraph("With thanks to the authors of:", text)
		f.Gap(6)
		for _, c := range licences() {
			entry(f, c)
		}
		return f.Height()
	}, nil)
	// The page has nothing to choose, so the arrows scroll it.
	app.ScrollWithArrows(u, "page")
}

// entry is a name and what belongs to it, side by side where there is room.
func entry(f *app.Form, c Credit) {
	u := f.U
	what, who := app.Ink(u, face.UIMedium, widgets.Body), app.Ink(u, face.Text, widgets.Body)
	if f.Narrow() {
		f.Paragraph(c.What, what)
		f.Paragraph(c.Who, who)
	} else {
		left := f.W * 0.3
		f.Y += max(u.Text(widgets.Rect{X: f.X, Y: f.Y, W: left - 16}, c.What, what),
			u.Text(widgets.Rect{X: f.X + left, Y: f.Y, W: f.W - left}, c.Who, who))
	}
	f.Gap(8)
}
