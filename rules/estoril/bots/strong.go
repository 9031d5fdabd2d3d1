package bots

import (
	"context"
	"math"
	"math/rand/v2"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/search"
)

// strong searches a tree of evenings for the best against the best answers, on guesses.
type strong struct {
	o     search.Options
	limit time.Duration // how long it thinks, unless it is told how many simulations to make
}

const (
	strongSimulations = 20_000
	hintSimulations   = 6000 // so few that a hint comes at once
	strongExplore     = 0.3
	strongTime        = time.Second // at most, on a slow machine
	searchWidth       = 16          // placings that are looked at more closely than others
	closeEnough       = 0.03        // by which part of its worth a placing may fall short
)

// newStrong returns the bot of the level.
func newStrong() strong {
	return strong{search.Options{Simulations: strongSimulations, Exploration: strongExplore, Early: true}, strongTime}
}

func (b strong) choose(ctx context.Context, c *core.State, t rules.Turn) core.Action {
	r, only := b.search(ctx, c, t)
	switch {
	case len(r.Actions) == 0:
		return only
	case c.Stage == core.StagePlace: // a player who always sends the best one can be read
		return actionOf(r.Pick(search.Selection{Power: 2, Near: closeEnough * r.Actions[0].Mean()}, t.Rand))
	}
	return actionOf(r.Pick(search.Selection{}, t.Rand))
}

// search looks at all that can be done, or says what is done without a search: looks,
// discards, and what alone can be done.
func (b strong) search(ctx context.Context, c *core.State, t rules.Turn) (r search.Result, only core.Action) {
	live := candidates(c)
	switch {
	case c.Stage == core.StageLook:
		return r, bestLook(c)
	case c.Stage == core.StageDiscard:
		guess := *c
		guess.Fill(t.Seat, t.Rand)
		return r, spareDiscard(&guess)
	case len(live) == 1:
		return r, live[0].action
	}
	ctx, free := search.WithBudget(ctx, t, b.limit)
	defer free()
	o, g := b.o.For(t), &SearchGame{root: *c, by: t.Seat}
	if len(live) > searchWidth {
		some := o.Simulations / 3
		live = g.preselect(ctx, live, some, t.Rand)
		o.Simulations = max(1, o.Simulations-some)
	}
	for _, x := range live {
		g.first = append(g.first, number(x.action))
	}
	return search.Run[searchState](ctx, g, o, t.Rand), only
}

// preselect leaves those of many candidates that are worth a tree. All are tried on the
// same guesses, the better third again and again.
func (g *SearchGame) preselect(ctx context.Context, live []candidate, trials int, r *rand.Rand) []candidate {
	rounds := math.Ceil(math.Log(float64(len(live))/searchWidth) / math.Log(3))
	l := search.NewLuck(r.Uint64())
	var guess, n searchState
	var w search.Reward
	for len(live) > searchWidth {
		for range max(1, int(float64(trials)/rounds)/len(live)) {
			if ctx.Err() != nil {
				break
			}
			g.Determinize(&guess, l)
			dice := l.Dice
			for i := range live {
				n, l.Dice = guess, dice
				g.Apply(&n, number(live[i].action), l)
				g.Rollout(&n, l, &w)
				live[i].sum += w[g.by]
				live[i].tries++
			}
		}
		sortByMean(live)
		live = live[:max(searchWidth, (len(live)+2)/3)]
	}
	return live
}

// spareDiscard discards what the seat need not keep.
func spareDiscard(c *core.State) core.Action {
	counts := missionCounts(c)
	kept := keep(c, c.Seat, roundsLeft(c), &counts)
	if w := c.Hand[c.Seat] &^ kept; w != 0 {
		return core.Action{Kind: core.Discard, A: uint8(w.First())}
	}
	return core.Action{Kind: core.Discard, A: uint8(cheapestInHand(c))}
}

// Hint returns what the strong bot thinks best and why, from what the seat sees alone.
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
