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

// Steady looks a turn ahead: each of the steps that rate best is tried out, the rest
// of the turn and the Villain Phase behind it played by the script, and what comes of
// it is weighed. It keeps nothing between decisions.
type Steady struct{ habit Variant }

const (
	mostCandidates = 8 // steps that are tried
	longestRollout = 400
)

// halvingRounds returns the trials that are made of the steps that are left, and how many are left
// after them: who does badly is not tried again.
func halvingRounds(of int) [3]struct{ trials, left int } {
	if of > 0 { // a measurement with few trials
		return [3]struct{ trials, left int }{{of, 1}}
	}
	return [3]struct{ trials, left int }{{5, 4}, {8, 2}, {12, 1}}
}

func (s Steady) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(core.Knower).Known()
	b := NewAgent(v.Game, t.Rand)
	b.Variant = s.habit
	return v.Game.Text(b.Lookahead(ctx, v.State))
}

// Lookahead returns the step that does best in trials.
func (b *Agent) Lookahead(ctx context.Context, c *core.State) core.Action {
	var buf [core.MostActions]core.Action
	list := c.Actions(b.g, buf[:0])
	if s, ok := b.untried(c, list); ok {
		return s
	}
	return b.halve(ctx, c, b.candidates(c, list))
}

// untried returns a step that is taken without trials: one that is forced or obvious, or whose
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

// Obvious returns a step that needs no trials: damage that will win, a Wounded card that
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
	for _, s := range list {
		switch {
		case s.Kind == core.Bear:
			return s, true
		case s.Kind == core.Play && b.f.giving.Has(box.Card(s.What)) &&
			!(c.Mode == box.Heist && c.Chapter == 2 && b.g.Goods.Has(box.Card(s.What))) && !b.keepsInHand(c, f.Hero, box.Card(s.What)):
			if !ok || b.f.draws[s.What] > b.f.draws[found.What] {
				found, ok = s, true
			}
		}
	}
	return found, ok
}

// usefulLift reports whether it can be of use to lift a resource off a card: for the Walk,
// or for a fight.
func (b *Agent) usefulLift(c *core.State, s core.Action) bool {
	p := &c.Players[c.Top().Hero]
	i := p.SlotOf(box.Card(s.With))
	return c.VillainOn(p.At) || i != core.WalkSlot && c.Room(b.g, p, core.WalkSlot, int(s.What))
}

// halve tries steps with the same luck and keeps the better half, until one is left.
func (b *Agent) halve(ctx context.Context, c *core.State, list []core.Action) core.Action {
	type entry struct {
		step core.Action
		sum  int64
	}
	field := make([]entry, len(list))
	for i, s := range list {
		field[i].step = s
	}
	h := c.Asked()
	pcg := rand.NewPCG(0, 0)
	t := NewAgent(b.g, rand.New(pcg))
	t.Variant = b.Variant
	var trial core.State
	for _, heat := range halvingRounds(b.Variant.Rollouts) {
		for range heat.trials {
			one, two := b.r.Uint64(), b.r.Uint64()
			for i := range field {
				trial = *c
				pcg.Seed(one, two)
				trial.Do(b.g, field[i].step)
				t.Rollout(&trial)
				field[i].sum += int64(t.evaluate(&trial, h)) - actionCost(field[i].step)
			}
			if ctx.Err() != nil {
				break
			}
		}
		slices.SortStableFunc(field, func(x, y entry) int { return cmp.Compare(y.sum, x.sum) })
		if field = field[:min(len(field), max(heat.left, 1))]; len(field) == 1 || ctx.Err() != nil {
			break
		}
	}
	return field[0].step
}

// actionCost returns what a step must be better than nothing by: without it chance makes heroes
// carry things to and fro.
func actionCost(s core.Action) int64 {
	if s.Kind == core.Lift {
		return 8
	}
	return 0
}

// candidates keeps the steps that rate best, those of the same kind thinned out.
func (b *Agent) candidates(c *core.State, list []core.Action) []core.Action {
	if c.Top().Kind == core.EffectTurn {
		list = slices.DeleteFunc(list, func(s core.Action) bool { return s.Kind == core.Lift && !b.usefulLift(c, s) })
	}
	if len(list) <= mostCandidates {
		return list
	}
	rate := b.Scorer(c)
	kept := slices.Clone(list)
	rates := make(map[core.Action]int32, len(kept))
	for _, s := range kept {
		k := rate.Score(s)
		if c.Top().Kind == core.EffectTurn && c.Top().Step == core.StepMove && s.Kind != core.Done {
			k = b.moveRate(c, s)
		}
		rates[s] = k
	}
	slices.SortStableFunc(kept, func(x, y core.Action) int { return int(rates[y] - rates[x]) })
	var out []core.Action
	seen := map[[2]uint8]bool{}
	for _, s := range kept {
		if s.Kind == core.Done {
			out = append(out, s)
			break
		}
	}
	for _, s := range kept {
		key := [2]uint8{uint8(s.Kind), s.What}
		if s.Kind == core.Walk && seen[key] || s.Kind == core.Done {
			continue
		}
		seen[key] = true
		if out = append(out, s); len(out) == mostCandidates {
			break
		}
	}
	return out
}

// moveRate puts the cheapest card first for each place.
func (b *Agent) moveRate(c *core.State, s core.Action) int32 {
	h := c.Top().Hero
	if s.Kind == core.Walk {
		return b.placeValue(c, h, box.Place(s.What)) - b.cardValue(c, box.Card(s.With))
	}
	return b.placeValue(c, h, box.Place(s.What))
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
