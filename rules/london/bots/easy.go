package bots

import (
	"math/rand/v2"

	"intrigue/rules/london/core"
)

// noisyPolicy is steady but for the pawns, which now and then move as easy ones do: else they
// would win two games of three from a Mr X of the same level.
type noisyPolicy struct {
	steady
	oneIn int // one move in so many
}

func (p noisyPolicy) pursue(v *core.View, all []core.Action, r *rand.Rand) core.Action {
	if r.IntN(p.oneIn) == 0 {
		return easy{}.pursue(v, all, r)
	}
	return p.steady.pursue(v, all, r)
}

// careless says how often, of 100, an easy pawn does the first thing that comes to mind: so
// often that an easy Mr X gets away from such pawns half of the time.
const careless = 48

// easy looks one ride ahead, and carelessly.
type easy struct{}

// pursue moves a pawn towards the middle of all places where Mr X can be, whatever
// the other pawns do.
func (easy) pursue(v *core.View, all []core.Action, r *rand.Rand) core.Action {
	b := core.TheBoard()
	if r.IntN(100) < careless {
		return all[r.IntN(len(all))]
	}
	best, low := all[0], 1e9
	places := v.Beliefs.Now().Stations() // bots keep notes in any case
	for _, a := range all {
		cost := r.Float64()
		for _, at := range places {
			cost += float64(b.Dist[a.To][at]) / float64(len(places))
		}
		if len(places) < 4 && v.Beliefs.Now().Weights[a.To] > 0 {
			cost -= 2
		}
		if cost < low {
			best, low = a, cost
		}
	}
	return best
}

// evade runs from the nearest pawns, spends black tickets as they come and the 2x
// card when somebody stands beside him.
func (easy) evade(v *core.View, all []core.Action, r *rand.Rand) core.Action {
	b, s := core.TheBoard(), &v.State
	best, high, canSurface := all[0], -1e9, false
	for _, a := range all {
		if a.Kind == core.Surface {
			canSurface = true
			continue
		}
		worth := r.Float64()
		if a.Kind == core.Double {
			if s.Nearest(b, s.At[0]) > 1 || r.IntN(3) > 0 {
				continue
			}
			return a
		}
		for p := uint8(1); p <= core.Pawns; p++ {
			worth += 0.2 * float64(s.RidesAway(b, p, a.To))
		}
		worth += 1.2 * float64(min(s.Nearest(b, a.To), 3))
		if a.Kind == core.RideBlack {
			worth -= 0.8
			if a.Line == core.Boat {
				worth += 0.5
			}
		}
		if worth > high {
			best, high = a, worth
		}
	}
	if canSurface && s.Nearest(b, best.To) >= 4 && r.IntN(3) == 0 {
		return core.Action{Kind: core.Surface}
	}
	return best
}
