package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// hintSimulations are so many that a hint comes at once.
const hintSimulations = 6000

// Hint is what the strong bot thinks best and why, from what the seat sees alone.
func Hint(ctx context.Context, t rules.Turn) (r core.Reason) {
	b, c := newStrong(), t.View.(core.Knower).Known()
	b.o.Simulations = hintSimulations
	found, only := b.search(ctx, c, t)
	if r.Action = only; len(found.Actions) > 0 {
		r.Action = actionOf(found.Actions[0].Action)
	}
	if len(found.Actions) > 1 {
		first, second := found.Actions[0], found.Actions[1]
		r.Compared, r.Next, r.Behind = true, actionOf(second.Action), first.Mean()-second.Mean()
	}
	r.Then = *c
	r.Then.Do(r.Action)
	return r
}
