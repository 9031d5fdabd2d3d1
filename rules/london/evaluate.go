package london

import (
	"math"
	"math/bits"
	"math/rand/v2"
)

// evade weighs every ride by the danger at its end, by the room he has there and
// by what the hunters will know. Danger, black tickets and 2x cards belong together
// (LON-135).
func (steady) evade(v *known, all []Action, r *rand.Rand) Action {
	ev := evaluator{b: theBoard(), belief: v.beliefs.now()}
	s := v.state
	switch v.Stage {
	case StageSurface:
		if ev.shouldSurface(s) {
			return Action{kind: surface}
		}
		return Action{kind: stayHidden}
	case StageFirst:
		a, _ := ev.bestDouble(s, r)
		return a
	}
	best, worth := ev.bestRide(s, ev.belief, r)
	if v.Stage == StageMove && s.canDouble(ev.b) {
		if _, two := ev.bestDouble(s, r); two > worth+doublePrice {
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
func (ev evaluator) bestRide(s State, was *Belief, r *rand.Rand) (Action, float64) {
	var buf [maxActions]Action
	var after [BlackTicket + 1]*Belief
	best, high := Action{}, math.Inf(-1)
	for _, a := range s.actions(ev.b, buf[:0]) {
		if a.kind == double {
			continue
		}
		t := a.ticket()
		if after[t] == nil {
			after[t] = was.after(ev.b, &s, t)
		}
		if w := ev.evaluate(s, a, after[t]) + r.Float64()*0.3; w > high {
			best, high = a, w
		}
	}
	return best, high
}

// bestDouble is the best first ride of a double move and the worth of the whole.
func (ev evaluator) bestDouble(s State, r *rand.Rand) (Action, float64) {
	s.stage = StageFirst
	var buf [maxActions]Action
	var after [BlackTicket + 1]*Belief
	best, high := Action{}, math.Inf(-1)
	for _, a := range s.actions(ev.b, buf[:0]) {
		t := a.ticket()
		if after[t] == nil {
			after[t] = ev.belief.after(ev.b, &s, t)
		}
		n, seen := s, after[t]
		n.apply(ev.b, a)
		if n.surfaced {
			seen = seen.known(a.to)
		}
		_, w := ev.bestRide(n, seen, r)
		w -= ev.ticketCost(s, a)
		if n.surfaced || n.forcedNext() { // a double over a window of the oval kind is half wasted (LON-136)
			w -= 0.5
		}
		if w > high {
			best, high = a, w
		}
	}
	return best, high
}

// evaluate judges a ride that ends his turn.
func (ev evaluator) evaluate(s State, a Action, seen *Belief) float64 {
	if s.forcedNext() {
		seen = seen.known(a.to)
	}
	risk, places := ev.captureRisk(&s, a.to, seen)
	near := s.nearest(ev.b, a.to)
	worth := -riskWeight*risk + 0.5*math.Log2(places) + 0.7*float64(min(near, 4)) - ev.ticketCost(s, a)
	for p := uint8(1); p <= pawns; p++ {
		worth += 0.08 * float64(min(s.ridesAway(ev.b, p, a.to), 6))
	}
	return worth + 0.6*ev.mobility(&s, a.to)
}

// ticketCost is the worth of a ticket to him.
func (ev evaluator) ticketCost(s State, a Action) float64 {
	if a.kind != rideBlack {
		return 0.6 / float64(s.tickets[0][a.line])
	}
	cost := blackPrice
	if s.entry < 2 || s.forcedNext() { // nobody knows him yet, or all will see him
		cost += 2
	}
	if ev.b.serves[s.at[0]] == 1<<Taxi { // what else could it be?
		cost += 2
	}
	return cost * 5 / (4 + float64(s.tickets[0][0]))
}

// captureRisk is the chance that he is caught in this round, and how many places the
// hunters have to think of. Each pawn that can search a likely place is taken to
// search one of those it reaches.
func (ev evaluator) captureRisk(c *State, at uint8, seen *Belief) (risk, places float64) {
	var mass float64
	var searchers, threats uint8
	for s := uint8(1); s <= Stations; s++ {
		if seen.odds[s] == 0 {
			continue
		}
		places++
		if c.nearest(ev.b, s) > 1 {
			continue
		}
		hit := false
		for p := uint8(1); p <= pawns; p++ {
			if c.reaches(ev.b, p, s) {
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
func (ev evaluator) mobility(s *State, at uint8) float64 {
	room, last := 0.0, uint8(0)
	for _, e := range ev.b.from(at) {
		if e.to != last && s.open(ev.b, e) {
			room += float64(min(s.nearest(ev.b, e.to), 3))
		}
		last = e.to
	}
	return min(room, 12)
}

// shouldSurface is whether he shows himself unasked: only where nobody is near and the
// hunters know almost as much anyway.
func (ev evaluator) shouldSurface(s State) bool {
	return s.nearest(ev.b, s.at[0]) >= 3 && (len(ev.belief.stations()) <= 3 || s.forcedNext())
}
