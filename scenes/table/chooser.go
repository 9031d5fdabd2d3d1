package table

import (
	"math"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// chooser is the small sheet that opens when a target can mean several moves: a row
// of pictures, or a list that scrolls where there are many.
type chooser struct {
	open bool
	at   widgets.Rect
}

// mostCards is how many alternatives stand in a row; more of them make a list.
const mostCards = 8

// choosing lays out the alternatives beside the target that can mean all of them.
func (s *Screen) choosing(u *widgets.UI) {
	if !s.chooser.open {
		return
	}
	all := s.pick.Alternatives()
	if o, ok := s.board.(Sorter); ok {
		o.Sort(all)
	}
	// What a hint suggests comes first, where a hasty Enter falls.
	if c, ok := (Pointing{s}).Hint(); ok {
		slices.SortStableFunc(all, func(a, b input.Alternative) int {
			return hinted(b, c.Move) - hinted(a, c.Move)
		})
	}
	if len(all) < 2 {
		s.chooser.open = false
		return
	}
	u.Layer(func() {
		u.AddHit(widgets.Hit{ID: "ask.away", R: widgets.Rect{W: u.W, H: u.H}, NoFocus: true})
		if u.Clicked("ask.away") || u.Take(input.Menu) || u.Take(input.Undo) {
			s.chooser.open = false
			s.pick.Unpick()
			s.hold(s.held)
			return
		}
		u.SetDefault(askID(all[0]))
		marks, names := s.labelled(all)
		w := u.Scaled(96)
		for _, name := range names {
			w = max(w, min(u.TextWidth(name, widgets.Style{Face: face.UIMedium, Size: widgets.Tiny})+16, u.Scaled(150)))
		}
		if len(all) > mostCards || float64(len(all))*(w+8)+8 > u.W-16 {
			s.list(u, all, marks, names)
			return
		}
		s.row(u, all, marks, names, w)
	})
}

// hinted is 1 for the alternative that is that move.
func hinted(a input.Alternative, m rules.Move) int {
	if a.Choice.Move == m {
		return 1
	}
	return 0
}

func askID(a input.Alternative) string { return "ask." + string(a.Choice.Move) }

// row shows the alternatives as cards side by side.
func (s *Screen) row(u *widgets.UI, all []input.Alternative, marks []parts.Mark, names []string, w float64) {
	h, head := 62+u.LineHeight(widgets.Tiny), s.headHeight(u)
	r := s.chooser.beside(u, float64(len(all))*(w+8)+8, head+h+16)
	u.Paper(r)
	s.head(u, widgets.Rect{X: r.X + 8, Y: r.Y + 6, W: r.W - 16, H: head})
	for i, a := range all {
		key := widgets.Rect{X: r.X + 8 + float64(i)*(w+8), Y: r.Y + 8 + head, W: w, H: h}
		if u.Card(askID(a), key, marks[i].Sprite, marks[i].Tint, names[i]) {
			s.answered(a)
			return
		}
	}
}

// about is what was pointed at when several moves could be meant: the place that the
// sheet may hide.
func (s *Screen) about() string {
	picked := s.pick.Picked()
	if len(picked) == 0 {
		return ""
	}
	_, name := s.target(picked[len(picked)-1])
	return name
}

func (s *Screen) headHeight(u *widgets.UI) float64 {
	if s.about() == "" {
		return 0
	}
	return u.LineHeight(widgets.Tiny) + 4
}

// head says what the sheet is about.
func (s *Screen) head(u *widgets.UI, r widgets.Rect) {
	u.FitLabel(r, s.about(), widgets.Style{Face: face.Heading, Size: widgets.Tiny, Colour: u.Theme.InkSoft, Align: widgets.Centre})
}

// list shows the alternatives one below the other, each with its picture, and
// scrolls.
func (s *Screen) list(u *widgets.UI, all []input.Alternative, marks []parts.Mark, names []string) {
	rowH := math.Max(34, u.LineHeight(widgets.Body)+12)
	w := min(u.W-16, u.Scaled(330))
	top := s.headHeight(u)
	r := s.chooser.beside(u, w, min(u.H*0.7, float64(len(all))*(rowH+4)+20+top))
	u.Paper(r)
	head, rest := r.Inset(8).CutTop(top)
	s.head(u, head)
	u.Scroll("ask", rest, func(col widgets.Rect) float64 {
		y := col.Y
		for i, a := range all {
			key := widgets.Rect{X: col.X, Y: y, W: col.W, H: rowH}
			id, mark := askID(a), marks[i]
			u.AddHit(widgets.Hit{ID: id, R: key, Clickable: true})
			if u.Hot() == id {
				u.Box(key, widgets.Fade(u.Theme.Gold, 0.3), 6)
			}
			pic := widgets.Rect{X: key.X + 6, Y: key.Y + 3, W: rowH - 6, H: rowH - 6}
			if mark.Sprite != "" {
				u.Sprite(pic, mark.Sprite, mark.Tint)
			}
			u.FitLabel(widgets.Rect{X: pic.X + pic.W + 10, Y: key.Y, W: key.W - pic.W - 22, H: rowH}, names[i],
				widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: u.Theme.Ink})
			if u.Clicked(id) {
				s.answered(a)
			}
			y += rowH + 4
		}
		return y - col.Y
	})
}

// beside is a place for a sheet of w×h next to what it is about.
func (c chooser) beside(u *widgets.UI, w, h float64) widgets.Rect {
	r := widgets.Rect{W: w, H: h}
	r.X = max(8, min(c.at.Mid().X-w/2, u.W-w-8))
	r.Y = c.at.Y - h - 10
	if r.Y < 8 {
		r.Y = c.at.Y + c.at.H + 10
	}
	if r.Y+h > u.H-8 {
		r.Y = max(8, u.H-h-8)
	}
	return r
}

// labelled are the pictures and the words of alternatives: those of what is still to be
// picked, "Black" and then "by bus". What all have in common tells none from another
// and is left out, unless one of them has nothing else.
func (s *Screen) labelled(all []input.Alternative) (marks []parts.Mark, names []string) {
	shared := func(id string) bool {
		return !slices.ContainsFunc(all, func(a input.Alternative) bool { return !slices.Contains(a.Rest, id) })
	}
	if slices.ContainsFunc(all, func(a input.Alternative) bool {
		return !slices.ContainsFunc(a.Rest, func(id string) bool { return !shared(id) })
	}) {
		shared = func(string) bool { return false }
	}
	for _, a := range all {
		var words []string
		var mark parts.Mark
		for _, id := range a.Rest {
			if shared(id) {
				continue
			}
			m, name := s.target(id)
			if mark.Sprite == "" {
				mark = m
			}
			if name != "" {
				words = append(words, name)
			}
		}
		marks, names = append(marks, mark), append(names, strings.Join(words, " "))
	}
	return marks, names
}

// target is the picture and the title of a target.
func (s *Screen) target(id string) (parts.Mark, string) {
	var l rules.Label
	if n, ok := s.play.View().(rules.Namer); ok {
		l = n.Label(id)
	}
	m := parts.Mark{Sprite: l.Sprite, Tint: s.app.UI().Theme.Ink}
	if p, ok := s.board.(PictureSource); ok {
		if mark, ok := p.Picture(id); ok {
			m = mark
		}
	}
	return m, s.named(l.Title)
}

// answered takes an alternative as the move that is meant.
func (s *Screen) answered(a input.Alternative) {
	c := s.pick.Answer(a)
	s.chooser.open = false
	s.choose(c)
}
