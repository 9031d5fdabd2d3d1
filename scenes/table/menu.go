package table

import (
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Menu is the pause in a game. Nothing of the game is drawn behind it.
type Menu struct {
	*game
	results func() // shows how the game ended
	ask     string // what is asked: "export" or "restart"; "" for nothing
	lesson  bool   // it is no game that could begin anew or be kept
	leaving leaveGuard
}

// NewMenu pauses a game. results shows how it ended.
func NewMenu(a *app.App, t Title, play *input.Table, results func()) *Menu {
	return newMenu(newGame(a, t, play), results)
}

func newMenu(g *game, results func()) *Menu {
	return &Menu{game: g, results: results, leaving: leaveGuard{game: g}}
}

// restart begins the same deal with the same people; the game so far stays among
// the saved ones.
func (s *Menu) restart() { s.playAgain(s.play.Record().Deal) }

// Frame implements app.Screen.
func (s *Menu) Frame(u *widgets.UI) {
	u.Theme.Accent = s.title.Accent
	s.app.Background(u)
	items := s.items()
	kh := app.ButtonHeight(u) + 4
	w := min(u.W-40, u.Scaled(400))
	note, bad := s.note()
	ns := widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft, Align: widgets.Centre}
	if bad {
		ns.Colour = u.Theme.Warn
	}
	above := func(w float64) float64 {
		return u.LineHeight(app.TitleSize(u)) + 12 + u.TextHeight(note, ns, w-64) + 30
	}
	top, cols := above(w), 1
	if 26+top+float64(len(items))*(kh+10)+20 > u.H-24 && u.W-40 >= 1.2*w {
		cols, w = 2, min(u.W-40, 1.9*w) // a low window: two columns, so that all is seen at once
		top = above(w)
	}
	rows := (len(items) + cols - 1) / cols
	h := 26 + top + float64(rows)*(kh+10) + 20
	r := widgets.Rect{W: u.W, H: u.H}.Centre(w, min(h, u.H-24))
	u.Paper(r)
	u.Scroll("menu", r.Inset(4), func(col widgets.Rect) float64 {
		x, cw := r.X+32, r.W-64
		y := col.Y + 22
		u.FitLabel(widgets.Rect{X: x, Y: y, W: cw, H: u.LineHeight(app.TitleSize(u))}, s.title.Game.About().Title, widgets.Style{Face: face.Title, Size: app.TitleSize(u), Colour: u.Theme.Ink, Align: widgets.Centre})
		y += u.LineHeight(app.TitleSize(u)) + 4
		u.Sprite(widgets.Rect{X: x, Y: y, W: cw, H: 12}.Centre(160, 12), "ornament.rule", u.Theme.Accent)
		y += 20
		y += u.Text(widgets.Rect{X: x, Y: y, W: cw}, note, ns) + 18
		each := (cw - 12*float64(cols-1)) / float64(cols)
		for i, k := range items {
			o := widgets.ButtonOptions{Weight: widgets.Quiet, Icon: k.icon}
			if i == 0 {
				o.Weight = widgets.Primary
			}
			key := widgets.Rect{X: x + float64(i/rows)*(each+12), Y: y + float64(i%rows)*(kh+10), W: each, H: kh}
			if u.Button(k.id, key, k.label, o) {
				k.do()
			}
		}
		return y + float64(rows)*(kh+10) - col.Y + 10
	})
	u.SetDefault("continue")
	s.question(u)
	s.leaving.ask(u)
	if u.Take(input.Menu) {
		s.app.Back()
	}
}

// menuItem is one line of the menu.
type menuItem struct {
	id, label, icon string
	do              func()
}

// items are the lines of the menu of this game.
func (s *Menu) items() []menuItem {
	a := s.app
	on := "Go on playing"
	if s.play.Over() {
		on = "Back to the table"
	}
	items := []menuItem{
		{"continue", on, "icon.play", a.Back},
		{"rules", "Rule book", "icon.rules", func() { s.openRules("") }},
		{"settings", "Settings", "icon.settings", func() { a.Open(pages.NewSettings(a)) }},
		{"keys", "Keys", "icon.keyboard", func() { a.Open(pages.NewKeys(a)) }},
		{"restart", "Begin this deal again", "icon.redo", func() { s.ask = "restart" }},
		{"export", "Write the game to a file", "icon.copy", s.export},
		{"shelf", "Leave to the shelf", "icon.arrow-left", s.leaving.guarded(a.Home)},
		{"quit", "Quit", "icon.close", s.leaving.guarded(a.Quit)},
	}
	if s.lesson {
		items = slices.DeleteFunc(items, func(k menuItem) bool { return k.id == "restart" || k.id == "export" })
	}
	if s.play.Over() && !s.lesson {
		items = slices.Insert(items, 1, menuItem{"results", "How the game ended", "icon.trophy", func() { a.Back(); s.results() }})
	}
	return items
}

// export writes the game to a file. In the middle of a game with secrets it asks
// first, and behind the curtain it refuses: nobody knows who pressed the key.
func (s *Menu) export() {
	_, up := s.play.Curtain()
	switch {
	case s.play.Over() || !s.title.Game.About().Secret:
		s.app.Export(s.play.Record())
	case up:
		s.app.Toast("The file would hold everybody's secrets. Whoever may look now opens the curtain first.")
	default:
		s.ask = "export"
	}
}

// question asks before what cannot be unseen.
func (s *Menu) question(u *widgets.UI) {
	switch s.ask {
	case "export":
		switch u.Dialog("export.sure", "Write a game with secrets?", "The game is not over. The file holds in clear what each side hides: whoever reads it knows everything.", []string{"Write it", "Not now"}) {
		case 0:
			s.ask = ""
			s.app.Export(s.play.Record())
		case 1:
			s.ask = ""
		}
	case "restart":
		words := "Luck will fall as it did in this game: the same start, the same cards and draws. Whoever remembers them knows them."
		if how, _ := s.play.Saving(); how == input.Saved {
			words += " The game so far stays among the saved ones."
		}
		switch u.Dialog("restart.sure", "Begin this deal again?", words, []string{"Begin again", "Not now"}) {
		case 0:
			s.ask = ""
			s.leaving.guarded(s.restart)()
		case 1:
			s.ask = ""
		}
	}
}
