package scenes

import (
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// AboutPage says what the program is, whose the games are and what it is made of.
type AboutPage struct{ d *Desk }

// NewAbout opens the page.
func NewAbout(d *Desk) Screen { return &AboutPage{d} }

// credit names the people behind a game. Games that are on the shelf may say more
// in their own About.Credit.
type credit struct{ game, people string }

func (s *AboutPage) credits() []credit {
	all := []credit{
		{"London", "After Scotland Yard, published by Ravensburger in 1983 and by Milton Bradley in 1985."},
		{"Pimpernel", "After The Scarlet Pimpernel by Brian Kelley, published by Eagle-Gryphon Games."},
		{"Estoril", "After Estoril 1942, published by MEBO Games and Stronghold Games in 2016."},
		{"Penny", "After Penny Dreadfun by Adam Betley and his team."},
		{"Cardinal", "Cardinal's Guards is a solitaire for the piecepack by Michael and Stephen Schoessow. Copyright 2003 Michael and Stephen Schoessow, who let everybody pass its rules on that names them."},
	}
	for i, b := range boxes() {
		if t, ok := s.d.Title(b.key); ok && i < len(all) && t.Game.About().Credit != "" {
			all[i].people = t.Game.About().Credit + "."
		}
	}
	return all
}

// licences lists what the program is made of.
func licences() []credit {
	return []credit{
		{"Ebitengine, Oto, PureGo, hideconsole", "Hajime Hoshi and the Ebitengine authors; Apache License 2.0"},
		{"etxt", "tinne26; MIT licence"},
		{"pulse", "Johann Freymuth; MIT licence"},
		{"The Go libraries and fonts", "golang.org/x/image, sys, sync and text, by the Go Authors; the Go fonts by Bigelow & Holmes; BSD licence"},
		{"Latin Modern", "GUST e-foundry; GUST Font License"},
		{"STIX Two Text", "The STIX Fonts project authors; SIL Open Font License 1.1"},
	}
}

// Frame implements Screen.
func (s *AboutPage) Frame(u *widgets.UI) {
	version := s.d.Version
	if version == "" {
		version = "in the making"
	}
	s.d.paper(u, page{title: "Intrigue", sub: "Version " + version, wide: 860, fit: true}, func(col widgets.Rect) float64 {
		f := newForm(u, col)
		text := words(u, face.Text, widgets.Large)
		f.says("Five board games on one desktop, for people around one laptop and against bots. It needs no account and no network, and it tells nobody what you do.", text)
		f.heading("Whose games these are")
		f.says("All games belong to their authors and publishers. This is an unofficial implementation: it is not made, endorsed or checked by any of them. The rule texts, drawings and maps are our own; if you like a game, buy the box.", text)
		f.gap(8)
		for _, c := range s.credits() {
			s.entry(f, c)
		}
		f.heading("What it is made of")
		f.says("Thanks to everybody who gave these away:", text)
		f.gap(6)
		for _, c := range licences() {
			s.entry(f, c)
		}
		return f.height()
	}, nil)
	// The page has nothing to choose, so the arrows scroll it.
	s.d.arrows(u, "page")
}

// entry is a name and what belongs to it, side by side where there is room.
func (s *AboutPage) entry(f *form, c credit) {
	u := f.u
	bold := words(u, face.UIMedium, widgets.Body)
	soft := widgets.Style{Face: face.Text, Size: widgets.Body, Colour: u.Theme.Ink}
	lw := f.w * 0.3
	if f.narrow() {
		f.says(c.game, bold)
		f.says(c.people, soft)
	} else {
		l := u.Text(widgets.Rect{X: f.x, Y: f.y, W: lw - 16}, c.game, bold)
		r := u.Text(widgets.Rect{X: f.x + lw, Y: f.y, W: f.w - lw}, c.people, soft)
		f.y += max(l, r)
	}
	f.gap(8)
}
