package london

import (
	"fmt"

	"golang.org/x/image/font/sfnt"

	"intrigue/maps/geom"
)

// word is a name printed on the ground itself, under all lines.
type word struct {
	text string
	at   geom.Point // middle of the baseline
	size float64
}

// districts are set where there is room nearest to their middle.
var districts = []word{
	{"MAYFAIR", geom.Pt(322, 362), 7}, {"SOHO", geom.Pt(455, 290), 7}, {"BLOOMSBURY", geom.Pt(505, 150), 7}, {"HOLBORN", geom.Pt(592, 205), 7},
	{"CLERKENWELL", geom.Pt(672, 145), 7}, {"FINSBURY", geom.Pt(800, 110), 7}, {"THE CITY", geom.Pt(810, 265), 7}, {"SHOREDITCH", geom.Pt(900, 130), 7},
	{"MARYLEBONE", geom.Pt(300, 205), 7}, {"ST JAMES'S", geom.Pt(430, 385), 6}, {"WESTMINSTER", geom.Pt(450, 500), 7}, {"BELGRAVIA", geom.Pt(300, 560), 7},
	{"PIMLICO", geom.Pt(410, 640), 7}, {"CHELSEA", geom.Pt(180, 690), 7}, {"KNIGHTSBRIDGE", geom.Pt(180, 485), 6}, {"KENSINGTON", geom.Pt(40, 515), 6},
	{"MAIDA VALE", geom.Pt(50, 60), 6}, {"ST JOHN'S WOOD", geom.Pt(150, 40), 6}, {"LISSON GROVE", geom.Pt(140, 130), 6}, {"LAMBETH", geom.Pt(625, 570), 7},
	{"SOUTHWARK", geom.Pt(800, 385), 7}, {"THE BOROUGH", geom.Pt(850, 500), 7}, {"BERMONDSEY", geom.Pt(920, 480), 7}, {"WALWORTH", geom.Pt(880, 640), 7},
	{"KENNINGTON", geom.Pt(680, 640), 7}, {"VAUXHALL", geom.Pt(615, 635), 7}, {"HOXTON", geom.Pt(890, 50), 7}, {"BAYSWATER", geom.Pt(60, 300), 6},
	{"CAMDEN TOWN", geom.Pt(380, 35), 6}, {"SOMERS TOWN", geom.Pt(480, 60), 6}, {"PENTONVILLE", geom.Pt(640, 70), 6}, {"BROMPTON", geom.Pt(150, 590), 7},
	{"NEWINGTON", geom.Pt(740, 610), 7}, {"SPITALFIELDS", geom.Pt(945, 200), 6}, {"STRAND", geom.Pt(560, 320), 6},
	{"COVENT GARDEN", geom.Pt(555, 310), 5.5}, {"WHITECHAPEL", geom.Pt(985, 235), 6}, {"ISLINGTON", geom.Pt(660, 15), 6},
	{"SOUTH KENSINGTON", geom.Pt(60, 580), 6}, {"FITZROVIA", geom.Pt(420, 230), 6}, {"TYBURN", geom.Pt(250, 285), 6}, {"NINE ELMS", geom.Pt(490, 735), 6},
	{"CAMBERWELL", geom.Pt(730, 755), 6}, {"OLD KENT ROAD", geom.Pt(960, 690), 6},
}

// greens are the names of the parks.
var greens = []word{
	{"HYDE PARK", geom.Pt(196, 398), 10.5}, {"KENSINGTON", geom.Pt(60, 385), 6}, {"GARDENS", geom.Pt(60, 393), 6},
	{"REGENT'S PARK", geom.Pt(283, 66), 8.4}, {"GREEN", geom.Pt(372, 427), 5}, {"PARK", geom.Pt(372, 433.6), 5},
	{"ST JAMES'S", geom.Pt(472, 430), 4.6}, {"PARK", geom.Pt(472, 436.4), 4.6}, {"BATTERSEA PARK", geom.Pt(266, 755), 6.4},
}

const wordSpacing = 0.16 // of the size

func (w word) box(f *sfnt.Font) rect {
	half := measure(f, w.text, w.size, w.size*wordSpacing) / 2
	return rect{w.at.X - half, w.at.Y - w.size*.74, w.at.X + half, w.at.Y}
}

// settle finds room for the districts, in smaller letters where it must; a
// district without room stays unnamed.
func (r *room) settle() []word {
	var out []word
	for _, w := range districts {
		for _, smaller := range []float64{1, .85, .72} {
			try := word{w.text, w.at, w.size * smaller}
			q, ok := r.near(w.at, 34, func(q geom.Point) bool {
				try.at = q
				b := try.box(r.plain)
				for _, c := range []geom.Point{q, {X: b.x0, Y: b.y0}, {X: b.x1, Y: b.y0}, {X: b.x0, Y: b.y1}, {X: b.x1, Y: b.y1}} {
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
			p.Line(`<text x="%s" y="%s" font-size="%s" letter-spacing="%s">%s</text>`, num(w.at.X), num(w.at.Y), num(w.size), num(w.size*wordSpacing), escape(w.text))
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
