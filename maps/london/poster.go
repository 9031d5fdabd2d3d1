package london

import (
	"fmt"

	"intrigue/maps/geom"
)

// drawFrame covers what hangs over the picture's edge and rules the border.
func drawFrame(p *pen) {
	b := bleed
	p.Group(`id="frame" fill="none"`, func() {
		p.Line(`<path d="M%g %gh%gv%gh%gzM%g %gv%gh%gv%gz" fill="#f6ecd2" fill-rule="evenodd"/>`,
			-margin, -margin, width, height, -width, -b, -b, 750+2*b, 1000+2*b, -(750 + 2*b))
		rule := func(out, w float64, color string) {
			p.Line(`<rect x="%g" y="%g" width="%g" height="%g" stroke="%s" stroke-width="%g"/>`, -out, -out, 1000+2*out, 750+2*out, color, w)
		}
		rule(b, 1.2, ink)
		rule(b+3, 2.6, "#b8292f")
		rule(b+6, 1, ink)
		rule(margin-4, 1.8, ink)
		for _, c := range [][4]float64{{-b, -b, 1, 1}, {1000 + b, -b, -1, 1}, {1000 + b, 750 + b, -1, -1}, {-b, 750 + b, 1, -1}} {
			// A stepped corner, as on the cinemas of the day.
			p.Group(fmt.Sprintf(`transform="translate(%g %g)scale(%g %g)"`, c[0], c[1], c[2], c[3]), func() {
				p.Line(`<path d="M-14-14H9V-2H4V4H-2V9H-14z" fill="#f6ecd2" stroke="%s" stroke-width="1.2"/>`, ink)
				p.Line(`<path d="M-11.5-11.5H6V-5H1V1H-5V6H-11.5z" fill="#b8292f"/>`)
				p.Line(`<path d="M-9.5 3.5V-9.5H3.5M-7 1V-7H1" stroke="#f6ecd2" stroke-width="1"/>`)
				p.Line(`<circle cx="-4" cy="-4" r="1.5" fill="#f6ecd2"/>`)
			})
		}
	})
}

// ink is the dark blue-black of all drawing.
const ink = "#1b2430"

// panels lie on the map; nothing else may be printed there.
var (
	titlePanel  = geom.Rect{X0: 884, Y0: 711, X1: 1008, Y1: 758}
	legendPanel = geom.Rect{X0: 428, Y0: 735.5, X1: 543, Y1: 759.5}
	roseBox     = geom.Rect{X0: 956, Y0: 664, X1: 1006, Y1: 712}
)

func drawPanel(p *pen, r geom.Rect) {
	p.Line(`<rect x="%g" y="%g" width="%g" height="%g" rx="1.5" fill="#f9f1dc" stroke="%s" stroke-width="1.1"/>`, r.X0, r.Y0, r.X1-r.X0, r.Y1-r.Y0, ink)
	p.Line(`<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke="#b8292f" stroke-width=".7"/>`, r.X0+2, r.Y0+2, r.X1-r.X0-4, r.Y1-r.Y0-4)
}

// drawTitle letters the name of the board with ruler and compasses, and puts
// a scale under it: 7.9 metres are a unit, so half a mile is 101.9.
func drawTitle(p *pen) {
	r := titlePanel
	p.Group(`id="title"`, func() {
		drawPanel(p, r)
		p.Group(fmt.Sprintf(`transform="translate(%g %g)" fill="none" stroke="%s" stroke-width="3.6" stroke-linejoin="miter"`, r.X0+11.5, r.Y0+26.5, ink), func() {
			p.Line(`<path d="M1.8-20V-1.8H9"/>`)
			p.Line(`<circle cx="20.6" cy="-9.8" r="8.2" stroke="#b8292f"/>`)
			p.Line(`<path d="M34.4 0V-20L45-1.500V-20" stroke-linejoin="bevel"/>`)
			p.Line(`<path d="M52.6-18.200V-1.800H55.400A8.2 8.2 0 0 0 55.4-18.200z"/>`)
			p.Line(`<circle cx="77.6" cy="-9.8" r="8.2" stroke="#b8292f"/>`)
			p.Line(`<path d="M91.4 0V-20L102-1.500V-20" stroke-linejoin="bevel"/>`)
			p.Line(`<path d="M16.6-9.800H24.600M73.6-9.800H81.6" stroke-width="2.6"/>`)
		})
		x, y := (r.X0+r.X1)/2-50.9, r.Y1-10.0
		p.Group(fmt.Sprintf(`stroke="%s" stroke-width=".6"`, ink), func() {
			p.Line(`<path d="M%g %gh25.500v2h-25.500zm51 0h51v2h-51z" fill="%s"/>`, x, y, ink)
			p.Line(`<path d="M%g %gh25.500v2h-25.500z" fill="#f9f1dc"/>`, x+25.5, y)
		})
		p.Group(fmt.Sprintf(`font-family="Go" font-weight="500" font-size="4.6" text-anchor="middle" letter-spacing=".3" fill="%s"`, ink), func() {
			for _, t := range []struct {
				x float64
				s string
			}{{x + .5, "0"}, {x + 25.5, "⅛"}, {x + 51, "¼"}, {x + 93.6, "½ MILE"}} {
				p.Line(`<text x="%s" y="%s">%s</text>`, num(t.x), num(y-1.6), t.s)
			}
		})
	})
}

// drawRose points north: the board is turned by 1.9 degrees.
func drawRose(p *pen) {
	c := geom.Pt((roseBox.X0+roseBox.X1)/2, (roseBox.Y0+roseBox.Y1)/2+1)
	p.Group(fmt.Sprintf(`id="rose" transform="translate(%s)rotate(-1.9)" stroke="%s" stroke-width=".5" stroke-linejoin="round"`, pair(c), ink), func() {
		p.Line(`<circle r="19" fill="url(#glow)" stroke="none"/>`)
		p.Line(`<circle r="13.5" fill="none" stroke-width=".8"/><circle r="12" fill="none" stroke="#b8292f"/>`)
		for k := range 4 {
			p.Line(`<path d="M0 0L3-3L9.5-9.500L3 3z" transform="rotate(%d)" fill="%s"/>`, 90*k, "#f9f1dc")
		}
		for k := range 4 {
			tip := -16.0
			p.Group(fmt.Sprintf(`transform="rotate(%d)"`, 90*k), func() {
				p.Line(`<path d="M0 0L-3-3L0 %g z" fill="%s"/><path d="M0 0L3-3L0 %g z" fill="#f9f1dc"/>`, tip, ink, tip)
			})
		}
		p.Line(`<circle r="1.6" fill="#b8292f"/>`)
		p.Line(`<text y="-17.6" font-family="LM Roman Demi" font-size="8" text-anchor="middle" fill="#b8292f" stroke="none">N</text>`)
	})
}

// drawLegend shows what each line and sign means.
func drawLegend(p *pen) {
	r := legendPanel
	entry := func(x, y float64, name string, lines func(), sign ...string) {
		p.Group(fmt.Sprintf(`transform="translate(%g %g)"`, x, y), func() {
			lines()
			p.Group(`transform="translate(9 -.3)scale(.44)"`, func() {
				for _, s := range sign {
					p.Line(`<use href="#sign-%s"/>`, s)
				}
			})
			p.Line(`<text x="20.5" y="1.7">%s</text>`, name)
		})
	}
	stroke := func(color string, w float64, more string) {
		p.Line(`<path d="M0 0h18" stroke="%s" stroke-width="%g" %s/>`, color, w, more)
	}
	p.Group(fmt.Sprintf(`id="legend" font-family="Go" font-weight="500" font-size="4.8" letter-spacing=".5" fill="%s"`, ink), func() {
		drawPanel(p, r)
		x0, x1, y0, y1 := r.X0+6, r.X0+46.5, r.Y0+7.6, r.Y1-7.6
		entry(x0, y0, "TAXI", func() { stroke("#5a4416", 3.6, ""); stroke("#f2b632", 2.3, "") }, "plate")
		entry(x0, y1, "BUS", func() { stroke("#1f4a33", 4.2, ""); stroke("#3f8f5f", 2.8, "") }, "bus", "plate", "half")
		entry(x1, y0, "UNDERGROUND", func() { stroke("#c3272b", 3, `stroke-dasharray="4.2 2.7"`) }, "underground", "plate")
		entry(x1, y1, "BOAT", func() { stroke("#1d1d1f", 1.9, "") }, "plate", "boat")
	})
}
