package london

import (
	"fmt"
	"strings"

	"intrigue/maps/geom"
)

// art is a small drawing of a building. It stands on the ground at (0, 0);
// unlike everywhere else here, heights count upwards, as one thinks of them.
type art struct{ strings.Builder }

// The few tints of all vignettes.
const (
	stone  = "#faf3e1"
	shade  = "#e0d3b6"
	slate  = "#93a8b1"
	copper = "#a5bda3"
	brick  = "#cf957a"
	dark   = "#48535c"
	gold   = "#e3b34c"
)

func (a *art) add(format string, args ...any) { fmt.Fprintf(a, format, args...) }

// rect is a wall.
func (a *art) rect(x0, x1, y0, y1 float64, fill string) {
	a.add(`<path d="%s" fill="%s"/>`, poly([]geom.Point{{X: x0, Y: -y0}, {X: x0, Y: -y1}, {X: x1, Y: -y1}, {X: x1, Y: -y0}}, true), fill)
}

// poly is any straight-sided shape, "x y;x y".
func (a *art) poly(fill, corners string) {
	a.add(`<path d="%s" fill="%s"/>`, poly(up(corners), true), fill)
}

func up(corners string) []geom.Point {
	p := points(corners)
	for i := range p {
		p[i].Y = -p[i].Y
	}
	return p
}

// gable is a roof or a pediment over a wall.
func (a *art) gable(x0, x1, y, h float64, fill string) {
	a.add(`<path d="%s" fill="%s"/>`, poly([]geom.Point{{X: x0, Y: -y}, {X: (x0 + x1) / 2, Y: -y - h}, {X: x1, Y: -y}}, true), fill)
}

// dome is the upper half of an ellipse.
func (a *art) dome(x, y, rx, ry float64, fill string) {
	a.add(`<path d="M%s %sA%s %s 0 0 1 %s %sz" fill="%s"/>`, num(x-rx), num(-y), num(rx), num(ry), num(x+rx), num(-y), fill)
}

// arch is a dark opening with a round top.
func (a *art) arch(x, y, w, h float64) {
	r := w / 2
	a.add(`<path d="M%s %sV%sA%s %s 0 0 1 %s %sV%sz" fill="%s" stroke="none"/>`, num(x-r), num(-y), num(-y-h+r), num(r), num(r), num(x+r), num(-y-h+r), num(-y), dark)
}

// disc is a clock, a ball, a wheel.
func (a *art) disc(x, y, r float64, fill string) {
	a.add(`<circle cx="%s" cy="%s" r="%s" fill="%s"/>`, num(x), num(-y), num(r), fill)
}

// fine starts a path of thin lines.
func (a *art) fine(d string) { a.add(`<path d="%s" fill="none" stroke-width=".35"/>`, d) }

// posts are n upright lines from x0 to x1: columns, buttresses, glazing.
func (a *art) posts(x0, x1, y0, y1 float64, n int) {
	d := ""
	for i := range n {
		x := x0 + (x1-x0)*float64(i)/float64(max(n-1, 1))
		d += fmt.Sprintf("M%s %sV%s", num(x), num(-y0), num(-y1))
	}
	a.fine(d)
}

// rows are n level lines from y0 to y1.
func (a *art) rows(x0, x1, y0, y1 float64, n int) {
	d := ""
	for i := range n {
		y := y0 + (y1-y0)*float64(i)/float64(max(n-1, 1))
		d += fmt.Sprintf("M%s %sH%s", num(x0), num(-y), num(x1))
	}
	a.fine(d)
}

// windows are nx by ny dark panes of size w by h spread over a wall.
func (a *art) windows(x0, x1, y0, y1 float64, nx, ny int, w, h float64) {
	d := ""
	for i := range nx {
		for k := range ny {
			x := x0 + (x1-x0)*(float64(i)+0.5)/float64(nx) - w/2
			y := y0 + (y1-y0)*(float64(k)+0.5)/float64(ny) + h/2
			d += fmt.Sprintf("M%s %sh%sv%sh-%sz", num(x), num(-y), num(w), num(h), num(w))
		}
	}
	a.add(`<path d="%s" fill="%s" stroke="none"/>`, d, dark)
}

// dim darkens the side away from the light.
func (a *art) dim(x0, x1, y0, y1 float64) {
	a.add(`<path d="%s" fill="%s" fill-opacity=".16" stroke="none"/>`, poly([]geom.Point{{X: x0, Y: -y0}, {X: x0, Y: -y1}, {X: x1, Y: -y1}, {X: x1, Y: -y0}}, true), ink)
}

// spire is a slim steep roof.
func (a *art) spire(x, y, w, h float64, fill string) { a.gable(x-w/2, x+w/2, y, h, fill) }

// flag flies from a pole.
func (a *art) flag(x, y float64) {
	a.fine(fmt.Sprintf("M%s %sv-4", num(x), num(-y)))
	a.add(`<path d="M%s %sh3.2v1.8h-3.2z" fill="#b8292f" stroke-width=".25"/>`, num(x), num(-y-4))
}
