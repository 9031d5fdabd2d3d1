package shelf

import (
	"path"

	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
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
func NewGames(d House) app.Screen {
	s := &Games{d: d, seen: map[string]saved{}}
	s.Return()
	return s
}

// Return reads the list again.
func (s *Games) Return() {
	items, err := s.d.Store.List()
	s.list, s.err = nil, ""
	if err != nil {
		s.err = app.Sentence(err)
	}
	for _, it := range items {
		s.list = append(s.list, describe(s.d, it))
	}
	if s.aside, err = s.d.Store.SetAside(); err != nil && s.err == "" {
		s.err = app.Sentence(err)
	}
	s.d.Notices()
}

// Frame implements app.Screen.
func (s *Games) Frame(u *widgets.UI) {
	s.d.Paper(u, app.Page{Title: "Saved Games", Wide: 900, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		s.undo(f)
		if len(s.list)+len(s.aside) == 0 {
			s.nothing(f)
			return f.Height()
		}
		s.group(f, "In progress", func(g *saved) bool { return !g.over && !g.broken })
		s.group(f, "Finished", func(g *saved) bool { return g.over && !g.broken })
		s.group(f, "Cannot be opened", func(g *saved) bool { return g.broken })
		s.setAside(f)
		f.Gap(8)
		f.Paragraph("Every move is saved as it is made. What you throw away goes to a folder named trash, beside the games.",
			widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft})
		return f.Height()
	}, nil)
}

// undo offers to put back what was thrown away last.
func (s *Games) undo(f *app.Form) {
	if s.gone == "" {
		return
	}
	u := f.U
	kw, kh := min(f.W*0.6, app.KeyWidth(u, "Put it back", true)), app.KeyHeight(u)
	u.FitText(widgets.Rect{X: f.X, Y: f.Y, W: f.W - kw - 16, H: kh}, "The game was thrown away.", app.Ink(u, face.TextItalic, widgets.Body))
	if u.Button("untrash", widgets.Rect{X: f.X + f.W - kw, Y: f.Y, W: kw, H: kh}, "Put it back", widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.undo"}) {
		if err := s.d.Store.UndoTrash(s.gone); err != nil {
			s.d.Toast(app.Sentence(err))
		}
		s.gone = ""
		s.Return()
	}
	f.Y += kh + 10
}

// setAside lists the files that could not be used, with why, and what can be done.
func (s *Games) setAside(f *app.Form) {
	if len(s.aside) == 0 {
		return
	}
	u := f.U
	f.Heading("Set aside")
	kh := app.KeyHeight(u)
	for _, a := range s.aside {
		soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft}
		keys := 2 * (kh + 8)
		tw := f.W - keys - 10
		words := app.Join(" ", a.Why, "Found "+app.Ago(a.Changed, u.Now)+".")
		name := path.Base(a.Name)
		h := u.TextHeight(name, soft, tw) + u.TextHeight(words, app.Ink(u, face.UI, widgets.Tiny), tw)
		y := f.Y + max(0, (kh-h)/2)
		y += u.Text(widgets.Rect{X: f.X, Y: y, W: tw}, words, app.Ink(u, face.UI, widgets.Tiny))
		u.FitLabel(widgets.Rect{X: f.X, Y: y, W: tw, H: u.LineHeight(widgets.Tiny)}, name, soft)
		x := f.X + f.W - keys
		off := ""
		if !a.Usable {
			off = "It cannot be read, so it cannot be put back."
		}
		if u.Button("restore."+a.Name, widgets.Rect{X: x, Y: f.Y, W: kh, H: kh}, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.undo", Disabled: off, Tooltip: "Put it back among the games"}) {
			if _, err := s.d.Store.Restore(a.Name); err != nil {
				s.d.Toast(app.Sentence(err))
			}
			s.Return()
		}
		if u.Button("take."+a.Name, widgets.Rect{X: x + kh + 8, Y: f.Y, W: kh, H: kh}, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.copy", Tooltip: "Write a copy of the file as it is"}) {
			where, err := s.d.Store.ExportFile(a.Name)
			if err != nil {
				s.d.Toast(app.Sentence(err))
			} else {
				s.d.Toast("The file was copied to " + where + ".")
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
		known.glimpse(s.d, s.d.Store.Preview(g.name))
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
		s.d.Toast(app.Sentence(err))
	}
	s.Return()
}

func (s *Games) nothing(f *app.Form) {
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
	f.Paragraph(text, st)
}

// group lists the games of a kind under a heading. A game can turn out to be broken when
// it is looked at: then it comes last.
func (s *Games) group(f *app.Form, title string, of func(*saved) bool) {
	first := true
	for i := range s.list {
		if i >= len(s.list) {
			return // the list was read again
		}
		if g := &s.list[i]; of(g) {
			if first {
				f.Heading(title)
				first = false
			}
			s.row(f, g)
		}
	}
}

func (s *Games) export(g *saved) {
	keep, r, err := s.d.Store.Load(g.name)
	s.d.Notices()
	if err != nil {
		s.d.Toast(app.Sentence(err))
		s.Return()
		return
	}
	defer keep.Close()
	s.d.Export(r)
	if t, ok := s.d.Titles.Find(r.Game); ok && !g.over && t.Game.About().Secret {
		s.d.Toast("The game is not over: its file holds in clear what each side hides.")
	}
}
