package parts

import (
	"strconv"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Countable is how many pieces of a pile are shown one by one; a larger pile is one
// piece with a number, which reads faster than a crowd.
const Countable = 5

// Stack places n pieces of that side in r, in rows from below as a hand would lay them
// down by hand: as large as they fit, never larger than side; none where r has no room.
func Stack(r widgets.Rect, n int, side float64) []widgets.Rect {
	if n <= 0 || r.W <= 0 || r.H <= 0 {
		return nil
	}
	inRow := func(rows int) int { return (n + rows - 1) / rows }
	fits := func(rows int) float64 { return min(r.W/float64(inRow(rows)), r.H/float64(rows)) } // the largest side
	rows := 1
	for rows < n && fits(rows) < min(side, fits(rows+1)) {
		rows++
	}
	each := inRow(rows)
	side = min(side, fits(rows))
	var all []widgets.Rect
	for i := range n {
		row := i / each
		here := min(each, n-row*each)
		x := r.X + (r.W-float64(here)*side)/2 + float64(i%each)*side
		y := r.Y + r.H - (r.H-float64(rows)*side)/2 - float64(row+1)*side
		all = append(all, widgets.Rect{X: x, Y: y, W: side, H: side})
	}
	return all
}

// Pile shows a pile of cards with that back, a slight thickness and how many there
// are; 0 shows only where it would lie.
func Pile(u *widgets.UI, r widgets.Rect, back Mark, n int) {
	if n <= 0 {
		u.BorderedBox(r, widgets.Fade(u.Theme.Ink, 0.12), widgets.Fade(u.Theme.Pale, 0.3), 1, 5)
		return
	}
	thick := min(5, (n+3)/4)
	for i := thick; i >= 0; i-- {
		d := float64(i) * 1.5
		u.Sprite(widgets.Rect{X: r.X + d*0.6, Y: r.Y + d, W: r.W, H: r.H}, back.Sprite, back.Tint)
	}
	Count(u, r, n)
}

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
