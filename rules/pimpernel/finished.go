package pimpernel

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// What honours and challenges ask of a game that is over.

// end is the last moment of a game.
func end(g rules.Finished) *core.State { return &g.End().(*Position).State }

// does holds for a seat that decides something at some time.
func does(that func(before, after *core.State, a core.Action) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		for i, e := range g.Entries {
			a, ok := core.Parse(e.Move)
			if ok && e.Seat == seat && that(&g.Positions[i].(*Position).State, &g.Positions[i+1].(*Position).State, a) {
				return true
			}
		}
		return false
	}
}

// done counts what a seat did of a kind.
func done(g rules.Finished, seat rules.Seat, kind core.ActionKind) (n int) {
	does(func(_, _ *core.State, a core.Action) bool {
		if a.Kind == kind {
			n++
		}
		return false
	})(g, seat)
	return n
}

// missions holds for a seat when something holds at the end of one of the missions.
func missions(that func(*core.State, rules.Seat) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		for i, p := range g.Positions[1:] {
			before, after := &g.Positions[i].(*Position).State, &p.(*Position).State
			if !after.Running && (before.Running || after.Rounds > before.Rounds) && that(after, seat) {
				return true
			}
		}
		return false
	}
}

// best is the most points that a seat scored in one mission.
func best(g rules.Finished, seat rules.Seat) (most int) {
	for _, line := range g.Outcome.Otherwise.Lines {
		most = max(most, line.Points[seat])
	}
	return most
}

// gap is by how many points a seat was behind when the last mission began.
func gap(g rules.Finished, seat rules.Seat) int {
	for _, p := range g.Positions {
		if c := &p.(*Position).State; c.Mission == core.FinalMission {
			return int(slices.Max(c.Score[:c.Board.Seats])) - int(c.Score[seat])
		}
	}
	return 0
}

// lead is by how many points a seat is before the best of the others.
func lead(g rules.Finished, seat rules.Seat) int {
	others := end(g).Score
	others[seat] = 0
	return g.Outcome.Total(seat) - int(slices.Max(others[:]))
}
