package london

import "math"

// pt is a place in board units: x to the right, y down.
type pt struct{ x, y float64 }

func (a pt) add(b pt) pt             { return pt{a.x + b.x, a.y + b.y} }
func (a pt) sub(b pt) pt             { return pt{a.x - b.x, a.y - b.y} }
func (a pt) mul(k float64) pt        { return pt{a.x * k, a.y * k} }
func (a pt) lerp(b pt, t float64) pt { return pt{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }
func (a pt) dot(b pt) float64        { return a.x*b.x + a.y*b.y }
func (a pt) cross(b pt) float64      { return a.x*b.y - a.y*b.x }
func (a pt) len() float64            { return math.Hypot(a.x, a.y) }
func (a pt) dist(b pt) float64       { return a.sub(b).len() }
func (a pt) left() pt                { return pt{a.y, -a.x} } // a quarter turn, as seen on paper
func (a pt) unit() pt {
	if l := a.len(); l > 0 {
		return a.mul(1 / l)
	}
	return pt{}
}

// toSegment is the distance from p to the piece of line a-b.
func (p pt) toSegment(a, b pt) float64 {
	d := b.sub(a)
	t := 0.0
	if l := d.dot(d); l > 0 {
		t = min(max(p.sub(a).dot(d)/l, 0), 1)
	}
	return p.dist(a.add(d.mul(t)))
}

// crossing is where the pieces a-b and c-d meet, as a fraction of a-b.
func crossing(a, b, c, d pt) (t float64, ok bool) {
	r, s := b.sub(a), d.sub(c)
	k := r.cross(s)
	if math.Abs(k) < 1e-9 {
		return 0, false
	}
	t = c.sub(a).cross(s) / k
	u := c.sub(a).cross(r) / k // of c-d
	return t, t >= 0 && t <= 1 && u >= 0 && u <= 1
}

// inside says whether p lies in the polygon.
func inside(p pt, poly []pt) bool {
	in := false
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(p.y-a.y)/(b.y-a.y)*(b.x-a.x) {
			in = !in
		}
	}
	return in
}

// area is signed: positive when the polygon runs clockwise on paper.
func area(poly []pt) float64 {
	s := 0.0
	for i, a := range poly {
		s += a.cross(poly[(i+1)%len(poly)])
	}
	return s / 2
}

// walk returns n+1 points evenly spaced along a polyline.
func walk(line []pt, n int) []pt {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += line[i].dist(line[i-1])
	}
	out := []pt{line[0]}
	k, before := 1, 0.0
	for i := 1; i < n; i++ {
		want := total * float64(i) / float64(n)
		for before+line[k].dist(line[k-1]) < want {
			before += line[k].dist(line[k-1])
			k++
		}
		out = append(out, line[k-1].lerp(line[k], (want-before)/line[k].dist(line[k-1])))
	}
	return append(out, line[len(line)-1])
}

// smooth flattens the soft curve through the points of an open line, as curve draws it.
func smooth(line []pt) []pt {
	var out []pt
	handles(line, false, func(a, b, c, d pt) {
		for i := range 8 {
			t := float64(i) / 8
			u := 1 - t
			out = append(out, a.mul(u*u*u).add(b.mul(3*u*u*t)).add(c.mul(3*u*t*t)).add(d.mul(t*t*t)))
		}
	})
	return append(out, line[len(line)-1])
}

// handles lays a soft curve through points. The handles are a third of their
// own piece long, so that uneven spacing never makes it overshoot.
func handles(line []pt, closed bool, cubic func(a, b, c, d pt)) {
	n := len(line)
	tangent := func(i int) pt {
		if closed {
			return line[(i+1)%n].sub(line[(i+n-1)%n]).unit()
		}
		return line[min(i+1, n-1)].sub(line[max(i-1, 0)]).unit()
	}
	pieces := n - 1
	if closed {
		pieces = n
	}
	for i := range pieces {
		a, b := line[i], line[(i+1)%n]
		l := a.dist(b) / 3
		cubic(a, a.add(tangent(i).mul(l)), b.sub(tangent((i+1)%n).mul(l)), b)
	}
}
