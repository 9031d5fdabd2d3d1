package table

import (
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/desk"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Menu is the pause in a game. Nothing of the game is drawn behind it.
type Menu struct {
	d       *desk.Desk
	t       Title
	play    *input.Table
	results func() // shows how the game ended
	ask     string // what is asked: "export" or "restart"; "" for nothing
	lesson  bool   // it is no game that could begin anew or be kept
	parting parting
}

// NewMenu pauses a game. results shows how it ended.
func NewMenu(d *desk.Desk, t Title, play *input.Table, results func()) *Menu {
	return &Menu{d: d, t: t, play: play, results: results, parting: parting{desk: d, play: play}}
}

// restart begins the same deal with the same people; the game so far stays among
// the saved ones.
func (s *Menu) restart() { again(s.d, s.t, s.play, s.play.Record().Deal) }

// Frame implements desk.Screen.
func (s *Menu) Frame(u *widgets.UI) {
	d, t := s.d, s.t
	u.Theme.Accent = t.Accent
	d.Ground(u)
	doors := s.doors()
	kh := desk.KeyHeight(u) + 4
	w := min(u.W-40, u.Grow(400))
	note, bad := s.note()
	ns := widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft, Align: widgets.Centre}
	if bad {
		ns.Colour = u.Theme.Warn
	}
	above := func(w float64) float64 { return u.LineH(desk.TitleSize(u)) + 12 + u.TextHeight(note, ns, w-64) + 30 }
	top, cols := above(w), 1
	if 26+top+float64(len(doors))*(kh+10)+20 > u.H-24 && u.W-40 >= 1.2*w {
		cols, w = 2, min(u.W-40, 1.9*w) // a low window: two columns, so that all is seen at once
		top = above(w)
	}
	rows := (len(doors) + cols - 1) / cols
	h := 26 + top + float64(rows)*(kh+10) + 20
	r := widgets.Rect{W: u.W, H: u.H}.Centre(w, min(h, u.H-24))
	u.Paper(r)
	u.Scroll("menu", r.Inset(4), func(col widgets.Rect) float64 {
		x, cw := r.X+32, r.W-64
		y := col.Y + 22
		u.Shrunk(widgets.Rect{X: x, Y: y, W: cw, H: u.LineH(desk.TitleSize(u))}, t.Game.About().Title, widgets.Style{Face: face.Title, Size: desk.TitleSize(u), Colour: u.Theme.Ink, Align: widgets.Centre})
		y += u.LineH(desk.TitleSize(u)) + 4
		u.Sprite(widgets.Rect{X: x, Y: y, W: cw, H: 12}.Centre(160, 12), "ornament.rule", u.Theme.Accent)
		y += 20
		y += u.Text(widgets.Rect{X: x, Y: y, W: cw}, note, ns) + 18
		each := (cw - 12*float64(cols-1)) / float64(cols)
		for i, k := range doors {
			o := widgets.ButtonOpt{Weight: widgets.Quiet, Icon: k.icon}
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
	u.Prefer("continue")
	s.question(u)
	s.parting.ask(u)
	if u.Take(input.Menu) {
		d.Back()
	}
}

// door is one line of the menu.
type door struct {
	id, label, icon string
	do              func()
}

// doors are the lines of the menu of this game.
func (s *Menu) doors() []door {
	d, t := s.d, s.t
	on := "Go on playing"
	if s.play.Over() {
		on = "Back to the table"
	}
	doors := []door{
		{"continue", on, "icon.play", d.Back},
		{"rules", "Rule book", "icon.rules", func() { d.Open(pages.NewRules(d, t.Subject(), "")) }},
		{"settings", "Settings", "icon.settings", func() { d.Open(pages.NewSettings(d)) }},
		{"keys", "Keys", "icon.keyboard", func() { d.Open(pages.NewKeys(d)) }},
		{"restart", "Begin this deal again", "icon.redo", func() { s.ask = "restart" }},
		{"export", "Write the game to a file", "icon.copy", s.export},
		{"shelf", "Leave to the shelf", "icon.arrow-left", s.parting.away(d.Home)},
		{"quit", "Quit", "icon.close", s.parting.away(d.Quit)},
	}
	if s.lesson {
		doors = slices.DeleteFunc(doors, func(k door) bool { return k.id == "restart" || k.id == "export" })
	}
	if s.play.Over() && !s.lesson {
		doors = slices.Insert(doors, 1, door{"results", "How the game ended", "icon.trophy", func() { d.Back(); s.results() }})
	}
	return doors
}

// export writes the game to a file. In the middle of a game with secrets it asks
// first, and behind the curtain it refuses: nobody knows who pressed the key.
func (s *Menu) export() {
	_, up := s.play.Gate()
	switch {
	case s.play.Over() || !s.t.Game.About().Secret:
		s.d.Export(s.play.Record())
	case up:
		s.d.Say("The file would hold everybody's secrets. Whoever may look now opens the curtain first.")
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
			s.d.Export(s.play.Record())
		case 1:
			s.ask = ""
		}
	case "restart":
		words := "Luck will fall as it did in this game: the same start, the same cards and draws. Whoever remembers them knows them."
		if how, _ := s.play.Saving(); how == input.Kept {
			words += " The game so far stays among the saved ones."
		}
		switch u.Dialog("restart.sure", "Begin this deal again?", words, []string{"Begin again", "Not now"}) {
		case 0:
			s.ask = ""
			s.parting.away(s.restart)()
		case 1:
			s.ask = ""
		}
	}
}
