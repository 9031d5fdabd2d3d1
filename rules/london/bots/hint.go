package bots

import (
	"context"
	"math"
	"slices"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// hintSearcher looks ahead for some tenths of a second, by simulations: the same question
// has the same answer.
var hintSearcher = searcher{forMrX: 20_000, forPawns: 20_000}

// Advise returns what a search finds, and why, from what the seat sees alone. Where no notebook
// is kept, detectives are advised without one: else the advice would tell where Mr X can
// be.
func Advise(ctx context.Context, t rules.Turn) core.Reason {
	v := viewOf(t)
	if v.Stage == core.StageHunt && !v.HasNotebook() {
		return openMove(v)
	}
	return ReasonFor(v, hintSearcher.decide(ctx, t))
}

// ReasonFor returns what speaks for an action.
func ReasonFor(v *core.View, a core.Action) core.Reason {
	r := core.Reason{Action: a}
	b, s := core.TheBoard(), v.State
	switch a.Kind {
	case core.MovePawn:
		forMove(&r, v)
	case core.Ride, core.RideBlack:
		if v.Stage == core.StageFirst {
			s.Apply(b, a)
			r.Kind = core.FirstOfTwo
			r.Ways, r.Safe = safeRides(&s, b)
			break
		}
		r.Threats, r.NoSafe = threats(&s, b, a.To), noSafeRide(&s, b)
		risk, places := evaluator{b: b, belief: v.Beliefs.Now()}.captureRisk(&s, a.To, v.Beliefs.Now().After(b, &s, a.Ticket()))
		r.Chance, r.Places = risk, int(places)
	case core.Double:
		forDouble(&r, s)
	case core.Surface:
		r.Places = len(v.Beliefs.Now().Stations())
	}
	return r
}

// forMove finds the reason of a pawn's move in open facts.
func forMove(r *core.Reason, v *core.View) {
	b, to := core.TheBoard(), r.Action.To
	odds := v.Beliefs.Now().Weights
	normalize(&odds)
	r.Chance = odds[to]
	switch {
	case r.Chance > 0 && len(v.Possible) == 1:
		r.Kind = core.MustBeThere
		return
	case r.Chance == 0 && len(v.Log) < 3 && b.Serves[to]>>core.Underground&1 != 0:
		r.Kind = core.WaitForMrX
		return
	}
	at := [3][]core.Station{} // by rides from there
	least := uint8(math.MaxUint8)
	for _, s := range v.Possible {
		d := b.Dist[to][s]
		if d < 3 {
			at[d] = append(at[d], s)
		}
		if d < least {
			least, r.Near = d, []core.Station{s}
		}
	}
	switch {
	case r.Chance > 0:
		r.Kind, r.Near = core.CanBeThere, at[1]
	case len(at[1]) > 0:
		r.Kind, r.Near = core.OneRideAway, at[1]
	case len(at[2]) > 0:
		r.Kind, r.Near = core.TwoRidesAway, at[2]
	default:
		r.Kind, r.Rides = core.RidesAway, int(least)
		return
	}
	r.Closed = closedOff(v, r.Action)
}

// closedOff names some places that Mr X could ride to next and that one pawn alone reaches
// from where a move takes it.
func closedOff(v *core.View, a core.Action) (all []core.Station) {
	b, s := core.TheBoard(), &v.State
	seen := core.StationSet{}
	for _, from := range v.Possible {
		for _, e := range b.From(uint8(from)) {
			if seen.Has(e.To) || b.Dist[a.To][e.To] != 1 || !s.Open(b, e) {
				continue
			}
			seen.Add(e.To)
			alone := true
			for p := uint8(1); p <= core.Pawns; p++ {
				alone = alone && (p == a.Pawn || s.RidesAway(b, p, e.To) > 1)
			}
			if alone && len(all) < 3 {
				all = append(all, core.Station(e.To))
			}
		}
	}
	return all
}

// forDouble finds the reason of a double move.
func forDouble(r *core.Reason, s core.State) {
	b := core.TheBoard()
	if r.NoSafe = noSafeRide(&s, b); !r.NoSafe {
		return
	}
	s.Apply(b, r.Action)
	var buf [core.MaxActions]core.Action
	if slices.ContainsFunc(s.Actions(b, buf[:0]), func(a core.Action) bool {
		n := s
		n.Apply(b, a)
		return !noSafeRide(&n, b)
	}) {
		r.Kind = core.OutOfReach
	}
}

// safeRides counts the places that rides lead to, and those of them where no pawn gets to
// Mr X in one ride.
func safeRides(s *core.State, b *core.Board) (ways, safe int) {
	var buf [core.MaxActions]core.Action
	var seen core.StationSet
	for _, a := range s.Actions(b, buf[:0]) {
		if a.Kind == core.Double || seen.Has(a.To) {
			continue
		}
		seen.Add(a.To)
		ways++
		if len(threats(s, b, a.To)) == 0 {
			safe++
		}
	}
	return ways, safe
}

// noSafeRide reports whether a pawn gets in one ride to every place that Mr X can ride to.
func noSafeRide(s *core.State, b *core.Board) bool {
	_, safe := safeRides(s, b)
	return safe == 0
}

// threats returns the pawns that get to a station in one ride.
func threats(s *core.State, b *core.Board, at uint8) (all []core.Colour) {
	for p := uint8(1); p <= core.Pawns; p++ {
		if s.Reaches(b, p, at) {
			all = append(all, core.Colour(p-1))
		}
	}
	return all
}
