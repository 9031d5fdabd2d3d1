package london

import (
	"slices"

	"intrigue/maps/geom"
)

// river is the Thames as it crosses the board and a little beyond.
type river struct {
	north, south []geom.Point    // banks, soft curves flattened, from west to east
	across       [][2]geom.Point // cross sections, evenly spread
	middle       []geom.Point
}

// opposite are pairs of places facing each other across the water, from west
// to east. Between them both banks are divided evenly: that makes cross
// sections which neither bunch up in the inside of a bend nor cross.
var opposite = [][2]geom.Point{
	{{X: 139, Y: 748}, {X: 182, Y: 750}}, {{X: 322, Y: 698}, {X: 322, Y: 722}}, {{X: 433, Y: 700}, {X: 448, Y: 729}}, {{X: 490, Y: 677}, {X: 511, Y: 698}},
	{{X: 532, Y: 618}, {X: 559, Y: 631}}, {{X: 540, Y: 556}, {X: 574, Y: 554}}, {{X: 544, Y: 475}, {X: 579, Y: 477}}, {{X: 557, Y: 401}, {X: 592, Y: 405}},
	{{X: 589, Y: 350}, {X: 611, Y: 378}}, {{X: 673, Y: 328}, {X: 664, Y: 362}}, {{X: 742, Y: 330}, {X: 742, Y: 356}}, {{X: 803, Y: 337}, {X: 793, Y: 358}},
	{{X: 852, Y: 351}, {X: 846, Y: 379}}, {{X: 943, Y: 367}, {X: 932, Y: 401}}, {{X: 1000, Y: 389}, {X: 1000, Y: 425}},
}

func (f *facts) river() *river {
	r := &river{}
	r.north = smooth(slices.Concat([]geom.Point{{X: 96, Y: 772}}, f.north, []geom.Point{{X: 1034, Y: 402}}))
	r.south = smooth(slices.Concat([]geom.Point{{X: 118, Y: 776}}, f.south, []geom.Point{{X: 1034, Y: 440}}))
	a, b := 0, 0
	for i := 1; i <= len(opposite); i++ {
		c, d := len(r.north)-1, len(r.south)-1
		if i < len(opposite) {
			c, d = nearest(r.north, opposite[i][0]), nearest(r.south, opposite[i][1])
		}
		const steps = 8
		w, e := walk(r.north[a:c+1], steps), walk(r.south[b:d+1], steps)
		for k := range steps {
			r.across = append(r.across, [2]geom.Point{w[k], e[k]})
		}
		a, b = c, d
	}
	r.across = append(r.across, [2]geom.Point{r.north[a], r.south[b]})
	for _, x := range r.across {
		r.middle = append(r.middle, x[0].Lerp(x[1], 0.5))
	}
	return r
}

func nearest(line []geom.Point, p geom.Point) int {
	best := 0
	for i, q := range line {
		if q.Distance(p) < line[best].Distance(p) {
			best = i
		}
	}
	return best
}

// water is the whole surface as one polygon.
func (r *river) water() []geom.Point {
	south := slices.Clone(r.south)
	slices.Reverse(south)
	return slices.Concat(r.north, south)
}

// course is a boat's way from bank to bank: out to the middle, along it, in.
func (r *river) course(a, b geom.Point) []geom.Point {
	from, to := nearest(r.middle, a), nearest(r.middle, b)
	out := []geom.Point{a}
	dir := 1
	if from > to {
		dir = -1
	}
	for i := from + 3*dir; (to-3*dir-i)*dir >= 0; i += 2 * dir {
		out = append(out, r.middle[i])
	}
	return append(out, b)
}
