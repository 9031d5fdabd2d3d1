package problems

import (
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// The kinds of problems.
const (
	Arrest = "arrest"
	Escape = "escape"
)

// What is looked for: the longest arrest, from how many places at most, and how many positions a
// proof may take.
// With fewer moves that matter, or places to ride to, there is nothing to be thought about.
const (
	mostTurns  = 3
	mostPlaces = 9
	mostWork   = 30_000
	fewestKeys = 2
	fewestWays = 4
)

// Find is the hardest problem of each kind in a game of the usual options, as records that end
// where the problem begins. Those that cannot be proved quickly are passed over.
func Find(r rules.Record) (all []rules.Problem) {
	if len(r.Seats) != core.Pawns+1 { // the order of the pawns would be open
		return nil
	}
	h := core.NewPosition(r.Setup())
	var arrest, escape rules.Problem
	for i, e := range r.Entries {
		if h.Stage == core.StageMove {
			if p, ok := findEscape(&h); ok && p.Grade > escape.Grade {
				escape = p.Begin(r, i, 0)
			}
		}
		if h.Stage == core.StageHunt && h.Moved == 0 && h.Seat == 1 {
			if p, ok := findArrest(&h); ok && p.Grade > arrest.Grade {
				arrest = p.Begin(r, i, 1, 2, 3, 4, 5)
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

// A Proof is what is known for certain of a position.
type Proof struct {
	// Keys are the rides that solve it, whatever the other pawns do in the first round: the only such
	// set; nil where there is none. For an escape they lead all to one place.
	Keys  []core.Action
	Moves int // the fewest rounds in which the arrest can be forced; 1 for an escape
	Lures int // rides of an escape that are out of reach now, but not in the next round
	Ways  int // all places that Mr X can ride to in an escape, or can be at in an arrest
	Size  int // positions that were looked at
}

// findArrest is the problem that a position is for the detectives.
func findArrest(h *core.Position) (rules.Problem, bool) {
	c := chaseOf(h)
	if c.places.Size() > mostPlaces {
		return rules.Problem{}, false
	}
	turns := mostTurns
	if c.Doubles > 0 {
		turns = 1 // nobody is hemmed in who still has a 2x card
	}
	f := proveArrest(h, turns, mostWork)
	few := len(f.Keys) < fewestKeys || f.Moves == 1 && f.Ways <= fewestKeys
	return rules.Problem{Kind: Arrest, Grade: f.Moves, Moves: f.Moves, Size: f.Size}, !few
}

// proveArrest finds the shortest arrest and whether it has one first move. It gives up when it has
// looked at limit positions for one length; 0 is no limit.
func proveArrest(h *core.Position, most, limit int) Proof {
	c := chaseOf(h)
	for n := 1; n <= most; n++ {
		p := newProver(limit)
		if is := p.arrests(c, n); p.overBudget() {
			break
		} else if is {
			return Proof{Keys: p.keys(c, n), Moves: n, Ways: c.places.Size(), Size: p.looked}
		}
	}
	return Proof{}
}

// findEscape is the problem that a position is for Mr X. As long as he has a 2x card, there is
// seldom one way only, and none of them is the last one.
func findEscape(h *core.Position) (rules.Problem, bool) {
	if h.Doubles > 0 || h.Round > core.LastRound-2 {
		return rules.Problem{}, false
	}
	f := proveEscape(h)
	return rules.Problem{Kind: Escape, Grade: min(f.Lures+1, 3), Moves: f.Moves, Size: f.Size}, len(f.Keys) > 0 && f.Ways >= fewestWays
}

// proveEscape looks at every ride and every answer of the pawns.
func proveEscape(h *core.Position) Proof {
	e := escape{b: core.TheBoard()}
	all := e.refuges(&h.State)
	f := Proof{Moves: 1, Ways: len(all)}
	refuge := uint8(0)
	for _, r := range all {
		switch {
		case !r.safe() && r.catcher == 0:
			f.Lures++
		case r.safe() && refuge == 0:
			refuge = r.at
		case r.safe():
			return Proof{} // another one
		}
	}
	var buf [core.MaxActions]core.Action
	for _, a := range h.Actions(e.b, buf[:0]) {
		if a.Kind != core.Double && refuge > 0 && a.To == refuge {
			f.Keys = append(f.Keys, a)
		}
	}
	f.Size = e.looked + len(all)
	return f
}

// Prove proves a problem anew.
func Prove(p rules.Problem) Proof {
	h := position(p.Record, p.Record.Entries)
	if p.Kind == Arrest {
		return proveArrest(h, mostTurns, 0)
	}
	return proveEscape(h)
}

// Pattern is where everybody stands in a problem: two of the same pattern are the same, whatever
// the round.
func Pattern(p rules.Problem) string {
	h := position(p.Record, p.Record.Entries)
	at := slices.Sorted(slices.Values(h.At[1 : core.Pawns+1]))
	parts := []string{p.Kind}
	for _, s := range at {
		parts = append(parts, core.Station(s).ID())
	}
	if parts = append(parts, "/"); p.Kind == Escape {
		return strings.Join(append(parts, core.Station(h.At[0]).ID()), " ")
	}
	for _, s := range h.Beliefs.Now().Stations() {
		parts = append(parts, s.ID())
	}
	return strings.Join(parts, " ")
}
