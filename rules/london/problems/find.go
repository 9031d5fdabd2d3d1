package problems

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// The kinds of problems.
const (
	Arrest = "arrest"
	Escape = "escape"
)

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

// ProveArrest finds the shortest arrest and whether it has one first move. It gives up when it has
// looked at limit positions for one length; 0 is no limit.
func ProveArrest(h *core.Position, most, limit int) Proof {
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

// ProveEscape looks at every ride and every answer of the pawns.
func ProveEscape(h *core.Position) Proof {
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

// MostTurns are the turns of the longest arrest.
const MostTurns = 3

// Prove proves a problem anew.
func Prove(p rules.Problem) Proof {
	h := position(p.Record, p.Record.Entries)
	if p.Kind == Arrest {
		return ProveArrest(h, MostTurns, 0)
	}
	return ProveEscape(h)
}
