package widgets

import (
	"math"
)

// Bounds is everything that an item may touch, a little generously.
func (it *Item) Bounds() Rect {
	r := it.R
	if it.Kind == Stroke {
		if len(it.Points) == 0 {
			return Rect{}
		}
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, p := range it.Points {
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
		r = Rect{x0, y0, x1 - x0, y1 - y0}.Inset(-it.Width)
	}
	if it.Angle != 0 {
		d := math.Hypot(r.W, r.H)
		r = Rect{r.X + (r.W-d)/2, r.Y + (r.H-d)/2, d, d}
	}
	spare := 2 + it.Soft
	if it.Kind == Words {
		spare += it.Size / 2 // letters hang over
	}
	r = r.Inset(-spare)
	if it.Clip != (Rect{}) {
		r = r.Intersect(it.Clip)
	}
	return r
}

// Union is the smallest rectangle around both; an empty one adds nothing.
func (r Rect) Union(o Rect) Rect {
	if r.W <= 0 || r.H <= 0 {
		return o
	}
	if o.W <= 0 || o.H <= 0 {
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// ContainsRect reports whether o lies wholly inside r.
func (r Rect) ContainsRect(o Rect) bool {
	return o.X >= r.X && o.Y >= r.Y && o.X+o.W <= r.X+r.W && o.Y+o.H <= r.Y+r.H
}

// itemKey is an item as it can be looked up: its look, and its points as a number.
type itemKey struct {
	look   Look
	points uint64
}

func (it *Item) key() itemKey {
	h := uint64(len(it.Points))
	for _, p := range it.Points {
		h = (h*0x100000001b3 ^ math.Float64bits(p.X)) * 0x100000001b3
		h ^= math.Float64bits(p.Y)
	}
	return itemKey{it.Look, h}
}

// Damage is the part of the window that must be painted anew when one display list
// takes the place of another: around everything that came, went or changed. Items
// that only changed their order are not noticed; screens do not do that.
func Damage(old, fresh []Item) Rect {
	// Most of a list is the same from frame to frame: leave its ends out first.
	for len(old) > 0 && len(fresh) > 0 && equalItems(&old[0], &fresh[0]) {
		old, fresh = old[1:], fresh[1:]
	}
	for len(old) > 0 && len(fresh) > 0 && equalItems(&old[len(old)-1], &fresh[len(fresh)-1]) {
		old, fresh = old[:len(old)-1], fresh[:len(fresh)-1]
	}
	was := map[itemKey]int{}
	for i := range old {
		was[old[i].key()]++
	}
	var d Rect
	for i := range fresh {
		k := fresh[i].key()
		if was[k] > 0 {
			was[k]--
			continue
		}
		d = d.Union(fresh[i].Bounds())
	}
	for i := range old {
		k := old[i].key()
		if was[k] > 0 {
			was[k]--
			d = d.Union(old[i].Bounds())
		}
	}
	return d
}
