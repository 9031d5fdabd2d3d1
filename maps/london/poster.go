package london

import "fmt"

// drawFrame covers what hangs over the picture's edge and rules the border.
func drawFrame(p *pen) {
	b := bleed
	p.group(`id="frame" fill="none"`, func() {
		p.line(`<path d="M%g %gh%gv%gh%gzM%g %gv%gh%gv%gz" fill="#f6ecd2" fill-rule="evenodd"/>`,
			-margin, -margin, width, height, -width, -b, -b, 750+2*b, 1000+2*b, -(750 + 2*b))
		rule := func(out, w float64, color string) {
			p.line(`<rect x="%g" y="%g" width="%g" height="%g" stroke="%s" stroke-width="%g"/>`, -out, -out, 1000+2*out, 750+2*out, color, w)
		}
		rule(b, 1.2, ink)
		rule(b+3, 2.6, "#b8292f")
		rule(b+6, 1, ink)
		rule(margin-4, 1.8, ink)
		for _, c := range [][4]float64{{-b, -b, 1, 1}, {1000 + b, -b, -1, 1}, {1000 + b, 750 + b, -1, -1}, {-b, 750 + b, 1, -1}} {
			// A stepped corner, as on the cinemas of the day.
			p.group(fmt.Sprintf(`transform="translate(%g %g)scale(%g %g)"`, c[0], c[1], c[2], c[3]), func() {
				p.line(`<path d="M-14-14H9V-2H4V4H-2V9H-14z" fill="#f6ecd2" stroke="%s" stroke-width="1.2"/>`, ink)
				p.line(`<path d="M-11.5-11.5H6V-5H1V1H-5V6H-11.5z" fill="#b8292f"/>`)
				p.line(`<path d="M-9.5 3.5V-9.5H3.5M-7 1V-7H1" stroke="#f6ecd2" stroke-width="1"/>`)
				p.line(`<circle cx="-4" cy="-4" r="1.5" fill="#f6ecd2"/>`)
			})
		}
	})
}

// ink is the dark blue-black of all drawing.
const ink = "#1b2430"
