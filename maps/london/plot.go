package london

import (
	"cmp"
	"math"
	"slices"

	"intrigue/maps/geom"
)

// plot is a convex piece of town. main[i] says that the side from corner i
// to the next lies on a street with lines in it.
type plot struct {
	pts  []geom.Point
	main []bool
}

// reflex finds a corner that bends inwards, -1 when there is none.
func (p plot) reflex() int {
	n := len(p.pts)
	for i := range n {
		a, b, c := p.pts[(i+n-1)%n], p.pts[i], p.pts[(i+1)%n]
		if b.Sub(a).Unit().Cross(c.Sub(b).Unit()) < -0.06 {
			return i
		}
	}
	return -1
}

// extent measures the plot along its longest side and across, and returns
// the smaller and the larger extent and the direction of the larger.
func (p plot) extent() (lo, hi float64, along geom.Point) {
	n := len(p.pts)
	var d geom.Point
	for i := range n {
		if e := p.pts[(i+1)%n].Sub(p.pts[i]); e.Len() > d.Len() {
			d = e
		}
	}
	d = d.Unit()
	span := func(v geom.Point) float64 {
		a, b := math.Inf(1), math.Inf(-1)
		for _, q := range p.pts {
			a, b = min(a, q.Dot(v)), max(b, q.Dot(v))
		}
		return b - a
	}
	w, h := span(d), span(d.Left())
	if w >= h {
		return h, w, d
	}
	return w, h, d.Left()
}

func centroid(poly []geom.Point) geom.Point {
	var c geom.Point
	total := 0.0
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		k := a.Cross(b)
		c = c.Add(a.Add(b).Mul(k / 3))
		total += k
	}
	return c.Mul(1 / total)
}

// cut divides a plot, which may be hollow, along a line through at.
func (p plot) cut(at, dir geom.Point) []plot {
	type corner struct {
		p       geom.Point
		main    bool
		partner int // of a crossing: where the boundary is met again
		t       float64
		crosses bool
		down    bool // the boundary goes over to the right here
		used    bool
	}
	side := func(q geom.Point) float64 { return dir.Cross(q.Sub(at)) + 1e-7 }
	var ring []corner
	var order []int
	n := len(p.pts)
	for i := range n {
		a, b := p.pts[i], p.pts[(i+1)%n]
		ring = append(ring, corner{p: a, main: p.main[i]})
		if s, e := side(a), side(b); (s < 0) != (e < 0) {
			q := a.Lerp(b, s/(s-e))
			order = append(order, len(ring))
			ring = append(ring, corner{p: q, main: p.main[i], t: q.Sub(at).Dot(dir), crosses: true, down: s >= 0})
		}
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(ring[i].t, ring[j].t) })
	if len(order) < 2 {
		return []plot{p}
	}
	for i := 0; i+1 < len(order); i += 2 {
		ring[order[i]].partner, ring[order[i+1]].partner = order[i+1], order[i]
	}
	var out []plot
	for i := range ring {
		if ring[i].used || ring[i].crosses {
			continue
		}
		var piece plot
		for k := i; !ring[k].used; {
			c := &ring[k]
			if !c.crosses {
				c.used = true
				piece.pts, piece.main = append(piece.pts, c.p), append(piece.main, c.main)
				k = (k + 1) % len(ring)
				continue
			}
			q := ring[c.partner]
			piece.pts = append(piece.pts, c.p, q.p)
			piece.main = append(piece.main, false, q.main)
			k = (c.partner + 1) % len(ring)
		}
		if piece = piece.merged(); len(piece.pts) > 2 && area(piece.pts) > 8 {
			out = append(out, piece)
		}
	}
	return out
}

// merged drops corners that lie on each other, as cuts through a corner
// leave them.
func (p plot) merged() plot {
	var out plot
	n := len(p.pts)
	for i := range n {
		if p.pts[i].Distance(p.pts[(i+1)%n]) > 0.05 {
			out.pts, out.main = append(out.pts, p.pts[i]), append(out.main, p.main[i])
		}
	}
	return out
}

// block is what is built on a plot: the plot less half of the streets.
func (p plot) block() []geom.Point {
	out := slices.Clone(p.pts)
	n := len(p.pts)
	for i := range n {
		a, b := p.pts[i], p.pts[(i+1)%n]
		if a.Distance(b) < 1e-6 {
			continue
		}
		w := sideStreet
		if p.main[i] {
			w = mainStreet
		}
		in := b.Sub(a).Unit().Left().Mul(-1) // clockwise on paper: inside is right
		at := a.Add(in.Mul(w))
		var kept []geom.Point
		for k, q := range out {
			r := out[(k+1)%len(out)]
			s, e := q.Sub(at).Dot(in), r.Sub(at).Dot(in)
			if s >= 0 {
				kept = append(kept, q)
			}
			if (s >= 0) != (e >= 0) {
				kept = append(kept, q.Lerp(r, s/(s-e)))
			}
		}
		if out = kept; len(out) < 3 {
			return nil
		}
	}
	return tidy(out)
}

// tidy drops corners too close to each other to be seen.
func tidy(poly []geom.Point) []geom.Point {
	var out []geom.Point
	for _, q := range poly {
		if len(out) == 0 || q.Distance(out[len(out)-1]) > 0.7 {
			out = append(out, q)
		}
	}
	for len(out) > 2 && out[0].Distance(out[len(out)-1]) <= 0.7 {
		out = out[:len(out)-1]
	}
	if len(out) < 3 || math.Abs(area(out)) < 12 {
		return nil
	}
	return out
}
