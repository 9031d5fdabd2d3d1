package shelf

import (
	"intrigue/scenes/desk"

	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// Games is the list of saved games: to go on with, to look at, to take along or
// to throw away.
type Games struct {
	d     House
	list  []saved
	err   string
	trash *saved // asked about
}

// NewGames opens the list.
func NewGames(d House) desk.Screen {
	s := &Games{d: d}
	s.Return()
	return s
}

// Return reads the list again.
func (s *Games) Return() {
	items, err := s.d.Store.List()
	s.list, s.err = nil, ""
	if err != nil {
		s.err = desk.Sentence(err)
	}
	for _, it := range items {
		s.list = append(s.list, describe(s.d, it))
	}
	s.d.Notices()
}

// Frame implements desk.Screen.
func (s *Games) Frame(u *widgets.UI) {
	s.d.Paper(u, desk.Page{Title: "Saved Games", Wide: 900, Fit: true}, func(col widgets.Rect) float64 {
		f := desk.NewForm(u, col)
		if len(s.list) == 0 {
			s.nothing(f)
			return f.Height()
		}
		s.group(f, "In progress", false)
		s.group(f, "Finished", true)
		f.Gap(8)
		f.Says("Every move is saved as it is made. What you throw away goes to a folder named trash, beside the games.",
			widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft})
		return f.Height()
	}, nil)
	if s.trash == nil {
		return
	}
	what := "This game of " + s.trash.title
	if s.trash.trouble != "" {
		what = "This file"
	}
	switch u.Dialog("trash", "Throw it away?", what+" goes to the folder named trash, where you can find it again.", []string{"Throw away", "Keep"}) {
	case 0:
		if err := s.d.Store.Trash(s.trash.name); err != nil {
			s.d.Say(desk.Sentence(err))
		}
		s.trash = nil
		s.Return()
	case 1:
		s.trash = nil
	}
}

func (s *Games) nothing(f *desk.Form) {
	u := f.U
	f.Gap(40)
	text := "There are no saved games yet. Every game is saved from its first move on, without being asked."
	if s.err != "" {
		text = s.err
	}
	side := 72.0
	u.Sprite(widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: side}.Centre(side, side), "icon.notebook", widgets.Mix(u.Theme.Line, u.Theme.InkSoft, 0.3))
	f.Gap(side + 18)
	st := widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.InkSoft, Align: widgets.Centre}
	f.Says(text, st)
}

func (s *Games) group(f *desk.Form, title string, over bool) {
	first := true
	for i := range s.list {
		if g := &s.list[i]; g.over == over {
			if first {
				f.Heading(title)
				first = false
			}
			s.row(f, g)
		}
	}
}

// row is one game: its picture, what it is, and what can be done with it.
func (s *Games) row(f *desk.Form, g *saved) {
	u := f.U
	th := u.Theme
	soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: th.InkSoft}
	kh := desk.KeyHeight(u)
	lines := []string{desk.Join(", ", g.people, desk.Counted(g.moves, "move"), desk.Ago(g.changed, u.Now))}
	if g.over {
		lines = append(lines, g.turn)
	}
	if g.trouble != "" {
		lines = []string{g.trouble}
	}
	open := "Go on"
	if g.over {
		open = "Look at it"
	}
	ow := max(desk.KeyWidth(u, "Look at it", true), desk.KeyWidth(u, "Go on", true))
	keys := ow + 2*(kh+8)
	stacked := f.W < keys+u.Grow(420)
	tw := f.W - 62
	if !stacked {
		tw -= keys + 16
	}
	th0 := u.LineH(widgets.Large)
	for _, l := range lines {
		th0 += u.TextHeight(l, soft, tw)
	}
	h := max(60, th0)
	pic := widgets.Rect{X: f.X, Y: f.Y, W: 45, H: 60}
	if g.sprite != "" {
		u.Shadow(pic, 1, 5)
		u.Sprite(pic, g.sprite, th.Ink)
	} else {
		u.Sprite(pic.Centre(36, 36), "icon.warning", th.Warn)
	}
	y := f.Y + (h-th0)/2
	u.Shrunk(widgets.Rect{X: f.X + 62, Y: y, W: tw, H: u.LineH(widgets.Large)}, g.title, desk.Ink(u, face.Heading, widgets.Large))
	y += u.LineH(widgets.Large)
	for _, l := range lines {
		y += u.Text(widgets.Rect{X: f.X + 62, Y: y, W: tw}, l, soft)
	}
	ky := f.Y + (h-kh)/2
	x := f.X + f.W - keys
	if stacked {
		ky = f.Y + h + 6
		x = f.X + 62
		h += kh + 6
	}
	o := widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.play", Off: g.trouble}
	if g.over {
		o.Icon = "icon.eye"
	}
	if u.Button("open."+g.name, widgets.Rect{X: x, Y: ky, W: ow, H: kh}, open, o) {
		s.d.resume(g.name)
	}
	x += ow + 8
	if u.Button("export."+g.name, widgets.Rect{X: x, Y: ky, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.copy", Off: g.trouble, Tip: "Write the game to a text file"}) {
		s.export(g)
	}
	x += kh + 8
	if u.Button("trash."+g.name, widgets.Rect{X: x, Y: ky, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.trash", Tip: "Throw the game away"}) {
		s.trash = g
	}
	f.Y += h + 8
	u.Rule(widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: 1}, widgets.Fade(th.Line, 0.6))
	f.Y += 9
}

func (s *Games) export(g *saved) {
	keep, r, err := s.d.Store.Load(g.name)
	s.d.Notices()
	if err != nil {
		s.d.Say(desk.Sentence(err))
		s.Return()
		return
	}
	defer keep.Close()
	s.d.Export(r)
}
