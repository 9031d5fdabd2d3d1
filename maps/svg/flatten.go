package svg

import (
	"math"

	"intrigue/maps/geom"
)

// tolerance is how far, in pixels, a flattened curve may lie from the true one.
const tolerance = 0.12

// contour is a polyline; closed ones do not repeat their first point.
type contour struct {
	from, to int // range in flat.pts
	closed   bool
}

// flat is the scratch form of a path: only straight pieces.
type flat struct {
	pts      []geom.Point
	contours []contour
}

func (f *flat) reset() { f.pts, f.contours = f.pts[:0], f.contours[:0] }

func (f *flat) begin() {
	f.contours = append(f.contours, contour{from: len(f.pts), to: len(f.pts)})
}

func (f *flat) end(closed bool) {
	if len(f.contours) == 0 {
		return
	}
	c := &f.contours[len(f.contours)-1]
	c.to, c.closed = len(f.pts), closed
}

// flatten breaks the curves of p into lines no further than tol from them.
func (f *flat) flatten(p *path, tol float64) {
	var at, start geom.Point
	k, open := 0, false // the next of p.pts; whether a contour is begun
	for _, o := range p.ops {
		switch o {
		case move:
			if open {
				f.end(false)
			}
			f.begin()
			at = p.pts[k]
			start, open = at, true
			f.pts = append(f.pts, at)
			k++
		case line:
			at = p.pts[k]
			f.pts = append(f.pts, at)
			k++
		case quad:
			a, b, c := at, p.pts[k], p.pts[k+1]
			dev := math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y) / 4
			n := pieces(dev, tol)
			for i := 1; i < n; i++ {
				t := float64(i) / float64(n)
				u := 1 - t
				f.pts = append(f.pts, geom.Pt(u*u*a.X+2*u*t*b.X+t*t*c.X, u*u*a.Y+2*u*t*b.Y+t*t*c.Y))
			}
			f.pts = append(f.pts, c)
			at = c
			k += 2
		case cubic:
			a, b, c, d := at, p.pts[k], p.pts[k+1], p.pts[k+2]
			dev := 0.75 * max(math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y), math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y))
			n := pieces(dev, tol)
			for i := 1; i < n; i++ {
				t := float64(i) / float64(n)
				u := 1 - t
				w0, w1, w2, w3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
				f.pts = append(f.pts, geom.Pt(w0*a.X+w1*b.X+w2*c.X+w3*d.X, w0*a.Y+w1*b.Y+w2*c.Y+w3*d.Y))
			}
			f.pts = append(f.pts, d)
			at = d
			k += 3
		case shut:
			if open {
				f.end(true)
			}
			at, open = start, false
		}
	}
	if open {
		f.end(false)
	}
}

// pieces is how many equal steps keep the lines no further than tol from a curve that lies no further than dev from its
// chord. Second differences of the points bound dev; it shrinks with the square of the steps.
func pieces(dev, tol float64) int {
	if !(dev > tol) {
		return 1
	}
	return min(int(math.Ceil(math.Sqrt(dev/tol))), 500)
}
