package london

import "math/rand/v2"

// loose is steady but for the pawns, which now and then follow their noses: else they
// would win two games of three from a Mr X of the same level.
type loose struct {
	steady
	slips int // one move in so many
}

func (m loose) hunt(v View, all []step, r *rand.Rand) step {
	if r.IntN(m.slips) == 0 {
		return easy{}.hunt(v, all, r)
	}
	return m.steady.hunt(v, all, r)
}

// careless is how often, of 100, an easy pawn does the first thing that comes to mind: so
// often that an easy Mr X gets away from such pawns half of the time.
const careless = 45

// easy looks one ride ahead, and carelessly.
type easy struct{}

// hunt moves a pawn towards the middle of all places where Mr X can be, whatever
// the other pawns do.
func (easy) hunt(v View, all []step, r *rand.Rand) step {
	b := theBoard()
	if r.IntN(100) < careless {
		return all[r.IntN(len(all))]
	}
	best, low := all[0], 1e9
	places := v.belief.places() // bots keep notes in any case
	for _, s := range all {
		cost := r.Float64()
		for _, at := range places {
			cost += float64(b.dist[s.to][at]) / float64(len(places))
		}
		if len(places) < 4 && v.belief.odds[s.to] > 0 {
			cost -= 2
		}
		if cost < low {
			best, low = s, cost
		}
	}
	return best
}

// flee runs from the nearest pawns, spends black tickets as they come and the 2x
// card when somebody stands beside him.
func (easy) flee(v View, all []step, r *rand.Rand) step {
	b, c := theBoard(), &v.core
	if v.Stage == StageSurface {
		if c.nearest(b, c.at[0]) >= 4 && r.IntN(3) == 0 {
			return step{verb: unmask}
		}
		return step{verb: hide}
	}
	best, high := all[0], -1e9
	for _, s := range all {
		worth := r.Float64()
		if s.verb == twice {
			if c.nearest(b, c.at[0]) > 1 || r.IntN(3) > 0 {
				continue
			}
			return s
		}
		for p := uint8(1); p <= pawns; p++ {
			worth += 0.2 * float64(c.away(b, p, s.to))
		}
		worth += 1.2 * float64(min(c.nearest(b, s.to), 3))
		if s.verb == sneak {
			worth -= 0.8
			if s.kind == Boat {
				worth += 0.5
			}
		}
		if worth > high {
			best, high = s, worth
		}
	}
	return best
}
