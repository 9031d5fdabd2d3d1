package table

import (
	"slices"
	"time"

	"intrigue/scenes/widgets"
)

// Reader shows a card at reading size: all its words, its keywords explained beside
// it. It lies beside what it is about and never covers it.
type Reader interface {
	// ReadSize is how large a target's card is at reading size; not ok for what is no card.
	ReadSize(u *widgets.UI, target string) (w, h float64, ok bool)
	// Read paints it.
	Read(u *widgets.UI, r widgets.Rect, target string)
}

// KeepsInSight knows what a card that is read should leave in sight: what the board lights for it.
type KeepsInSight interface {
	KeepInSight(target string) []widgets.Rect
}

// reader shows the card that is pointed at, after a moment.
type reader struct {
	*game
	target string    // what is pointed at,
	since  time.Time // and since when
}

// readerDelay is how long a player must point at a card before it is shown large.
const readerDelay = 350 * time.Millisecond

// frame shows the card of a target that is pointed at; "" is none, and while something else is done. What has
// come to lie below a resting mouse is not pointed at.
// It lies above the line that asks or advises, where it has room there. Of what a hint has led the keys to,
// it is not shown where it would cover the hint.
func (c *reader) frame(u *widgets.UI, target string, line widgets.Rect, hinted bool) {
	b, ok := c.board.(Reader)
	if target != c.target || !u.Aimed() {
		c.target, c.since = target, u.Now
	}
	if !ok || target == "" || !u.Aimed() {
		return
	}
	w, h, ok := b.ReadSize(u, target)
	at, known := c.spots.where(target)
	if !ok || !known {
		return
	}
	if due := c.since.Add(readerDelay); u.Now.Before(due) {
		u.WakeAt(due)
		return
	}
	r := besideRect(u, at, w, h)
	r = aboveLine(r, at, line)
	if sp, ok := c.board.(KeepsInSight); ok {
		if keep := sp.KeepInSight(target); len(keep) > 0 {
			r = keepingInSight(u, r, at, keep)
		}
	}
	if over := r.Intersect(line); hinted && over.W > 0 && over.H > 0 {
		return
	}
	u.Overlay(func() { b.Read(u, r, target) })
}

// aboveLine moves a card that would lie over the line below the board off it, if what it is about
// lies on the board and stays in sight.
func aboveLine(r, by, line widgets.Rect) widgets.Rect {
	up := r
	up.Y = max(8, line.Y-r.H-8)
	if over, both := r.Intersect(line), up.Intersect(by); by.Y >= line.Y || over.W <= 0 || over.H <= 0 || both.W > 0 && both.H > 0 {
		return r
	}
	return up
}

// besideRect is a place of w×h in the window beside a rectangle, where there is most room.
func besideRect(u *widgets.UI, by widgets.Rect, w, h float64) widgets.Rect {
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

// keepingInSight moves a card that would lie over things a player wants to see at the same time to
// where it hides as little of them as it can, and nothing of what it is about; of such
// places it takes the nearest.
func keepingInSight(u *widgets.UI, r, by widgets.Rect, keep []widgets.Rect) widgets.Rect {
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
