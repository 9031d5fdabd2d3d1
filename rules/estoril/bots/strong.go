package bots

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/search"
)

// strong looks for what is best against the best answers, in a tree of evenings, on
// guesses of what it does not know.
type strong struct {
	o        search.Options
	patience time.Duration // when it has thought enough, unless it is told how much to think
}

const (
	strongSimulations = 20_000
	strongExplore     = 0.3
	strongTime        = time.Second // at most, on a slow machine
	searchWidth       = 16          // placings that are looked at more closely than others
	closeEnough       = 0.03        // by which part of its worth a placing may fall short
)

// newStrong is the bot of the level.
func newStrong() strong {
	return strong{search.Options{Simulations: strongSimulations, Exploration: strongExplore, Early: true}, strongTime}
}

func (b strong) choose(ctx context.Context, c *core.State, t rules.Turn) core.Action {
	switch c.Stage {
	case core.StageLook:
		return bestLook(c)
	case core.StageDiscard:
		c.Fill(t.Seat, t.Rand)
		return spareDiscard(c)
	}
	r, only := b.search(ctx, c, t)
	switch {
	case len(r.Actions) == 0:
		return only
	case c.Stage == core.StagePlace: // who always sends the best one can be read
		return actionOf(r.Pick(search.Final{Power: 2, Near: closeEnough * r.Actions[0].Mean()}, t.Rand))
	}
	return actionOf(r.Pick(search.Final{}, t.Rand))
}

// search looks at all that can be done, or says what alone can be.
func (b strong) search(ctx context.Context, c *core.State, t rules.Turn) (r search.Result, only core.Action) {
	ctx, free := search.WithBudget(ctx, t, b.patience)
	defer free()
	all := c.Actions(nil)
	if len(all) == 1 {
		return r, all[0]
	}
	o, g := b.o.For(t), &SearchGame{root: *c, by: t.Seat}
	if len(all) > searchWidth {
		some := o.Simulations / 3
		all = g.preselect(ctx, all, some, t.Rand)
		o.Simulations = max(1, o.Simulations-some)
	}
	for _, s := range all {
		g.first = append(g.first, number(s))
	}
	return search.Run[searchState](ctx, g, o, t.Rand), only
}

// preselect leaves those of many steps that are worth a tree. All are tried on the same
// guesses, the better third again and again.
func (g *SearchGame) preselect(ctx context.Context, all []core.Action, trials int, r *rand.Rand) []core.Action {
	live := make([]candidate, len(all))
	for i, s := range all {
		live[i].action = s
	}
	rounds := math.Ceil(math.Log(float64(len(all))/searchWidth) / math.Log(3))
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
		slices.SortStableFunc(live, func(a, b candidate) int { return cmp.Compare(b.mean(), a.mean()) })
		live = live[:max(searchWidth, (len(live)+2)/3)]
	}
	all = all[:0]
	for _, o := range live {
		all = append(all, o.action)
	}
	return all
}

// spareDiscard discards what the seat need not keep.
func spareDiscard(c *core.State) core.Action {
	tally := missionCounts(c)
	kept := keep(c, c.Seat, roundsLeft(c), &tally)
	if w := c.Hand[c.Seat] &^ kept; w != 0 {
		return core.Action{Kind: core.Discard, A: uint8(w.First())}
	}
	return core.Action{Kind: core.Discard, A: uint8(cheapestInHand(c))}
}
