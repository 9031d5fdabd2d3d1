package problems

import (
	"slices"

	"intrigue/rules/london/core"
)

// escape looks for the rides of Mr X after which no pawn gets to him, now and in the next round.
type escape struct {
	b      *core.Board
	looked int // positions
}

// A refuge is a place that Mr X can ride to, with what the pawns can do about it.
type refuge struct {
	at      uint8
	catcher uint8 // a pawn that gets there at once, 0 for none
	// net is a turn of the pawns after which every ride of his ends in reach of one; nil where
	// there is none.
	net turn
}

// safe is whether no pawn gets to Mr X there, now and in the next round.
func (r refuge) safe() bool { return r.catcher == 0 && r.net == nil }

// refuges are the places that Mr X can ride to, each once.
func (e *escape) refuges(s *core.State) (all []refuge) {
	var buf [core.MaxActions]core.Action
	for _, a := range s.Actions(e.b, buf[:0]) {
		if a.Kind != core.Double && !slices.ContainsFunc(all, func(r refuge) bool { return r.at == a.To }) {
			all = append(all, e.refuge(s, a))
		}
	}
	return all
}

// refuge is what becomes of a ride.
func (e *escape) refuge(s *core.State, a core.Action) refuge {
	r, n := refuge{at: a.To, catcher: catcher(e.b, s, a.To)}, *s
	if r.catcher == 0 {
		n.Apply(e.b, a)
		r.net = e.closing(n, nil)
	}
	return r
}

// catcher is a pawn that gets to a place in one ride, 0 for none.
func catcher(b *core.Board, s *core.State, at uint8) uint8 {
	for p := uint8(1); p <= core.Pawns; p++ {
		if s.Reaches(b, p, at) {
			return p
		}
	}
	return 0
}

// closing is a turn of the pawns, which no other pawn's way disturbs, after which every ride of
// Mr X ends in reach; nil for none. He is out of reach as it begins. made is what they have done of it.
func (e *escape) closing(s core.State, made turn) turn {
	switch {
	case s.Stage == core.StageOver && s.End == core.Trapped:
		return made
	case s.Stage == core.StageMove && e.inReach(&s):
		return made
	case s.Stage != core.StageHunt || e.eludes(&s):
		return nil
	}
	e.looked++
	var buf [core.MaxActions]core.Action
	for _, a := range s.Actions(e.b, buf[:0]) {
		n := s
		n.MovePawn(e.b, a)
		if found := e.closing(n, append(made[:len(made):len(made)], a)); found != nil {
			return found
		}
	}
	return nil
}

// inReach is whether every ride of Mr X ends where a pawn gets to.
func (e *escape) inReach(s *core.State) bool { return len(e.ways(s, nil, true)) == 0 }

// eludes finds quickly that in the middle of a turn of the pawns there is a ride for Mr X, out of
// the reach of those that have moved and too far from all others.
func (e *escape) eludes(s *core.State) bool {
	for _, way := range e.b.From(s.At[0]) {
		if !s.MayRide(e.b, way, way.Kind, false) && !s.MayRide(e.b, way, 0, false) {
			continue
		}
		near := false
		for p := uint8(1); p <= core.Pawns && !near; p++ {
			if (s.Moved|s.Stranded)>>p&1 != 0 {
				near = s.Reaches(e.b, p, way.To)
			} else {
				near = e.b.Dist[s.At[p]][way.To] <= 2
			}
		}
		if !near {
			return true
		}
	}
	return false
}

// tightest is the turn of the pawns that leaves Mr X the fewest rides out of reach.
func (e *escape) tightest(s core.State) (best turn) {
	least, c := core.Stations, chase{State: s}
	c.places.Add(s.At[0])
	c.At[0] = 0
	turns(e.b, c, nil, func(other turn, n chase) bool {
		n.At[0] = s.At[0]
		if left := len(e.ways(&n.State, nil, true)); left < least {
			least, best = left, slices.Clone(other)
		}
		return least > 1 // he has one at least
	})
	return best
}
