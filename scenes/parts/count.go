package parts

import (
	"strconv"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Count writes a number on a small plate at the lower right corner of r. On a small pile
// it is small, so that what lies there can be seen.
func Count(u *widgets.UI, r widgets.Rect, n int) {
	st := widgets.Line(face.UIBold, widgets.Tiny, u.Theme.Pale).Centred()
	words := strconv.Itoa(n)
	h := u.LineHeight(widgets.Tiny)
	if most := max(r.H*0.4, 14); h > most {
		st.Size *= most / h
		h = most
	}
	w := max(h, u.TextWidth(words, st)+8)
	plate := widgets.Rect{X: r.X + r.W - w - 2, Y: r.Y + r.H - h - 2, W: w, H: h}
	u.BorderedBox(plate, u.Theme.Background, widgets.Fade(u.Theme.Pale, 0.5), 1, h/2)
	u.Label(plate, words, st)
}
