package london

import (
	"slices"
	"strings"

	"intrigue/maps/geom"
)

// pitch is the distance between lines that run side by side in one street.
const pitch = 4.4

// line is the drawn form of a leg.
type line struct {
	pts  []geom.Point // from a to b, both included
	soft bool         // a curve through the points, not straight pieces
}

// network is all legs with their places on the paper.
type network struct {
	*facts
	river *river
	legs  map[leg]line
}

// lay decides where every leg runs. Lines in the same street lie side by
// side, always in the same order (seen from the north: bus, taxi,
// underground), so that a line keeps its side when it runs on under a mark.
func lay(f *facts) *network {
	n := &network{facts: f, river: f.river(), legs: map[leg]line{}}
	street := map[[2]int][]kind{}
	for _, k := range []kind{bus, taxi, underground} {
		for _, l := range n.legsOf(k) {
			if f.bends[l] == nil {
				street[[2]int{l.a, l.b}] = append(street[[2]int{l.a, l.b}], k)
			}
		}
	}
	for _, k := range kinds {
		for _, l := range n.legsOf(k) {
			a, b := f.at(l.a), f.at(l.b)
			switch bends := f.bends[l]; {
			case k == boat:
				n.legs[l] = line{n.river.course(a, b), true}
			case bends != nil:
				n.legs[l] = line{append(append([]geom.Point{a}, bends...), b), true}
			default:
				s := street[[2]int{l.a, l.b}]
				lane := 0.0
				for i := range s {
					if s[i] == k {
						lane = float64(i) - float64(len(s)-1)/2
					}
				}
				n.legs[l] = line{beside(a, b, lane*pitch), false}
			}
		}
	}
	return n
}

// beside is the straight line from a to b moved sideways between the marks;
// the ends stay in the middle of the marks, whose signs hide the jog.
func beside(a, b geom.Point, off float64) []geom.Point {
	if off == 0 {
		return []geom.Point{a, b}
	}
	d := b.Sub(a).Unit()
	south := d.Left().Mul(-off)
	if d.X < 0 || d.X == 0 && d.Y < 0 {
		south = south.Mul(-1)
	}
	return []geom.Point{a, a.Add(south).Add(d.Mul(3)), b.Add(south).Sub(d.Mul(3)), b}
}

// legsOf lists the different legs of a kind, in the order of the routes.
func (n *network) legsOf(k kind) []leg {
	var out []leg
	seen := map[leg]bool{}
	for _, r := range n.routes {
		if r.kind != k {
			continue
		}
		for i := 1; i < len(r.stop); i++ {
			l := leg{k, min(r.stop[i-1], r.stop[i]), max(r.stop[i-1], r.stop[i])}
			if !seen[l] {
				seen[l] = true
				out = append(out, l)
			}
		}
	}
	return out
}

// along is a route's line as path data.
func (n *network) along(r route) string {
	var s string
	for i := 1; i < len(r.stop); i++ {
		a, b := r.stop[i-1], r.stop[i]
		l := n.legs[leg{r.kind, min(a, b), max(a, b)}]
		pts := slices.Clone(l.pts)
		if a > b {
			slices.Reverse(pts)
		}
		d := poly(pts, false)
		if l.soft {
			d = curve(pts, false)
		}
		if i > 1 {
			d = d[strings.IndexAny(d, "lC"):] // one line: it goes on where the last leg ended
		}
		s += d
	}
	return s
}

// flat is a leg as a polyline.
func (n *network) flat(l leg) []geom.Point {
	ln := n.legs[l]
	if ln.soft {
		return smooth(ln.pts)
	}
	return ln.pts
}

// drawLines writes the lines of all kinds, lowest first. Each line is one
// path with the id of its route; its casing is a use of the same path.
func (n *network) drawLines(p *pen) {
	each := func(k kind, do func(r route)) {
		for _, r := range n.routes {
			if r.kind == k {
				do(r)
			}
		}
	}
	casing := func(k kind, attrs string) {
		p.Group(attrs, func() {
			each(k, func(r route) { p.Line(`<use href="#%s"/>`, r.id()) })
		})
	}
	draw := func(k kind, attrs string) {
		p.Group(attrs, func() {
			each(k, func(r route) { p.Line(`<path id="%s" d="%s"/>`, r.id(), n.along(r)) })
		})
	}
	p.Group(`id="lines" fill="none" stroke-linejoin="round"`, func() {
		casing(underground, `id="underground-casing" stroke="#fbf3df" stroke-width="4.6"`)
		draw(underground, `id="underground-lines" stroke="#c3272b" stroke-width="3" stroke-dasharray="6.4 3.2"`)
		casing(bus, `id="bus-casing" stroke="#1f4a33" stroke-width="4.2"`)
		draw(bus, `id="bus-lines" stroke="#3f8f5f" stroke-width="2.8"`)
		casing(taxi, `id="taxi-casing" stroke="#5a4416" stroke-width="3.6"`)
		draw(taxi, `id="taxi-lines" stroke="#f2b632" stroke-width="2.3"`)
		casing(boat, `id="boat-casing" stroke="#eef3f2" stroke-width="3.6" stroke-opacity=".8"`)
		draw(boat, `id="boat-lines" stroke="#1d1d1f" stroke-width="1.9"`)
	})
}
