package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// What honours and challenges ask of a game that is over.

// end is the last moment of a game.
func end(g rules.Finished) *core.State { return &g.End().(*Position).State }

// walk goes through a game until something holds of a step.
func walk(g rules.Finished, holds func(by rules.Seat, before, after *core.State, a core.Action) bool) bool {
	for i, e := range g.Entries {
		before, after := &g.Positions[i].(*Position).State, &g.Positions[i+1].(*Position).State
		if a, ok := before.Parse(e.Move); ok && holds(e.Seat, before, after, a) {
			return true
		}
	}
	return false
}

// won reports whether a step gave the reward of a board to a seat.
func won(before, after *core.State, a core.Action, seat rules.Seat) bool {
	return a.Kind == core.Award && after.Won[before.Here()] == uint8(1+seat)
}

// wins holds for a seat that wins a reward under some condition.
func wins(also func(p *core.State, seat uint8) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		return walk(g, func(_ rules.Seat, before, after *core.State, a core.Action) bool {
			return won(before, after, a, seat) && also(before, uint8(seat))
		})
	}
}

// does holds for a seat that does something itself.
func does(that func(*core.State, core.Action) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		return walk(g, func(by rules.Seat, before, _ *core.State, a core.Action) bool { return by == seat && that(before, a) })
	}
}

// done counts what a seat did of a kind.
func done(g rules.Finished, seat rules.Seat, kind core.ActionKind) (n int) {
	does(func(_ *core.State, a core.Action) bool {
		if a.Kind == kind {
			n++
		}
		return false
	})(g, seat)
	return n
}

// starters counts the starting characters among some tiles.
func starters(tiles core.Tiles) (n int) {
	for _, t := range tiles.All() {
		if t.Colour() >= 0 {
			n++
		}
	}
	return n
}

// evening is the most rewards that a seat won in one round.
func evening(g rules.Finished, seat rules.Seat) (most int) {
	var n [core.LastRound + 1]int
	walk(g, func(_ rules.Seat, before, after *core.State, a core.Action) bool {
		if won(before, after, a, seat) {
			n[before.Round]++
			most = max(most, n[before.Round])
		}
		return false
	})
	return most
}

// lead is by how many points a seat is before the best of the others.
func lead(g rules.Finished, seat rules.Seat) int {
	best := 0
	for s := range g.Seats {
		if rules.Seat(s) != seat {
			best = max(best, g.Outcome.Total(rules.Seat(s)))
		}
	}
	return g.Outcome.Total(seat) - best
}
