package scenes

import (
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// form lays out questions one under the other: the words at the left, what
// answers them at the right, or below where the column is narrow.
type form struct {
	u    *widgets.UI
	x, w float64
	y    float64
	top  float64
}

func newForm(u *widgets.UI, col widgets.Rect) *form {
	return &form{u: u, x: col.X, w: col.W, y: col.Y, top: col.Y}
}

// height is what the form has used.
func (f *form) height() float64 { return f.y - f.top }

func (f *form) gap(h float64) { f.y += h }

// heading starts a group.
func (f *form) heading(s string) {
	u := f.u
	if f.y > f.top {
		f.y += 10
	}
	h := u.LineH(widgets.Large)
	u.Shrunk(widgets.Rect{X: f.x, Y: f.y, W: f.w, H: h}, s, widgets.Style{Face: face.Heading, Size: widgets.Large, Colour: u.Theme.Accent})
	f.y += h + 2
	u.Rule(widgets.Rect{X: f.x, Y: f.y, W: f.w, H: 1}, u.Theme.Line)
	f.y += 9
}

// says writes a paragraph.
func (f *form) says(s string, st widgets.Style) {
	f.y += f.u.Text(widgets.Rect{X: f.x, Y: f.y, W: f.w}, s, st)
}

// narrow reports whether answers go below their questions.
func (f *form) narrow() bool { return f.w < 430*max(1, f.u.TextScale) }

// row writes a question with a line that explains it, and returns the place of
// its answer, which is share of the width when it fits beside.
func (f *form) row(label, line string, share float64) widgets.Rect {
	u := f.u
	kh := keyHeight(u)
	st := words(u, face.UIMedium, widgets.Body)
	soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft}
	lw := f.w
	if !f.narrow() {
		lw = f.w*(1-share) - 20
	}
	lh := u.TextHeight(label, st, lw)
	th := lh
	if line != "" {
		th += u.TextHeight(line, soft, lw)
	}
	y := f.y
	h := th
	var key widgets.Rect
	if f.narrow() {
		key = widgets.Rect{X: f.x, Y: y + th + 4, W: f.w, H: kh}
		h = th + 4 + kh
	} else {
		h = max(th, kh)
		key = widgets.Rect{X: f.x + f.w*(1-share), Y: y + (h-kh)/2, W: f.w * share, H: kh}
		y += (h - th) / 2
	}
	u.Text(widgets.Rect{X: f.x, Y: y, W: lw}, label, st)
	if line != "" {
		u.Text(widgets.Rect{X: f.x, Y: y + lh, W: lw}, line, soft)
	}
	f.y += h + 9
	return key
}
