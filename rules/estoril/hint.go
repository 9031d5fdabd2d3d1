package estoril

import (
	"context"

	"intrigue/rules"
)

// hintSimulations are so many that a hint comes at once.
const hintSimulations = 6000

// hint is what the strong bot thinks best and why, from what the seat sees alone.
func hint(ctx context.Context, t rules.Turn) Reason {
	c := t.View.(knower).Known()
	var r Reason
	switch c.Stage {
	case StageLook:
		r.Action = c.curious()
	case StageDiscard:
		guess := *c
		guess.Fill(t.Seat, t.Rand)
		r.Action = guess.spare()
	default:
		r = newStrong().compare(ctx, c, t)
	}
	r.Then = *c
	r.Then.Do(r.Action)
	return r
}

// compare finds the best action and the next best one.
func (b strong) compare(ctx context.Context, c *State, t rules.Turn) (r Reason) {
	b.o.Simulations = hintSimulations
	found, only := b.search(ctx, c, t)
	if r.Action = only; len(found.Actions) > 0 {
		r.Action = stepOf(found.Actions[0].Action)
	}
	if len(found.Actions) > 1 {
		first, second := found.Actions[0], found.Actions[1]
		r.Compared, r.Next, r.Behind = true, stepOf(second.Action), first.Mean()-second.Mean()
	}
	return r
}
