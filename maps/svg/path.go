package svg

import (
	"math"

	"intrigue/maps/geom"
)

type op byte

const (
	move  op = iota // one point
	line            // one point
	quad            // two points
	cubic           // three points
	shut            // none: back to where the contour began
)

// path is an outline in the units of its own element. It is never changed
// once its element has been read, so that it can be shared.
type path struct {
	ops []op
	pts []geom.Point
}

func (p *path) move(a geom.Point)        { p.ops, p.pts = append(p.ops, move), append(p.pts, a) }
func (p *path) line(a geom.Point)        { p.ops, p.pts = append(p.ops, line), append(p.pts, a) }
func (p *path) quad(a, b geom.Point)     { p.ops, p.pts = append(p.ops, quad), append(p.pts, a, b) }
func (p *path) cubic(a, b, c geom.Point) { p.ops, p.pts = append(p.ops, cubic), append(p.pts, a, b, c) }
func (p *path) shut()                    { p.ops = append(p.ops, shut) }

// shift moves the outline to the right.
func (p *path) shift(x float64) {
	for i := range p.pts {
		p.pts[i].X += x
	}
}

// bounds is the box of all points and handles: never too small, good enough to decide what a tile need not look at.
func (p *path) bounds(m matrix) geom.Rect {
	r := empty
	for _, q := range p.pts {
		r = r.Include(m.apply(q))
	}
	return r
}

// extent is the true box of the outline, handles left out.
func (p *path) extent() geom.Rect {
	var f flat
	r := p.bounds(identity)
	f.flatten(p, max(r.X1-r.X0, r.Y1-r.Y0)/1000)
	r = empty
	for _, q := range f.pts {
		r = r.Include(q)
	}
	return r
}

// arc adds SVG's elliptical arc from a to b as cubics, by way of its centre (SVG 1.1, appendix F.6.5).
func (p *path) arc(a, radii geom.Point, degrees float64, large, sweep bool, b geom.Point) {
	rx, ry := math.Abs(radii.X), math.Abs(radii.Y)
	if a == b {
		return
	}
	if rx == 0 || ry == 0 {
		p.line(b)
		return
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	dx, dy := (a.X-b.X)/2, (a.Y-b.Y)/2
	x, y := cos*dx+sin*dy, -sin*dx+cos*dy
	if grow := x*x/(rx*rx) + y*y/(ry*ry); grow > 1 {
		rx, ry = rx*math.Sqrt(grow), ry*math.Sqrt(grow)
	}
	k := (rx*rx*ry*ry - rx*rx*y*y - ry*ry*x*x) / (rx*rx*y*y + ry*ry*x*x)
	k = math.Sqrt(max(0, k))
	if large == sweep {
		k = -k
	}
	cx, cy := k*rx*y/ry, -k*ry*x/rx
	from := math.Atan2((y-cy)/ry, (x-cx)/rx)
	turn := math.Atan2((-y-cy)/ry, (-x-cx)/rx) - from
	if sweep && turn < 0 {
		turn += 2 * math.Pi
	} else if !sweep && turn > 0 {
		turn -= 2 * math.Pi
	}
	m := matrix{cos * rx, sin * rx, -sin * ry, cos * ry,
		cos*cx - sin*cy + (a.X+b.X)/2, sin*cx + cos*cy + (a.Y+b.Y)/2}
	p.unitArc(m, from, turn, b)
}

// unitArc adds an arc of the unit circle, seen through m and ending in end: a cubic for each quarter, or part of one.
// Angles are in radians.
func (p *path) unitArc(m matrix, from, turn float64, end geom.Point) {
	n := int(math.Ceil(math.Abs(turn)/(math.Pi/2) - 1e-9))
	step := turn / float64(n)
	h := 4.0 / 3 * math.Tan(step/4) // how far a handle is from its end
	for i := range n {
		s0, c0 := math.Sincos(from + float64(i)*step)
		s1, c1 := math.Sincos(from + float64(i+1)*step)
		last := m.apply(geom.Pt(c1, s1))
		if i == n-1 {
			last = end
		}
		p.cubic(m.apply(geom.Pt(c0-h*s0, s0+h*c0)), m.apply(geom.Pt(c1+h*s1, s1-h*c1)), last)
	}
}

func ellipse(cx, cy, rx, ry float64) *path {
	p := &path{}
	start := geom.Pt(cx+rx, cy)
	p.move(start)
	p.unitArc(matrix{rx, 0, 0, ry, cx, cy}, 0, 2*math.Pi, start)
	p.shut()
	return p
}

// rectangle is the outline of a box whose corners are rounded by rx and ry; 0 leaves them sharp.
func rectangle(x, y, w, h, rx, ry float64) *path {
	p := &path{}
	rx, ry = min(rx, w/2), min(ry, h/2)
	if rx <= 0 || ry <= 0 {
		p.move(geom.Pt(x, y))
		p.line(geom.Pt(x+w, y))
		p.line(geom.Pt(x+w, y+h))
		p.line(geom.Pt(x, y+h))
		p.shut()
		return p
	}
	corner := func(cx, cy, from float64, end geom.Point) {
		p.unitArc(matrix{rx, 0, 0, ry, cx, cy}, from, math.Pi/2, end)
	}
	p.move(geom.Pt(x+rx, y))
	p.line(geom.Pt(x+w-rx, y))
	corner(x+w-rx, y+ry, -math.Pi/2, geom.Pt(x+w, y+ry))
	p.line(geom.Pt(x+w, y+h-ry))
	corner(x+w-rx, y+h-ry, 0, geom.Pt(x+w-rx, y+h))
	p.line(geom.Pt(x+rx, y+h))
	corner(x+rx, y+h-ry, math.Pi/2, geom.Pt(x, y+h-ry))
	p.line(geom.Pt(x, y+ry))
	corner(x+rx, y+ry, math.Pi, geom.Pt(x+rx, y))
	p.shut()
	return p
}
