package london

import (
	"math/rand/v2"
	"slices"

	"golang.org/x/image/font/sfnt"

	"intrigue/maps/face"
	"intrigue/maps/geom"
)

// park is a green place: its edge, from west over north, and its waters.
type park struct {
	name  string
	edge  []geom.Point
	round bool // a soft edge
	trees float64
}

// parks as seen on the printed board, a little inside the lines around them.
var parks = []park{
	{"regents-park", points("198 94;187 76;186 60;204 43;250 27;297 19;333 21;342 34;346 60;346 100;345 139;300 147;249 150;246 136"), true, 1},
	{"hyde-park", points("-14 363;27 357;90 343;119 338;226 310;233 316;254 353;272 404;289 446;225 460;104 464;22 466;-14 467"), false, 1},
	{"green-park", points("380 403;395 450;322 449;318 446"), false, 1},
	{"palace-garden", points("313 461;398 464;393 482;363 528;350 507;325 479"), false, 0.8},
	{"st-james", points("416 459;446 442;490 402;500 408;501 440;504 471;412 478"), false, 1},
	{"battersea-park", points("150 770;196 755;238 750;322 730;334 729;342 770"), false, 1},
	{"ranelagh", points("257 679;297 672;309 684;257 697"), false, 0.7},
	{"archbishops", points("613 494;632 500;645 523;626 527;604 512"), false, 0.7},
	{"imperial-war", points("689 521;711 511;732 532;708 551;686 542"), false, 0.6},
	{"vauxhall-park", points("563 702;584 707;577 730;560 723"), false, 0.8},
	{"kennington", points("721 669;739 675;717 736;679 736"), false, 1},
}

// squares are single blocks left green.
var squares = points("596 127;520 165;617 256;480 590;300 312;350 300;330 345;465 282;440 300;330 205;268 215;265 505;290 560;250 560;868 247;505 190;470 150;470 168;225 575;215 640;875 170;770 110;800 600;735 580;900 520;640 590;455 380;420 350;190 640;60 520;130 500;170 175;230 265;430 230")

// waters are drawn as broad lines; trees keep clear of the first four.
var waters = []struct {
	line []geom.Point
	wide float64
}{
	{points("92 351;104 362;116 382;124 404;150 417;196 424;232 427"), 8},                                 // the Serpentine
	{points("423 470;440 467;458 461;476 447"), 6},                                                        // the lake of St James's Park
	{points("221 92;232 88;240 98;236 112;246 122;262 127"), 5.5},                                         // the boating lake
	{points("-16 205;14 193;52 184;86 162;126 129;160 102;171 80;173 56;192 31;245 9;300 -3;346 -16"), 3}, // Regent's Canal
	{points("14 193;44 217;64 226"), 4},                                                                   // Paddington Basin
	{points("739 -16;741 -2"), 5},
	{points("800 -16;803 34"), 5},
}

// inPark says whether a place is green.
func inPark(p geom.Point) bool {
	return slices.ContainsFunc(parks, func(k park) bool { return inside(p, k.edge) })
}

// reachesPark says whether a corner of a box is green.
func reachesPark(b geom.Rect) bool {
	corners := b.Corners()
	return slices.ContainsFunc(corners[:], inPark)
}

func drawParks(p *pen, n *network, sights []placed) {
	p.Group(`id="parks" class="scenery"`, func() {
		for _, k := range parks {
			d := poly(k.edge, true)
			if k.round {
				d = curve(k.edge, true)
			}
			p.Line(`<path id="%s" d="%s" fill="#cbd8ad" stroke="#f6ecd2" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`, k.name, d)
			p.Line(`<path d="%s" fill="none" stroke="#93a877" stroke-width=".8"/>`, d)
		}
		drawPaths(p)
		for _, w := range waters {
			d := curve(w.line, false)
			p.Line(`<path d="%s" fill="none" stroke="#7b98a3" stroke-width="%s" stroke-linecap="round"/>`, d, num(w.wide+1.2))
			p.Line(`<path d="%s" fill="none" stroke="#b3d0da" stroke-width="%s" stroke-linecap="round"/>`, d, num(w.wide))
			p.Line(`<path d="%s" fill="none" stroke="#dcebee" stroke-width=".5" stroke-linecap="round"/>`, d)
		}
		p.Line(`<ellipse cx="26" cy="414" rx="9" ry="7" fill="#b3d0da" stroke="#7b98a3" stroke-width=".7"/>`)
		p.Line(`<circle cx="277" cy="102" r="17" fill="#d9e3bf" stroke="#f6ecd2" stroke-width="2.4"/>`)
		p.Line(`<circle cx="277" cy="102" r="12" fill="none" stroke="#b9748a" stroke-width="1.6" stroke-dasharray=".1 3" stroke-linecap="round"/>`)
		p.Line(`<ellipse cx="628" cy="703.5" rx="8.6" ry="8.2" fill="#cbd8ad" stroke="#7d8f68" stroke-width=".9"/>`)
		p.Line(`<path d="M626 700.5l4 6" stroke="#f6ecd2" stroke-width="1.6"/>`)
		p.Line(`<circle cx="112" cy="80" r="10" fill="#cbd8ad" stroke="#7d8f68" stroke-width=".9"/>`)
		p.Line(`<path d="M110 76.5l4 7" stroke="#f6ecd2" stroke-width="1.8"/>`)
		drawTrees(p, n, sights)
	})
}

// walks are the footpaths of the parks.
var walks = []string{
	"204 60;250 80;277 84", "277 120;270 146", "294 102;343 90", "250 30;262 60;277 84", "310 22;318 70;343 110",
	"60 354;70 400;60 464", "-14 400;60 400;118 402", "140 464;136 430;128 408", "180 326;188 380;182 418", "231 320;216 372;204 420",
	"250 350;216 372;150 390", "285 440;240 436;225 458", "382 404;368 448", "345 430;392 440", "415 474;470 436;498 410", "500 455;470 436",
	"200 757;262 752;330 736", "722 672;700 734",
}

func drawPaths(p *pen) {
	p.Group(`fill="none" stroke="#f3ead0" stroke-width="1.3" stroke-opacity=".85"`, func() {
		for _, w := range walks {
			p.Line(`<path d="%s"/>`, curve(points(w), false))
		}
	})
}

// treeSymbol is a round crown with its shade, as engravers dot them.
const treeSymbol = `<symbol id="tree"><ellipse cx=".7" cy="1" rx="2.3" ry="1.8" fill="#6d8257" fill-opacity=".45"/><circle r="2" fill="#9db37c" stroke="#61774b" stroke-width=".45"/><path d="M-1.1-.3A1.2 1.2 0 0 1 .2-1.3" fill="none" stroke="#dbe6c2" stroke-width=".5"/></symbol>`

// drawTrees scatters trees over the parks.
func drawTrees(p *pen, n *network, sights []placed) {
	rnd := rand.New(rand.NewPCG(1637, 1811))
	g := treePlacer{n: n, sights: sights, keep: kept(n), caps: load(face.Caps)}
	for _, k := range parks {
		r := geom.Rect{X0: k.edge[0].X, Y0: k.edge[0].Y, X1: k.edge[0].X, Y1: k.edge[0].Y}
		for _, q := range k.edge {
			r = r.Include(q)
		}
		w, h := r.X1-r.X0, r.Y1-r.Y0
		for range int(w * h / 22 * k.trees) {
			q := geom.Pt(r.X0+rnd.Float64()*w, r.Y0+rnd.Float64()*h)
			if g.room(q, k.edge) {
				g.trees = append(g.trees, q)
			}
		}
	}
	p.Group(`id="trees" class="scenery"`, func() {
		for _, t := range g.trees {
			p.Line(`<use href="#tree" x="%s" y="%s"/>`, num(t.X), num(t.Y))
		}
	})
}

// kept are the lines, shores and walks where no tree may stand.
func kept(n *network) (keep []street) {
	add := func(l []geom.Point) {
		for i := 1; i < len(l); i++ {
			keep = append(keep, street{l[i-1], l[i]})
		}
	}
	for _, k := range []kind{taxi, bus, underground} {
		for _, l := range n.legsOf(k) {
			add(n.flat(l))
		}
	}
	for _, w := range waters[:4] {
		add(w.line)
	}
	for _, w := range walks {
		add(smooth(points(w)))
	}
	return keep
}

// treePlacer knows where a tree would be in the way.
type treePlacer struct {
	n      *network
	sights []placed
	keep   []street
	caps   *sfnt.Font
	trees  []geom.Point
}

// room reports whether a tree may stand at a point of a park: inside and on the sheet,
// off the rose garden and the Round Pond, and away from lines, walks, stations, words, sights and other trees.
func (g *treePlacer) room(q geom.Point, edge []geom.Point) bool {
	if !inside(q, edge) || q.Y > 750+bleed || q.X < -bleed || q.Distance(geom.Pt(277, 102)) < 21 || q.Distance(geom.Pt(26, 414)) < 13 {
		return false
	}
	for i, e := range edge {
		if toSegment(q, e, edge[(i+1)%len(edge)]) < 3 {
			return false
		}
	}
	return !slices.ContainsFunc(g.keep, func(s street) bool { return toSegment(q, s.a, s.b) < 7 }) &&
		!slices.ContainsFunc(g.n.stations, func(s station) bool { return q.Distance(s.at) < 15 }) &&
		!slices.ContainsFunc(g.n.parkNames, func(w word) bool { return w.box(g.caps).Grow(2).Contains(q) }) &&
		!slices.ContainsFunc(g.sights, func(v placed) bool { return v.covers(q, 3) }) &&
		!slices.ContainsFunc(g.trees, func(t geom.Point) bool { return q.Distance(t) < 3.4 })
}

// railways are drawn as engravers do: a grey line with sleepers.
var railways = []string{
	"446 78;440 40;428 -16", "512 36;504 10;500 -16", "540 20;543 -16", "72 258;40 236;-16 214",
	"364 580;358 640;357 692;358 730;352 770", "640 446;628 520;604 610;590 690;560 740;470 770",
	"560 384;600 402;650 424;712 404;790 388;830 398;880 410;950 420;1016 452",
	"824 312;826 372;842 400", "728 300;729 362;734 440;770 540;800 640;832 770", "906 212;932 184;1016 142",
}

func drawRailways(p *pen) {
	p.Group(`id="railways" class="scenery" fill="none"`, func() {
		for _, r := range railways {
			d := curve(points(r), false)
			p.Line(`<path d="%s" stroke="#f6ecd2" stroke-width="4.4"/>`, d)
			p.Line(`<path d="%s" stroke="#8f8f90" stroke-width="2.6" stroke-dasharray=".6 2"/>`, d)
			p.Line(`<path d="%s" stroke="#8f8f90" stroke-width=".8"/>`, d)
		}
	})
}
