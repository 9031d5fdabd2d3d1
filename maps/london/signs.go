package london

import "fmt"

// drawSigns writes the marks. A sign is a round cream plate; below it lies,
// for a bus stop, a green square base, and for an underground station a red
// bar, so that the kinds differ by shape and not by colour alone.
func drawSigns(p *pen, f *facts) {
	p.Group(`id="stations"`, func() {
		for _, s := range f.stations {
			p.Group(fmt.Sprintf(`id="station.%d" transform="translate(%s)"`, s.ID, pair(s.at)), func() {
				p.Line(`<use href="#sign-shade"/>`)
				if s.underground {
					p.Line(`<use href="#sign-underground"/>`)
				}
				if s.bus {
					p.Line(`<use href="#sign-bus"/>`)
				}
				p.Line(`<use href="#sign-plate"/>`)
				if s.bus {
					p.Line(`<use href="#sign-half"/>`)
				}
				if s.boat {
					p.Line(`<use href="#sign-boat"/>`)
				}
			})
		}
	})
	// The numbers are narrowed by a transform: even 199 fits its plate, and
	// so does any other number the caller prints instead.
	p.Group(`id="numbers" font-family="Go" font-weight="700" font-size="14" text-anchor="middle" fill="#1b2430"`, func() {
		for _, s := range f.stations {
			p.Line(`<text id="label.%d" transform="translate(%s)scale(.67 1)" y="5">%d</text>`, s.ID, pair(s.at), s.Shown)
		}
	})
}

// symbols are the parts of signs, defined once.
const symbols = `<symbol id="sign-shade"><circle cx=".5" cy="1" r="11.3" fill="#20304a" fill-opacity=".22"/></symbol>
<symbol id="sign-underground"><rect x="-14.8" y="-4.6" width="29.6" height="9.2" rx="1" fill="#c3272b" stroke="#3a1414" stroke-width=".8"/></symbol>
<symbol id="sign-bus"><rect x="-10.5" y="0" width="21" height="11.2" rx="1.6" fill="#2f7d50" stroke="#15301f" stroke-width=".8"/></symbol>
<symbol id="sign-plate"><circle r="10.5" fill="#1b2430"/><circle r="9.7" fill="#f2b632"/><circle r="8.7" fill="#fffaf0"/></symbol>
<symbol id="sign-half"><path d="M-9.7 0A9.7 9.7 0 0 0 9.7 0H8.7A8.7 8.7 0 0 1-8.7 0z" fill="#2f7d50"/></symbol>
<symbol id="sign-boat"><path d="M-9.7 0A9.7 9.7 0 0 1 9.7 0H8.7A8.7 8.7 0 0 0-8.7 0z" fill="#1b2430"/></symbol>`
