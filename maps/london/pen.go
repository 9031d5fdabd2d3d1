package london

import (
	"math"
	"strings"

	"intrigue/maps/geom"
	"intrigue/maps/svgwriter"
)

// pen writes the SVG text of the city.
type pen = svgwriter.Writer

// num rounds to a tenth of a unit, a quarter of a pixel at three times the usual
// zoom.
func num(v float64) string { return svgwriter.Num(v, 1) }

// pair writes a point, with as few characters as the grammar allows.
func pair(a geom.Point) string { return svgwriter.Pair(a.X, a.Y) }

// poly is the path data of straight lines.
func poly(line []geom.Point, closed bool) string {
	var s strings.Builder
	last := geom.Point{}
	for i, p := range line {
		p = geom.Pt(math.Round(p.X*10)/10, math.Round(p.Y*10)/10)
		if i == 0 {
			s.WriteString("M" + pair(p))
		} else {
			s.WriteString("l" + pair(p.Sub(last)))
		}
		last = p
	}
	if closed {
		s.WriteByte('z')
	}
	return s.String()
}

// curve is the path data of a soft curve through the points.
func curve(line []geom.Point, closed bool) string {
	var s strings.Builder
	s.WriteString("M" + pair(line[0]))
	handles(line, closed, func(_, b, c, d geom.Point) {
		s.WriteString("C" + pair(b) + " " + pair(c) + " " + pair(d))
	})
	if closed {
		s.WriteByte('z')
	}
	return s.String()
}
