package svg

import (
	"math"

	"intrigue/maps/geom"
)

// empty is a box that holds nothing yet.
var empty = geom.Rect{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}

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

// inverse leads back; false for a matrix that maps everything onto a line or a point.
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
func (m matrix) box(r geom.Rect) geom.Rect {
	if r.Empty() {
		return r
	}
	out := empty
	for _, p := range r.Corners() {
		out = out.Include(m.apply(p))
	}
	return out
}
