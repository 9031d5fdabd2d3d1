package parts

import (
	"image/color"
	"math"
	"strconv"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Countable is how many pieces of a pile are shown one by one; a larger pile is one
// piece with a number, which reads faster than a crowd.
const Countable = 5

// TokenPile shows n pieces of one kind in r, each side points wide at most. The pieces
// are those of mark; ink is the colour of a number beside them.
func TokenPile(u *widgets.UI, r widgets.Rect, mark Mark, n int, side float64, ink color.RGBA) {
	if n <= 0 {
		return
	}
	if n > Countable {
		side = min(side, r.H, r.W*0.55)
		at := widgets.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}
		u.Sprite(at, mark.Sprite, mark.Tint)
		size := min(widgets.Large, (r.W-side-2)/1.3/u.Scaled(1))
		u.FitLabel(widgets.Rect{X: at.X + side + 2, Y: r.Y, W: r.W - side - 2, H: r.H}, strconv.Itoa(n),
			widgets.Line(face.UIBold, max(12, size), ink))
		return
	}
	for _, at := range Stack(r, n, side) {
		u.Sprite(at, mark.Sprite, mark.Tint)
	}
}

// Stack places n pieces of that side in r, in rows from below as one would lay them
// down by hand: as large as they fit, never larger than side.
func Stack(r widgets.Rect, n int, side float64) []widgets.Rect {
	if n <= 0 || r.W <= 0 || r.H <= 0 {
		return nil
	}
	rows := 1
	for rows < n {
		each := math.Ceil(float64(n) / float64(rows))
		if min(r.W/each, r.H/float64(rows)) >= min(side, min(r.W/math.Ceil(float64(n)/float64(rows+1)), r.H/float64(rows+1))) {
			break
		}
		rows++
	}
	each := int(math.Ceil(float64(n) / float64(rows)))
	side = min(side, r.W/float64(each), r.H/float64(rows))
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
