package london

import (
	"math"
	"math/bits"
	"math/rand/v2"
)

// evade weighs every ride by the danger at its end, by the room he has there and
// by what the hunters will know. Danger, black tickets and 2x cards belong together
// (LON-135).
func (steady) evade(v View, all []Action, r *rand.Rand) Action {
	f := evaluator{b: theBoard(), belief: v.belief}
	c := v.core
	switch v.Stage {
	case StageSurface:
		if f.shouldSurface(c) {
			return Action{kind: surface}
		}
		return Action{kind: stayHidden}
	case StageFirst:
		s, _ := f.bestDouble(c, r)
		return s
	}
	best, worth := f.bestRide(c, f.belief, r)
	if v.Stage == StageMove && c.canDouble(f.b) {
		if _, two := f.bestDouble(c, r); two > worth+doublePrice {
			return Action{kind: double}
		}
	}
	return best
}

// What the fox holds dear, in the units of his judgement. Found by playing against
// the steady hunters: room to run on counts for more than it seems to.
const (
	riskWeight  = 14.0
	doublePrice = 3.0
	blackPrice  = 0.9
)

// evaluator is Mr X's judgement. He keeps the notebook of the hunters too.
type evaluator struct {
	b      *Board
	belief *Belief
}

// bestRide is the best ride from a moment and its worth.
func (f evaluator) bestRide(c State, was *Belief, r *rand.Rand) (Action, float64) {
	var buf [maxActions]Action
	var after [BlackTicket + 1]*Belief
	best, high := Action{}, math.Inf(-1)
	for _, s := range c.actions(f.b, buf[:0]) {
		if s.kind == double {
			continue
		}
		t := s.ticket()
		if after[t] == nil {
			after[t] = was.after(f.b, &c, t)
		}
		if w := f.evaluate(c, s, after[t]) + r.Float64()*0.3; w > high {
			best, high = s, w
		}
	}
	return best, high
}

// bestDouble is the best first ride of a double move and the worth of the whole.
func (f evaluator) bestDouble(c State, r *rand.Rand) (Action, float64) {
	c.stage = StageFirst
	var buf [maxActions]Action
	var after [BlackTicket + 1]*Belief
	best, high := Action{}, math.Inf(-1)
	for _, s := range c.actions(f.b, buf[:0]) {
		t := s.ticket()
		if after[t] == nil {
			after[t] = f.belief.after(f.b, &c, t)
		}
		n, seen := c, after[t]
		n.apply(f.b, s)
		if n.surfaced {
			seen = seen.known(s.to)
		}
		_, w := f.bestRide(n, seen, r)
		w -= f.ticketCost(c, s)
		if n.surfaced || forcedEntries>>(n.entry+1)&1 != 0 { // a double over a window of the oval kind is half wasted (LON-136)
			w -= 0.5
		}
		if w > high {
			best, high = s, w
		}
	}
	return best, high
}

// evaluate judges a ride that ends his turn.
func (f evaluator) evaluate(c State, s Action, seen *Belief) float64 {
	if forcedEntries>>(c.entry+1)&1 != 0 {
		seen = seen.known(s.to)
	}
	risk, places := f.captureRisk(&c, s.to, seen)
	near := c.nearest(f.b, s.to)
	worth := -riskWeight*risk + 0.5*math.Log2(places) + 0.7*float64(min(near, 4)) - f.ticketCost(c, s)
	for p := uint8(1); p <= pawns; p++ {
		worth += 0.08 * float64(min(c.ridesAway(f.b, p, s.to), 6))
	}
	return worth + 0.6*f.mobility(&c, s.to)
}

// ticketCost is the worth of a ticket to him.
func (f evaluator) ticketCost(c State, s Action) float64 {
	if s.kind != rideBlack {
		return 0.6 / float64(c.tickets[0][s.line])
	}
	cost := blackPrice
	if c.entry < 2 || forcedEntries>>(c.entry+1)&1 != 0 { // nobody knows him yet, or all will see him
		cost += 2
	}
	if f.b.serves[c.at[0]] == 1<<Taxi { // what else could it be?
		cost += 2
	}
	return cost * 5 / (4 + float64(c.tickets[0][0]))
}

// captureRisk is the chance that he is caught in this round, and how many places the
// hunters have to think of. Each pawn that can search a likely place is taken to
// search one of those it reaches.
func (f evaluator) captureRisk(c *State, at uint8, seen *Belief) (risk, places float64) {
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

// mobility counts the ways on from a place, those far from the pawns more.
func (f evaluator) mobility(c *State, at uint8) float64 {
	room, last := 0.0, uint8(0)
	for _, sp := range f.b.from(at) {
		if sp.to != last && c.open(f.b, sp) {
			room += float64(min(c.nearest(f.b, sp.to), 3))
		}
		last = sp.to
	}
	return min(room, 12)
}

// shouldSurface is whether he shows himself unasked: only where nobody is near and the
// hunters know almost as much anyway.
func (f evaluator) shouldSurface(c State) bool {
	return c.nearest(f.b, c.at[0]) >= 3 && (len(f.belief.stations()) <= 3 || forcedEntries>>(c.entry+1)&1 != 0)
}
