package widgets

import (
	"image/color"
	"slices"
	"time"

	"intrigue/maps/geom"
)

// display is the list of what a frame paints.
type display struct {
	stratum
	above []stratum // the layers that lie over it, from the lowest
	clip  Rect
	layer int  // the one that is laid out
	rough bool // sizes are those of this frame only
	said  []SpokenText
	quiet bool // what is written is not read aloud by itself
	mute  bool // it is not even noted
}

// stratum is what one layer paints: its items, and above them what was put off to its end.
type stratum struct {
	items    []Item
	overlays []func() // tooltips
}

// flush paints what was put off. Nothing of it is read aloud: the code that put it off has said it.
func (d *display) flush() {
	late := d.overlays
	d.overlays = nil
	d.mute = true
	for _, f := range late {
		f()
	}
	d.mute = false
}

// Raise runs f, which paints a layer of its own: above everything below it, also what is laid out later.
func (d *display) Raise(f func()) {
	below := *d
	d.stratum, d.above, d.clip = stratum{}, nil, Rect{}
	f()
	d.above = slices.Concat(below.above, []stratum{d.stratum}, d.above)
	d.stratum, d.clip = below.stratum, below.clip
}

// settle puts the layers onto one another. top paints at the top of the uppermost, below what was put off there.
func (d *display) settle(top func()) {
	for _, layer := range d.above {
		d.flush()
		d.items, d.overlays = append(d.items, layer.items...), layer.overlays
	}
	top()
	d.flush()
	d.above = nil
}

// Overlay runs f at the end of the layer, so that what it paints lies above all of it.
func (d *display) Overlay(f func()) { d.overlays = append(d.overlays, f) }

// OverlayClipped is Overlay within the present clip: what it paints lies above the ring of the focus.
func (d *display) OverlayClipped(f func()) {
	clip := d.clip
	d.Overlay(func() { d.Clipped(clip, f) })
}

// Clipped runs f and paints and answers nothing outside r. The zero Rect is no clip.
func (d *display) Clipped(r Rect, f func()) {
	old := d.clip
	if old != (Rect{}) {
		r = r.Intersect(old)
	}
	d.clip = r
	f()
	d.clip = old
}

// Rough runs f. When on is true, the size of what it paints is that of a moment in a
// zoom: its drawings, and its words that are part of a picture, are painted roughly.
func (d *display) Rough(on bool, f func()) {
	old := d.rough
	d.rough = on
	f()
	d.rough = old
}

// Add puts an item on the list as it is.
func (d *display) Add(it Item) {
	if it.Clip == (Rect{}) {
		it.Clip = d.clip
	}
	if d.rough && it.Kind == Sprite {
		it.Rough = true
	}
	d.items = append(d.items, it)
}

// Place puts items that were laid out elsewhere on the list, k times as large and moved by (dx, dy). It reports whether all
// of their pictures are there; else there are only these, which come when they are painted.
func (d *display) Place(items []Item, k, dx, dy float64) (ready bool) {
	move := func(r Rect) Rect { return Rect{r.X*k + dx, r.Y*k + dy, r.W * k, r.H * k} }
	first := len(d.items)
	ready = true
	for _, it := range items {
		it.R, it.Points = move(it.R), slices.Clone(it.Points)
		for i, p := range it.Points {
			it.Points[i] = geom.Pt(p.X*k+dx, p.Y*k+dy)
		}
		for _, length := range []*float64{&it.EdgeW, &it.Radius, &it.Soft, &it.Size, &it.Width, &it.Dash, &it.Gap} {
			*length *= k
		}
		it.Clip = If(it.Clip == (Rect{}), d.clip, move(it.Clip).Intersect(d.clip))
		if v, ok := it.Picture.(interface{ Version() uint64 }); ok {
			it.Version = v.Version()
			ready = ready && it.Version > 0
		}
		if b := it.Bounds(); b.W > 0 && b.H > 0 {
			d.Add(it)
		}
	}
	if !ready {
		d.items = slices.DeleteFunc(d.items, func(it Item) bool { first--; return first < 0 && it.Kind != Canvas })
	}
	return ready
}

// Box paints a rounded rectangle.
func (d *display) Box(r Rect, fill color.RGBA, radius float64) {
	d.Add(Item{Look: Look{Kind: Box, R: r, Colour: fill, Radius: radius}})
}

// BorderedBox paints a rounded rectangle with an edge.
func (d *display) BorderedBox(r Rect, fill, edge color.RGBA, width, radius float64) {
	d.Add(Item{Look: Look{Kind: Box, R: r, Colour: fill, Edge: edge, EdgeW: width, Radius: radius}})
}

// Shadow paints a soft dark ground under r.
func (d *display) Shadow(r Rect, radius, soft float64) {
	r.Y += soft / 3
	d.Add(Item{Look: Look{Kind: Box, R: r, Colour: color.RGBA{0, 0, 0, 110}, Radius: radius, Soft: soft}})
}

// Sprite paints a named drawing.
func (d *display) Sprite(r Rect, name string, tint color.RGBA) {
	d.Add(Item{Look: Look{Kind: Sprite, R: r, Name: name, Colour: tint}})
}

// Faded paints a named drawing at an opacity from 0 to 1.
func (d *display) Faded(r Rect, name string, tint color.RGBA, alpha float64) {
	d.Add(Item{Look: Look{Kind: Sprite, R: r, Name: name, Colour: tint, Alpha: max(0.01, alpha)}})
}

// Stroke paints a line through points, which it keeps: solid at a dash of 0, else in dashes and gaps so long.
func (d *display) Stroke(pts []geom.Point, width float64, c color.RGBA, dash, gap float64) {
	d.Add(Item{Look: Look{Kind: Stroke, Width: width, Colour: c, Dash: dash, Gap: gap}, Points: pts})
}

// schedule says when the next frame is wanted.
type schedule struct {
	moving        bool      // something moves: another frame is wanted at once
	wakeAt        time.Time // the earliest moment at which something changes by itself
	screenChanged bool      // another screen was opened in this frame
}

// Animate says that something is moving, so that another frame follows at once.
func (s *schedule) Animate() { s.moving = true }

// WakeAt says that something will change by itself at t: the window may sleep until then.
func (s *schedule) WakeAt(t time.Time) {
	if s.wakeAt.IsZero() || t.Before(s.wakeAt) {
		s.wakeAt = t
	}
}

// Moving reports whether another frame is wanted at once: something moves, or
// another screen was opened in this frame and is yet to be laid out.
func (s *schedule) Moving() bool { return s.moving || s.screenChanged }

// ScreenChanged reports whether another screen was opened in this frame: what it shows is half of both.
func (s *schedule) ScreenChanged() bool { return s.screenChanged }

// Due is the earliest moment given to WakeAt in this frame; zero for none.
func (s *schedule) Due() time.Time { return s.wakeAt }
