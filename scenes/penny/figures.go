package penny

import (
	"image/color"
	"math"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules/penny"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sizes of the figures in shares of the width of a tile.
const (
	figureW = 0.115
	figureH = 0.185
)

// apart says how many points lie at least between the middles of what can be pressed on a
// place: the place itself and the figures on it.
const apart = 30.0

// sprites returns the figures on the map: heroes to the left of their place and villains to
// its right, so that what lies there is seen and can be pressed.
func (b *Board) sprites() []board.Sprite {
	w, h := figureW*b.town.w, figureH*b.town.w
	var all []board.Sprite
	var on []string
	put := func(place string, s board.Sprite) {
		s.W, s.H = w, h
		all, on = append(all, s), append(on, place)
	}
	for _, x := range b.known.heroes {
		if x.Place != "" && !x.Dead {
			put(x.Place, board.Sprite{ID: x.ID, Image: x.ID, Tint: b.mark(x.Seat).Tint, Z: 3})
		}
	}
	for _, x := range b.known.villains {
		if x.Place != "" {
			put(x.Place, board.Sprite{ID: x.ID, Image: widgets.If(x.Card.Key != "", id(aVillain, x.Card.Key), x.ID), Z: 2})
		}
	}
	stand := b.crowd()
	for i := range all {
		at := stand.place(on[i], of(all[i].ID, aHero))
		all[i].X, all[i].Y = at.X, at.Y+h/2
	}
	return all
}

// crowd are the middles of the figures that stand on the map already, and their places.
type crowd struct {
	b      *Board
	w, h   float64 // of a figure
	gap    float64 // between the middles of what lies on a place
	at     []geom.Point
	on     []string
	names  []maps.Rect // printed on the tiles, with the room in which a figure's rim or base would cover them
	places map[string]maps.Rect
}

// crowd returns the map before anyone stands on it.
func (b *Board) crowd() *crowd {
	w := figureW * b.town.w
	c := &crowd{b: b, w: w, h: figureH * b.town.w, gap: max(apart*1.01/b.scale, w*1.1), places: map[string]maps.Rect{}}
	rim, base := rimWide/b.scale, max(rimWide, (1-baseRise)*baseSide(w*b.scale))/b.scale
	for _, tile := range b.View.Tiles() {
		if t, ok := b.town.plane.Piece(tile.ID); ok {
			for _, l := range t.Side().Map.Labels {
				c.names = append(c.names, maps.Rect{X0: t.X + l.X0 - rim, Y0: t.Y + l.Y0 - base, X1: t.X + l.X1 + rim, Y1: t.Y + l.Y1 + rim})
			}
		}
	}
	for _, x := range b.known.places {
		px, py, r := b.spot(x.ID)
		c.places[x.ID] = maps.Rect{X0: px - r, Y0: py - r, X1: px + r, Y1: py + r}
	}
	return c
}

// The places about a location that are tried, nearest first: rings in distances of figures,
// and directions.
var rings = [...]float64{1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.2}

const directions = 24

// What it costs, in shares of a figure, to stand on the other side, to stand farther away,
// and to hide as much of a name, a figure or a place.
const (
	wrongSide = 0.35
	farther   = 0.12
	hides     = 3.0
)

// place finds where the next figure stands: as near as the distances allow, where it covers
// as little of names, places and other figures as it can.
func (c *crowd) place(on string, hero bool) geom.Point {
	px, py, _ := c.b.spot(on)
	best, least := geom.Pt(px, py), math.Inf(1)
	for _, ring := range rings {
		for d := range directions {
			sin, cos := math.Sincos(2 * math.Pi * float64(d) / directions)
			if !hero {
				cos = -cos
			}
			at := geom.Pt(px-cos*ring*c.gap, py+sin*ring*c.gap)
			if c.near(on, at) || !c.inside(at) {
				continue
			}
			cost := hides*(c.covered(at)+c.hidden(at)+c.blocked(on, at)) +
				c.w*c.h*(farther*(ring-1)+wrongSide*max(0, widgets.If(hero, -cos, cos))+0.01*math.Abs(sin))
			if cost < least-1e-9 {
				best, least = at, cost
			}
		}
	}
	c.at, c.on = append(c.at, best), append(c.on, on)
	return best
}

// inside reports whether a figure about at stands wholly on the map.
func (c *crowd) inside(at geom.Point) bool {
	p := c.b.town.plane
	return at.X >= c.w/2 && at.Y >= c.h/2 && at.X <= p.W-c.w/2 && at.Y <= p.H-c.h/2
}

// near reports whether another figure of a place stands too close.
func (c *crowd) near(on string, at geom.Point) bool {
	for i, p := range c.at {
		if c.on[i] == on && p.Distance(at) < c.gap*0.999 {
			return true
		}
	}
	return false
}

// hidden returns how much of other figures one about at covers, in square units.
func (c *crowd) hidden(at geom.Point) (area float64) {
	for _, p := range c.at {
		area += max(0, c.w-math.Abs(p.X-at.X)) * max(0, c.h-math.Abs(p.Y-at.Y))
	}
	return area
}

// covered returns how much of the names it covers.
func (c *crowd) covered(at geom.Point) (area float64) {
	for _, r := range c.names {
		area += c.over(at, r)
	}
	return area
}

// blocked returns how much of other places it covers, and half of what it covers of its own.
func (c *crowd) blocked(on string, at geom.Point) (area float64) {
	for id, r := range c.places {
		area += c.over(at, r) * widgets.If(id == on, 0.5, 1)
	}
	return area
}

// over returns how much of a box a figure about at covers.
func (c *crowd) over(at geom.Point, r maps.Rect) float64 {
	return max(0, min(at.X+c.w/2, r.X1)-max(at.X-c.w/2, r.X0)) * max(0, min(at.Y+c.h/2, r.Y1)-max(at.Y-c.h/2, r.Y0))
}

// spreadOut sets the figures anew where the map has another size: the distances between
// them are points of the window.
func (b *Board) spreadOut(r widgets.Rect) {
	if s := min(r.W/b.town.plane.W, r.H/b.town.plane.H); s > 0 && math.Abs(s-b.scale) > 1e-6 {
		b.scale = s
		b.Set(b.sprites(), true)
	}
}

// gripW is the share of its width in which a figure answers: not as far as its place.
const gripW = 0.7

// rimWide is how far, in points, the rim of a figure that can be taken reaches out.
const rimWide = 5.0

// baseRise is the share of its base that lies above the foot of a figure.
const baseRise = 0.7

// baseSide returns the side, in points, of the base of a figure that is so wide: the letter of a villain is readable on it.
func baseSide(w float64) float64 { return max(14, w*0.52) }

// figures paints the moving pieces: woodcuts pasted on newsprint, so that none is lost before the black of a tile, with
// an edge in the colour of their seat and its shape as a base. The hero whose turn it is breathes once.
func (b *Board) figures(u *widgets.UI) {
	c, p := b.Camera.Now(), b.Host.Pointing()
	active := b.known.seated(b.View.Active()).ID
	b.breath.Light(u, active+itoa(b.View.Round()))
	breath := b.breath.Swell(u, b.Host.Still())
	for _, f := range b.Placed(u) {
		at := c.Out(f.X, f.Y)
		w, h := f.W*c.S, f.H*c.S
		r := widgets.Rect{X: at.X - w/2, Y: at.Y - h - 10*f.Lift*c.S, W: w, H: h}
		edge, tint := ink, blood
		hero := of(f.ID, aHero)
		if hero {
			edge, tint = f.Tint, ink
		}
		if f.ID == active {
			u.BorderedBox(r.Inset(-2-w*0.2*breath), color.RGBA{}, widgets.Fade(f.Tint, f.Shown*(0.35+0.65*breath)), 2, w*0.25)
		}
		u.Shadow(r, 2, 5)
		u.BorderedBox(r, widgets.Fade(ink, f.Shown), color.RGBA{}, 0, w*0.18)
		u.BorderedBox(r.Inset(1), widgets.Fade(news, f.Shown), widgets.Fade(edge, f.Shown), max(2, w*0.08), w*0.16)
		u.Faded(r.Inset(w*0.1), sprite(f.Image), tint, f.Shown)
		side := baseSide(w)
		base := widgets.Rect{X: at.X - side/2, Y: at.Y - side*baseRise - 10*f.Lift*c.S, W: side, H: side}
		if name, ok := villainMark(f.Image); ok {
			u.Faded(base, name, ink, f.Shown)
		} else if hero {
			u.BorderedBox(base, widgets.Fade(ink, f.Shown), widgets.Fade(news, f.Shown), 1, side/2)
			m := b.mark(b.heroOf(f.ID))
			u.Faded(base.Inset(side*0.16), m.Sprite, m.Tint, f.Shown)
		}
		if held := p.Hand() == f.ID; held || b.Host.Highlights() && (p.Takes(f.ID) || p.Next(f.ID)) {
			rim := widgets.If(held && !hero, blood, gold) // a villain who goes is not to be chosen: where to is
			u.BorderedBox(r.Inset(-3), color.RGBA{}, rim, widgets.If(held, widgets.HotWide, widgets.LitWide), w*0.3)
		}
		b.Host.Place(f.ID, r)
	}
}

// homes ring the places on which heroes stand, in the colours of their seats.
func (b *Board) homes(u *widgets.UI) {
	on := map[string]float64{}
	for _, h := range b.known.heroes {
		if h.Place == "" || h.Dead {
			continue
		}
		on[h.Place]++
		r := b.disc(h.Place, 1.04+0.14*on[h.Place])
		u.BorderedBox(r, color.RGBA{}, ink, max(4, r.W*0.1), r.W/2)
		u.BorderedBox(r.Inset(1), color.RGBA{}, b.mark(h.Seat).Tint, max(2, r.W*0.07), r.W/2)
	}
}

// standees registers the figures, those that are meant or those that are not: heroes and villains that can be taken are pieces.
// again says that the focus walk has come to them already.
func (b *Board) standees(u *widgets.UI, meant, again bool) {
	placed, _ := b.Animator.At(u.Now)
	p := b.Host.Pointing()
	for _, f := range placed {
		if f.Shown < 0.5 || (p.Lit(f.ID) || p.Takes(f.ID)) != meant {
			continue
		}
		r := b.Box(f.X-f.W/2, f.Y-f.H, f.W, f.H)
		b.Host.Spot(u, table.Spot{ID: f.ID, R: r.Centre(r.W*gripW, r.H), NoFocus: again,
			Role:  widgets.If(p.Takes(f.ID), table.Piece, table.Place),
			Carry: table.Carried{Sprite: sprite(f.Image), Tint: ink, W: r.W * 1.15, H: r.H * 1.15, Rise: 0.4}})
	}
}

// villain returns a figure of the other side.
func (b *Board) villain(id string) (penny.VillainView, bool) {
	return parts.Find(b.known.villains, func(x penny.VillainView) bool { return x.ID == id })
}
