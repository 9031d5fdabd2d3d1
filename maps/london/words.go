package london

import (
	"fmt"

	"golang.org/x/image/font/sfnt"
)

// word is a name printed on the ground itself, under all lines.
type word struct {
	text string
	at   pt // middle of the baseline
	size float64
}

// districts are set where there is room nearest to their middle.
var districts = []word{
	{"MAYFAIR", pt{322, 362}, 7}, {"SOHO", pt{455, 290}, 7}, {"BLOOMSBURY", pt{505, 150}, 7}, {"HOLBORN", pt{592, 205}, 7},
	{"CLERKENWELL", pt{672, 145}, 7}, {"FINSBURY", pt{800, 110}, 7}, {"THE CITY", pt{810, 265}, 7}, {"SHOREDITCH", pt{900, 130}, 7},
	{"MARYLEBONE", pt{300, 205}, 7}, {"ST JAMES'S", pt{430, 385}, 6}, {"WESTMINSTER", pt{450, 500}, 7}, {"BELGRAVIA", pt{300, 560}, 7},
	{"PIMLICO", pt{410, 640}, 7}, {"CHELSEA", pt{180, 690}, 7}, {"KNIGHTSBRIDGE", pt{180, 485}, 6}, {"KENSINGTON", pt{40, 515}, 6},
	{"MAIDA VALE", pt{50, 60}, 6}, {"ST JOHN'S WOOD", pt{150, 40}, 6}, {"LISSON GROVE", pt{140, 130}, 6}, {"LAMBETH", pt{625, 570}, 7},
	{"SOUTHWARK", pt{800, 385}, 7}, {"THE BOROUGH", pt{850, 500}, 7}, {"BERMONDSEY", pt{920, 480}, 7}, {"WALWORTH", pt{880, 640}, 7},
	{"KENNINGTON", pt{680, 640}, 7}, {"VAUXHALL", pt{615, 635}, 7}, {"HOXTON", pt{890, 50}, 7}, {"BAYSWATER", pt{60, 300}, 6},
	{"CAMDEN TOWN", pt{380, 35}, 6}, {"SOMERS TOWN", pt{480, 60}, 6}, {"PENTONVILLE", pt{640, 70}, 6}, {"BROMPTON", pt{150, 590}, 7},
	{"NEWINGTON", pt{740, 610}, 7}, {"SPITALFIELDS", pt{945, 200}, 6}, {"STRAND", pt{560, 320}, 6},
	{"COVENT GARDEN", pt{555, 310}, 5.5}, {"WHITECHAPEL", pt{985, 235}, 6}, {"ISLINGTON", pt{660, 15}, 6},
	{"SOUTH KENSINGTON", pt{60, 580}, 6}, {"FITZROVIA", pt{420, 230}, 6}, {"TYBURN", pt{250, 285}, 6}, {"NINE ELMS", pt{490, 735}, 6},
	{"CAMBERWELL", pt{730, 755}, 6}, {"OLD KENT ROAD", pt{960, 690}, 6},
}

// greens are the names of the parks.
var greens = []word{
	{"HYDE PARK", pt{196, 398}, 10.5}, {"KENSINGTON", pt{60, 385}, 6}, {"GARDENS", pt{60, 393}, 6},
	{"REGENT'S PARK", pt{283, 66}, 8.4}, {"GREEN", pt{372, 427}, 5}, {"PARK", pt{372, 433.6}, 5},
	{"ST JAMES'S", pt{472, 430}, 4.6}, {"PARK", pt{472, 436.4}, 4.6}, {"BATTERSEA PARK", pt{266, 755}, 6.4},
}

const wordSpacing = 0.16 // of the size

func (w word) box(f *sfnt.Font) rect {
	half := measure(f, w.text, w.size, w.size*wordSpacing) / 2
	return rect{w.at.x - half, w.at.y - w.size*.74, w.at.x + half, w.at.y}
}

// settle finds room for the districts, in smaller letters where it must; a
// district without room stays unnamed.
func (r *room) settle() []word {
	var out []word
	for _, w := range districts {
		for _, smaller := range []float64{1, .85, .72} {
			try := word{w.text, w.at, w.size * smaller}
			q, ok := r.near(w.at, 34, func(q pt) bool {
				try.at = q
				b := try.box(r.plain)
				for _, c := range []pt{q, {b.x0, b.y0}, {b.x1, b.y0}, {b.x0, b.y1}, {b.x1, b.y1}} {
					if inPark(c) {
						return false
					}
				}
				return r.free(b.grow(1.2), false, 0)
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
			p.Line(`<text x="%s" y="%s" font-size="%s" letter-spacing="%s">%s</text>`, num(w.at.x), num(w.at.y), num(w.size), num(w.size*wordSpacing), escape(w.text))
		}
	})
}

// drawThames prints the river's name along it, letter by letter.
func drawThames(p *pen, r *river) {
	p.Group(`id="words-river" font-family="STIX Two Text" font-style="italic" font-size="11" text-anchor="middle" fill="#33606f"`, func() {
		start := nearest(r.middle, pt{204, 736})
		at, gone := r.middle[start], 0.0
		k := start
		for _, c := range "RIVER THAMES" {
			for gone > 0 {
				left := at.dist(r.middle[k+1])
				if left > gone {
					at = at.lerp(r.middle[k+1], gone/left)
					gone = 0
					break
				}
				gone -= left
				k++
				at = r.middle[k]
			}
			d := r.middle[k+3].sub(r.middle[max(k-2, 0)]).unit()
			base := at.sub(d.left().mul(3.4))
			if c != ' ' {
				p.Line(`<text transform="matrix(%.3f %.3f %.3f %.3f %s)">%c</text>`, d.x, d.y, -d.y, d.x, pair(base), c)
			}
			gone = 9.6
		}
	})
}
