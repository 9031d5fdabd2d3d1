package castle

import (
	"fmt"
	"math"
	"strconv"

	"intrigue/maps/svgwriter"
)

// pen writes the SVG text of the castle.
type pen struct{ svgwriter.Writer }

// path, disc and rect are the three shapes of stone; attrs is how they look.
func (p *pen) path(d, attrs string) {
	if d != "" {
		p.Line(`<path d="%s" %s/>`, d, attrs)
	}
}

func (p *pen) disc(x, y, r float64, attrs string) {
	p.Line(`<circle cx="%s" cy="%s" r="%s" %s/>`, num(x), num(y), num(r), attrs)
}

func (p *pen) rect(b box, rx float64, attrs string) {
	r := ""
	if rx > 0 {
		r = fmt.Sprintf(` rx="%s"`, num(rx))
	}
	p.Line(`<rect x="%s" y="%s" width="%s" height="%s"%s %s/>`, num(b.x0), num(b.y0), num(b.x1-b.x0), num(b.y1-b.y0), r, attrs)
}

// box is an upright rectangle.
type box struct{ x0, y0, x1, y1 float64 }

// d is the box as path data.
func (b box) d() string {
	return fmt.Sprintf("M%s %sH%sV%sH%sz", num(b.x0), num(b.y0), num(b.x1), num(b.y1), num(b.x0))
}

func (b box) grow(by float64) box { return box{b.x0 - by, b.y0 - by, b.x1 + by, b.y1 + by} }

// num rounds to a tenth of a unit.
func num(v float64) string {
	v = math.Round(v*10) / 10
	if v == 0 {
		return "0" // not -0
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// moved puts a thing drawn around (0, 0) in its place.
func moved(x, y float64) string { return fmt.Sprintf(`transform="translate(%s %s)"`, num(x), num(y)) }

// polar is the point at an angle (in turns, clockwise from the top) and a
// distance from the middle.
func polar(turn, r float64) (x, y float64) {
	s, c := math.Sincos(turn * 2 * math.Pi)
	return r * s, -r * c
}

// wedge is a piece of a ring between two angles, as path data.
func wedge(from, to, r0, r1 float64) string {
	ax, ay := polar(from, r0)
	bx, by := polar(from, r1)
	cx, cy := polar(to, r1)
	dx, dy := polar(to, r0)
	return fmt.Sprintf("M%s %sL%s %sA%s %s 0 0 1 %s %sL%s %sA%s %s 0 0 0 %s %sz", num(ax), num(ay), num(bx), num(by),
		num(r1), num(r1), num(cx), num(cy), num(dx), num(dy), num(r0), num(r0), num(ax), num(ay))
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
