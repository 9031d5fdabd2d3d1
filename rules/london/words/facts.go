package words

import (
	"fmt"
	"math"
	"strings"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// Lead names an action, as a hint does before its reason.
func Lead(v *core.View, a core.Action) string {
	if a.Kind == core.Take {
		return fmt.Sprintf("Take %s from %s.", article(a.Ticket()), a.Colour().Title())
	}
	return strings.TrimSpace(lead(v, a))
}

// Facts are what players would say of the moment to which an action leads, by what the seat that decides knows, the
// most telling first. Of surfacing and of tickets taken there is nothing to be said.
func Facts(v *core.View, a core.Action) []rules.Fact {
	switch a.Kind {
	case core.Ride, core.RideBlack:
		return rideFacts(v, a)
	case core.MovePawn:
		return moveFacts(v, a)
	case core.Double: // it answers the pawns that could reach him after one
		return []rules.Fact{{Key: "one ride", Text: "No pawn moves between your two rides."}, doubles(int(v.State.Doubles) - 1)}
	}
	return nil
}

// rideFacts are those of a ride of Mr X, who knows where he is and what the detectives know.
func rideFacts(v *core.View, a core.Action) (all []rules.Fact) {
	b, s := core.TheBoard(), v.State
	s.Apply(b, a)
	if v.Stage == core.StageFirst { // no pawn moves before the second ride
		ways := secondRides(&s, b)
		return []rules.Fact{{Key: "second", N: ways, Good: ways, Text: fmt.Sprintf(
			"Your second ride can end at %s out of every pawn's reach.", prose.Some(ways, "station"))}}
	}
	var pawns [3][]string // by rides from him
	var bits [3]int
	for p := uint8(1); p <= core.Pawns; p++ {
		d := s.RidesAway(b, p, a.To)
		if d == 1 && !s.Reaches(b, p, a.To) {
			d = 2 // it has no ticket for the only line there
		}
		if d <= 2 {
			pawns[d], bits[d] = append(pawns[d], core.Colour(p-1).Title()), bits[d]|1<<p
		}
	}
	are := "are"
	if len(pawns[2]) < 2 {
		are = "is"
	}
	all = append(all, rules.Fact{Key: "one ride", N: bits[1], Good: -len(pawns[1]), Text: reach(pawns[1], "can reach you in one ride.")},
		rules.Fact{Key: "two rides", N: bits[2], Good: -len(pawns[2]), Text: reach(pawns[2], are+" two rides from you.")})
	if v.HasNotebook() {
		n, text := 1, "The detectives know where you are."
		if !v.State.ForcedNext() {
			n = len(v.Beliefs.Now().After(b, &v.State, a.Ticket()).Stations())
		}
		if n > 1 {
			text = fmt.Sprintf("The detectives are left with %d possible stations.", n)
		}
		all = append(all, rules.Fact{Key: "places", N: n, Good: n, Text: text})
	}
	black := int(s.Tickets[0][0])
	ways := int(b.Degree[a.To])
	return append(all, rules.Fact{Key: "ways", N: ways, Good: ways, Text: fmt.Sprintf("You have %s to go on from there.",
		prose.Amount(ways, "way"))},
		rules.Fact{Key: "black", N: black, Good: black, Text: fmt.Sprintf("You have %s left.", prose.Amount(black, "black ticket"))},
		doubles(int(s.Doubles)))
}

// doubles says how many 2x cards he keeps.
func doubles(n int) rules.Fact {
	return rules.Fact{Key: "doubles", N: n, Good: n, Text: fmt.Sprintf("You keep %s.", prose.Spelled(n, "2x card"))}
}

// secondRides counts the stations where a second ride can end out of reach of every pawn.
func secondRides(s *core.State, b *core.Board) (safe int) {
	var buf [core.MaxActions]core.Action
	var seen core.StationSet
	for _, a := range s.Actions(b, buf[:0]) {
		reached := seen.Has(a.To)
		seen.Add(a.To)
		for p := uint8(1); p <= core.Pawns && !reached; p++ {
			reached = s.Reaches(b, p, a.To)
		}
		if !reached {
			safe++
		}
	}
	return safe
}

// reach says which pawns can do something, or that none can.
func reach(pawns []string, what string) string {
	if len(pawns) == 0 {
		return "No pawn " + what
	}
	return prose.List(pawns) + " " + what
}

// moveFacts are those of a pawn's move, by what is open to all. Without a notebook nothing tells where Mr X can be.
func moveFacts(v *core.View, a core.Action) (all []rules.Fact) {
	b, s, pawn := core.TheBoard(), v.State, a.Colour().Title()
	s.At[a.Pawn] = a.To
	near := func(key, where string, rides uint8) {
		all = append(all, rules.Fact{Key: key, N: int(rides), Good: -int(rides), Text: fmt.Sprintf("%s is %s from %s.", pawn,
			prose.Amount(int(rides), "ride"), where)})
	}
	if !v.HasNotebook() {
		if v.X.LastSeen != 0 {
			near("seen", fmt.Sprintf("station %d, where Mr X last surfaced", v.Number(v.X.LastSeen)), b.Dist[a.To][v.X.LastSeen])
		}
		return all
	}
	left, covered, least, sum := 0, 0, uint8(math.MaxUint8), 0.0
	for _, at := range v.Possible {
		sum += v.Beliefs.Now().Weights[at]
		if uint8(at) == a.To {
			continue
		}
		left++
		least = min(least, b.Dist[a.To][at])
		for p := uint8(1); p <= core.Pawns; p++ {
			if s.Reaches(b, p, uint8(at)) {
				covered++
				break
			}
		}
	}
	chance, text := int(math.Round(100*v.Beliefs.Now().Weights[a.To]/sum)), "Mr X can't be there."
	if v.Beliefs.Now().Weights[a.To] > 0 {
		chance = max(1, chance)
		text = fmt.Sprintf("Mr X could be there (%d%% likely).", chance)
	}
	all = append(all, rules.Fact{Key: "chance", N: chance, Good: chance, Text: text})
	if left == 0 {
		return all
	}
	all = append(all, rules.Fact{Key: "covered", N: covered, Good: covered, Text: fmt.Sprintf(
		"The pawns cover %d of %s.", covered, prose.Amount(left, "other possible station"))})
	near("nearest", "the nearest other station where Mr X could be", least)
	taxis := int(s.Tickets[a.Pawn][core.Taxi])
	if a.Line == core.Taxi {
		taxis--
	}
	return append(all, rules.Fact{Key: "taxis of " + pawn, N: taxis, Good: taxis, Text: fmt.Sprintf("%s has %s left.", pawn,
		prose.Amount(taxis, "taxi ticket"))})
}
