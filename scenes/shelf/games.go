package shelf

import (
	"path"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/scenes/desk"

	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// Games is the list of saved games: to go on with, to look at, to take along or
// to throw away.
type Games struct {
	d     House
	list  []saved
	aside []store.Aside
	err   string
	seen  map[string]saved // what was found out about a game, by file and time
	gone  string           // the file that was thrown away last, which can be put back
	named string           // the file that is being renamed
	title string           // and its title so far
}

// NewGames opens the list.
func NewGames(d House) desk.Screen {
	s := &Games{d: d, seen: map[string]saved{}}
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
	if s.aside, err = s.d.Store.SetAside(); err != nil && s.err == "" {
		s.err = desk.Sentence(err)
	}
	s.d.Notices()
}

// Frame implements desk.Screen.
func (s *Games) Frame(u *widgets.UI) {
	s.d.Paper(u, desk.Page{Title: "Saved Games", Wide: 900, Fit: true}, func(col widgets.Rect) float64 {
		f := desk.NewForm(u, col)
		s.undo(f)
		if len(s.list)+len(s.aside) == 0 {
			s.nothing(f)
			return f.Height()
		}
		s.group(f, "In progress", false)
		s.group(f, "Finished", true)
		s.setAside(f)
		f.Gap(8)
		f.Says("Every move is saved as it is made. What you throw away goes to a folder named trash, beside the games.",
			widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft})
		return f.Height()
	}, nil)
}

// undo offers to put back what was thrown away last.
func (s *Games) undo(f *desk.Form) {
	if s.gone == "" {
		return
	}
	u := f.U
	kw, kh := min(f.W*0.6, desk.KeyWidth(u, "Put it back", true)), desk.KeyHeight(u)
	u.Filled(widgets.Rect{X: f.X, Y: f.Y, W: f.W - kw - 16, H: kh}, "The game was thrown away.", desk.Ink(u, face.TextItalic, widgets.Body))
	if u.Button("untrash", widgets.Rect{X: f.X + f.W - kw, Y: f.Y, W: kw, H: kh}, "Put it back", widgets.ButtonOpt{Weight: widgets.Primary, Icon: "icon.undo"}) {
		if err := s.d.Store.Untrash(s.gone); err != nil {
			s.d.Say(desk.Sentence(err))
		}
		s.gone = ""
		s.Return()
	}
	f.Y += kh + 10
}

// setAside lists the files that could not be used, with why, and what can be done.
func (s *Games) setAside(f *desk.Form) {
	if len(s.aside) == 0 {
		return
	}
	u := f.U
	f.Heading("Set aside")
	kh := desk.KeyHeight(u)
	for _, a := range s.aside {
		soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft}
		keys := 2 * (kh + 8)
		tw := f.W - keys - 10
		words := desk.Join(" ", a.Why, "Found "+desk.Ago(a.Changed, u.Now)+".")
		name := path.Base(a.Name)
		h := u.TextHeight(name, soft, tw) + u.TextHeight(words, desk.Ink(u, face.UI, widgets.Tiny), tw)
		y := f.Y + max(0, (kh-h)/2)
		y += u.Text(widgets.Rect{X: f.X, Y: y, W: tw}, words, desk.Ink(u, face.UI, widgets.Tiny))
		u.Shrunk(widgets.Rect{X: f.X, Y: y, W: tw, H: u.LineH(widgets.Tiny)}, name, soft)
		x := f.X + f.W - keys
		off := ""
		if !a.Usable {
			off = "It cannot be read, so it cannot be put back."
		}
		if u.Button("restore."+a.Name, widgets.Rect{X: x, Y: f.Y, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.undo", Off: off, Tip: "Put it back among the games"}) {
			if _, err := s.d.Store.Restore(a.Name); err != nil {
				s.d.Say(desk.Sentence(err))
			}
			s.Return()
		}
		if u.Button("take."+a.Name, widgets.Rect{X: x + kh + 8, Y: f.Y, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.copy", Tip: "Write a copy of the file as it is"}) {
			where, err := s.d.Store.ExportFile(a.Name)
			if err != nil {
				s.d.Say(desk.Sentence(err))
			} else {
				s.d.Say("The file was copied to " + where + ".")
			}
		}
		f.Y += max(h, kh) + 10
	}
}

// look finds out about a game when it first comes into sight: that means to replay
// it, so one a frame is enough.
func (s *Games) look(g *saved) {
	key := g.name + g.changed.String()
	known, ok := s.seen[key]
	if !ok {
		known = *g
		known.glimpse(s.d, s.d.Store.Look(g.name))
		s.seen[key] = known
		s.d.UI().Animate()
	}
	*g = known
}

// rename keeps the title that was typed.
func (s *Games) rename() {
	name := s.named
	s.named = ""
	keep, _, err := s.d.Store.Load(name)
	if err == nil {
		err = keep.Rename(s.title)
		keep.Close()
	}
	if err != nil {
		s.d.Say(desk.Sentence(err))
	}
	s.Return()
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
		if i >= len(s.list) {
			return // the list was read again
		}
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
	if !g.looked && f.Y < u.H && f.Y > -200 && !u.Moving() {
		s.look(g)
	}
	soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: th.InkSoft}
	kh := desk.KeyHeight(u)
	lines := []string{desk.Join(" · ", g.stands, g.turn), desk.Join(", ", g.people, desk.Ago(g.changed, u.Now))}
	if lines[0] == "" {
		lines = lines[1:]
	}
	if g.trouble != "" {
		lines = []string{g.trouble}
	}
	open := "Go on"
	if g.over {
		open = "Look at it"
	}
	ow := max(desk.KeyWidth(u, "Look at it", true), desk.KeyWidth(u, "Go on", true))
	keys := ow + 3*(kh+8)
	stacked := f.W < keys+u.Grow(420)
	pw := u.Grow(84)
	left := pw + 18
	tw := f.W - left
	if !stacked {
		tw -= keys + 16
	}
	th0 := u.LineH(widgets.Large)
	for _, l := range lines {
		th0 += u.TextHeight(l, soft, tw)
	}
	h := max(u.Grow(62), th0)
	pic := widgets.Rect{X: f.X, Y: f.Y + (h-u.Grow(62))/2, W: pw, H: u.Grow(62)}
	cover := pic.Centre(pic.H*0.75, pic.H)
	switch {
	case g.sketch != nil && g.view != nil:
		g.sketch(u, pic, g.view)
	case g.sprite != "":
		u.Shadow(cover, 1, 5)
		u.Sprite(cover, g.sprite, th.Ink)
	default:
		u.Sprite(pic.Centre(36, 36), "icon.warning", th.Warn)
	}
	y := f.Y + (h-th0)/2
	head := widgets.Rect{X: f.X + left, Y: y, W: tw, H: u.LineH(widgets.Large)}
	if s.named == g.name {
		// The field is higher than the title, and grows away from the lines below.
		more := max(0, u.LineH(widgets.Body)+10-head.H)
		head.Y, head.H = head.Y-more, head.H+more
		s.title = u.Field("title", head, s.title, "Title of the game", 40)
		if u.Focused() == "title" && u.Take(input.Confirm) {
			s.rename()
			return
		}
	} else {
		u.Shrunk(head, g.title, desk.Ink(u, face.Heading, widgets.Large))
	}
	y += u.LineH(widgets.Large)
	for _, l := range lines {
		y += u.Text(widgets.Rect{X: f.X + left, Y: y, W: tw}, l, soft)
	}
	ky := f.Y + (h-kh)/2
	x := f.X + f.W - keys
	if stacked {
		ky = f.Y + h + 6
		x = f.X + left
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
	if u.Button("rename."+g.name, widgets.Rect{X: x, Y: ky, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.notebook", Off: g.trouble, On: s.named == g.name, Tip: "Give the game a title of its own"}) {
		if s.named == g.name {
			s.rename()
			return
		}
		s.named, s.title = g.name, g.title
		u.SetFocus("title")
	}
	x += kh + 8
	if u.Button("export."+g.name, widgets.Rect{X: x, Y: ky, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.copy", Off: g.trouble, Tip: "Write the game to a text file"}) {
		s.export(g)
	}
	x += kh + 8
	if u.Button("trash."+g.name, widgets.Rect{X: x, Y: ky, W: kh, H: kh}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.trash", Tip: "Throw the game away"}) {
		if err := s.d.Store.Trash(g.name); err != nil {
			s.d.Say(desk.Sentence(err))
		} else {
			s.gone = g.name
		}
		s.Return()
		return
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
	if t, ok := s.d.Titles.Find(r.Game); ok && !g.over && t.Game.About().Secret {
		s.d.Say("The game is not over: its file holds in clear what each side hides.")
	}
}
