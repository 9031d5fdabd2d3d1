package london

import "math"

// plot is a convex piece of town. main[i] says that the side from corner i
// to the next lies on a street with lines in it.
type plot struct {
	pts  []pt
	main []bool
}

// reflex finds a corner that bends inwards, -1 when there is none.
func (p plot) reflex() int {
	n := len(p.pts)
	for i := range n {
		a, b, c := p.pts[(i+n-1)%n], p.pts[i], p.pts[(i+1)%n]
		if b.sub(a).unit().cross(c.sub(b).unit()) < -0.06 {
			return i
		}
	}
	return -1
}

// extent measures the plot along its longest side and across, and returns
// the smaller and the larger extent and the direction of the larger.
func (p plot) extent() (lo, hi float64, along pt) {
	n := len(p.pts)
	var d pt
	for i := range n {
		if e := p.pts[(i+1)%n].sub(p.pts[i]); e.len() > d.len() {
			d = e
		}
	}
	d = d.unit()
	span := func(v pt) float64 {
		a, b := math.Inf(1), math.Inf(-1)
		for _, q := range p.pts {
			a, b = min(a, q.dot(v)), max(b, q.dot(v))
		}
		return b - a
	}
	w, h := span(d), span(d.left())
	if w >= h {
		return h, w, d
	}
	return w, h, d.left()
}

func centroid(poly []pt) pt {
	var c pt
	total := 0.0
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		k := a.cross(b)
		c = c.add(a.add(b).mul(k / 3))
		total += k
	}
	return c.mul(1 / total)
}

// cut divides a plot, which may be hollow, along a line through at.
func (p plot) cut(at, dir pt) []plot {
	type corner struct {
		p       pt
		main    bool
		partner int // of a crossing: where the boundary is met again
		t       float64
		crosses bool
		down    bool // the boundary goes over to the right here
		used    bool
	}
	side := func(q pt) float64 { return dir.cross(q.sub(at)) + 1e-7 }
	var ring []corner
	var order []int
	n := len(p.pts)
	for i := range n {
		a, b := p.pts[i], p.pts[(i+1)%n]
		ring = append(ring, corner{p: a, main: p.main[i]})
		if s, e := side(a), side(b); (s < 0) != (e < 0) {
			q := a.lerp(b, s/(s-e))
			order = append(order, len(ring))
			ring = append(ring, corner{p: q, main: p.main[i], t: q.sub(at).dot(dir), crosses: true, down: s >= 0})
		}
	}
	for i := range order { // sort by place on the line; there are few
		for j := i; j > 0 && ring[order[j]].t < ring[order[j-1]].t; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
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
		if p.pts[i].dist(p.pts[(i+1)%n]) > 0.05 {
			out.pts, out.main = append(out.pts, p.pts[i]), append(out.main, p.main[i])
		}
	}
	return out
}

// block is what is built on a plot: the plot less half of the streets.
func (p plot) block() []pt {
	out := append([]pt(nil), p.pts...)
	n := len(p.pts)
	for i := range n {
		a, b := p.pts[i], p.pts[(i+1)%n]
		if a.dist(b) < 1e-6 {
			continue
		}
		w := sideStreet
		if p.main[i] {
			w = mainStreet
		}
		in := b.sub(a).unit().left().mul(-1) // clockwise on paper: inside is right
		at := a.add(in.mul(w))
		var kept []pt
		for k, q := range out {
			r := out[(k+1)%len(out)]
			s, e := q.sub(at).dot(in), r.sub(at).dot(in)
			if s >= 0 {
				kept = append(kept, q)
			}
			if (s >= 0) != (e >= 0) {
				kept = append(kept, q.lerp(r, s/(s-e)))
			}
		}
		if out = kept; len(out) < 3 {
			return nil
		}
	}
	return tidy(out)
}

// tidy drops corners too close to each other to be seen.
func tidy(poly []pt) []pt {
	var out []pt
	for _, q := range poly {
		if len(out) == 0 || q.dist(out[len(out)-1]) > 0.7 {
			out = append(out, q)
		}
	}
	for len(out) > 2 && out[0].dist(out[len(out)-1]) <= 0.7 {
		out = out[:len(out)-1]
	}
	if len(out) < 3 || math.Abs(area(out)) < 12 {
		return nil
	}
	return out
}
