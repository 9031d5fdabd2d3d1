package woodcut

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"intrigue/maps/geom"
	"intrigue/maps/svg"
	"intrigue/maps/svgwriter"
)

// outline is a path as polylines; maps/svg reads it, so that nobody reads paths twice.
func outline(d string, tol float64) ([][]geom.Point, error) {
	doc, err := svg.Parse(strings.NewReader(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="p" d="` + d + `"/></svg>`))
	if err != nil {
		return nil, err
	}
	lines, _ := doc.Lines("p", tol)
	return lines, nil
}

// hatch cuts wedges into a shape, from one side of it towards the other: the line's
// numbers are their angle, how far apart they are and how far they go.
func (p *Painter) hatch(l *Line, ink string) error {
	if len(l.Nums) == 0 {
		return nil
	}
	shape, err := outline(l.Rest, 0.25/p.dense)
	if err != nil {
		return fmt.Errorf("%q: %w", l.Rest, err)
	}
	angle, gap, depth := l.num(0, 0)*math.Pi/180, l.num(1, 2.6)*1.16/p.dense, l.num(2, 0.5)
	cos, sin := math.Cos(angle), math.Sin(angle)
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, c := range shape {
		for i, q := range c { // turned, so that the wedges run along x
			c[i] = geom.Pt(q.X*cos+q.Y*sin, q.Y*cos-q.X*sin)
			lo, hi = min(lo, c[i].Y), max(hi, c[i].Y)
		}
	}
	var d strings.Builder
	inset, thick := 0.9/p.dense, gap*0.5
	for y := lo + gap*0.6; y < hi-gap*0.3; y += gap * (0.85 + 0.3*p.rng.Float64()) {
		xs := crossings(shape, y)
		for i := 0; i+1 < len(xs); i += 2 {
			from, to := xs[i]+inset, xs[i+1]-inset
			long := (to - from) * min(1, math.Abs(depth)*(0.7+0.6*p.rng.Float64()))
			if long < 1.6/p.dense {
				continue
			}
			if depth < 0 { // from the other side
				from, long = to, -long
			}
			at := func(x, y float64) geom.Point { return geom.Pt(x*cos-y*sin, x*sin+y*cos) }
			poly(&d, coarse, at(from, y-thick/2), at(from+long, y), at(from, y+thick/2))
		}
	}
	p.bare(ink, d.String())
	return nil
}

// crossings are where a horizontal line meets polygons, sorted.
func crossings(shape [][]geom.Point, y float64) (xs []float64) {
	for _, c := range shape {
		for i := range c {
			a, b := c[i], c[(i+1)%len(c)]
			if (a.Y <= y) != (b.Y <= y) {
				xs = append(xs, a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y))
			}
		}
	}
	slices.Sort(xs)
	return xs
}

// stroke draws lines that are thick in the middle and end in points.
func (p *Painter) stroke(l *Line, ink string) error {
	width := l.num(0, 1.4)
	lines, err := outline(l.Rest, 0.3/p.dense)
	if err != nil {
		return fmt.Errorf("%q: %w", l.Rest, err)
	}
	var d strings.Builder
	for _, c := range lines {
		long := 0.0
		for i := 1; i < len(c); i++ {
			long += c[i].Distance(c[i-1])
		}
		if long == 0 {
			continue
		}
		if len(c) == 2 {
			c = []geom.Point{c[0], {X: c[0].X*0.6 + c[1].X*0.4, Y: c[0].Y*0.6 + c[1].Y*0.4}, c[1]}
		}
		var left, right []geom.Point
		run := 0.0
		for i, q := range c {
			if i > 0 {
				run += q.Distance(c[i-1])
			}
			a, b := c[max(i-1, 0)], c[min(i+1, len(c)-1)]
			dx, dy := b.X-a.X, b.Y-a.Y
			n := math.Hypot(dx, dy)
			if n == 0 {
				continue
			}
			t := run / long
			half := width / 2 * (0.25 + 0.75*math.Sqrt(max(0, math.Sin(math.Pi*min(max(t, 0), 1)))))
			left = append(left, geom.Pt(q.X-dy/n*half, q.Y+dx/n*half))
			right = append(right, geom.Pt(q.X+dy/n*half, q.Y-dx/n*half))
		}
		slices.Reverse(right)
		poly(&d, fine, append(left, right...)...)
	}
	draw := p.fill
	if ink == p.Inks.Paper {
		draw = p.bare
	}
	draw(ink, d.String())
	return nil
}

// Drawn lines are faces and hands: they keep the tenth of a unit. A wedge of shade is one
// of many and nobody looks at it alone: half a unit, for the sake of the download.
const fine, coarse = 0.1, 0.5

// poly writes a closed polygon in as few letters as it takes, its corners on a grid.
func poly(d *strings.Builder, grid float64, pts ...geom.Point) {
	var x, y float64 // as written, so that roundings do not add up
	for i, q := range pts {
		qx, qy := math.Round(q.X/grid)*grid, math.Round(q.Y/grid)*grid
		if i == 0 {
			d.WriteString("M" + svgwriter.Pair(qx, qy))
			x, y = qx, qy
			continue
		}
		if s := svgwriter.Pair(qx-x, qy-y); s != "0 0" {
			if i == 1 {
				s = "l" + s
			} else if s[0] != '-' {
				s = " " + s
			}
			d.WriteString(s)
		}
		x, y = qx, qy
	}
	d.WriteString("z")
}

func n1(v float64) string { return svgwriter.Num(v, 1) }
func n2(v float64) string { return svgwriter.Num(v, 2) }
