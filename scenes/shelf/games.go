package shelf

import (
	"cmp"
	"path"

	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// Games is the list of saved games: to go on with, to look at, to take along or to throw away.
type Games struct {
	deps        Deps
	list        []saved
	quarantined []store.QuarantinedFile
	err         string           // why some cannot be listed, "" when all are
	inspected   map[string]saved // what was found out about a game, by file and time
	trashed     string           // the file that was thrown away last, which can be put back; "" for none
	renaming    string           // the file that is being renamed, "" for none
	title       string           // and its title so far
}

var _ app.Returner = (*Games)(nil)

// NewGames opens the list.
func NewGames(d Deps) app.Screen {
	s := &Games{deps: d, inspected: map[string]saved{}}
	s.Return()
	return s
}

// Return reads the list again.
func (s *Games) Return() {
	items, err := s.deps.Store.List()
	s.list, s.err = nil, ""
	if err != nil {
		s.err = app.Sentence(err)
	}
	for _, it := range items {
		s.list = append(s.list, describe(s.deps, it))
	}
	if s.quarantined, err = s.deps.Store.SetAside(); err != nil && s.err == "" {
		s.err = app.Sentence(err)
	}
	s.deps.Notices()
}

// Frame implements app.Screen.
func (s *Games) Frame(u *widgets.UI) {
	s.deps.ShowPage(u, app.Page{Title: "Saved Games", Width: 900, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		s.undo(f)
		if len(s.list)+len(s.quarantined) == 0 {
			s.empty(f)
			return f.Height()
		}
		s.group(f, "In progress", func(g *saved) bool { return !g.over && !g.broken })
		s.group(f, "Finished", func(g *saved) bool { return g.over && !g.broken })
		s.group(f, "Damaged files", func(g *saved) bool { return g.broken })
		s.quarantine(f)
		f.Gap(8)
		f.Paragraph("Every move is saved as you make it. Deleted games go to the trash folder, next to your saved games.",
			widgets.Line(face.TextItalic, widgets.Body, u.Theme.InkSoft))
		return f.Height()
	}, nil)
}

// undo offers to put back what was thrown away last.
func (s *Games) undo(f *app.Form) {
	if s.trashed == "" {
		return
	}
	u := f.U
	key, words := f.Line(app.ButtonHeight(u)).CutRight(min(f.W*0.6, app.ButtonWidth(u, "Restore", true)))
	words.W -= 16
	u.FitText(words, "Game deleted.", app.Ink(u, face.TextItalic, widgets.Body))
	if u.Button("untrash", key, "Restore", widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.undo"}) {
		s.deps.Report(s.deps.Store.UndoTrash(s.trashed))
		s.trashed = ""
		s.Return()
	}
	f.Gap(10)
}

// quarantine lists the files that could not be used, with why, and what can be done.
func (s *Games) quarantine(f *app.Form) {
	if len(s.quarantined) == 0 {
		return
	}
	u := f.U
	f.Heading("Set aside")
	side := app.ButtonHeight(u) // of a key
	keys := 2 * (side + 8)
	w := f.W - keys - 10 // of the words
	nameStyle, whyStyle := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft), app.Ink(u, face.UI, widgets.Tiny)
	for _, a := range s.quarantined {
		why := app.JoinNonEmpty(" ", a.Why, "Found "+app.TimeAgo(a.Changed, u.Now)+".")
		name := path.Base(a.Name)
		h := u.TextHeight(name, nameStyle, w) + u.TextHeight(why, whyStyle, w)
		y := f.Y + max(0, (side-h)/2)
		y += u.Text(widgets.Rect{X: f.X, Y: y, W: w}, why, whyStyle)
		u.FitLabel(widgets.Rect{X: f.X, Y: y, W: w, H: u.LineHeight(widgets.Tiny)}, name, nameStyle)
		x := f.X + f.W - keys
		off := widgets.If(!a.Usable, "This file can't be read, so it can't be restored.", "")
		if u.Button("restore."+a.Name, widgets.Rect{X: x, Y: f.Y, W: side, H: side}, "",
			widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.undo", Disabled: off, Tooltip: "Put it back among the saved games"}) {
			_, err := s.deps.Store.Restore(a.Name)
			s.deps.Report(err)
			s.Return()
		}
		if u.Button("take."+a.Name, widgets.Rect{X: x + side + 8, Y: f.Y, W: side, H: side}, "",
			widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.copy", Tooltip: "Save a copy of the file as it is"}) {
			s.writeCopy(a.Name)
		}
		f.Y += max(h, side) + 10
	}
}

// writeCopy puts a copy of a file, byte for byte, where exports go.
func (s *Games) writeCopy(name string) {
	where, err := s.deps.Store.ExportFile(name)
	if !s.deps.Report(err) {
		s.deps.Toast("The file was copied to " + where + ".")
	}
}

// inspect replays a game when it first comes into sight; one a frame is enough.
func (s *Games) inspect(g *saved) {
	key := g.name + g.changed.String()
	known, ok := s.inspected[key]
	if !ok {
		known = *g
		known.inspect(s.deps, s.deps.Store.Preview(g.name))
		s.inspected[key] = known
		s.deps.UI().Animate()
	}
	*g = known
}

// rename keeps the title that was typed for the file being renamed.
func (s *Games) rename() {
	name := s.renaming
	s.renaming = ""
	keep, _, err := s.deps.Store.Load(name)
	if err == nil {
		err = keep.Rename(s.title)
		keep.Close()
	}
	s.deps.Report(err)
	s.Return()
}

// empty says that there are no games, or why they cannot be listed.
func (s *Games) empty(f *app.Form) {
	const side = 72.0
	u := f.U
	f.Gap(40)
	u.Sprite(f.Line(side).Centre(side, side), "icon.notebook", widgets.Mix(u.Theme.Line, u.Theme.InkSoft, 0.3))
	f.Gap(18)
	f.Paragraph(cmp.Or(s.err, "No saved games yet. Every game is saved from its first move."),
		widgets.Line(face.Text, widgets.Large, u.Theme.InkSoft).Centred())
}

// group lists the games that belong under a heading; one that turns out to be broken comes last then.
func (s *Games) group(f *app.Form, title string, belongs func(*saved) bool) {
	first := true
	for i := range s.list {
		if i >= len(s.list) {
			return // the list was read again
		}
		if g := &s.list[i]; belongs(g) {
			if first {
				f.Heading(title)
				first = false
			}
			s.row(f, g)
		}
	}
}

// export writes a game to a text file, and warns where that tells secrets.
func (s *Games) export(g *saved) {
	keep, r, err := s.deps.Store.Load(g.name)
	s.deps.Notices()
	if s.deps.Report(err) {
		s.Return()
		return
	}
	defer keep.Close()
	s.deps.Export(r)
	if t, ok := s.deps.Titles.Find(r.Game); ok && !g.over && t.Game.About().Secret {
		s.deps.Toast("This game is not over. The file shows what each side is hiding.")
	}
}
