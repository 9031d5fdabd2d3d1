package svg

import (
	"math"

	"intrigue/maps/geom"
)

// miterLimit is how far the tip of a sharp corner may lie, in halves of the width.
const miterLimit = 4

// stroke is how a line is drawn along a path.
type stroke struct {
	half      float64 // half the width
	cap, join byte    // first letters: butt, round; miter, round, bevel
	dashes    []float64
	offset    float64 // into the dashes
	reach     float64 // how far ink may lie from the path's points
}

func newStroke(st *style) *stroke {
	s := &stroke{half: st.width / 2, cap: st.cap[0], join: st.join[0], dashes: st.dashes, offset: st.dashOffset}
	s.reach = s.half * 1.42 // a square's corner is √2 away
	if s.join == 'm' {
		s.reach = s.half * miterLimit
	}
	return s
}

// stroker turns polylines into the outline of their ink. The outline runs through the pivot at inner corners, which
// makes it exactly the sum of one box a segment and one wedge a corner: the winding is nowhere negative, so that no
// holes can open however tight the curve.
type stroker struct {
	*stroke
	out   *flat
	tol   float64
	line  []geom.Point // the contour without repeated points
	piece flat
}

// run adds the outlines of all contours.
func (s *stroker) run(in *flat) {
	for _, c := range in.contours {
		s.line = s.line[:0]
		for _, p := range in.pts[c.from:c.to] {
			if n := len(s.line); n == 0 || math.Abs(p.X-s.line[n-1].X)+math.Abs(p.Y-s.line[n-1].Y) > 1e-9 {
				s.line = append(s.line, p)
			}
		}
		closed := c.closed
		if n := len(s.line); closed && n > 1 && s.line[0] == s.line[n-1] {
			s.line = s.line[:n-1]
		}
		if len(s.dashes) > 0 {
			s.dash(closed)
			continue
		}
		s.strokeLine(s.line, closed && len(s.line) > 2)
	}
}

// dash cuts the line, of which no two points that follow one another are equal, and strokes every piece on its own. Of the
// pattern the even lengths are dashes, the odd ones gaps.
func (s *stroker) dash(closed bool) {
	pts := s.line
	if closed {
		pts = append(pts, pts[0])
		s.line = pts
	}
	k, left := s.firstDash()
	on := k%2 == 0
	s.piece.pts = s.piece.pts[:0]
	if on && len(pts) > 0 {
		s.piece.pts = append(s.piece.pts, pts[0])
	}
	flush := func(dir geom.Point) {
		piece := s.piece.pts
		if len(piece) == 2 && piece[0] == piece[1] || len(piece) == 1 {
			// A dash of no length still has its caps, along the line.
			piece = []geom.Point{piece[0], {X: piece[0].X + dir.X*1e-6, Y: piece[0].Y + dir.Y*1e-6}}
		}
		s.strokeLine(piece, false)
		s.piece.pts = s.piece.pts[:0]
	}
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		l := b.Distance(a)
		dir := geom.Pt((b.X-a.X)/l, (b.Y-a.Y)/l)
		done := 0.0
		for done+left < l {
			done += left
			at := geom.Pt(a.X+dir.X*done, a.Y+dir.Y*done)
			if on {
				s.piece.pts = append(s.piece.pts, at)
				flush(dir)
			} else {
				s.piece.pts = append(s.piece.pts[:0], at)
			}
			on = !on
			k = (k + 1) % len(s.dashes)
			left = s.dashes[k]
		}
		left -= l - done
		if on {
			s.piece.pts = append(s.piece.pts, b)
		}
	}
	if on && len(s.piece.pts) > 1 {
		flush(geom.Pt(1, 0))
	}
}

// firstDash is in which dash or gap a line begins, and how much of that is left.
func (s *stroker) firstDash() (k int, left float64) {
	sum := 0.0
	for _, d := range s.dashes {
		sum += d
	}
	gone := math.Mod(s.offset, sum)
	if gone < 0 {
		gone += sum
	}
	for gone > 0 && gone >= s.dashes[k] {
		gone -= s.dashes[k]
		k = (k + 1) % len(s.dashes)
	}
	return k, s.dashes[k] - gone
}

// strokeLine adds the outline of one line.
func (s *stroker) strokeLine(pts []geom.Point, closed bool) {
	n := len(pts)
	if n == 0 {
		return
	}
	if n == 1 {
		if s.cap == 'b' {
			return
		}
		pts, n = []geom.Point{pts[0], {X: pts[0].X + 1e-6, Y: pts[0].Y}}, 2
	}
	dir := func(i int) geom.Point { // of the segment that begins at point i
		a, b := pts[i], pts[(i+1)%n]
		l := b.Distance(a)
		return geom.Pt((b.X-a.X)/l, (b.Y-a.Y)/l)
	}
	if closed {
		s.out.begin()
		for i := range n {
			s.corner(pts[i], dir((i+n-1)%n), dir(i))
		}
		s.out.end(true)
		s.out.begin()
		for i := n - 1; i >= 0; i-- {
			d, e := dir(i), dir((i+n-1)%n)
			s.corner(pts[i], geom.Pt(-d.X, -d.Y), geom.Pt(-e.X, -e.Y))
		}
		s.out.end(true)
		return
	}
	s.out.begin()
	first, last := dir(0), dir(n-2)
	s.putLeft(pts[0], first)
	for i := 1; i < n-1; i++ {
		s.corner(pts[i], dir(i-1), dir(i))
	}
	s.end(pts[n-1], last)
	for i := n - 2; i > 0; i-- {
		d, e := dir(i), dir(i-1)
		s.corner(pts[i], geom.Pt(-d.X, -d.Y), geom.Pt(-e.X, -e.Y))
	}
	s.end(pts[0], geom.Pt(-first.X, -first.Y))
	s.out.end(true)
}

func (s *stroker) put(x, y float64) { s.out.pts = append(s.out.pts, geom.Pt(x, y)) }

// putLeft puts the edge of the ink to the left of p on a line that runs in direction d.
func (s *stroker) putLeft(p, d geom.Point) { s.put(p.X+d.Y*s.half, p.Y-d.X*s.half) }

// end goes around the end of a line running in direction d.
func (s *stroker) end(p, d geom.Point) {
	w := s.half
	s.putLeft(p, d)
	if s.cap == 'r' {
		s.fan(p, geom.Pt(d.Y*w, -d.X*w), math.Pi)
	}
	s.put(p.X-d.Y*w, p.Y+d.X*w)
}

// corner joins two directions on the left side.
func (s *stroker) corner(p, d, e geom.Point) {
	w := s.half
	cross := d.X*e.Y - d.Y*e.X
	dot := d.X*e.X + d.Y*e.Y
	switch {
	case dot > 0.995: // a flattened curve: no corner at all
		s.putLeft(p, d)
		s.putLeft(p, e)
		return
	case cross < 0: // turning left: this is the inner side
		s.putLeft(p, d)
		s.put(p.X, p.Y)
		s.putLeft(p, e)
		return
	}
	s.putLeft(p, d)
	switch s.join {
	case 'r':
		s.fan(p, geom.Pt(d.Y*w, -d.X*w), math.Atan2(cross, dot))
	case 'm':
		// The tip lies at 1/cos(half the turn); SVG limits exactly that.
		if c := math.Sqrt(max(0, (1+dot)/2)); c > 1e-6 && 1/c <= miterLimit {
			k := w / (1 + dot)
			s.put(p.X+(d.Y+e.Y)*k, p.Y-(d.X+e.X)*k)
		}
	}
	s.putLeft(p, e)
}

// fan puts points on a circle around p, turning v by angle.
func (s *stroker) fan(p, v geom.Point, angle float64) {
	r := math.Hypot(v.X, v.Y)
	step := 2 * math.Acos(max(0.3, 1-s.tol/r))
	n := int(math.Ceil(math.Abs(angle) / step))
	sin, cos := math.Sincos(angle / float64(n))
	for i := 1; i < n; i++ {
		v = geom.Pt(v.X*cos-v.Y*sin, v.X*sin+v.Y*cos)
		s.put(p.X+v.X, p.Y+v.Y)
	}
}
