package london

import (
	"fmt"

	"intrigue/maps/geom"
)

// sight is a landmark drawn as a small vignette, standing on the point at.
type sight struct {
	name string     // printed, "" for those everybody knows or that lack room
	at   geom.Point // where it would stand best
	w, h float64
	draw func(*art)
	wet  bool // may stand in the water
	size float64
}

// sights of London. Their places are those of facts/landmarks.csv, moved to
// where a vignette has room; place nudges them clear of the lines.
var sights = []sight{
	{"ST PAUL'S", geom.Pt(752, 262), 24, 32, stPauls, false, 1},
	{"THE TOWER", geom.Pt(952, 366), 24, 18, whiteTower, false, .95},
	{"TOWER BRIDGE", geom.Pt(925, 402), 34, 25, towerBridge, true, 1},
	{"", geom.Pt(535, 515), 16, 31, bigBen, false, 1},
	{"THE ABBEY", geom.Pt(492, 522), 20, 22, abbey, false, 1},
	{"BUCKINGHAM PALACE", geom.Pt(362, 486), 30, 16, palace, false, 1},
	{"", geom.Pt(503, 385), 13, 27, nelson, false, 1},
	{"MARBLE ARCH", geom.Pt(230, 340), 17, 13, marbleArch, false, 1},
	{"ALBERT HALL", geom.Pt(82, 497), 26, 18, albertHall, false, 1},
	{"ALBERT MEMORIAL", geom.Pt(79, 452), 10, 22, albertMemorial, false, 1},
	{"BRITISH MUSEUM", geom.Pt(512, 222), 28, 13, britishMuseum, false, .95},
	{"POST OFFICE TOWER", geom.Pt(392, 182), 9, 33, postOffice, false, 1},
	{"ST PANCRAS", geom.Pt(505, 42), 28, 26, stPancras, false, 1},
	{"KING'S CROSS", geom.Pt(560, 28), 24, 16, kingsCross, false, 1},
	{"EUSTON", geom.Pt(440, 96), 24, 15, eustonArch, false, .9},
	{"PADDINGTON", geom.Pt(84, 262), 26, 9, paddington3, false, 1},
	{"VICTORIA", geom.Pt(385, 568), 26, 14, victoria, false, 1},
	{"WATERLOO", geom.Pt(640, 440), 27, 12, waterloo, false, 1},
	{"WESTMINSTER CATHEDRAL", geom.Pt(412, 556), 18, 28, campanile, false, .95},
	{"TATE GALLERY", geom.Pt(508, 612), 22, 15, tate, false, 1},
	{"FESTIVAL HALL", geom.Pt(606, 398), 20, 11, festivalHall, false, 1},
	{"MONUMENT", geom.Pt(893, 316), 6, 25, monument, false, 1},
	{"BANK", geom.Pt(866, 266), 23, 13, bank, false, .9},
	{"SOUTHWARK CATHEDRAL", geom.Pt(824, 398), 19, 18, southwark, false, 1},
	{"WELLINGTON ARCH", geom.Pt(272, 436), 13, 15, wellingtonArch, false, 1},
	{"NATURAL HISTORY MUSEUM", geom.Pt(90, 534), 31, 20, naturalHistory, false, 1},
	{"V & A", geom.Pt(130, 520), 23, 19, vanda, false, 1},
	{"LAMBETH PALACE", geom.Pt(614, 545), 18, 13, lambethPalace, false, 1},
	{"WAR MUSEUM", geom.Pt(708, 540), 25, 17, warMuseum, false, 1},
	{"SMITHFIELD", geom.Pt(735, 236), 23, 11, smithfield, false, 1},
	{"HARRODS", geom.Pt(205, 510), 24, 20, harrods, false, 1},
	{"TUSSAUD'S", geom.Pt(277, 168), 19, 11, planetarium, false, .9},
	{"SENATE HOUSE", geom.Pt(488, 175), 18, 22, senateHouse, false, .9},
	{"NATIONAL GALLERY", geom.Pt(490, 356), 24, 16, nationalGallery, false, .9},
	{"PICCADILLY", geom.Pt(458, 340), 9, 14, eros, false, 1},
	{"", geom.Pt(566, 352), 5, 16, needle, false, 1},
	{"LAW COURTS", geom.Pt(632, 276), 21, 14, lawCourts, false, .95},
	{"GUILDHALL", geom.Pt(815, 256), 17, 17, guildhall, false, .95},
	{"LIVERPOOL STREET", geom.Pt(895, 215), 28, 16, liverpoolSt, false, 1},
	{"ADMIRALTY ARCH", geom.Pt(485, 400), 21, 11, admiraltyArch, false, .85},
	{"ROYAL HOSPITAL", geom.Pt(262, 668), 27, 14, royalHospital, false, 1},
	{"THE ZOO", geom.Pt(288, 44), 15, 11, elephant, false, 1},
	{"ELEPHANT & CASTLE", geom.Pt(783, 580), 15, 16, elephantCastle, false, 1},
	{"COUNTY HALL", geom.Pt(592, 452), 23, 15, countyHall, false, .85},
	{"POWER STATION", geom.Pt(384, 758), 24, 25, battersea, false, 1},
	{"OLD BAILEY", geom.Pt(738, 262), 19, 21, oldBailey, false, .9},
	{"BROADCASTING HOUSE", geom.Pt(366, 262), 15, 23, broadcasting, false, .9},
	{"ALL SOULS", geom.Pt(402, 225), 15, 20, roundPortico, false, .9},
	{"SELFRIDGE'S", geom.Pt(268, 285), 26, 14, emporium, false, .9},
	{"SOMERSET HOUSE", geom.Pt(618, 312), 27, 11, somerset, false, .9},
	{"HORSE GUARDS", geom.Pt(488, 425), 19, 15, horseGuards, false, .85},
	{"THE ORATORY", geom.Pt(158, 520), 17, 19, oratory, false, .9},
	{"OLD VIC", geom.Pt(690, 470), 16, 12, playhouse, false, 1},
	{"SADLER'S WELLS", geom.Pt(668, 90), 16, 12, playhouse, false, 1},
	{"THE ANGEL", geom.Pt(655, 20), 18, 18, inn, false, 1},
	{"GASWORKS", geom.Pt(598, 722), 21, 17, gasholder, false, .9},
	{"SPITALFIELDS", geom.Pt(945, 215), 11, 26, hawksmoor, false, .9},
	{"ST LUKE'S", geom.Pt(800, 120), 11, 26, hawksmoor, false, .8},
	{"MARYLEBONE", geom.Pt(188, 180), 25, 9, paddington3, false, .8},
	{"LONDON BRIDGE", geom.Pt(892, 415), 25, 13, londonBridge, false, 1},
	{"BRICKLAYERS ARMS", geom.Pt(935, 586), 29, 13, goods, false, 1},
	{"ST GEORGE'S", geom.Pt(848, 470), 16, 22, church, false, 1},
	{"ST MARY'S", geom.Pt(800, 690), 16, 22, church, false, 1},
	{"ST MARK'S", geom.Pt(690, 700), 16, 22, church, false, 1},
	{"", geom.Pt(150, 620), 16, 22, church, false, 1},
	{"", geom.Pt(885, 60), 16, 22, church, false, 1},
	{"", geom.Pt(730, 90), 16, 22, church, false, .9},
	{"", geom.Pt(370, 60), 16, 22, church, false, .9},
	{"", geom.Pt(90, 150), 16, 22, church, false, .9},
	{"", geom.Pt(620, 620), 16, 22, church, false, 1},
	{"PETER JONES", geom.Pt(240, 640), 26, 14, emporium, false, .8},
	{"", geom.Pt(404, 721), 21, 13, steamer, true, .75},
	{"", geom.Pt(668, 356), 13, 15, barge, true, .8},
	{"", geom.Pt(985, 412), 21, 13, steamer, true, .8},
	{"", geom.Pt(563, 500), 13, 15, barge, true, .8},
	{"", geom.Pt(175, 421), 8, 4, rowing, true, 1},
	{"", geom.Pt(214, 426), 8, 4, rowing, true, 1},
}

// placed is a sight where it stands, and its name where it is printed.
type placed struct {
	sight
	namedAt geom.Point // middle of the name's baseline; zero: not printed
	wide    float64
}

// covers says whether q lies on the sight or closer than d to it.
func (s placed) covers(q geom.Point, d float64) bool {
	return s.body().near(q, d) || s.namedAt != geom.Point{} && s.label().near(q, d)
}

// body is the area taken by the drawing, without its words: those have label.
func (s placed) body() rect {
	w, h := s.w*s.size, s.h*s.size
	return rect{s.at.X - w/2, s.at.Y - h, s.at.X + w/2, s.at.Y}
}

const nameSize = 4.6

func (s placed) label() rect {
	return rect{s.namedAt.X - s.wide/2, s.namedAt.Y - nameSize*.74, s.namedAt.X + s.wide/2, s.namedAt.Y + .3}
}

// place settles all sights, the great ones first; one that finds no room is
// drawn smaller, or left out.
func place(n *network) ([]placed, *room) {
	r := newRoom(n)
	r.taken = append(r.taken, titlePanel, legendPanel, roseBox)
	for _, w := range greens {
		r.taken = append(r.taken, w.box(r.caps))
	}
	var out []placed
	for _, s := range sights {
		for _, try := range []struct{ size, reach float64 }{{1.5, 12}, {1.35, 16}, {1.2, 20}, {1.1, 24}, {1, 28}, {.85, 34}, {.72, 40}} {
			p := placed{sight: s}
			p.size *= try.size
			q, ok := r.near(s.at, try.reach, func(q geom.Point) bool {
				p.at = q
				b := p.body()
				// What stands in a street does not stray into a park.
				return r.free(b, s.wet, .6) && (inPark(s.at) || !(inPark(geom.Pt(b.x0, b.y1)) || inPark(geom.Pt(b.x1, b.y1)) || inPark(geom.Pt(b.x0, b.y0)) || inPark(geom.Pt(b.x1, b.y0))))
			})
			if ok {
				p.at = q
				r.taken = append(r.taken, p.body())
				out = append(out, p)
				break
			}
		}
	}
	for i := range out {
		p := &out[i]
		if p.name == "" {
			continue
		}
		b := p.body()
		p.wide = measure(r.plain, p.name, nameSize, .5)
		w := p.wide
		for _, q := range []geom.Point{
			{X: p.at.X, Y: b.y1 + 5.2}, {X: p.at.X, Y: b.y0 - 2}, {X: b.x1 + w/2 + 1.6, Y: p.at.Y - 1}, {X: b.x0 - w/2 - 1.6, Y: p.at.Y - 1},
			{X: b.x0 + w/2, Y: b.y1 + 5.2}, {X: b.x1 - w/2, Y: b.y1 + 5.2}, {X: b.x0 + w/2, Y: b.y0 - 2}, {X: b.x1 - w/2, Y: b.y0 - 2},
			{X: b.x1 + w/2 + 1.6, Y: b.y0 + 5}, {X: b.x0 - w/2 - 1.6, Y: b.y0 + 5},
		} {
			p.namedAt = q
			if r.free(p.label(), false, 0) {
				r.taken = append(r.taken, p.label())
				break
			}
			p.namedAt = geom.Point{}
		}
	}
	return out, r
}

const glow = `<radialGradient id="glow"><stop offset="0" stop-color="#f6ecd2"/><stop offset=".62" stop-color="#f6ecd2" stop-opacity=".9"/><stop offset="1" stop-color="#f6ecd2" stop-opacity="0"/></radialGradient>`

func drawSights(p *pen, all []placed) {
	p.Group(fmt.Sprintf(`id="landmarks" class="scenery" stroke="%s" stroke-width=".55" stroke-linejoin="round"`, ink), func() {
		for _, s := range all {
			a := &art{}
			if !s.wet {
				a.add(`<ellipse cx="0" cy="%s" rx="%s" ry="%s" fill="url(#glow)" stroke="none"/>`, num(-s.h*.45), num(s.w*.66+3), num(s.h*.62+3))
				a.add(`<ellipse cx="1" cy="0" rx="%s" ry="1.5" fill="%s" fill-opacity=".22" stroke="none"/>`, num(s.w*.52), ink)
			}
			s.draw(a)
			move := "translate(" + pair(s.at) + ")"
			if s.size != 1 {
				move += fmt.Sprintf("scale(%.3g)", s.size)
			}
			p.Line(`<g transform="%s">%s</g>`, move, a.String())
		}
	})
}

// drawNames prints the names of the sights; like all words-… groups they can
// be hidden where they would be dust.
func drawNames(p *pen, all []placed) {
	p.Group(fmt.Sprintf(`id="words-sights" font-family="Go" font-weight="500" font-size="%g" letter-spacing=".5" text-anchor="middle" fill="%s" stroke="#f6ecd2" stroke-width="1.3" stroke-opacity=".8" stroke-linejoin="round" paint-order="stroke"`, nameSize, ink), func() {
		for _, s := range all {
			if s.namedAt != (geom.Point{}) {
				p.Line(`<text x="%s" y="%s">%s</text>`, num(s.namedAt.X), num(s.namedAt.Y), escape(s.name))
			}
		}
	})
}

func escape(s string) string {
	out := ""
	for _, r := range s {
		if r == '&' {
			out += "&amp;"
			continue
		}
		out += string(r)
	}
	return out
}
