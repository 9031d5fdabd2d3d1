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
		for _, c := range []pt{{-b, -b}, {1000 + b, -b}, {1000 + b, 750 + b}, {-b, 750 + b}} {
			s := func(v, mid float64) float64 {
				if v < mid {
					return -1
				}
				return 1
			}
			p.group(fmt.Sprintf(`transform="translate(%g %g)scale(%g %g)"`, c.x, c.y, s(c.x, 500), s(c.y, 375)), func() {
				p.line(`<path d="M-26 12V6H-8L6-8V-26H12" fill="none" stroke="#f6ecd2" stroke-width="6"/>`)
				p.line(`<path d="M-1-1h12.2v12.2H-1z" fill="#f6ecd2"/>`)
				p.line(`<path d="M-1 11V-1H11" stroke="%s" stroke-width="1"/>`, ink)
				p.line(`<path d="M2.5 9.5L9.5 2.5M2.5 5.5L5.5 2.5" stroke="#b8292f" stroke-width="1.4"/>`)
				p.line(`<circle cx="8" cy="8" r="2.4" fill="%s"/>`, ink)
			})
		}
	})
}

// ink is the dark blue-black of all drawing.
const ink = "#1b2430"
