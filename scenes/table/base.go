package table

import (
	"intrigue/maps"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// Base is what the boards of all games have in common: the plane they lie on, the seat
// they are given, and the view of it that they show.
type Base[V rules.View] struct {
	*Plane
	Seat *Seat
	View V
}

// Renew takes over what the seat sees now, and returns what was shown before. It is not
// ok where the seat has no view of this game.
func (b *Base[V]) Renew() (old V, ok bool) {
	old = b.View
	if v, is := b.Seat.View().(V); is {
		b.View, ok = v, true
	}
	return old, ok
}

// nowhere is where a place lies that a map does not know.
var nowhere = widgets.Rect{X: -1e4, Y: -1e4, W: 1, H: 1}

// About is a rectangle of w×h units of the picture about x, y, on the window.
func (p *Plane) About(x, y, w, h float64) widgets.Rect {
	c := p.Camera.Now()
	at := c.Out(x, y)
	return widgets.Rect{X: at.X - w*c.S/2, Y: at.Y - h*c.S/2, W: w * c.S, H: h * c.S}
}

// AboutPlace is About a place of a map, moved by dx, dy units.
func (p *Plane) AboutPlace(m *maps.Map, id string, dx, dy, w, h float64) widgets.Rect {
	place, ok := m.Places[id]
	if !ok {
		return nowhere
	}
	return p.About(place.At.X+dx, place.At.Y+dy, w, h)
}

// Bounds is the box of a place of a map on the window.
func (p *Plane) Bounds(m *maps.Map, id string) widgets.Rect {
	place, ok := m.Places[id]
	if !ok {
		return nowhere
	}
	c := p.Camera.Now()
	x, y := c.Out(place.Bounds.X0, place.Bounds.Y0), c.Out(place.Bounds.X1, place.Bounds.Y1)
	return widgets.Rect{X: x.X, Y: x.Y, W: y.X - x.X, H: y.Y - x.Y}
}
