package sheet

import (
	"fmt"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// Chooser is the small sheet that opens when a target can mean several moves: a row
// of pictures, or a list that scrolls where there are many.
type Chooser struct {
	At      widgets.Rect // of what it is about
	Title   string       // of what it is about, which the sheet may hide
	Options []Option
	Usual   int // the one of them that Enter chooses
}

// Option is one alternative as the chooser shows it.
type Option struct {
	input.Alternative
	Mark parts.Mark
	Name string
}

// id is that of the place of an option.
func (o Option) id() string { return "ask." + string(o.Choice.Move) }

// mostCards is how many alternatives stand in a row; more of them make a list.
const mostCards = 8

// Ask lays out the sheet and reports what was chosen.
func (c *Chooser) Ask(u *widgets.UI) (chosen Option, ok bool) {
	u.SetDefault(c.Options[c.Usual].id())
	u.Tell(c.At, fmt.Sprintf("Choose one of %d.", len(c.Options)))
	w := u.Scaled(96)
	for _, o := range c.Options {
		w = max(w, min(u.TextWidth(o.Name, widgets.Style{Face: face.UIMedium, Size: widgets.Tiny})+16, u.Scaled(150)))
	}
	if n := len(c.Options); n > mostCards || float64(n)*(w+8)+8 > u.W-16 {
		return c.list(u)
	}
	return c.row(u, w)
}

// row shows the options as cards side by side.
func (c *Chooser) row(u *widgets.UI, w float64) (chosen Option, ok bool) {
	h, head := 62+u.LineHeight(widgets.Tiny), c.headHeight(u)
	r := Above(u, c.At, float64(len(c.Options))*(w+8)+8, head+h+16)
	u.Paper(r)
	c.head(u, widgets.Rect{X: r.X + 8, Y: r.Y + 6, W: r.W - 16, H: head})
	for i, o := range c.Options {
		key := widgets.Rect{X: r.X + 8 + float64(i)*(w+8), Y: r.Y + 8 + head, W: w, H: h}
		if u.Card(o.id(), key, o.Mark.Sprite, o.Mark.Tint, o.Name) {
			return o, true
		}
	}
	return chosen, false
}

// headHeight is the room above the options, 0 without a title.
func (c *Chooser) headHeight(u *widgets.UI) float64 {
	return widgets.If(c.Title == "", 0, u.LineHeight(widgets.Tiny)+4)
}

// head says what the sheet is about.
func (c *Chooser) head(u *widgets.UI, r widgets.Rect) {
	u.FitLabel(r, c.Title, widgets.Line(face.Heading, widgets.Tiny, u.Theme.InkSoft).Centred())
}

// list shows the options one below the other, each with its picture, and scrolls.
func (c *Chooser) list(u *widgets.UI) (chosen Option, ok bool) {
	rowH := max(34, u.LineHeight(widgets.Body)+12)
	w := min(u.W-16, u.Scaled(330))
	top := c.headHeight(u)
	r := Above(u, c.At, w, min(u.H*0.7, float64(len(c.Options))*(rowH+4)+20+top))
	u.Paper(r)
	head, rest := r.Inset(8).CutTop(top)
	c.head(u, head)
	u.Scroll("ask", rest, func(col widgets.Rect) float64 {
		y := col.Y
		for _, o := range c.Options {
			if o.listed(u, widgets.Rect{X: col.X, Y: y, W: col.W, H: rowH}) {
				chosen, ok = o, true
			}
			y += rowH + 4
		}
		return y - col.Y
	})
	return chosen, ok
}

// listed is one line of the list, and reports whether it was chosen.
func (o Option) listed(u *widgets.UI, r widgets.Rect) bool {
	u.AddHit(widgets.Hit{ID: o.id(), R: r, Clickable: true})
	if u.Hot() == o.id() {
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.3), 6)
	}
	pic := widgets.Rect{X: r.X + 6, Y: r.Y + 3, W: r.H - 6, H: r.H - 6}
	if o.Mark.Sprite != "" {
		u.Sprite(pic, o.Mark.Sprite, o.Mark.Tint)
	}
	u.FitLabel(widgets.Rect{X: pic.X + pic.W + 10, Y: r.Y, W: r.W - pic.W - 22, H: r.H}, o.Name,
		widgets.Line(face.UIMedium, widgets.Body, u.Theme.Ink))
	return u.Clicked(o.id())
}

// Question asks once more before a move is made that cannot be taken back.
type Question struct {
	At      widgets.Rect // of what it is about; nothing for the middle of the window
	About   string       // the move, by the names of its targets
	Warning string       // what is said instead where one should think about it twice
}

// Ask lays out the sheet, and reports what was answered.
func (q *Question) Ask(u *widgets.UI) (yes, no bool) {
	at := q.At
	if at == (widgets.Rect{}) {
		at = widgets.Rect{X: u.W / 2, Y: u.H / 2}
	}
	bh := u.LineHeight(widgets.Body) + 14
	st := widgets.Line(face.Text, widgets.Large, u.Theme.Ink)
	w, said, words := u.Scaled(250), 0.0, q.Warning // said is the height of the words
	if words != "" {
		w = min(u.W-16, u.Scaled(340))
	} else if words = q.About; words != "" {
		st = widgets.Line(face.UIMedium, widgets.Body, u.Theme.Ink)
		w = min(u.W-16, u.Scaled(380), max(w, u.TextWidth(words, st)+28))
	}
	if words != "" {
		said = u.TextHeight(words, st, w-24) + 12
	}
	r := Below(u, at, w, bh+16+said)
	u.Shade("sure.away")
	u.Paper(r)
	in := r.Inset(8)
	if said > 0 {
		u.Text(widgets.Rect{X: in.X + 4, Y: in.Y + 2, W: in.W - 8, H: said}, words, st)
		in.Y, in.H = in.Y+said, in.H-said
	}
	left, right := in.CutLeft(in.W*0.6 - 4)
	right.X, right.W = right.X+8, right.W-8
	// Where words warn of it, Back is the bright key and what Enter says.
	confirm, back := widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.check"}, widgets.ButtonOptions{}
	usual := "sure.yes"
	if q.Warning != "" {
		confirm.Weight, back.Weight, usual = widgets.Plain, widgets.Primary, "sure.no"
	}
	yes = u.Button("sure.yes", left, "Confirm", confirm)
	no = u.Button("sure.no", right, "Back", back)
	if u.Focused() != "sure.yes" && u.Focused() != "sure.no" {
		u.SetFocus(usual)
	}
	u.SetDefault(usual)
	return yes, no || u.Clicked("sure.away") || u.Take(input.Undo) || u.Take(input.Menu)
}
