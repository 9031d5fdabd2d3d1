package london

import (
	"math"
	"math/bits"
	"math/rand/v2"
)

// flee weighs every ride by the danger at its end, by the room he has there and
// by what the hunters will know. Danger, black tickets and 2x cards belong together
// (LON-135).
func (steady) flee(v View, all []step, r *rand.Rand) step {
	f := fox{b: theBoard(), belief: v.belief}
	c := v.core
	switch v.Stage {
	case StageSurface:
		if f.bold(c) {
			return step{verb: unmask}
		}
		return step{verb: hide}
	case StageFirst:
		s, _ := f.double(c, r)
		return s
	}
	best, worth := f.single(c, f.belief, r)
	if v.Stage == StageMove && c.canDouble(f.b) {
		if _, two := f.double(c, r); two > worth+doublePrice {
			return step{verb: twice}
		}
	}
	return best
}

// What the fox holds dear, in the units of his judgement. Found by playing against
// the steady hunters: room to run on counts for more than it seems to.
const (
	danger      = 14.0
	doublePrice = 3.0
	blackPrice  = 0.9
)

// fox is Mr X's judgement. He keeps the notebook of the hunters too.
type fox struct {
	b      *board
	belief *belief
}

// single is the best ride from a moment and its worth.
func (f fox) single(c core, was *belief, r *rand.Rand) (step, float64) {
	var buf [mostSteps]step
	var after [BlackTicket + 1]*belief
	best, high := step{}, math.Inf(-1)
	for _, s := range c.list(f.b, buf[:0]) {
		if s.verb == twice {
			continue
		}
		t := s.pays()
		if after[t] == nil {
			after[t] = was.after(f.b, &c, t)
		}
		if w := f.worth(c, s, after[t]) + r.Float64()*0.3; w > high {
			best, high = s, w
		}
	}
	return best, high
}

// double is the best first ride of a double move and the worth of the whole.
func (f fox) double(c core, r *rand.Rand) (step, float64) {
	c.stage = StageFirst
	var buf [mostSteps]step
	var after [BlackTicket + 1]*belief
	best, high := step{}, math.Inf(-1)
	for _, s := range c.list(f.b, buf[:0]) {
		t := s.pays()
		if after[t] == nil {
			after[t] = f.belief.after(f.b, &c, t)
		}
		n, seen := c, after[t]
		n.do(f.b, s)
		if n.shown {
			seen = seen.known(s.to)
		}
		_, w := f.single(n, seen, r)
		w -= f.fare(c, s)
		if n.shown || oval>>(n.entry+1)&1 != 0 { // a double over a window of the oval kind is half wasted (LON-136)
			w -= 0.5
		}
		if w > high {
			best, high = s, w
		}
	}
	return best, high
}

// worth judges a ride that ends his turn.
func (f fox) worth(c core, s step, seen *belief) float64 {
	if oval>>(c.entry+1)&1 != 0 {
		seen = seen.known(s.to)
	}
	risk, places := f.risk(&c, s.to, seen)
	near := c.nearest(f.b, s.to)
	worth := -danger*risk + 0.5*math.Log2(places) + 0.7*float64(min(near, 4)) - f.fare(c, s)
	for p := uint8(1); p <= pawns; p++ {
		worth += 0.08 * float64(min(c.away(f.b, p, s.to), 6))
	}
	return worth + 0.6*f.room(&c, s.to)
}

// fare is the worth of a ticket to him.
func (f fox) fare(c core, s step) float64 {
	if s.verb != sneak {
		return 0.6 / float64(c.left[0][s.kind])
	}
	cost := blackPrice
	if c.entry < 2 || oval>>(c.entry+1)&1 != 0 { // nobody knows him yet, or all will see him
		cost += 2
	}
	if f.b.serves[c.at[0]] == 1<<Taxi { // what else could it be?
		cost += 2
	}
	return cost * 5 / (4 + float64(c.left[0][0]))
}

// risk is the chance that he is caught in this round, and how many places the
// hunters have to think of. Each pawn that can search a likely place is taken to
// search one of those it reaches.
func (f fox) risk(c *core, at uint8, seen *belief) (risk, places float64) {
	var mass float64
	var searchers, threats uint8
	for s := uint8(1); s <= Stations; s++ {
		if seen.odds[s] == 0 {
			continue
		}
		places++
		if c.nearest(f.b, s) > 1 {
			continue
		}
		hit := false
		for p := uint8(1); p <= pawns; p++ {
			if c.reaches(f.b, p, s) {
				searchers |= 1 << p
				hit = true
				if s == at {
					threats |= 1 << p
				}
			}
		}
		if hit {
			mass += seen.odds[s]
		}
	}
	if threats == 0 {
		return 0, places
	}
	share := seen.odds[at] / mass * float64(bits.OnesCount8(searchers))
	return min(1, max(share, 0.08*float64(bits.OnesCount8(threats)))), places
}

// room counts the ways on from a place, those far from the pawns more.
func (f fox) room(c *core, at uint8) float64 {
	room, last := 0.0, uint8(0)
	for _, sp := range f.b.from(at) {
		if sp.to != last && c.open(f.b, sp) {
			room += float64(min(c.nearest(f.b, sp.to), 3))
		}
		last = sp.to
	}
	return min(room, 12)
}

// bold is whether he shows himself unasked: only where nobody is near and the
// hunters know almost as much anyway.
func (f fox) bold(c core) bool {
	return c.nearest(f.b, c.at[0]) >= 3 && (len(f.belief.places()) <= 3 || oval>>(c.entry+1)&1 != 0)
}
