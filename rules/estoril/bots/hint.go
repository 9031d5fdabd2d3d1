package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// hintSimulations are so many that a hint comes at once.
const hintSimulations = 6000

// Hint is what the strong bot thinks best and why, from what the seat sees alone.
func Hint(ctx context.Context, t rules.Turn) core.Reason {
	c := t.View.(core.Knower).Known()
	var r core.Reason
	switch c.Stage {
	case core.StageLook:
		r.Action = bestLook(c)
	case core.StageDiscard:
		guess := *c
		guess.Fill(t.Seat, t.Rand)
		r.Action = spareDiscard(&guess)
	default:
		r = newStrong().compare(ctx, c, t)
	}
	r.Then = *c
	r.Then.Do(r.Action)
	return r
}

// compare finds the best action and the next best one.
func (b strong) compare(ctx context.Context, c *core.State, t rules.Turn) (r core.Reason) {
	b.o.Simulations = hintSimulations
	found, only := b.search(ctx, c, t)
	if r.Action = only; len(found.Actions) > 0 {
		r.Action = actionOf(found.Actions[0].Action)
	}
	if len(found.Actions) > 1 {
		first, second := found.Actions[0], found.Actions[1]
		r.Compared, r.Next, r.Behind = true, actionOf(second.Action), first.Mean()-second.Mean()
	}
	return r
}
