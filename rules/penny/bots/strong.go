package bots

import (
	"cmp"
	"context"
	"time"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/search"
)

// Strong weighs whole turns: for each place in reach, and each thing to do now, the rest
// of the turn is tried out on the same draws, and what comes of it for all heroes is
// weighed. It keeps nothing between decisions.
type Strong struct{}

const (
	StrongRollouts = 300         // of all plans for a decision together
	strongTime     = time.Second // at most, when nobody says how many trials to make
	MostRollouts   = 20_000      // whatever is asked for: each is remembered, to compare plans by it
)

// Simulations is how many trials it makes when it is not told.
func (Strong) Simulations() int { return StrongRollouts }

// Decide thinks until it has tried enough, its time is over, or ctx ends.
func (Strong) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(core.Knower).Known()
	ctx, free := search.WithBudget(ctx, t, strongTime)
	defer free()
	n := cmp.Or(t.Simulations, StrongRollouts)
	b := NewAgent(v.Game, t.Rand)
	b.KeepsGoods = true
	return v.Game.Text(b.Search(ctx, v.State, n).Action)
}

// Search is the best plan that a number of trials finds. What steady does without trials
// is done without them, as is everything when there is no time.
func (b *Agent) Search(ctx context.Context, c *core.State, trials int) Plan {
	var buf [core.MostActions]core.Action
	list := c.Actions(b.g, buf[:0])
	f := c.Top()
	switch {
	case len(list) == 1:
		return Plan{Action: list[0]}
	case f.Kind == core.EffectEvent, f.Kind == core.EffectHero, f.Kind == core.EffectTrade, f.Kind == core.EffectSort, ctx.Err() != nil:
		return Plan{Action: list[b.bestRated(c, list)]}
	}
	if s, ok := b.Obvious(c, list); ok {
		return Plan{Action: s}
	}
	var field []Plan
	if f.Kind == core.EffectTurn && f.Step == core.StepMove {
		field = b.destinations(c, f.Hero)
	}
	for _, s := range b.candidates(c, list) {
		field = append(field, Plan{Action: s})
	}
	return b.race(ctx, c, field, min(trials, MostRollouts))
}
