package london

import (
	"math"

	"intrigue/maps/geom"
)

// toSegment is the distance from p to the piece of line a-b.
func toSegment(p, a, b geom.Point) float64 {
	d := b.Sub(a)
	t := 0.0
	if l := d.Dot(d); l > 0 {
		t = min(max(p.Sub(a).Dot(d)/l, 0), 1)
	}
	return p.Distance(a.Add(d.Mul(t)))
}

// crossing is where the pieces a-b and c-d meet, as a fraction of a-b.
func crossing(a, b, c, d geom.Point) (t float64, ok bool) {
	r, s := b.Sub(a), d.Sub(c)
	k := r.Cross(s)
	if math.Abs(k) < 1e-9 {
		return 0, false
	}
	t = c.Sub(a).Cross(s) / k
	u := c.Sub(a).Cross(r) / k // of c-d
	return t, t >= 0 && t <= 1 && u >= 0 && u <= 1
}

// inside says whether p lies in the polygon.
func inside(p geom.Point, poly []geom.Point) bool {
	in := false
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

// area is signed: positive when the polygon runs clockwise on paper.
func area(poly []geom.Point) float64 {
	s := 0.0
	for i, a := range poly {
		s += a.Cross(poly[(i+1)%len(poly)])
	}
	return s / 2
}

// walk returns n+1 points evenly spaced along a polyline.
func walk(line []geom.Point, n int) []geom.Point {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += line[i].Distance(line[i-1])
	}
	out := []geom.Point{line[0]}
	k, before := 1, 0.0
	for i := 1; i < n; i++ {
		want := total * float64(i) / float64(n)
		for before+line[k].Distance(line[k-1]) < want {
			before += line[k].Distance(line[k-1])
			k++
		}
		out = append(out, line[k-1].Lerp(line[k], (want-before)/line[k].Distance(line[k-1])))
	}
	return append(out, line[len(line)-1])
}

// smooth flattens the soft curve through the points of an open line, as curve draws it.
func smooth(line []geom.Point) []geom.Point {
	var out []geom.Point
	handles(line, false, func(a, b, c, d geom.Point) {
		for i := range 8 {
			t := float64(i) / 8
			u := 1 - t
			out = append(out, a.Mul(u*u*u).Add(b.Mul(3*u*u*t)).Add(c.Mul(3*u*t*t)).Add(d.Mul(t*t*t)))
		}
	})
	return append(out, line[len(line)-1])
}

// handles lays a soft curve through points. The handles are a third of their
// own piece long, so that uneven spacing never makes it overshoot.
func handles(line []geom.Point, closed bool, cubic func(a, b, c, d geom.Point)) {
	n := len(line)
	tangent := func(i int) geom.Point {
		if closed {
			return line[(i+1)%n].Sub(line[(i+n-1)%n]).Unit()
		}
		return line[min(i+1, n-1)].Sub(line[max(i-1, 0)]).Unit()
	}
	pieces := n - 1
	if closed {
		pieces = n
	}
	for i := range pieces {
		a, b := line[i], line[(i+1)%n]
		l := a.Distance(b) / 3
		cubic(a, a.Add(tangent(i).Mul(l)), b.Sub(tangent((i+1)%n).Mul(l)), b)
	}
}
