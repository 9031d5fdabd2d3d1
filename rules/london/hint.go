package london

import (
	"context"
	"math"
	"slices"

	"intrigue/rules"
)

// hintSearcher looks ahead for some tenths of a second, by simulations: the same question
// has the same answer.
var hintSearcher = searcher{forMrX: 20_000, forPawns: 20_000}

// advise is what a search finds, and why, from what the seat sees alone. Where no notebook
// is kept, detectives are advised without one: else the advice would tell where Mr X can
// be.
func advise(ctx context.Context, t rules.Turn) Reason {
	v := viewOf(t)
	if v.Stage == StageHunt && !v.Notes() {
		return openMove(v)
	}
	return reasonFor(v, hintSearcher.decide(ctx, t))
}

// reasonFor is what speaks for an action.
func reasonFor(v *known, a Action) Reason {
	r := Reason{Action: a}
	b, s := theBoard(), v.state
	switch a.kind {
	case movePawn:
		r.forMove(v)
	case ride, rideBlack:
		if v.Stage == StageFirst {
			s.apply(b, a)
			r.Kind = firstOfTwo
			r.Ways, r.Safe = s.safeRides(b)
			break
		}
		r.Threats, r.NoSafe = s.threats(b, a.to), s.noSafeRide(b)
		risk, places := evaluator{b: b, belief: v.beliefs.now()}.captureRisk(&s, a.to, v.beliefs.now().after(b, &s, a.ticket()))
		r.Chance, r.Places = risk, int(places)
	case double:
		r.forDouble(s)
	case surface:
		r.Threats = s.threats(b, s.at[0])
		r.Places = len(v.beliefs.now().stations())
	case stayHidden:
		r.Places = len(v.beliefs.now().stations())
	}
	return r
}

// forMove finds the reason of a pawn's move in open facts.
func (r *Reason) forMove(v *known) {
	b, to := theBoard(), r.Action.to
	odds := v.beliefs.now().odds
	odds.normalize()
	r.Chance = odds[to]
	switch {
	case r.Chance > 0 && len(v.Possible) == 1:
		r.Kind = mustBeThere
		return
	case r.Chance == 0 && len(v.Log) < 3 && b.serves[to]>>Underground&1 != 0:
		r.Kind = waitForMrX
		return
	}
	at := [3][]Station{} // by rides from there
	least := uint8(math.MaxUint8)
	for _, s := range v.Possible {
		d := b.dist[to][s]
		if d < 3 {
			at[d] = append(at[d], s)
		}
		if d < least {
			least, r.Near = d, []Station{s}
		}
	}
	switch {
	case r.Chance > 0:
		r.Kind, r.Near = canBeThere, at[1]
	case len(at[1]) > 0:
		r.Kind, r.Near = oneRideAway, at[1]
	case len(at[2]) > 0:
		r.Kind, r.Near = twoRidesAway, at[2]
	default:
		r.Kind, r.Rides = ridesAway, int(least)
		return
	}
	r.Closed = closedOff(v, r.Action)
}

// closedOff names some places that Mr X could ride to next and that one pawn alone reaches
// from where a move takes it.
func closedOff(v *known, a Action) (all []Station) {
	b, s := theBoard(), &v.state
	seen := stationSet{}
	for _, from := range v.Possible {
		for _, e := range b.from(uint8(from)) {
			if seen.has(e.to) || b.dist[a.to][e.to] != 1 || !s.open(b, e) {
				continue
			}
			seen.add(e.to)
			alone := true
			for p := uint8(1); p <= pawns; p++ {
				alone = alone && (p == a.pawn || s.ridesAway(b, p, e.to) > 1)
			}
			if alone && len(all) < 3 {
				all = append(all, Station(e.to))
			}
		}
	}
	return all
}

// forDouble finds the reason of a double move.
func (r *Reason) forDouble(s State) {
	b := theBoard()
	if r.NoSafe = s.noSafeRide(b); !r.NoSafe {
		return
	}
	s.apply(b, r.Action)
	var buf [maxActions]Action
	if slices.ContainsFunc(s.actions(b, buf[:0]), func(a Action) bool {
		n := s
		n.apply(b, a)
		return !n.noSafeRide(b)
	}) {
		r.Kind = outOfReach
	}
}

// safeRides counts the places that rides lead to, and those of them where no pawn gets to
// Mr X in one ride.
func (s *State) safeRides(b *Board) (ways, safe int) {
	var buf [maxActions]Action
	var seen stationSet
	for _, a := range s.actions(b, buf[:0]) {
		if a.kind == double || seen.has(a.to) {
			continue
		}
		seen.add(a.to)
		ways++
		if len(s.threats(b, a.to)) == 0 {
			safe++
		}
	}
	return ways, safe
}

// noSafeRide reports whether a pawn gets in one ride to every place that Mr X can ride to.
func (s *State) noSafeRide(b *Board) bool {
	_, safe := s.safeRides(b)
	return safe == 0
}

// threats are the pawns that get to a station in one ride.
func (s *State) threats(b *Board, at uint8) (all []Colour) {
	for p := uint8(1); p <= pawns; p++ {
		if s.reaches(b, p, at) {
			all = append(all, Colour(p-1))
		}
	}
	return all
}
