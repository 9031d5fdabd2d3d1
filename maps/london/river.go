package london

// river is the Thames as it crosses the board and a little beyond.
type river struct {
	north, south []pt    // banks, soft curves flattened, from west to east
	across       [][2]pt // cross sections, evenly spread
	middle       []pt
}

// opposite are pairs of places facing each other across the water, from west
// to east. Between them both banks are divided evenly: that makes cross
// sections which neither bunch up in the inside of a bend nor cross.
var opposite = [][2]pt{
	{{139, 748}, {182, 750}}, {{322, 698}, {322, 722}}, {{433, 700}, {448, 729}}, {{490, 677}, {511, 698}},
	{{532, 618}, {559, 631}}, {{540, 556}, {574, 554}}, {{544, 475}, {579, 477}}, {{557, 401}, {592, 405}},
	{{589, 350}, {611, 378}}, {{673, 328}, {664, 362}}, {{742, 330}, {742, 356}}, {{803, 337}, {793, 358}},
	{{852, 351}, {846, 379}}, {{943, 367}, {932, 401}}, {{1000, 389}, {1000, 425}},
}

func (f *facts) river() *river {
	r := &river{}
	n := append(append([]pt{{96, 772}}, f.north...), pt{1034, 402})
	s := append(append([]pt{{118, 776}}, f.south...), pt{1034, 440})
	r.north, r.south = smooth(n), smooth(s)
	a, b := 0, 0
	for i := 1; i <= len(opposite); i++ {
		c, d := len(r.north)-1, len(r.south)-1
		if i < len(opposite) {
			c, d = nearest(r.north, opposite[i][0]), nearest(r.south, opposite[i][1])
		}
		const steps = 8
		w, e := walk(r.north[a:c+1], steps), walk(r.south[b:d+1], steps)
		for k := range steps {
			r.across = append(r.across, [2]pt{w[k], e[k]})
		}
		a, b = c, d
	}
	r.across = append(r.across, [2]pt{r.north[a], r.south[b]})
	for _, x := range r.across {
		r.middle = append(r.middle, x[0].lerp(x[1], 0.5))
	}
	return r
}

func nearest(line []pt, p pt) int {
	best := 0
	for i, q := range line {
		if q.dist(p) < line[best].dist(p) {
			best = i
		}
	}
	return best
}

// water is the whole surface as one polygon.
func (r *river) water() []pt {
	out := append([]pt(nil), r.north...)
	for i := len(r.south) - 1; i >= 0; i-- {
		out = append(out, r.south[i])
	}
	return out
}

// course is a boat's way from bank to bank: out to the middle, along it, in.
func (r *river) course(a, b pt) []pt {
	from, to := nearest(r.middle, a), nearest(r.middle, b)
	out := []pt{a}
	dir := 1
	if from > to {
		dir = -1
	}
	for i := from + 3*dir; (to-3*dir-i)*dir >= 0; i += 2 * dir {
		out = append(out, r.middle[i])
	}
	return append(out, b)
}
