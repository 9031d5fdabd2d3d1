package app

import (
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Form lays out questions one under the other: the words at the left, what
// answers them at the right, or below where the column is narrow.
type Form struct {
	U    *widgets.UI
	X, W float64 // of the column
	Y    float64 // where the next question begins
	Top  float64 // where the first one did
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
	u.FitLabel(f.Line(u.LineHeight(widgets.Large)), s, widgets.Line(face.Heading, widgets.Large, u.Theme.Accent))
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
	below := f.Narrow() || share >= 1
	w := widgets.If(below, f.W, f.W*(1-share)-20)
	labelStyle, lineStyle := Ink(u, face.UIMedium, widgets.Body), widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft)
	labelHeight := u.TextHeight(label, labelStyle, w)
	tallest := 0.0
	for _, l := range append(others, line) {
		if l != "" {
			tallest = max(tallest, u.TextHeight(l, lineStyle, w))
		}
	}
	y, words, answer := f.Y, labelHeight+tallest, ButtonHeight(u) // the heights of both
	var place widgets.Rect
	if below {
		place = widgets.Rect{X: f.X, Y: y + words + 4, W: f.W, H: answer}
		f.Y += words + 4 + answer + 9
	} else {
		h := max(words, answer)
		place = widgets.Rect{X: f.X + f.W*(1-share), Y: y + (h-answer)/2, W: f.W * share, H: answer}
		y += (h - words) / 2
		f.Y += h + 9
	}
	u.Quietly(func() {
		u.Text(widgets.Rect{X: f.X, Y: y, W: w}, label, labelStyle)
		if line != "" {
			u.Text(widgets.Rect{X: f.X, Y: y + labelHeight, W: w}, line, lineStyle)
		}
	})
	u.Name(place, JoinNonEmpty(". ", label, line))
	return place
}
