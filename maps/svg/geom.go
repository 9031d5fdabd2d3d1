package svg

import (
	"math"

	"intrigue/maps/geom"
)

// Rect is a box in user units; the zero Rect is not empty, see empty.
type Rect struct{ X0, Y0, X1, Y1 float64 }

var empty = Rect{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}

// Empty says whether the box holds nothing.
func (r Rect) Empty() bool { return r.X0 > r.X1 || r.Y0 > r.Y1 }

// Overlaps says whether two boxes share a point.
func (r Rect) Overlaps(o Rect) bool {
	return r.X0 < o.X1 && o.X0 < r.X1 && r.Y0 < o.Y1 && o.Y0 < r.Y1
}

// Grow returns the box widened by d on every side.
func (r Rect) Grow(d float64) Rect { return Rect{r.X0 - d, r.Y0 - d, r.X1 + d, r.Y1 + d} }

// Centre returns the middle of the box.
func (r Rect) Centre() geom.Point { return geom.Pt((r.X0+r.X1)/2, (r.Y0+r.Y1)/2) }

func (r Rect) add(p geom.Point) Rect {
	return Rect{min(r.X0, p.X), min(r.Y0, p.Y), max(r.X1, p.X), max(r.Y1, p.Y)}
}

func (r Rect) union(o Rect) Rect {
	return Rect{min(r.X0, o.X0), min(r.Y0, o.Y0), max(r.X1, o.X1), max(r.Y1, o.Y1)}
}

// matrix maps (x,y) to (a·x+c·y+e, b·x+d·y+f), as SVG writes it.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{1, 0, 0, 1, 0, 0}

func (m matrix) apply(p geom.Point) geom.Point {
	return geom.Pt(m.a*p.X+m.c*p.Y+m.e, m.b*p.X+m.d*p.Y+m.f)
}

// mul returns the matrix that applies n first, then m.
func (m matrix) mul(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m matrix) inverse() (matrix, bool) {
	det := m.a*m.d - m.b*m.c
	if math.Abs(det) < 1e-18 {
		return identity, false
	}
	return matrix{
		m.d / det, -m.b / det, -m.c / det, m.a / det,
		(m.c*m.f - m.d*m.e) / det, (m.b*m.e - m.a*m.f) / det,
	}, true
}

// norm is the largest factor by which the matrix stretches a length.
func (m matrix) norm() float64 {
	s := m.a*m.a + m.b*m.b + m.c*m.c + m.d*m.d
	det := m.a*m.d - m.b*m.c
	return math.Sqrt((s + math.Sqrt(max(0, s*s-4*det*det))) / 2)
}

// box returns the bounds of a transformed box.
func (m matrix) box(r Rect) Rect {
	if r.Empty() {
		return r
	}
	out := empty
	for _, p := range []geom.Point{{X: r.X0, Y: r.Y0}, {X: r.X1, Y: r.Y0}, {X: r.X0, Y: r.Y1}, {X: r.X1, Y: r.Y1}} {
		out = out.add(m.apply(p))
	}
	return out
}
