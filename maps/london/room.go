package london

import (
	"math"
	"slices"

	"golang.org/x/image/font/sfnt"

	"intrigue/maps/face"
	"intrigue/maps/geom"
)

// crosses says whether a piece of line touches a box.
func crosses(a, b geom.Point, r geom.Rect) bool {
	if max(a.X, b.X) < r.X0 || min(a.X, b.X) > r.X1 || max(a.Y, b.Y) < r.Y0 || min(a.Y, b.Y) > r.Y1 {
		return false
	}
	if r.Contains(a) || r.Contains(b) {
		return true
	}
	c := r.Corners()
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
	taken []geom.Rect
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
func (r *room) free(b geom.Rect, wet bool, gap float64) bool {
	if b.X0 < -bleed+2 || b.Y0 < -bleed+2 || b.X1 > 1000+bleed-2 || b.Y1 > 750+bleed-1.5 {
		return false
	}
	for _, s := range r.stations {
		w, h := 11.5+gap/2, 12+gap/2
		if s.underground {
			w = 16
		}
		if b.Overlaps(geom.Rect{X0: s.at.X - w, Y0: s.at.Y - h, X1: s.at.X + w, Y1: s.at.Y + h}) {
			return false
		}
	}
	for _, l := range r.lines {
		if crosses(l.a, l.b, b.Grow(2.4+gap/2)) {
			return false
		}
	}
	for _, t := range r.taken {
		if b.Grow(1).Overlaps(t) {
			return false
		}
	}
	corners := b.Corners()
	return wet || !slices.ContainsFunc(corners[:], func(q geom.Point) bool { return inside(q, r.water) })
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
