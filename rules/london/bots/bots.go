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
		"steady": policyBot{distracted{oneIn: 4}},
		"strong": searcher{forMrX: 1_000, forPawns: 1_500}, // so that Mr X wins about half
		"master": searcher{roundTime: time.Second},         // the more both think, the less the detectives need for it
	}
}

// viewOf is what a bot may read of a turn.
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
func (p policyBot) Decide(_ context.Context, t rules.Turn) rules.Move { return p.decide(t).Text() }

func (p policyBot) decide(t rules.Turn) core.Action {
	v := viewOf(t)
	all := legalActions(v)
	a, ok := obvious(v, all)
	switch {
	case ok:
		return a
	case t.Seat == 0:
		return p.evade(v, all, t.Rand)
	}
	return p.pursue(v, all, t.Rand)
}

// legalActions are those of the seat that decides.
func legalActions(v *core.View) []core.Action {
	return v.State.Actions(core.TheBoard(), make([]core.Action, 0, core.MaxActions))
}

// obvious is the answer to a decision that needs no thought: the only action, or the ticket
// to take from a pawn, of which it has the fewest and will miss it most.
func obvious(v *core.View, all []core.Action) (best core.Action, ok bool) {
	best = all[0]
	for _, a := range all[1:] { // a single action may be anything, a boat too
		if v.Stage == core.StageTake && v.State.Tickets[a.Pawn][a.Line] < v.State.Tickets[best.Pawn][best.Line] {
			best = a
		}
	}
	return best, len(all) == 1 || v.Stage == core.StageTake
}
