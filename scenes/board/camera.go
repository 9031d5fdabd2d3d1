// Package board shows a map: it pans, zooms, bakes what is in sight, and moves pieces over it.
//
// It knows no game and no rules. It is handed a drawing, a list of things with ids and places, and the targets that may
// be pointed at; what changes between two lists is what moves.
package board

import (
	"math"
	"time"

	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// Transform maps units of the map to points of the window: point = unit*S + (X, Y).
type Transform struct{ S, X, Y float64 }

// Out is where a map point lies in the window.
func (t Transform) Out(x, y float64) geom.Point { return geom.Pt(x*t.S+t.X, y*t.S+t.Y) }

// In is the map point under a point of the window.
func (t Transform) In(p geom.Point) (x, y float64) { return (p.X - t.X) / t.S, (p.Y - t.Y) / t.S }

// Camera is the camera of one board with its limits and its glides.
type Camera struct {
	W, H    float64 // of the map, in its units
	View    widgets.Rect
	Head    float64 // room above the map, in points, for what stands at its upper edge
	side    float64 // room right of the map, in points, for what stands over the view there
	now     Transform
	from    Transform
	to      Transform
	began   time.Time
	stepped time.Time // of the last Step
	moving  bool
	fitted  bool // it shows all of the map, and follows the size of the window until the person moves it
}

// How far the camera may zoom in, as points a unit, and how long a glide takes.
const (
	closest = 6.0
	deepest = 7.5 // and as a multiple of the scale at which everything is in sight
	glide   = 200 * time.Millisecond
)

// NewCamera shows the whole of a map of that size.
func NewCamera(w, h float64) *Camera { return &Camera{W: w, H: h, fitted: true} }

// Fit is the camera that shows everything.
func (c *Camera) Fit() Transform {
	in := c.Clear()
	s := min(in.W/c.W, in.H/c.H)
	return Transform{s, in.X + (in.W-c.W*s)/2, in.Y + (in.H-c.H*s)/2}
}

// settle puts the camera where it belongs once its view has changed.
func (c *Camera) settle() {
	if c.fitted {
		c.now, c.to, c.moving = c.Fit(), c.Fit(), false
		return
	}
	c.now, c.to = c.clamp(c.now), c.clamp(c.to)
}

// SetView tells the camera where on the window the board is, and how many points of its
// right side lie under something else: every place of the map can be moved out of it.
func (c *Camera) SetView(r widgets.Rect, side float64) {
	if r == c.View && side == c.side {
		return
	}
	c.View, c.side = r, side
	c.settle()
}

// nearest is the largest scale.
func (c *Camera) nearest() float64 {
	fit := c.Fit().S
	return max(fit, min(closest, fit*deepest))
}

// Now is the camera of this moment.
func (c *Camera) Now() Transform { return c.now }

// Target is where the camera is going, or is.
func (c *Camera) Target() Transform {
	if c.moving {
		return c.to
	}
	return c.now
}

// Moving reports whether a glide is under way.
func (c *Camera) Moving() bool { return c.moving }

// Left is how long the glide under way still takes; 0 for none.
func (c *Camera) Left() time.Duration {
	if !c.moving {
		return 0
	}
	return glide - c.stepped.Sub(c.began)
}

// Zoomed reports whether part of the map is out of sight.
func (c *Camera) Zoomed() bool { return c.Target().S > c.Fit().S*1.01 }

// ZoomAt zooms by a factor and keeps the map point under p where it is.
func (c *Camera) ZoomAt(p geom.Point, factor float64, now time.Time, instant bool) {
	base := c.Target()
	s := min(max(base.S*factor, c.Fit().S), c.nearest())
	k := s / base.S
	c.glide(Transform{s, p.X - (p.X-base.X)*k, p.Y - (p.Y-base.Y)*k}, now, instant)
}

// ShowAll glides back to the whole map, from which one starts.
func (c *Camera) ShowAll(now time.Time, instant bool) { c.glide(c.Fit(), now, instant) }

// ShowsAll reports whether all of the map is shown, whatever the size of the window, or the camera goes there.
func (c *Camera) ShowsAll() bool { return c.fitted }

// Pan moves the map by that many points.
func (c *Camera) Pan(dx, dy float64) {
	c.now.X, c.now.Y = c.now.X+dx, c.now.Y+dy
	c.now = c.clamp(c.now)
	c.to, c.moving, c.fitted = c.now, false, false
}

// Clear is the part of the view that nothing lies over.
func (c *Camera) Clear() widgets.Rect {
	return widgets.Rect{X: c.View.X, Y: c.View.Y + c.Head, W: c.View.W - c.side, H: c.View.H - c.Head}
}

// LookAt brings a box, in units of the map, into sight with the least movement: not at all if its middle is
// well inside the view, and all of it is in sight. Of a box that is too large it brings the middle.
func (c *Camera) LookAt(x, y, w, h float64, now time.Time, instant bool) {
	if !c.Zoomed() {
		return
	}
	t, in := c.Target(), c.Clear()
	p := t.Out(x+w/2, y+h/2)
	edge := min(in.W, in.H) / 6
	shift := func(at, from, room, size float64) float64 { // of the middle of a box, along one axis
		margin := edge
		if half := size/2 + edgeSeen; half <= room/2 {
			margin = max(edge, half)
		}
		return min(max(at, from+margin), from+room-margin) - at
	}
	dx, dy := shift(p.X, in.X, in.W, w*t.S), shift(p.Y, in.Y, in.H, h*t.S)
	if dx == 0 && dy == 0 {
		return
	}
	t.X, t.Y = t.X+dx, t.Y+dy
	c.glide(t, now, instant)
}

// edgeSeen is how far from the edge of the view, in points, a box lies that was brought into sight.
const edgeSeen = 6.0

// Centre moves a map point to the middle of the view, as far as the edge allows.
func (c *Camera) Centre(x, y float64, now time.Time, instant bool) {
	t := c.Target()
	m := c.View.Mid()
	t.X, t.Y = m.X-x*t.S, m.Y-y*t.S
	c.glide(t, now, instant)
}

// showing is the scale at which Show shows a box.
func (c *Camera) showing(w, h, most float64) float64 {
	in := c.Clear()
	return min(in.W/w, in.H/h, c.Fit().S*most, c.nearest())
}

// Holds reports whether all of a box is in sight when Show has shown it.
func (c *Camera) Holds(w, h, most float64) bool {
	s, in := c.showing(w, h, most), c.Clear()
	return w*s < in.W+1 && h*s < in.H+1
}

// Show brings a box of the map as near as the view allows, at most so many times nearer than all of the map.
func (c *Camera) Show(box widgets.Rect, most float64, now time.Time, instant bool) {
	s, m, at := c.showing(box.W, box.H, most), c.View.Mid(), box.Mid()
	c.glide(Transform{s, m.X - c.side/2 - at.X*s, m.Y + c.Head/2 - at.Y*s}, now, instant)
}

// glide moves the camera to t, or as near as the limits allow: at once, or from now on by Step.
func (c *Camera) glide(t Transform, now time.Time, instant bool) {
	t = c.clamp(t)
	c.fitted = t == c.Fit()
	if instant {
		c.now, c.to, c.moving = t, t, false
		return
	}
	c.from, c.to, c.began, c.moving = c.now, t, now, t != c.now
}

// Step moves the camera to where it is at a moment.
func (c *Camera) Step(now time.Time) {
	c.stepped = now
	if !c.moving {
		return
	}
	p := float64(now.Sub(c.began)) / float64(glide)
	if p >= 1 {
		c.now, c.moving = c.to, false
		return
	}
	e := 1 - (1-p)*(1-p)
	if math.Abs(c.to.S/c.from.S-1) < 1e-9 {
		c.now = Transform{c.to.S, c.from.X + (c.to.X-c.from.X)*e, c.from.Y + (c.to.Y-c.from.Y)*e}
		return
	}
	// The scale grows evenly to the eye, and the fixed point of the zoom stays fixed.
	s := c.from.S * math.Pow(c.to.S/c.from.S, e)
	q := (s - c.from.S) / (c.to.S - c.from.S)
	c.now = Transform{s, c.from.X + (c.to.X-c.from.X)*q, c.from.Y + (c.to.Y-c.from.Y)*q}
}

// clamp keeps the map in the view: no edge leaves a gap that it could fill.
func (c *Camera) clamp(t Transform) Transform {
	fit := func(pos, size, lo, room float64) float64 {
		if size <= room {
			return lo + (room-size)/2
		}
		return min(lo, max(lo+room-size, pos))
	}
	in := c.Clear()
	t.X, t.Y = fit(t.X, c.W*t.S, in.X, in.W), fit(t.Y, c.H*t.S, in.Y, in.H)
	return t
}
