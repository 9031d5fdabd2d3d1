package parts

import (
	"strconv"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Browsed is a pile that is looked through: N things of one shape, painted by Cell.
type Browsed struct {
	ID, Title, Words string
	N                int
	Aspect           float64 // width divided by height
	Cell             func(i int, r widgets.Rect)
	Read             func(i int) string // what the thing says, for the one that is pointed at
}

// Browse lays a sheet over all else on which a pile can be looked through, and reports whether it was put away.
func Browse(u *widgets.UI, b Browsed) (gone bool) {
	u.Layer(func() {
		u.Backdrop(b.ID)
		w := min(u.W-32, u.Scaled(760))
		r := widgets.Rect{W: u.W, H: u.H}.Centre(w, min(u.H-32, u.Scaled(560)))
		u.Paper(r)
		in := r.Inset(18)
		head, in := in.CutTop(u.LineHeight(widgets.Head))
		key := max(34, u.LineHeight(widgets.Body)+10)
		foot, in := in.CutBottom(key)
		u.FitLabel(head, b.Title, widgets.Line(face.Heading, widgets.Head, u.Theme.Ink))
		st := widgets.Line(face.TextItalic, widgets.Body, u.Theme.InkSoft)
		said, in := in.CutTop(u.TextHeight(b.Words, st, in.W) + 8)
		u.Text(said, b.Words, st)
		in.H -= 10
		u.Scroll(b.ID+".all", in, func(col widgets.Rect) float64 { return grid(u, col, b) })
		gone = u.Button(b.ID+".close", widgets.Rect{X: foot.X + foot.W - u.Scaled(140), Y: foot.Y, W: u.Scaled(140), H: key}, "Close",
			widgets.ButtonOptions{Weight: widgets.Primary})
		u.SetDefault(b.ID + ".close")
		gone = gone || u.Clicked(b.ID+".veil") || u.Active() && (u.Take(input.Menu) || u.Take(input.Undo))
	})
	return gone
}

// grid lays out the things in rows and returns how high they are.
func grid(u *widgets.UI, col widgets.Rect, b Browsed) float64 {
	const gap = 10
	cols := max(1, int((col.W+gap)/(u.Scaled(116)+gap)))
	w := (col.W - gap*float64(cols-1)) / float64(cols)
	h := w / b.Aspect
	for i := range b.N {
		at := widgets.Rect{X: col.X + float64(i%cols)*(w+gap), Y: col.Y + float64(i/cols)*(h+gap), W: w, H: h}
		id := b.ID + ".card." + strconv.Itoa(i)
		u.AddHit(widgets.Hit{ID: id, R: at})
		b.Cell(i, at)
		if u.Active() && (u.Hot() == id || u.Keyboard && u.Focused() == id) {
			u.BorderedBox(at.Inset(-2), widgets.Colour{}, u.Theme.Gold, 2.5, 5)
			u.Tooltip(at, b.Read(i))
		}
	}
	rows := (b.N + cols - 1) / cols
	return float64(rows)*(h+gap) - gap
}
