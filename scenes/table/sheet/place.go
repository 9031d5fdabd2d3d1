// Package sheet is what lies over the table for a moment: where it has room, and what it asks.
package sheet

import (
	"slices"

	"intrigue/scenes/widgets"
)

// Below is a place for a sheet of w×h below what it is about, or above where there is no room.
func Below(u *widgets.UI, at widgets.Rect, w, h float64) widgets.Rect {
	r := widgets.Rect{X: min(max(8, at.Mid().X-w/2), u.W-w-8), Y: at.Y + at.H + 10, W: w, H: h}
	if r.Y+h > u.H-8 {
		r.Y = min(max(8, at.Y-h-10), u.H-8-h)
	}
	return r
}

// Above is such a place above it, or below where there is no room above.
func Above(u *widgets.UI, at widgets.Rect, w, h float64) widgets.Rect {
	r := widgets.Rect{X: max(8, min(at.Mid().X-w/2, u.W-w-8)), Y: at.Y - h - 10, W: w, H: h}
	if r.Y < 8 {
		r.Y = at.Y + at.H + 10
	}
	if r.Y+h > u.H-8 {
		r.Y = max(8, u.H-h-8)
	}
	return r
}

// AboveLine moves a card r that would lie over the line below the board off it, if what it is about
// lies on the board and stays in sight.
func AboveLine(r, by, line widgets.Rect) widgets.Rect {
	up := r
	up.Y = max(8, line.Y-r.H-8)
	if by.Y >= line.Y || !r.Overlaps(line) || up.Overlaps(by) {
		return r
	}
	return up
}

// Beside is a place of w×h in the window beside a rectangle, where there is most room.
func Beside(u *widgets.UI, by widgets.Rect, w, h float64) widgets.Rect {
	const gap = 12
	w, h = min(w, u.W-16), min(h, u.H-16)
	r := widgets.Rect{W: w, H: h}
	switch {
	case u.W-by.X-by.W >= w+gap+8:
		r.X = by.X + by.W + gap
	case by.X >= w+gap+8:
		r.X = by.X - w - gap
	default: // above or below
		r.X = min(max(8, by.Mid().X-w/2), u.W-w-8)
		if by.Y >= u.H-by.Y-by.H {
			r.Y = max(8, by.Y-gap-h)
		} else {
			r.Y = min(u.H-h-8, by.Y+by.H+gap)
		}
		return r
	}
	r.Y = min(max(8, by.Mid().Y-h/2), u.H-h-8)
	return r
}

// KeepingInSight moves a card r that would lie over things a player wants to see at the same time to
// where it hides as little of them as it can, and nothing of what it is about; of such
// places it takes the nearest.
func KeepingInSight(u *widgets.UI, r, by widgets.Rect, keep []widgets.Rect) widgets.Rect {
	all := append(slices.Clone(keep), by, by, by) // what it is about weighs most
	hidden := func(r widgets.Rect) (sum float64) {
		for _, k := range all {
			over := k.Intersect(r)
			sum += max(0, over.W) * max(0, over.H)
		}
		return sum
	}
	far := func(r widgets.Rect) float64 { return r.Mid().Distance(by.Mid()) }
	best, least := r, hidden(r)
	if least == 0 {
		return r
	}
	xs := []float64{8, u.W - r.W - 8, by.X + by.W + 12, by.X - r.W - 12, by.Mid().X - r.W/2}
	ys := []float64{r.Y, 8, u.H - r.H - 8, by.Y - r.H - 12, by.Y + by.H + 12}
	if len(keep) <= 8 { // beside each of a few things, too
		for _, k := range keep {
			xs = append(xs, k.X+k.W+12, k.X-r.W-12)
			ys = append(ys, k.Y-r.H-12, k.Y+k.H+12)
		}
	}
	for _, x := range xs {
		for _, y := range ys {
			at := widgets.Rect{X: min(max(8, x), u.W-r.W-8), Y: min(max(8, y), u.H-r.H-8), W: r.W, H: r.H}
			if n := hidden(at); n < least || n == least && far(at) < far(best) {
				best, least = at, n
			}
		}
	}
	return best
}
