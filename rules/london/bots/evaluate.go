package bots

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"intrigue/rules/london/core"
)

// evade weighs every ride by the danger at its end, by the room he has there and
// by what the detectives will know. Danger, black tickets and 2x cards belong together
// (LON-135).
func (steady) evade(v *core.View, all []core.Action, r *rand.Rand) core.Action {
	ev := evaluator{b: core.TheBoard(), belief: v.Beliefs.Now()}
	s := v.State
	if v.Stage == core.StageFirst {
		a, _ := ev.bestDouble(s, r)
		return a
	}
	best, worth := ev.bestRide(s, ev.belief, r)
	if v.Stage == core.StageMove && s.CanDouble(ev.b) {
		if _, two := ev.bestDouble(s, r); two > worth+doublePrice {
			return core.Action{Kind: core.Double}
		}
	}
	if slices.Contains(all, core.Action{Kind: core.Surface}) && ev.shouldSurface(s, best) {
		return core.Action{Kind: core.Surface}
	}
	return best
}

// What Mr X holds dear, in the units of his judgement. Found by playing against
// steady detectives: room to run on counts for more than it seems to.
const (
	riskWeight  = 14.0
	doublePrice = 3.0
	blackPrice  = 0.9
)

// evaluator is Mr X's judgement. He keeps the notebook of the detectives too.
type evaluator struct {
	b      *core.Board
	belief *core.Belief
}

// bestRide returns the best ride from a moment and its worth.
func (ev evaluator) bestRide(s core.State, was *core.Belief, r *rand.Rand) (core.Action, float64) {
	var buf [core.MaxActions]core.Action
	var after [core.BlackTicket + 1]*core.Belief
	best, high := core.Action{}, math.Inf(-1)
	for _, a := range s.Actions(ev.b, buf[:0]) {
		if a.Kind == core.Double || a.Kind == core.Surface {
			continue
		}
		t := a.Ticket()
		if after[t] == nil {
			after[t] = was.After(ev.b, &s, t)
		}
		if w := ev.evaluate(s, a, after[t]) + r.Float64()*0.3; w > high {
			best, high = a, w
		}
	}
	return best, high
}

// bestDouble returns the best first ride of a double move and the worth of the whole.
func (ev evaluator) bestDouble(s core.State, r *rand.Rand) (core.Action, float64) {
	s.Stage = core.StageFirst
	var buf [core.MaxActions]core.Action
	var after [core.BlackTicket + 1]*core.Belief
	best, high := core.Action{}, math.Inf(-1)
	for _, a := range s.Actions(ev.b, buf[:0]) {
		t := a.Ticket()
		if after[t] == nil {
			after[t] = ev.belief.After(ev.b, &s, t)
		}
		n, seen := s, after[t]
		n.Apply(ev.b, a)
		if n.Surfaced {
			seen = seen.Known(a.To)
		}
		_, w := ev.bestRide(n, seen, r)
		w -= ev.ticketCost(s, a)
		if n.Surfaced || n.ForcedNext() { // a double over a window of the oval kind is half wasted (LON-136)
			w -= 0.5
		}
		if w > high {
			best, high = a, w
		}
	}
	return best, high
}

// evaluate judges a ride that ends his turn.
func (ev evaluator) evaluate(s core.State, a core.Action, seen *core.Belief) float64 {
	if s.ForcedNext() {
		seen = seen.Known(a.To)
	}
	risk, places := ev.captureRisk(&s, a.To, seen)
	near := s.Nearest(ev.b, a.To)
	worth := -riskWeight*risk + 0.5*math.Log2(places) + 0.7*float64(min(near, 4)) - ev.ticketCost(s, a)
	for p := uint8(1); p <= core.Pawns; p++ {
		worth += 0.08 * float64(min(s.RidesAway(ev.b, p, a.To), 6))
	}
	return worth + 0.6*ev.mobility(&s, a.To)
}

// ticketCost returns the worth of a ticket to him.
func (ev evaluator) ticketCost(s core.State, a core.Action) float64 {
	if a.Kind != core.RideBlack {
		return 0.6 / float64(s.Tickets[0][a.Line])
	}
	cost := blackPrice
	if s.Entry < 2 || s.ForcedNext() { // nobody knows him yet, or all will see him
		cost += 2
	}
	if ev.b.Serves[s.At[0]] == 1<<core.Taxi { // what else could it be?
		cost += 2
	}
	return cost * 5 / (4 + float64(s.Tickets[0][0]))
}

// captureRisk returns the chance that he is caught in this round, and how many places the
// detectives have to think of. Each pawn that can search a likely place is taken to
// search one of those it reaches.
func (ev evaluator) captureRisk(c *core.State, at uint8, seen *core.Belief) (risk, places float64) {
	var mass float64
	var searchers, threats uint8
	for s := uint8(1); s <= core.Stations; s++ {
		if seen.Weights[s] == 0 {
			continue
		}
		places++
		if c.Nearest(ev.b, s) > 1 {
			continue
		}
		hit := false
		for p := uint8(1); p <= core.Pawns; p++ {
			if c.Reaches(ev.b, p, s) {
				searchers |= 1 << p
				hit = true
				if s == at {
					threats |= 1 << p
				}
			}
		}
		if hit {
			mass += seen.Weights[s]
		}
	}
	if threats == 0 {
		return 0, places
	}
	share := seen.Weights[at] / mass * float64(bits.OnesCount8(searchers))
	return min(1, max(share, 0.08*float64(bits.OnesCount8(threats)))), places
}

// mobility counts the ways on from a place, those far from the pawns more.
func (ev evaluator) mobility(s *core.State, at uint8) float64 {
	room, last := 0.0, uint8(0)
	for _, e := range ev.b.From(at) {
		if e.To != last && s.Open(ev.b, e) {
			room += float64(min(s.Nearest(ev.b, e.To), 3))
		}
		last = e.To
	}
	return min(room, 12)
}

// shouldSurface reports whether he shows himself unasked after a ride: only where nobody is near and the
// detectives know almost as much anyway, or will after his next ride.
func (ev evaluator) shouldSurface(s core.State, ride core.Action) bool {
	known := ev.belief.After(ev.b, &s, ride.Ticket()).Stations()
	s.Entry++
	return s.Nearest(ev.b, ride.To) >= 3 && (len(known) <= 3 || s.ForcedNext())
}
