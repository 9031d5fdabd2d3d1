package parts

import (
	"math"

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
