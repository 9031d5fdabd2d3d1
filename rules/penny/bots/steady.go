package bots

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// Steady looks a turn ahead: each of the actions that rate best is tried out, the rest
// of the turn and the Villain Phase behind it played by the script, and what comes of
// it is weighed. It keeps nothing between decisions.
type Steady struct{ habit Variant }

const (
	mostCandidates = 8   // actions that are tried
	longestRollout = 400 // actions and draws
)

// halvingRounds returns for each round the trials that are made of the actions that are left, and how many are
// left after them: what does badly is not tried again. In a measurement there is one round of some rollouts.
func halvingRounds(rollouts int) [3]struct{ trials, left int } {
	if rollouts > 0 {
		return [3]struct{ trials, left int }{{rollouts, 1}}
	}
	return [3]struct{ trials, left int }{{5, 4}, {8, 2}, {12, 1}}
}

func (s Steady) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(core.Knower).Known()
	b := NewAgent(v.Game, t.Rand)
	b.Variant = s.habit
	return v.Game.Text(b.Lookahead(ctx, v.State))
}

// Lookahead returns the action that does best in trials.
func (b *Agent) Lookahead(ctx context.Context, c *core.State) core.Action {
	var buf [core.MostActions]core.Action
	list := c.Actions(b.g, buf[:0])
	if a, ok := b.untried(c, list); ok {
		return a
	}
	return b.halve(ctx, c, b.candidates(c, list))
}

// untried returns an action that is taken without trials: one that is forced or obvious, or whose
// outcome must not be known beforehand, as that of an event.
func (b *Agent) untried(c *core.State, list []core.Action) (core.Action, bool) {
	if len(list) == 1 {
		return list[0], true
	}
	switch c.Top().Kind {
	case core.EffectEvent, core.EffectHero, core.EffectTrade, core.EffectSort:
		return list[b.bestRated(c, list)], true
	}
	return b.Obvious(c, list)
}

// Obvious returns an action that needs no trials: damage that will win, a Wounded card that
// cannot be held back, and cards that only give.
func (b *Agent) Obvious(c *core.State, list []core.Action) (core.Action, bool) {
	f := c.Top()
	switch {
	case f.Kind == core.EffectFight && f.Step == core.FightDeal:
		return list[b.bestRated(c, list)], true
	case f.Kind != core.EffectTurn || f.Step != core.StepBuild:
		return core.Action{}, false
	}
	found, ok := core.Action{}, false
	for _, a := range list {
		switch card := box.Card(a.What); {
		case a.Kind == core.Bear:
			return a, true
		case a.Kind == core.Play && b.f.giving.Has(card) && !b.forSale(c, card) && !b.keepsInHand(c, f.Hero, card):
			if !ok || b.f.draws[card] > b.f.draws[found.What] { // those first that draw most
				found, ok = a, true
			}
		}
	}
	return found, ok
}

// usefulLift reports whether it can be of use to lift a resource off a card: for the Walk,
// or for a fight.
func (b *Agent) usefulLift(c *core.State, a core.Action) bool {
	p := &c.Players[c.Top().Hero]
	i := p.SlotOf(box.Card(a.With))
	return c.VillainOn(p.At) || i != core.WalkSlot && c.Room(b.g, p, core.WalkSlot, int(a.What))
}

// halve tries actions with the same luck and keeps the better ones, until one is left.
func (b *Agent) halve(ctx context.Context, c *core.State, list []core.Action) core.Action {
	type entry struct {
		action core.Action
		sum    int64 // of what trials came to
	}
	field := make([]entry, len(list))
	for i, a := range list {
		field[i].action = a
	}
	h := c.Asked()
	pcg := rand.NewPCG(0, 0)
	t := NewAgent(b.g, rand.New(pcg))
	t.Variant = b.Variant
	var trial core.State
	for _, round := range halvingRounds(b.Variant.Rollouts) {
		for range round.trials {
			one, two := b.r.Uint64(), b.r.Uint64() // the seed of the same luck for all
			for i := range field {
				trial = *c
				pcg.Seed(one, two)
				trial.Do(b.g, field[i].action)
				t.Rollout(&trial)
				field[i].sum += int64(t.evaluate(&trial, h)) - actionCost(field[i].action)
			}
			if ctx.Err() != nil {
				break
			}
		}
		slices.SortStableFunc(field, func(x, y entry) int { return cmp.Compare(y.sum, x.sum) })
		if field = field[:min(len(field), max(round.left, 1))]; len(field) == 1 || ctx.Err() != nil {
			break
		}
	}
	return field[0].action
}

// actionCost returns by how much an action must be better than nothing: without it chance makes heroes
// carry things to and fro.
func actionCost(a core.Action) int64 {
	if a.Kind == core.Lift {
		return 8
	}
	return 0
}

// candidates keeps the actions that rate best, Done first and one walk to each place. It may change the list.
func (b *Agent) candidates(c *core.State, list []core.Action) []core.Action {
	if c.Top().Kind == core.EffectTurn {
		list = slices.DeleteFunc(list, func(a core.Action) bool { return a.Kind == core.Lift && !b.usefulLift(c, a) })
	}
	if len(list) <= mostCandidates {
		return list
	}
	rate := b.Scorer(c)
	kept := slices.Clone(list)
	rates := make(map[core.Action]int32, len(kept))
	for _, a := range kept {
		rates[a] = rate.Score(a)
		if c.Top().Kind == core.EffectTurn && c.Top().Step == core.StepMove && a.Kind != core.Done {
			rates[a] = b.moveRate(c, a)
		}
	}
	slices.SortStableFunc(kept, func(x, y core.Action) int { return int(rates[y] - rates[x]) })
	var out []core.Action
	if done := (core.Action{Kind: core.Done}); slices.Contains(kept, done) {
		out = append(out, done)
	}
	walked := map[uint8]bool{}
	for _, a := range kept {
		if a.Kind == core.Walk && walked[a.What] || a.Kind == core.Done {
			continue
		}
		walked[a.What] = walked[a.What] || a.Kind == core.Walk
		if out = append(out, a); len(out) == mostCandidates {
			break
		}
	}
	return out
}

// moveRate rates a move by its place, and by the card that pays: the one that is worth least comes first.
func (b *Agent) moveRate(c *core.State, a core.Action) int32 {
	h := c.Top().Hero
	if a.Kind == core.Walk {
		return b.placeValue(c, h, box.Place(a.What)) - b.cardValue(c, box.Card(a.With))
	}
	return b.placeValue(c, h, box.Place(a.What))
}

// Rollout plays by the script to the beginning of the next hero's turn.
func (b *Agent) Rollout(c *core.State) {
	g := b.g
	turn, round := c.Active, c.Round
	c.Run(g)
	for n := 0; c.Over == core.NotOver && n < longestRollout; n++ {
		if (c.Active != turn || c.Round != round) && c.Stack[1].Kind == core.EffectTurn && c.Depth == 1 {
			return
		}
		if c.Wait == core.Luck {
			c.Chance(g, b.r)
		} else {
			c.Do(g, b.Policy(c))
		}
		c.Run(g)
	}
}
