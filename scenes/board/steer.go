package board

import (
	"math"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// Steer answers the wheel, the pinch, dragging and the keys for looking around in r. Dragging moves the map when it
// began on one of the places whose ids begin with ground. It reports whether the person moved the map by hand.
func (c *Camera) Steer(u *widgets.UI, r widgets.Rect, still bool, ground ...string) (moved bool) {
	if !u.Active() {
		return false
	}
	in := u.In
	if r.Contains(in.At) {
		if in.Wheel.Y != 0 {
			c.ZoomAt(in.At, math.Pow(1.2, in.Wheel.Y), u.Now, still)
		}
		if in.Pinch != 0 && in.Pinch != 1 {
			c.ZoomAt(in.At, in.Pinch, u.Now, true)
		}
		if in.Pan != (geom.Point{}) {
			c.Pan(in.Pan.X, in.Pan.Y)
		}
	}
	if in.Dragging && in.Down && r.Contains(in.From) && u.PressedAny(ground...) {
		c.Pan(in.Delta.X, in.Delta.Y)
		moved = true
	}
	switch {
	case u.Take(input.ZoomIn):
		c.ZoomAt(r.Mid(), 1.4, u.Now, still)
	case u.Take(input.ZoomOut):
		c.ZoomAt(r.Mid(), 1/1.4, u.Now, still)
	case u.Take(input.Fit):
		c.ShowAll(u.Now, still)
	}
	return moved
}
