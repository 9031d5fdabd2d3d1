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
func (c Transform) Out(x, y float64) geom.Point { return geom.Pt(x*c.S+c.X, y*c.S+c.Y) }

// In is the map point under a point of the window.
func (c Transform) In(p geom.Point) (x, y float64) { return (p.X - c.X) / c.S, (p.Y - c.Y) / c.S }

// Camera is the camera of one board with its limits and its glides.
type Camera struct {
	W, H    float64 // of the map, in its units
	View    widgets.Rect
	Head    float64 // room above the map, in points, for what stands at its upper edge
	Top     bool    // at home, a map that is too high is cut off below only, not above and below
	Foot    float64 // at home, of a map that is too high no more than so many units are cut off below; 0 for as much as above
	side    float64 // room right of the map, in points, for what stands over the view there
	now     Transform
	from    Transform
	to      Transform
	began   time.Time
	stepped time.Time // of the last Step
	moving  bool
	fitted  bool       // follows the size of the window until the person moves it
	home    bool       // to its home rather than to all of the map
	plain   [2]float64 // the width and height of the least view in which everything has its size
}

// How far the camera may zoom in, as points a unit, and how long a glide takes.
const (
	closest = 6.0
	deepest = 7.5 // and as a multiple of the scale at which everything is in sight
	glide   = 200 * time.Millisecond
)

// NewCamera shows the whole of a map of that size.
func NewCamera(w, h float64) *Camera { return &Camera{W: w, H: h, fitted: true, home: true} }

// Fit is the camera that shows everything.
func (l *Camera) Fit() Transform { return l.middle(l.scale(l.View.W-l.side, l.View.H)) }

// scale is that at which all of the map fits into a view of that size, middle the camera
// that shows the middle of the map at a scale.
func (l *Camera) scale(w, h float64) float64 { return min(w/l.W, (h-l.Head)/l.H) }
func (l *Camera) middle(s float64) Transform {
	w := l.View.W - l.side
	return Transform{s, l.View.X + (w-l.W*s)/2, l.View.Y + l.Head + (l.View.H-l.Head-l.H*s)/2}
}

// Home is the camera from which one starts: all of the map, but never smaller than in a
// view of the size that KeepSize was told.
func (l *Camera) Home() Transform {
	all, s := l.Fit(), l.scale(l.plain[0], l.plain[1])
	if all.S >= s {
		return all
	}
	home := l.middle(s)
	if l.Top {
		home.Y = max(home.Y, l.View.Y+l.Head)
	}
	if l.Foot > 0 {
		home.Y = min(home.Y, l.View.Y+l.View.H-(l.H-l.Foot)*s)
	}
	return l.clamp(home)
}

// KeepSize tells the camera the size of the view in which its home shows all of the map;
// in a smaller one it shows the part that fits in.
func (l *Camera) KeepSize(w, h float64) {
	if plain := [2]float64{w, h}; plain != l.plain {
		l.plain = plain
		l.settle()
	}
}

// settle puts the camera where it belongs once its view has changed.
func (l *Camera) settle() {
	switch {
	case l.fitted && l.home:
		l.now, l.moving = l.Home(), false
	case l.fitted:
		l.now, l.moving = l.Fit(), false
	default:
		l.now, l.to = l.clamp(l.now), l.clamp(l.to)
		return
	}
	l.to = l.now
}

// SetView tells the camera where on the window the board is, and how many points of its
// right side lie under something else: every place of the map can be moved out of it.
func (l *Camera) SetView(r widgets.Rect, side float64) {
	if r == l.View && side == l.side {
		return
	}
	l.View, l.side = r, side
	l.settle()
}

// nearest is the largest scale.
func (l *Camera) nearest() float64 {
	fit := l.Fit().S
	return max(fit, min(closest, fit*deepest))
}

// Now is the camera of this moment.
func (l *Camera) Now() Transform { return l.now }

// Target is where the camera is going, or is.
func (l *Camera) Target() Transform {
	if l.moving {
		return l.to
	}
	return l.now
}

// Moving reports whether a glide is under way.
func (l *Camera) Moving() bool { return l.moving }

// Left is how long the glide under way still takes; 0 for none.
func (l *Camera) Left() time.Duration {
	if !l.moving {
		return 0
	}
	return glide - l.stepped.Sub(l.began)
}

// Zoomed reports whether part of the map is out of sight.
func (l *Camera) Zoomed() bool { return l.Target().S > l.Fit().S*1.01 }

// ZoomAt zooms by a factor and keeps the map point under p where it is.
func (l *Camera) ZoomAt(p geom.Point, factor float64, now time.Time, instant bool) {
	base := l.Target()
	s := min(max(base.S*factor, l.Fit().S), l.nearest())
	k := s / base.S
	l.glide(Transform{s, p.X - (p.X-base.X)*k, p.Y - (p.Y-base.Y)*k}, now, instant)
}

// ShowAll glides back to the whole map.
func (l *Camera) ShowAll(now time.Time, instant bool) {
	l.glide(l.Fit(), now, instant)
	l.fitted, l.home = true, l.Fit() == l.Home()
}

// AtHome reports whether the camera is where it starts, or goes there.
func (l *Camera) AtHome() bool { return l.fitted && l.home }

// GoHome glides back to where the camera starts.
func (l *Camera) GoHome(now time.Time, instant bool) {
	l.glide(l.Home(), now, instant)
	l.fitted, l.home = true, true
}

// Pan moves the map by that many points.
func (l *Camera) Pan(dx, dy float64) {
	l.now.X, l.now.Y = l.now.X+dx, l.now.Y+dy
	l.now = l.clamp(l.now)
	l.to, l.moving, l.fitted = l.now, false, false
}

// Clear is the part of the view that nothing lies over.
func (l *Camera) Clear() widgets.Rect {
	return widgets.Rect{X: l.View.X, Y: l.View.Y + l.Head, W: l.View.W - l.side, H: l.View.H - l.Head}
}

// LookAt brings a box of the map into sight with the least movement: not at all if its middle is
// well inside the view, and all of it is in sight. Of a box that is too large it brings the middle.
func (l *Camera) LookAt(x, y, w, h float64, now time.Time, instant bool) {
	if !l.Zoomed() {
		return
	}
	c, in := l.Target(), l.Clear()
	p := c.Out(x+w/2, y+h/2)
	edge := min(in.W, in.H) / 6
	shift := func(at, from, room, size float64) float64 {
		margin := edge
		if half := size/2 + edgeSeen; half <= room/2 {
			margin = max(edge, half)
		}
		return min(max(at, from+margin), from+room-margin) - at
	}
	dx, dy := shift(p.X, in.X, in.W, w*c.S), shift(p.Y, in.Y, in.H, h*c.S)
	if dx == 0 && dy == 0 {
		return
	}
	c.X, c.Y = c.X+dx, c.Y+dy
	l.glide(c, now, instant)
}

// edgeSeen is how far from the edge of the view, in points, a box lies that was brought into sight.
const edgeSeen = 6.0

// Centre moves a map point to the middle of the view, as far as the edge allows.
func (l *Camera) Centre(x, y float64, now time.Time, instant bool) {
	c := l.Target()
	m := l.View.Mid()
	c.X, c.Y = m.X-x*c.S, m.Y-y*c.S
	l.glide(c, now, instant)
}

// showing is the scale at which Show shows a box.
func (l *Camera) showing(w, h, most float64) float64 {
	within := func(wide, high, all float64) float64 { return min(wide/w, (high-l.Head)/h, all*most) }
	s := max(within(l.View.W-l.side, l.View.H, l.Fit().S), within(l.plain[0], l.plain[1], l.scale(l.plain[0], l.plain[1])))
	return min(s, l.nearest())
}

// Holds reports whether all of a box is in sight when Show has shown it.
func (l *Camera) Holds(w, h, most float64) bool {
	s, in := l.showing(w, h, most), l.Clear()
	return w*s < in.W+1 && h*s < in.H+1
}

// Show brings a box of the map as near as the view allows, at most so many times nearer than all of the map.
func (l *Camera) Show(box widgets.Rect, most float64, now time.Time, instant bool) {
	s, m, at := l.showing(box.W, box.H, most), l.View.Mid(), box.Mid()
	l.glide(Transform{s, m.X - l.side/2 - at.X*s, m.Y + l.Head/2 - at.Y*s}, now, instant)
}

func (l *Camera) glide(c Transform, now time.Time, instant bool) {
	c = l.clamp(c)
	l.fitted, l.home = c == l.Fit() || c == l.Home(), c == l.Home() // either stays so when the window changes
	if instant {
		l.now, l.to, l.moving = c, c, false
		return
	}
	l.from, l.to, l.began, l.moving = l.now, c, now, c != l.now
}

// Step moves the camera to where it is at a moment.
func (l *Camera) Step(now time.Time) {
	l.stepped = now
	if !l.moving {
		return
	}
	p := float64(now.Sub(l.began)) / float64(glide)
	if p >= 1 {
		l.now, l.moving = l.to, false
		return
	}
	e := 1 - (1-p)*(1-p)
	if math.Abs(l.to.S/l.from.S-1) < 1e-9 {
		l.now = Transform{l.to.S, l.from.X + (l.to.X-l.from.X)*e, l.from.Y + (l.to.Y-l.from.Y)*e}
		return
	}
	// The scale grows evenly to the eye, and the fixed point of the zoom stays fixed.
	s := l.from.S * math.Pow(l.to.S/l.from.S, e)
	q := (s - l.from.S) / (l.to.S - l.from.S)
	l.now = Transform{s, l.from.X + (l.to.X-l.from.X)*q, l.from.Y + (l.to.Y-l.from.Y)*q}
}

// clamp keeps the map in the view: no edge leaves a gap that it could fill.
func (l *Camera) clamp(c Transform) Transform {
	fit := func(pos, size, lo, room float64) float64 {
		if size <= room {
			return lo + (room-size)/2
		}
		return min(lo, max(lo+room-size, pos))
	}
	c.X = fit(c.X, l.W*c.S, l.View.X, l.View.W-l.side)
	if y, h := l.View.Y+l.Head, l.View.H-l.Head; l.H*c.S <= h {
		c.Y = y + (h-l.H*c.S)/2
	} else {
		c.Y = min(y, max(l.View.Y+l.View.H-l.H*c.S, c.Y))
	}
	return c
}
