package penny

import (
	"cmp"
	"context"
	"time"

	"intrigue/rules"
	"intrigue/rules/search"
)

// strong weighs whole turns: for each place in reach, and each thing to do now, the rest
// of the turn is tried out on the same draws, and what comes of it for all heroes is
// weighed. It keeps nothing between decisions.
type strong struct{}

const (
	strongTrials = 300         // of all plans for a decision together
	strongTime   = time.Second // at most, when nobody says how many trials to make
	mostTrials   = 20_000      // whatever is asked for: each is remembered, to compare plans by it
)

// Simulations is how many trials it makes when it is not told.
func (strong) Simulations() int { return strongTrials }

// Decide thinks until it has tried enough, its time is over, or ctx ends.
func (strong) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(knower).Known()
	ctx, free := search.WithBudget(ctx, t, strongTime)
	defer free()
	n := cmp.Or(t.Simulations, strongTrials)
	b := newBrain(v.game, t.Rand)
	b.keen = true
	return v.game.text(b.weigh(ctx, v.core, n).step)
}

// weigh is the best plan that a number of trials finds. What steady does without trials
// is done without them, as is everything when there is no time.
func (b *brain) weigh(ctx context.Context, c *core, trials int) plan {
	var buf [mostSteps]step
	list := c.list(b.g, buf[:0])
	f := c.now()
	switch {
	case len(list) == 1:
		return plan{step: list[0]}
	case f.op == opEvent, f.op == opHero, f.op == opTrade, f.op == opSort, ctx.Err() != nil:
		return plan{step: list[b.best(c, list)]}
	}
	if s, ok := b.obvious(c, list); ok {
		return plan{step: s}
	}
	var field []plan
	if f.op == opTurn && f.i == stepMove {
		field = b.errands(c, f.hero)
	}
	for _, s := range b.shortlist(c, list) {
		field = append(field, plan{step: s})
	}
	return b.race(ctx, c, field, min(trials, mostTrials))
}
