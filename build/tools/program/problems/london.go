package main

import (
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/problems"
)

// What is looked for in London: from how many places at most, and how many positions a proof may take.
// With fewer moves that matter, or places to ride to, there is nothing to be thought about.
const (
	mostPlaces = 9
	londonWork = 30_000
	fewestKeys = 2
	fewestWays = 4
)

// londonProblems is the hardest problem of each kind in a game of the usual options, as records that end
// where the problem begins. Those that cannot be proved quickly are passed over.
func londonProblems(r rules.Record) (all []rules.Problem) {
	if len(r.Seats) != core.Pawns+1 { // the order of the pawns would be open
		return nil
	}
	h := core.Begin(r.Setup())
	var arrest, escape rules.Problem
	for i, e := range r.Entries {
		if h.Stage == core.StageMove {
			if p, ok := findEscape(&h); ok && p.Grade > escape.Grade {
				escape = begin(p, r, i, 0)
			}
		}
		if h.Stage == core.StageHunt && h.Moved == 0 && h.Seat == 1 {
			if p, ok := findArrest(&h); ok && p.Grade > arrest.Grade {
				arrest = underWay(begin(p, r, i, 1, 2, 3, 4, 5))
			}
		}
		a, _ := core.Parse(e.Move)
		if a, _ = h.Fits(a); h.End != core.NotOver {
			break
		}
		h = h.Play(a)
	}
	for _, p := range []rules.Problem{arrest, escape} {
		if p.Grade > 0 {
			all = append(all, p)
		}
	}
	return all
}

// underWay makes the first moves of an arrest, as long as they make no difference.
func underWay(p rules.Problem) rules.Problem {
	for {
		h := problems.At(p)
		a, ok := problems.Idle(h, p.Moves)
		if !ok {
			p.Size = problems.Prove(p).Size
			return p
		}
		p.Record.Entries = append(p.Record.Entries, rules.Entry{Seat: h.Acting()[0], Move: a.Text()})
	}
}

// findArrest is the problem that a position is for the detectives.
func findArrest(h *core.Position) (rules.Problem, bool) {
	if len(h.Beliefs.Now().Stations()) > mostPlaces {
		return rules.Problem{}, false
	}
	turns := problems.MostTurns
	if h.Doubles > 0 {
		turns = 1 // nobody is hemmed in who still has a 2x card
	}
	f := problems.ProveArrest(h, turns, londonWork)
	few := len(f.Keys) < fewestKeys || f.Moves == 1 && f.Ways <= fewestKeys
	return rules.Problem{Kind: problems.Arrest, Grade: f.Moves, Moves: f.Moves, Size: f.Size}, !few
}

// findEscape is the problem that a position is for Mr X. As long as he has a 2x card, there is
// seldom one way only, and none of them is the last one.
func findEscape(h *core.Position) (rules.Problem, bool) {
	if h.Doubles > 0 || h.Round > core.LastRound-2 {
		return rules.Problem{}, false
	}
	f := problems.ProveEscape(h)
	return rules.Problem{Kind: problems.Escape, Grade: min(f.Lures+1, 3), Moves: f.Moves, Size: f.Size},
		len(f.Keys) > 0 && f.Ways >= fewestWays
}

// londonPattern is where everybody stands in a problem: two of the same pattern are the same, whatever
// the round.
func londonPattern(p rules.Problem) string {
	h := problems.At(p)
	at := slices.Sorted(slices.Values(h.At[1 : core.Pawns+1]))
	parts := []string{p.Kind}
	for _, s := range at {
		parts = append(parts, core.Station(s).ID())
	}
	if parts = append(parts, "/"); p.Kind == problems.Escape {
		return strings.Join(append(parts, core.Station(h.At[0]).ID()), " ")
	}
	for _, s := range h.Beliefs.Now().Stations() {
		parts = append(parts, s.ID())
	}
	return strings.Join(parts, " ")
}

func londonThemes(p rules.Problem, solved []rules.Entry) []string { return problems.Themes(p, solved) }
