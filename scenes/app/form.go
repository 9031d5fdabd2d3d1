package app

import (
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Form lays out questions one under the other: the words at the left, what
// answers them at the right, or below where the column is narrow.
type Form struct {
	U    *widgets.UI
	X, W float64
	Y    float64
	Top  float64
}

// NewForm begins at the top of a column.
func NewForm(u *widgets.UI, col widgets.Rect) *Form {
	return &Form{U: u, X: col.X, W: col.W, Y: col.Y, Top: col.Y}
}

// Height is what the form has used.
func (f *Form) Height() float64 { return f.Y - f.Top }

// Gap leaves room.
func (f *Form) Gap(h float64) { f.Y += h }

// Line takes the next strip of the column, as high as that.
func (f *Form) Line(h float64) widgets.Rect {
	r := widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	f.Y += h
	return r
}

// Rule draws a thin line and leaves some room below.
func (f *Form) Rule(c widgets.Colour, room float64) {
	f.U.Rule(widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: 1}, c)
	f.Y += room
}

// Heading starts a group.
func (f *Form) Heading(s string) {
	u := f.U
	if f.Y > f.Top {
		f.Y += 10
	}
	u.FitLabel(f.Line(u.LineHeight(widgets.Large)), s, widgets.Style{Face: face.Heading, Size: widgets.Large, Colour: u.Theme.Accent})
	f.Gap(2)
	f.Rule(u.Theme.Line, 9)
}

// Paragraph writes a paragraph.
func (f *Form) Paragraph(s string, st widgets.Style) {
	f.Y += f.U.Text(widgets.Rect{X: f.X, Y: f.Y, W: f.W}, s, st)
}

// Narrow reports whether answers go below their questions.
func (f *Form) Narrow() bool { return f.W < 430*max(1, f.U.TextScale) }

// Row writes a question with a line that explains it, and returns the place of
// its answer, which is share of the width when it fits beside; all of it, and below, at 1. It leaves
// room for other lines that may stand there, so that the answer stays under the pointer.
func (f *Form) Row(label, line string, share float64, others ...string) widgets.Rect {
	u := f.U
	kh := ButtonHeight(u)
	st := Ink(u, face.UIMedium, widgets.Body)
	soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft}
	below := f.Narrow() || share >= 1
	lw := widgets.If(below, f.W, f.W*(1-share)-20)
	lh := u.TextHeight(label, st, lw)
	th := lh
	tallest := 0.0
	for _, l := range append(others, line) {
		if l != "" {
			tallest = max(tallest, u.TextHeight(l, soft, lw))
		}
	}
	th += tallest
	y := f.Y
	h := th
	var key widgets.Rect
	if below {
		key = widgets.Rect{X: f.X, Y: y + th + 4, W: f.W, H: kh}
		h = th + 4 + kh
	} else {
		h = max(th, kh)
		key = widgets.Rect{X: f.X + f.W*(1-share), Y: y + (h-kh)/2, W: f.W * share, H: kh}
		y += (h - th) / 2
	}
	u.Quietly(func() {
		u.Text(widgets.Rect{X: f.X, Y: y, W: lw}, label, st)
		if line != "" {
			u.Text(widgets.Rect{X: f.X, Y: y + lh, W: lw}, line, soft)
		}
	})
	u.Name(key, JoinNonEmpty(". ", label, line))
	f.Y += h + 9
	return key
}
