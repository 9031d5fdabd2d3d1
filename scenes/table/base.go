package table

import (
	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// Base is what the boards of all games have in common: the plane they lie on, the seat
// they are given, the view of it that they show, and what happens when that changes.
type Base[V rules.View] struct {
	*Plane
	Seat *Seat
	View V
	Hooks[V]
}

// Hooks are what the board of one game does when its view changes; only Sprites must be
// there. With skip the moment was jumped to, as it is when the board is opened.
type Hooks[V rules.View] struct {
	Sprites func() []board.Sprite  // the pieces, from the view
	Before  func(old V, skip bool) // before the pieces set out
	After   func(old V, skip bool) // once they are on their way
	Forget  func()                 // ends what is still shown of the past
}

// Changed implements Board. Where the seat has no view of this game nothing changes.
func (b *Base[V]) Changed(skip bool) {
	old := b.View
	v, ok := b.Seat.View().(V)
	if !ok {
		return
	}
	b.View = v
	if b.Before != nil {
		b.Before(old, skip)
	}
	b.Set(b.Sprites(), skip)
	if b.After != nil {
		b.After(old, skip)
	}
}

// Rush ends all journeys, and what is still shown of the past.
func (b *Base[V]) Rush() {
	b.Plane.Rush()
	if b.Forget != nil {
		b.Forget()
	}
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

// Line is a line of the picture on the window.
func (p *Plane) Line(pts []geom.Point) []geom.Point {
	c := p.Camera.Now()
	out := make([]geom.Point, len(pts))
	for i, at := range pts {
		out[i] = c.Out(at.X, at.Y)
	}
	return out
}

// Paint paints a piece in r, and notes that it stands there.
func (p *Plane) Paint(u *widgets.UI, piece board.Placed, r widgets.Rect) {
	u.Faded(r, piece.Image, piece.Tint, piece.Shown)
	p.seat.Place(piece.ID, r)
}
