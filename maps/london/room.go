package london

import (
	"math"

	"golang.org/x/image/font/sfnt"

	"intrigue/maps/face"
	"intrigue/maps/geom"
)

type rect struct{ x0, y0, x1, y1 float64 }

func (r rect) near(q geom.Point, d float64) bool {
	return q.X > r.x0-d && q.X < r.x1+d && q.Y > r.y0-d && q.Y < r.y1+d
}

func (r rect) grow(d float64) rect { return rect{r.x0 - d, r.y0 - d, r.x1 + d, r.y1 + d} }

func (r rect) meets(o rect, d float64) bool {
	return r.x0 < o.x1+d && o.x0 < r.x1+d && r.y0 < o.y1+d && o.y0 < r.y1+d
}

// crossedBy says whether a piece of line comes closer than d.
func (r rect) crossedBy(a, b geom.Point, d float64) bool {
	g := r.grow(d)
	if max(a.X, b.X) < g.x0 || min(a.X, b.X) > g.x1 || max(a.Y, b.Y) < g.y0 || min(a.Y, b.Y) > g.y1 {
		return false
	}
	if g.near(a, 0) || g.near(b, 0) {
		return true
	}
	c := []geom.Point{{X: g.x0, Y: g.y0}, {X: g.x1, Y: g.y0}, {X: g.x1, Y: g.y1}, {X: g.x0, Y: g.y1}}
	for i := range c {
		if _, ok := crossing(a, b, c[i], c[(i+1)%4]); ok {
			return true
		}
	}
	return false
}

// room knows what is already on the paper.
type room struct {
	*network
	lines []street
	water []geom.Point
	taken []rect
	plain *sfnt.Font // for the names of sights and districts
	caps  *sfnt.Font // for those of parks
}

func newRoom(n *network) *room {
	r := &room{network: n, water: n.river.water(), plain: load(face.UIMedium), caps: load(face.Caps)}
	for _, k := range kinds {
		for _, l := range n.legsOf(k) {
			f := n.flat(l)
			for i := 1; i < len(f); i++ {
				r.lines = append(r.lines, street{f[i-1], f[i]})
			}
		}
	}
	return r
}

// free says whether nothing of the game lies in the box: no line, no sign.
func (r *room) free(b rect, wet bool, gap float64) bool {
	if b.x0 < -bleed+2 || b.y0 < -bleed+2 || b.x1 > 1000+bleed-2 || b.y1 > 750+bleed-1.5 {
		return false
	}
	for _, s := range r.stations {
		w, h := 11.5+gap/2, 12+gap/2
		if s.underground {
			w = 16
		}
		if b.meets(rect{s.at.X - w, s.at.Y - h, s.at.X + w, s.at.Y + h}, 0) {
			return false
		}
	}
	for _, l := range r.lines {
		if b.crossedBy(l.a, l.b, 2.4+gap/2) {
			return false
		}
	}
	for _, t := range r.taken {
		if b.meets(t, 1) {
			return false
		}
	}
	if !wet {
		for _, q := range []geom.Point{{X: b.x0, Y: b.y0}, {X: b.x1, Y: b.y0}, {X: b.x0, Y: b.y1}, {X: b.x1, Y: b.y1}} {
			if inside(q, r.water) {
				return false
			}
		}
	}
	return true
}

// near tries places around p, nearest first, and takes the first that fits.
func (r *room) near(p geom.Point, reach float64, fits func(geom.Point) bool) (geom.Point, bool) {
	for d := 0.0; d <= reach; d += 1.5 {
		n := max(1, int(2*math.Pi*d/2))
		for i := range n {
			s, c := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			if q := p.Add(geom.Pt(c*d, s*d)); fits(q) {
				return q, true
			}
		}
	}
	return geom.Point{}, false
}
