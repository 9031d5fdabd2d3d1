package london

import (
	"fmt"

	"golang.org/x/image/font/sfnt"

	"intrigue/maps/geom"
	"intrigue/maps/svgwriter"
)

// word is a name printed on the ground itself, under all lines.
type word struct {
	text string
	at   geom.Point // middle of the baseline
	size float64
}

const wordSpacing = 0.16 // of the size

func (w word) box(f *sfnt.Font) geom.Rect {
	half := measure(f, w.text, w.size, w.size*wordSpacing) / 2
	return geom.Rect{X0: w.at.X - half, Y0: w.at.Y - w.size*.74, X1: w.at.X + half, Y1: w.at.Y}
}

// settle finds room for the districts, in smaller letters where it must; a
// district without room stays unnamed.
func (r *room) settle() []word {
	var out []word
	for _, w := range r.districts {
		for _, smaller := range []float64{1, .85, .72} {
			try := word{w.text, w.at, w.size * smaller}
			q, ok := r.near(w.at, 34, func(q geom.Point) bool {
				try.at = q
				b := try.box(r.plain)
				return !inPark(q) && !reachesPark(b) && r.free(b.Grow(1.2), false, 0)
			})
			if ok {
				try.at = q
				r.taken = append(r.taken, try.box(r.plain))
				out = append(out, try)
				break
			}
		}
	}
	return out
}

func drawWords(p *pen, words []word, id, style string) {
	p.Group(fmt.Sprintf(`id="%s" text-anchor="middle" %s`, id, style), func() {
		for _, w := range words {
			p.Line(`<text x="%s" y="%s" font-size="%s" letter-spacing="%s">%s</text>`, num(w.at.X), num(w.at.Y), num(w.size), num(w.size*wordSpacing), svgwriter.Escape(w.text))
		}
	})
}

// drawThames prints the river's name along it, letter by letter.
func drawThames(p *pen, r *river) {
	p.Group(`id="words-river" font-family="STIX Two Text" font-style="italic" font-size="11" text-anchor="middle" fill="#33606f"`, func() {
		start := nearest(r.middle, geom.Pt(204, 736))
		at, gone := r.middle[start], 0.0
		k := start
		for _, c := range "RIVER THAMES" {
			for gone > 0 {
				left := at.Distance(r.middle[k+1])
				if left > gone {
					at = at.Lerp(r.middle[k+1], gone/left)
					gone = 0
					break
				}
				gone -= left
				k++
				at = r.middle[k]
			}
			d := r.middle[k+3].Sub(r.middle[max(k-2, 0)]).Unit()
			base := at.Sub(d.Left().Mul(3.4))
			if c != ' ' {
				p.Line(`<text transform="matrix(%.3f %.3f %.3f %.3f %s)">%c</text>`, d.X, d.Y, -d.Y, d.X, pair(base), c)
			}
			gone = 9.6
		}
	})
}
