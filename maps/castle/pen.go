package castle

import (
	"fmt"
	"math"
	"strconv"

	"intrigue/maps/geom"
)

// path, disc and rect are the three shapes of stone; attrs is how they look.
func (p *painter) path(d, attrs string) {
	if d != "" {
		p.Line(`<path d="%s" %s/>`, d, attrs)
	}
}

func (p *painter) disc(x, y, r float64, attrs string) {
	p.Line(`<circle cx="%s" cy="%s" r="%s" %s/>`, num(x), num(y), num(r), attrs)
}

func (p *painter) rect(b geom.Rect, rx float64, attrs string) {
	r := ""
	if rx > 0 {
		r = fmt.Sprintf(` rx="%s"`, num(rx))
	}
	p.Line(`<rect x="%s" y="%s" width="%s" height="%s"%s %s/>`, num(b.X0), num(b.Y0), num(b.X1-b.X0), num(b.Y1-b.Y0), r, attrs)
}

// boxPath is a box as path data.
func boxPath(b geom.Rect) string {
	return fmt.Sprintf("M%s %sH%sV%sH%sz", num(b.X0), num(b.Y0), num(b.X1), num(b.Y1), num(b.X0))
}

// num rounds to a tenth of a unit; + 0 turns -0 into 0.
func num(v float64) string { return strconv.FormatFloat(math.Round(v*10)/10+0, 'f', -1, 64) }

// xy is a point of path data.
func xy(p geom.Point) string { return num(p.X) + " " + num(p.Y) }

// stroke is a straight line as path data.
func stroke(a, b geom.Point) string { return "M" + xy(a) + "L" + xy(b) }

// moved puts a thing drawn around (0, 0) in its place.
func moved(to geom.Point) string { return `transform="translate(` + xy(to) + `)"` }

// polar is the point at an angle (in turns, clockwise from the top) and a
// distance from the middle.
func polar(turn, r float64) geom.Point {
	s, c := math.Sincos(turn * 2 * math.Pi)
	return geom.Pt(r*s, -r*c)
}

// wedge is a piece of a ring between two angles, as path data.
func wedge(from, to, r0, r1 float64) string {
	start := xy(polar(from, r0))
	return fmt.Sprintf("M%sL%sA%s %s 0 0 1 %sL%sA%s %s 0 0 0 %sz", start, xy(polar(from, r1)),
		num(r1), num(r1), xy(polar(to, r1)), xy(polar(to, r0)), num(r0), num(r0), start)
}

// blend mixes two colours written #rrggbb.
func blend(a, b string, t float64) string {
	t = min(max(t, 0), 1)
	var u, v [3]int
	fmt.Sscanf(a, "#%02x%02x%02x", &u[0], &u[1], &u[2])
	fmt.Sscanf(b, "#%02x%02x%02x", &v[0], &v[1], &v[2])
	for i := range u {
		u[i] += int(math.Round(float64(v[i]-u[i]) * t))
	}
	return fmt.Sprintf("#%02x%02x%02x", u[0], u[1], u[2])
}
