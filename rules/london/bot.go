package london

import (
	"context"
	"math/rand/v2"
	"time"

	"intrigue/rules"
)

// roster holds the bots by the keys of their levels.
func roster() rules.Roster {
	return rules.Roster{
		"easy":   policyBot{easy{}},
		"steady": policyBot{distracted{oneIn: 4}},
		"strong": searcher{forMrX: 1_000, forPawns: 1_500}, // so that Mr X wins about half
		"master": searcher{roundTime: time.Second},         // the more both think, the less the detectives need for it
	}
}

// viewOf is what a bot may read of a turn.
func viewOf(t rules.Turn) *known { return t.View.(knower).knows() }

// A policy decides for either side from a view alone: for a detective, who pursues, and for
// Mr X, who evades.
type policy interface {
	pursue(v *known, all []Action, r *rand.Rand) Action
	evade(v *known, all []Action, r *rand.Rand) Action
}

// policyBot lets a policy sit at the table.
type policyBot struct{ policy }

// Decide thinks for well under 50 ms, so it does not look at ctx.
func (p policyBot) Decide(_ context.Context, t rules.Turn) rules.Move { return p.decide(t).text() }

func (p policyBot) decide(t rules.Turn) Action {
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
func legalActions(v *known) []Action {
	return v.state.actions(theBoard(), make([]Action, 0, maxActions))
}

// obvious is the answer to a decision that needs no thought: the only action, or the ticket
// to take from a pawn, of which it has the fewest and will miss it most.
func obvious(v *known, all []Action) (best Action, ok bool) {
	best = all[0]
	for _, a := range all[1:] { // a single action may be anything, a boat too
		if v.Stage == StageTake && v.state.tickets[a.pawn][a.line] < v.state.tickets[best.pawn][best.line] {
			best = a
		}
	}
	return best, len(all) == 1 || v.Stage == StageTake
}
