package shelf

import (
	"path"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// A listRow is one game in the list of saved games: the places of its picture, words and keys.
type listRow struct {
	*Games
	u     *widgets.UI
	g     *saved
	lines []string // below the title

	pic, head  widgets.Rect // the places of the picture and the title
	soft       widgets.Style
	x, y       float64 // of the next key
	side, wide float64 // the width of a square key, and of the key that opens
	h          float64 // the height of all
}

// listRow lays out a game where a form has come to: the keys stand beside the words, or below them.
func (s *Games) listRow(f *app.Form, g *saved) *listRow {
	u := f.U
	p := &listRow{Games: s, u: u, g: g, soft: widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft), side: app.ButtonHeight(u)}
	turn := widgets.If(g.turn == g.people, "", g.turn) // where nobody is to move they are said once
	if now := app.JoinNonEmpty(" · ", g.scope, g.stands, turn); now != "" {
		p.lines = []string{now}
	}
	when := app.TimeAgo(g.changed, u.Now)
	p.lines = append(p.lines, app.JoinNonEmpty(", ", g.people, when))
	if g.problem != "" {
		p.lines = []string{g.problem}
	}
	if g.broken {
		p.lines = append(p.lines, app.JoinNonEmpty(", ", path.Base(g.name), when))
	}
	p.wide = max(app.ButtonWidth(u, "View", true), app.ButtonWidth(u, "Continue", true))
	keys := widgets.If(g.broken, 2*(p.side+8), p.wide+3*(p.side+8))
	stacked := f.W < keys+u.Scaled(420)
	p.pic = widgets.Rect{X: f.X, W: u.Scaled(84), H: u.Scaled(62)}
	p.head = widgets.Rect{X: f.X + p.pic.W + 18, W: f.W - p.pic.W - 18, H: u.LineHeight(widgets.Large)}
	if !stacked {
		p.head.W -= keys + 16
	}
	words := p.head.H
	for _, l := range p.lines {
		words += u.TextHeight(l, p.soft, p.head.W)
	}
	p.h = max(p.pic.H, words)
	p.pic.Y, p.head.Y = f.Y+(p.h-p.pic.H)/2, f.Y+(p.h-words)/2
	p.x, p.y = f.X+f.W-keys, f.Y+(p.h-p.side)/2
	if stacked {
		p.x, p.y = p.head.X, f.Y+p.h+6
		p.h += p.side + 6
	}
	return p
}

// row is one game: its picture, what it is, and what can be done with it.
func (s *Games) row(f *app.Form, g *saved) {
	u := f.U
	if !g.inspected && f.Y < u.H && f.Y > -200 && !u.Moving() {
		s.inspect(g)
	}
	if g.freed(s.deps, u) {
		clear(s.inspected)
		s.Return()
		u.Animate()
		return
	}
	p := s.listRow(f, g)
	p.picture()
	if p.words() || p.keys() {
		return // the list was read again
	}
	f.Y += p.h + 8
	u.Rule(widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: 1}, widgets.Fade(u.Theme.Line, 0.6))
	f.Y += 9
}

// picture shows the position of a game, or its box.
func (p *listRow) picture() {
	u, g := p.u, p.g
	cover := p.pic.Centre(p.pic.H*0.75, p.pic.H)
	switch {
	case g.sketch != nil && g.view != nil:
		g.sketch(u, p.pic, g.view)
	case g.sprite != "":
		u.Shadow(cover, 1, 5)
		u.Sprite(cover, g.sprite, u.Theme.Ink)
	default:
		u.Sprite(p.pic.Centre(36, 36), "icon.warning", u.Theme.Warn)
	}
}

// words are the title, or the field for another one, and the lines below. It reports whether one was given.
func (p *listRow) words() (renamed bool) {
	u, head := p.u, p.head
	if p.renaming == p.g.name {
		// The field is higher than the title, and grows away from the lines below.
		more := max(0, u.LineHeight(widgets.Body)+10-head.H)
		head.Y, head.H = head.Y-more, head.H+more
		p.title = u.TextField("title", head, p.title, "Name of the game", 40)
		if u.Focused() == "title" && u.Take(input.Confirm) {
			p.rename()
			return true
		}
	} else {
		u.FitLabel(head, p.g.title, app.Ink(u, face.Heading, widgets.Large))
	}
	y := p.head.Y + p.head.H
	for _, l := range p.lines {
		y += u.Text(widgets.Rect{X: head.X, Y: y, W: head.W}, l, p.soft)
	}
	return false
}

// keys open the game, give it a title, export and trash it. It reports whether the list was read again.
func (p *listRow) keys() bool {
	g := p.g
	if g.broken {
		if p.key("take", "", widgets.ButtonOptions{Icon: "icon.copy", Tooltip: "Save a copy of the file as it is"}) {
			p.writeCopy(g.name)
		}
		return p.trash()
	}
	open, icon := "Continue", "icon.play"
	if g.over {
		open, icon = "View", "icon.eye"
	}
	if p.key("open", open, widgets.ButtonOptions{Icon: icon, Disabled: g.problem}) {
		p.deps.resume(g.name)
	}
	if p.key("rename", "", widgets.ButtonOptions{Icon: "icon.pencil", Disabled: g.problem, Toggled: p.renaming == g.name,
		Tooltip: "Rename the game"}) {
		if p.renaming == g.name {
			p.rename()
			return true
		}
		p.renaming, p.title = g.name, g.title
		p.u.SetFocus("title")
	}
	if p.key("export", "", widgets.ButtonOptions{Icon: "icon.copy", Disabled: g.problem, Tooltip: "Save the game as a text file"}) {
		p.export(g)
	}
	return p.trash()
}

// trash is the key that throws a game away. It reports whether the list was read again.
func (p *listRow) trash() bool {
	g := p.g
	if !p.key("trash", "", widgets.ButtonOptions{Icon: "icon.trash", Tooltip: "Delete the game"}) {
		return false
	}
	if !p.deps.Report(p.deps.Store.Trash(g.name)) {
		p.trashed = g.name
	}
	p.Return()
	return true
}

// key lays out the next key of the row, square when it has no words, and reports whether it was pressed.
func (p *listRow) key(what, words string, o widgets.ButtonOptions) bool {
	w := widgets.If(words != "", p.wide, p.side)
	o.Weight = widgets.Quiet
	r := widgets.Rect{X: p.x, Y: p.y, W: w, H: p.side}
	p.x += w + 8
	return p.u.Button(what+"."+p.g.name, r, words, o)
}
