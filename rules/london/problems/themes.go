package problems

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// The themes: what a problem can turn on.
const (
	Block   = "block"   // a pawn that matters goes where Mr X is not, to close a way
	Corners = "corners" // Mr X can be in two corners, and no ride leads from one to the other
	Spread  = "spread"  // likewise, in more than two
	River   = "river"   // the boat is a way out
	Last    = "last"    // a pawn that matters spends its last ticket of a kind
	Trap    = "trap"    // a ride out of every pawn's reach leads into a trap
	Reach   = "reach"   // all other rides lead into the reach of a pawn
)

// AllThemes are all of them, in the order in which they are told.
var AllThemes = [...]string{Block, Corners, Spread, River, Last, Trap, Reach}

// Themes are those of a problem, by the entries of its record up to the end of its solution.
func Themes(p rules.Problem, entries []rules.Entry) (all []string) {
	has := map[string]bool{}
	if p.Kind == Escape {
		a, _ := core.Parse(entries[len(p.Record.Entries)].Move)
		has[River] = a.Line == core.Boat
		has[Trap] = ProveEscape(At(p)).Lures > 0
		has[Reach] = !has[Trap]
	} else {
		arrestThemes(p, entries, has)
	}
	for _, key := range AllThemes {
		if has[key] {
			all = append(all, key)
		}
	}
	return all
}

// arrestThemes finds those of an arrest.
func arrestThemes(p rules.Problem, entries []rules.Entry, has map[string]bool) {
	start := At(p)
	places := start.Beliefs.Now().Stations()
	corners := groups(places)
	has[Corners], has[Spread] = corners == 2, corners > 2
	for _, s := range places {
		has[River] = has[River] || start.Tickets[0][0] > 0 && pier(uint8(s))
	}
	for i := len(p.Record.Entries); i < len(entries); i++ {
		h := position(p.Record, entries[:i])
		if a, _ := core.Parse(entries[i].Move); h.Stage == core.StageHunt {
			if _, matters, ok := Best(p, entries[:i]); ok && matters {
				has[Block] = has[Block] || h.Beliefs.Now().Weights[a.To] == 0
				has[Last] = has[Last] || h.Tickets[a.Pawn][a.Line] == 1
			}
		}
	}
}

// pier is whether the boat stops at a station.
func pier(at uint8) bool {
	return slices.ContainsFunc(core.TheBoard().From(at), func(e core.Edge) bool { return e.Kind == core.Boat })
}

// groups counts the groups of places of which none is joined to another by a ride.
func groups(places []core.Station) (n int) {
	b, left := core.TheBoard(), slices.Clone(places)
	for ; len(left) > 0; n++ {
		joined := left[:1:1]
		for i := 0; i < len(joined); i++ {
			for _, s := range left {
				if b.Dist[joined[i]][s] == 1 && !slices.Contains(joined, s) {
					joined = append(joined, s)
				}
			}
		}
		left = slices.DeleteFunc(left, func(s core.Station) bool { return slices.Contains(joined, s) })
	}
	return n
}
