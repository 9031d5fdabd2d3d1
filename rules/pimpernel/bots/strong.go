package bots

import (
	"context"
	"time"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/search"
)

// tuning is how the strong bot searches. The numbers were found by play against the
// steady one.
type tuning struct {
	simulations int
	explore     float64
	narrow      float32 // moves that are looked at from the first
	widen       float32 // and how many more for each doubling of the visits
	exact       uint16  // turns, of two seats, that are played as looks best to the rater, give or take a little
	turns       uint16  // turns, of two seats, that a simulation looks ahead, if the mission does not end before
	near        float64 // how much the end of the first turn counts, against that of the last
	many        float64 // the same with more than two seats, where the others are guessed less well
	top         float64 // how much of the rivals the best one counts, against their mean
	scale       float32 // points that are half a game
}

func tuned() tuning {
	return tuning{simulations: 1200, explore: 0.15, narrow: 4, widen: 2, exact: 2, turns: 6, near: 0.6, many: 0.75, scale: 8, top: 0.4}
}

// strong searches: it tries its turns out, most often those that turn out well, against
// others who answer, and rates what comes of them.
type strong struct{ tuning }

// Simulations is how many it makes when it is not told.
func (m strong) Simulations() int { return m.simulations }

// budget bounds its thinking on a slow machine.
const budget = time.Second

// Decide thinks until it has tried enough, its budget is spent, or ctx ends.
func (m strong) Decide(ctx context.Context, t rules.Turn) rules.Move {
	return m.choose(ctx, t.View.(core.Knower).Known(), t).Text()
}

// choose searches the moves of a turn. The decisions of a completion are few and soon
// over, and are left to the steady bot, as are all when there is no time.
func (m strong) choose(ctx context.Context, v core.View, t rules.Turn) core.Action {
	if len(t.Choices) == 1 || v.State.Running || ctx.Err() != nil {
		return bot{steady{usualWeights()}}.action(v.State, t.Rand)
	}
	return stepOf(m.run(ctx, v, t).Pick(search.Final{}, t.Rand))
}

// run searches from what everybody sees.
func (m strong) run(ctx context.Context, v core.View, t rules.Turn) search.Result {
	ctx, free := search.WithBudget(ctx, t, budget)
	defer free()
	o := search.Options{Simulations: m.simulations, Exploration: m.explore, Early: true}
	return search.Run[searchState](ctx, &searchGame{m.tuning, *v.State}, o.For(t), t.Rand)
}
