// Package bots plays London from a view alone: rules of thumb for both sides, and for the strong levels a tree search over
// the stations where Mr X could be. It gives hints, judgements and their reasons as values, and no words.
package bots

import (
	"context"
	"math/rand/v2"
	"time"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// Roster holds the bots by the keys of their levels.
func Roster() rules.Roster {
	return rules.Roster{
		"easy":   policyBot{easy{}},
		"steady": policyBot{noisyPolicy{oneIn: 4}},
		"strong": searcher{forMrX: 60_000, forPawns: 50_000}, // about 0.1 s a decision, 0.15 s for Mr X; so that he wins about half
		"master": searcher{roundTime: time.Second},           // the more both think, the less the detectives need for it
	}
}

// viewOf returns what a bot may read of a turn.
func viewOf(t rules.Turn) *core.View { return t.View.(core.Knower).Known() }

// A policy decides for either side from a view alone: for a detective, who pursues, and for
// Mr X, who evades.
type policy interface {
	pursue(v *core.View, all []core.Action, r *rand.Rand) core.Action
	evade(v *core.View, all []core.Action, r *rand.Rand) core.Action
}

// policyBot lets a policy sit at the table.
type policyBot struct{ policy }

// Decide thinks for well under 50 ms, so it does not look at ctx.
func (p policyBot) Decide(_ context.Context, t rules.Turn) rules.Move {
	v := viewOf(t)
	all, a, forced := legalActions(v)
	switch {
	case forced:
	case t.Seat == 0:
		a = p.evade(v, all, t.Rand)
	default:
		a = p.pursue(v, all, t.Rand)
	}
	return a.Text()
}

// legalActions returns them all, and the answer to a decision that needs no thought: the only
// action, or the ticket to take from a pawn, of which it has the fewest and will miss it most.
func legalActions(v *core.View) (all []core.Action, best core.Action, forced bool) {
	all = v.State.Actions(core.TheBoard(), make([]core.Action, 0, core.MaxActions))
	best = all[0]
	for _, a := range all[1:] { // a single action may be anything, a boat too
		if v.Stage == core.StageTake && v.State.Tickets[a.Pawn][a.Line] < v.State.Tickets[best.Pawn][best.Line] {
			best = a
		}
	}
	return all, best, len(all) == 1 || v.Stage == core.StageTake
}
