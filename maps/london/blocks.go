package london

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"intrigue/maps/geom"
)

// How wide streets are, from the middle to the houses, in board units.
const (
	mainStreet = 5.4
	sideStreet = 0.75
)

// town is the maker of blocks: pieces between the streets of the game, cut
// again and again by side streets that follow the longest side, the way
// London was built over its fields.
type town struct {
	rnd   *rand.Rand
	plots []plot
}

func (t *town) fill(face []geom.Point) {
	p := plot{pts: face, main: make([]bool, len(face))}
	for i := range p.main {
		p.main[i] = true
	}
	t.split(p, 0)
}

func (t *town) split(p plot, depth int) {
	a := math.Abs(area(p.pts))
	if a < 14 || depth > 24 || len(p.pts) < 3 {
		return
	}
	if i := p.reflex(); i >= 0 {
		// Cut an inner corner away along one of its sides.
		n := len(p.pts)
		d := p.pts[i].Sub(p.pts[(i+n-1)%n]).Unit()
		t.cut(p, p.pts[i], d, depth)
		return
	}
	lo, hi, along := p.extent()
	want := 330 + 260*t.rnd.Float64()
	if a < want || (lo < 13 && hi < 40) {
		t.plots = append(t.plots, p)
		return
	}
	// Across the long way, not far from the middle, not quite square.
	c := centroid(p.pts).Add(along.Mul((t.rnd.Float64() - 0.5) * 0.22 * hi))
	d := along.Left()
	turn := (t.rnd.Float64() - 0.5) * 0.16
	d = geom.Pt(d.X*math.Cos(turn)-d.Y*math.Sin(turn), d.X*math.Sin(turn)+d.Y*math.Cos(turn))
	t.cut(p, c, d, depth)
}

func (t *town) cut(p plot, at, dir geom.Point, depth int) {
	for _, piece := range p.cut(at, dir) {
		t.split(piece, depth+1)
	}
}

// streetsOf collects everything houses keep clear of, with stubs that lead
// out of the picture and its frame.
func streetsOf(n *network) []street {
	var out []street
	seen := map[[2]geom.Point]bool{}
	add := func(a, b geom.Point) {
		if !seen[[2]geom.Point{a, b}] && !seen[[2]geom.Point{b, a}] {
			seen[[2]geom.Point{a, b}] = true
			out = append(out, street{a, b})
		}
	}
	for _, k := range []kind{taxi, bus, underground} {
		for _, l := range n.legsOf(k) {
			if n.bends[l] == nil {
				add(n.at(l.a), n.at(l.b))
				continue
			}
			if k == underground {
				continue // runs below the houses
			}
			line := n.flat(l)
			for i := 4; i < len(line); i += 4 {
				add(line[i-4], line[i])
			}
		}
	}
	// The outer frame lies beyond the edge: houses run on under the border.
	const over = bleed + mainStreet + 2
	x0, y0, x1, y1 := -over, -over, 1000+over, 750+over
	for _, s := range n.stations {
		p := s.at
		switch {
		case p.X < 80:
			add(p, geom.Pt(x0-5, p.Y+6))
		case p.X > 930:
			add(p, geom.Pt(x1+5, p.Y-6))
		}
		switch {
		case p.Y < 70:
			add(p, geom.Pt(p.X+5, y0-5))
		case p.Y > 690 && p.X > 540:
			add(p, geom.Pt(p.X-5, y1+5))
		}
	}
	add(geom.Pt(x0, y0), geom.Pt(x1, y0))
	add(geom.Pt(x1, y0), geom.Pt(x1, y1))
	add(geom.Pt(x1, y1), geom.Pt(x0, y1))
	add(geom.Pt(x0, y1), geom.Pt(x0, y0))
	return out
}

// tints of the blocks, from the palest.
var tints = []string{"#dce3e6", "#d5dee3", "#cfd9df", "#dfe3e0"}

// drawBlocks builds the town.
func drawBlocks(p *pen, n *network) {
	t := &town{rnd: rand.New(rand.NewPCG(1851, 1863))}
	for _, f := range faces(streetsOf(n)) {
		t.fill(f)
	}
	// Blocks of the same tint and quarter make one path: a tile then culls a
	// few hundred boxes instead of thousands.
	const quarter = 125
	water := n.river.water()
	var green strings.Builder
	taken := map[int]bool{}
	quarters := map[[3]int]*strings.Builder{}
	for _, pl := range t.plots {
		tint := t.rnd.IntN(len(tints))
		b := pl.block()
		if b == nil || open(b, water) {
			continue
		}
		c := centroid(b)
		if i := squareAt(c, b); i >= 0 && !taken[i] {
			taken[i] = true
			green.WriteString(poly(b, true))
			continue
		}
		key := [3]int{int(math.Floor(c.X / quarter)), int(math.Floor(c.Y / quarter)), tint}
		if quarters[key] == nil {
			quarters[key] = &strings.Builder{}
		}
		quarters[key].WriteString(poly(b, true))
	}
	p.Group(`id="blocks" class="scenery" stroke="#aebcc6" stroke-width=".35"`, func() {
		for tint := range tints {
			p.Group(fmt.Sprintf(`fill="%s"`, tints[tint]), func() {
				for y := -1; y <= 6; y++ {
					for x := -1; x <= 8; x++ {
						if b := quarters[[3]int{x, y, tint}]; b != nil {
							p.Line(`<path d="%s"/>`, b.String())
						}
					}
				}
			})
		}
	})
	p.Line(`<path id="squares" d="%s" fill="#c3d2a4" stroke="#93a877" stroke-width=".6"/>`, green.String())
}

// open says that nothing is built here: the whole block lies in the water or
// in a park, or outside the picture.
func open(b, water []geom.Point) bool {
	wet, green := true, true
	for _, q := range append([]geom.Point{centroid(b)}, b...) {
		wet = wet && inside(q, water)
		green = green && inPark(q)
	}
	return wet || green
}

// squareAt finds the green square that this block is.
func squareAt(c geom.Point, b []geom.Point) int {
	for i, s := range squares {
		if inside(s, b) || (c.Distance(s) < 9 && area(b) < 420) {
			return i
		}
	}
	return -1
}
