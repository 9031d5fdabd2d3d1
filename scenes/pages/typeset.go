package pages

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/rulebook"
	"intrigue/scenes/widgets"
)

// bookLayout is a rule book laid out for one width: lines at their places. It is kept
// from frame to frame, because wrapping a whole book takes a while.
type bookLayout struct {
	lines    []layoutLine
	chapters []float64 // where each begins, in points from the top, as everywhere here
	rules    []ruleAt  // from the top
	told     []toldAt
	height   float64
}

// toldAt is a heading or a clause as it is read aloud, and how far down it begins.
type toldAt struct {
	y     float64
	words string
}

// ruleAt is a clause, or other words of a chapter, and where it stands.
type ruleAt struct {
	key    string // the id of the clause, or chapter and title of words without one
	id     string
	title  string
	y, end float64 // the first words of a chapter begin with its heading
}

// layoutLine is words of one look, or what stands in their place.
type layoutLine struct {
	r        widgets.Rect // relative to the column
	text     string
	style    widgets.Style
	ornament bool
	paint    func(*widgets.UI, widgets.Rect) // a picture; nil for none
	link     string                          // where the words lead, "" for nowhere
}

// typesetter lays out one book.
type typesetter struct {
	u    *widgets.UI
	w, y float64 // the width of the column, and where the next line begins
	left float64 // of the words; the margin holds the ids
	of   Subject
	// draw returns what paints a scene w points wide, and how high it is.
	draw func(of Scene, w float64) (h float64, paint func(*widgets.UI, widgets.Rect))
	out  *bookLayout
}

// set lays out a book.
func (t typesetter) set(b rulebook.Book) *bookLayout {
	u := t.u
	t.out = &bookLayout{}
	if numbered := func(ch rulebook.Chapter) bool {
		return slices.ContainsFunc(ch.Clauses, func(c rulebook.Clause) bool { return c.ID != "" })
	}; t.w > u.Scaled(460) && slices.ContainsFunc(b.Chapters, numbered) {
		t.left = u.TextWidth("LON-100", t.idStyle()) + 16
	}
	for i, ch := range b.Chapters {
		if i > 0 {
			t.y += 26
		}
		t.out.chapters = append(t.out.chapters, t.y)
		t.heading(ch.Title)
		for _, c := range ch.Clauses {
			from := widgets.If(c.Title == "", t.out.chapters[i], t.y)
			t.clause(c)
			t.out.rules = append(t.out.rules, ruleAt{cmp.Or(c.ID, ch.Title+"/"+c.Title), c.ID, cmp.Or(c.Title, ch.Title), from, t.y - 6})
		}
	}
	t.out.height = t.y + 30
	return t.out
}

// idStyle is how the id of a clause is written.
func (t *typesetter) idStyle() widgets.Style {
	return widgets.Line(face.UIMedium, widgets.Tiny, t.u.Theme.InkSoft)
}

// heading sets the title of a chapter, "" for none.
func (t *typesetter) heading(s string) {
	if s == "" {
		return
	}
	t.out.told = append(t.out.told, toldAt{t.y, s})
	t.wrap(s, app.Ink(t.u, face.Title, widgets.Head*1.15))
	t.out.lines = append(t.out.lines, layoutLine{r: widgets.Rect{X: t.left, Y: t.y, W: 150, H: 11}, ornament: true})
	t.y += 11 + 16
}

// clause sets a clause: its id, its title, its paragraphs and its pictures.
func (t *typesetter) clause(c rulebook.Clause) {
	u := t.u
	words := []string{c.Title}
	for _, p := range c.Paras {
		words = append(words, p.Text())
	}
	t.out.told = append(t.out.told, toldAt{t.y, app.JoinNonEmpty("\n", words...)})
	if c.Title != "" {
		st := widgets.Line(face.Heading, widgets.Large, u.Theme.Accent)
		if t.left > 0 {
			t.put(widgets.Rect{X: 0, Y: t.y, W: t.left - 10, H: u.LineHeight(st.Size)}, c.ID, t.idStyle())
		} else if c.ID != "" {
			t.put(widgets.Rect{X: 0, Y: t.y, W: t.w, H: u.LineHeight(widgets.Tiny)}, c.ID, t.idStyle())
			t.y += u.LineHeight(widgets.Tiny)
		}
		t.wrap(c.Title, st)
	}
	for _, p := range c.Paras {
		switch {
		case p.Picture != "":
			t.picture(p.Picture, p.Text())
		case len(p.Rows) > 0:
			t.table(p.Rows)
		default:
			t.para(p)
		}
	}
	if i := t.figure(c.ID); i >= 0 {
		t.picture(c.ID, t.of.Figures[i].Words)
	}
	t.y += 11
}

// figure is the number of the figure of a clause, -1 for none.
func (t *typesetter) figure(clause string) int {
	return slices.IndexFunc(t.of.Figures, func(f Figure) bool { return clause != "" && f.Clause == clause })
}

// picture sets a picture, which is a figure or a scene, and its words below it.
func (t *typesetter) picture(key, words string) {
	w := t.w - t.left
	r := widgets.Rect{X: t.left, Y: t.y + 4, W: w, H: 0}
	var paint func(*widgets.UI, widgets.Rect)
	if i := t.figure(key); i >= 0 {
		r.W = min(w, t.u.Scaled(440))
		r.H, paint = r.W/4, t.of.Figures[i].Paint
	} else if scene, err := ParseScene(key); err == nil {
		r.H, paint = t.draw(scene, w)
	}
	t.out.lines = append(t.out.lines, layoutLine{r: r, paint: paint})
	t.y += r.H + 10
	t.wrap(words, widgets.Line(face.TextItalic, widgets.Body, t.u.Theme.InkSoft))
	t.y += 12
}

// table sets the rows of a table, the first of which is its head.
func (t *typesetter) table(rows [][]rulebook.Para) {
	const gap = 18
	var widths []float64
	for i, row := range rows {
		for c, cell := range row {
			if i == 0 {
				widths = append(widths, 0)
				for j := range cell.Runs {
					cell.Runs[j].Bold = true
				}
			}
			if c < len(widths) {
				widths[c] = max(widths[c], t.u.TextWidth(cell.Text(), t.look(rulebook.Run{Bold: true}))+1)
			}
		}
	}
	// Columns that are wider than their share have what the others leave.
	room, wide := t.w-t.left-gap*float64(len(widths)-1), slices.Clone(widths)
	slices.Sort(wide)
	for i, w := range wide {
		if share := room / float64(len(wide)-i); w > share {
			for c := range widths {
				widths[c] = min(widths[c], share)
			}
			break
		}
		room -= w
	}
	for _, row := range rows {
		low := t.y
		cell := *t
		for c := range min(len(row), len(widths)) {
			cell.y, cell.w = t.y, cell.left+widths[c]
			cell.para(row[c])
			low = max(low, cell.y)
			cell.left = cell.w + gap
		}
		t.y = low + 4
		t.out.lines = append(t.out.lines, layoutLine{r: widgets.Rect{X: t.left, Y: t.y - 6, W: cell.left - gap - t.left, H: 1},
			paint: func(u *widgets.UI, r widgets.Rect) { u.Rule(r, u.Theme.Line) }})
	}
	t.y += 12
}

// para wraps words of several looks. Those of one look on a line are one piece, measured as a whole: letters stand nearer
// to each other than the sum of their widths says.
func (t *typesetter) para(p rulebook.Para) {
	u := t.u
	lh := u.LineHeight(widgets.Large)
	left := t.left // of every line
	if st := t.look(rulebook.Run{}); p.Mark != "" {
		wide := u.TextWidth(p.Mark, st) + 1
		t.put(widgets.Rect{X: left + u.FontSize(widgets.Large)*0.2, Y: t.y, W: wide, H: lh}, p.Mark, st)
		left += max(u.FontSize(widgets.Large), wide+u.FontSize(widgets.Large)*0.6)
	}
	x := left             // where the next word goes
	var line []layoutLine // pieces of the present line
	flush := func() {
		t.out.lines = append(t.out.lines, line...)
		line = nil
		t.y += lh
		x = left
	}
	for _, r := range p.Runs {
		st := t.look(r)
		space := strings.HasPrefix(r.Text, " ")
		for i, w := range face.Words(r.Text) {
			gap := widgets.If(x > left && (i > 0 || space), " ", "")
			wide := u.TextWidth(gap+w, st)
			if x > left && x+wide > t.w {
				flush()
				gap, wide = "", u.TextWidth(w, st)
			}
			if n := len(line); n > 0 && line[n-1].style == st && line[n-1].link == r.Link {
				piece := &line[n-1]
				piece.text += gap + w
				piece.r.W = u.TextWidth(piece.text, st) + 1
				x = piece.r.X + piece.r.W - 1
				continue
			}
			if gap != "" {
				x += u.TextWidth(" ", st)
				wide -= u.TextWidth(" ", st)
			}
			line = append(line, layoutLine{r: widgets.Rect{X: x, Y: t.y, W: wide + 1, H: lh}, text: w, style: st, link: r.Link})
			x += wide
		}
		if strings.HasSuffix(r.Text, " ") && x > left {
			x += u.TextWidth(" ", st)
		}
	}
	if len(line) > 0 {
		flush()
	}
	t.y += 7
}

// look is how a run is written.
func (t *typesetter) look(r rulebook.Run) widgets.Style {
	st := app.Ink(t.u, face.Text, widgets.Large)
	switch {
	case r.Link != "":
		st.Colour = t.u.Theme.Accent
	case r.Bold:
		st.Face = face.TextBold
	case r.Italic:
		st.Face, st.Colour = face.TextItalic, t.u.Theme.InkSoft
	}
	return st
}

// wrap puts words of one look beside the margin, on as many lines as they need.
func (t *typesetter) wrap(s string, st widgets.Style) {
	lh := t.u.LineHeight(st.Size)
	for _, l := range t.u.Wrap(s, st, t.w-t.left) {
		t.put(widgets.Rect{X: t.left, Y: t.y, W: t.w - t.left, H: lh}, l, st)
		t.y += lh
	}
}

// put sets one line of words, if there are any.
func (t *typesetter) put(r widgets.Rect, s string, st widgets.Style) {
	if s != "" {
		t.out.lines = append(t.out.lines, layoutLine{r: r, text: s, style: st})
	}
}

// aboveRule is the room above a rule that a column is scrolled to.
const aboveRule = 8

// rule is a rule of a book, by its key.
func (s *bookLayout) rule(key string) (r ruleAt, ok bool) {
	i := slices.IndexFunc(s.rules, func(r ruleAt) bool { return r.key == key })
	if i < 0 {
		return r, false
	}
	return s.rules[i], true
}

// at is the key of the rule at the top of a column that is scrolled so far down, "" at the very beginning, and how
// far it is scrolled past where that rule would be shown.
func (s *bookLayout) at(y float64) (key string, past float64) {
	i := slices.IndexFunc(s.rules, func(r ruleAt) bool { return r.end > y+aboveRule })
	if y <= 0 || i < 0 {
		return "", 0
	}
	return s.rules[i].key, y + aboveRule - s.rules[i].y
}

// tell reads the clauses aloud that begin in sight, each whole.
func (s *bookLayout) tell(u *widgets.UI, col, view widgets.Rect) {
	for _, c := range s.told {
		if y := col.Y + c.y; y >= view.Y && y < view.Y+view.H-20 {
			u.Tell(widgets.Rect{X: col.X, Y: y, W: col.W, H: 1}, c.words)
		}
	}
}

// paint writes what of the book can be seen in view, and marks the words of a query, "" for none; loose is as in a Book. It
// returns where a link leads that was pressed, "" for none.
func (s *bookLayout) paint(u *widgets.UI, col, view widgets.Rect, query string, loose bool) (followed string) {
	for i, l := range s.lines {
		r := l.r
		r.X, r.Y = r.X+col.X, r.Y+col.Y
		if r.Y+r.H < view.Y || r.Y > view.Y+view.H {
			continue
		}
		switch {
		case l.paint != nil:
			l.paint(u, r)
		case l.ornament:
			u.Sprite(r, "ornament.rule", widgets.Mix(u.Theme.Accent, u.Theme.Paper, 0.2))
		default:
			for _, h := range rulebook.Hits(l.text, query, loose) {
				from, to := u.TextWidth(l.text[:h[0]], l.style), u.TextWidth(l.text[:h[1]], l.style)
				u.Box(widgets.Rect{X: r.X + from - 1, Y: r.Y + 2, W: to - from + 2, H: r.H - 4}, widgets.Fade(u.Theme.Gold, 0.55), 3)
			}
			u.Label(r, l.text, l.style)
		}
		if id := "link." + strconv.Itoa(i); l.link != "" {
			u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true, Name: l.text})
			u.Rule(widgets.Rect{X: r.X, Y: r.Y + r.H - 3, W: r.W - 1, H: 1}, widgets.Fade(l.style.Colour, widgets.If(u.Hot() == id, 1, 0.4)))
			if u.Clicked(id) {
				followed = l.link
			}
		}
	}
	return followed
}
