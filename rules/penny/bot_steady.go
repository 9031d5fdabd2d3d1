package penny

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// steady looks a turn ahead: each of the steps that rate best is tried out, the rest
// of the turn and the Villain Phase behind it played by the script, and what comes of
// it is weighed. It keeps nothing between decisions.
type steady struct{ habit habit }

const (
	candidates = 8 // steps that are tried
	patience   = 400
)

// heats are the trials that are made of the steps that are left, and how many are left
// after them: who does badly is not tried again.
func heats(of int) [3]struct{ trials, left int } {
	if of > 0 { // a measurement with few trials
		return [3]struct{ trials, left int }{{of, 1}}
	}
	return [3]struct{ trials, left int }{{5, 4}, {8, 2}, {12, 1}}
}

func (s steady) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(knower).Known()
	b := newBrain(v.game, t.Rand)
	b.habit = s.habit
	return v.game.text(b.ponder(ctx, v.core))
}

// ponder is the step that does best in trials.
func (b *brain) ponder(ctx context.Context, c *core) step {
	var buf [mostSteps]step
	list := c.list(b.g, buf[:0])
	f := c.now()
	switch {
	case len(list) == 1:
		return list[0]
	case f.op == opEvent, f.op == opHero, f.op == opTrade, f.op == opSort:
		// What an event brings must not be known beforehand.
		return list[b.best(c, list)]
	}
	if s, ok := b.obvious(c, list); ok {
		return s
	}
	return b.compare(ctx, c, b.shortlist(c, list))
}

// obvious is a step that needs no trials: damage that will win, a Wounded card that
// cannot be held back, and cards that only give.
func (b *brain) obvious(c *core, list []step) (step, bool) {
	f := c.now()
	switch {
	case f.op == opFight && f.i == fightDeal:
		return list[b.best(c, list)], true
	case f.op != opTurn || f.i != stepBuild:
		return step{}, false
	}
	found, ok := step{}, false
	for _, s := range list {
		switch {
		case s.verb == vBear:
			return s, true
		case s.verb == vPlay && b.f.giving.Has(box.Card(s.a)) && !(c.mode == box.Heist && c.chapter == 2 && b.g.goods.Has(box.Card(s.a))) && !b.hoards(c, f.hero, box.Card(s.a)):
			if !ok || b.f.draws[s.a] > b.f.draws[found.a] {
				found, ok = s, true
			}
		}
	}
	return found, ok
}

// carries reports whether it can be of use to lift a resource off a card: for the Walk,
// or for a fight.
func (b *brain) carries(c *core, s step) bool {
	p := &c.players[c.now().hero]
	i := p.slotOf(box.Card(s.b))
	return c.villainOn(p.at) || i != walkSlot && c.room(b.g, p, walkSlot, int(s.a))
}

// compare tries steps with the same luck and keeps the better half, until one is left.
func (b *brain) compare(ctx context.Context, c *core, list []step) step {
	type entry struct {
		step step
		sum  int64
	}
	field := make([]entry, len(list))
	for i, s := range list {
		field[i].step = s
	}
	h := c.asked()
	pcg := rand.NewPCG(0, 0)
	t := newBrain(b.g, rand.New(pcg))
	t.habit = b.habit
	var trial core
	for _, heat := range heats(b.habit.samples) {
		for range heat.trials {
			one, two := b.r.Uint64(), b.r.Uint64()
			for i := range field {
				trial = *c
				pcg.Seed(one, two)
				trial.do(b.g, field[i].step)
				t.playOn(&trial)
				field[i].sum += int64(t.value(&trial, h)) - fuss(field[i].step)
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

// fuss is what a step must be better than nothing by: without it chance makes heroes
// carry things to and fro.
func fuss(s step) int64 {
	if s.verb == vLift {
		return 8
	}
	return 0
}

// shortlist keeps the steps that rate best, those of the same kind thinned out.
func (b *brain) shortlist(c *core, list []step) []step {
	if c.now().op == opTurn {
		list = slices.DeleteFunc(list, func(s step) bool { return s.verb == vLift && !b.carries(c, s) })
	}
	if len(list) <= candidates {
		return list
	}
	rate := b.rater(c)
	kept := slices.Clone(list)
	rates := make(map[step]int32, len(kept))
	for _, s := range kept {
		k := rate.of(s)
		if c.now().op == opTurn && c.now().i == stepMove && s.verb != vDone {
			k = b.moveRate(c, s)
		}
		rates[s] = k
	}
	slices.SortStableFunc(kept, func(x, y step) int { return int(rates[y] - rates[x]) })
	var out []step
	seen := map[[2]uint8]bool{}
	for _, s := range kept {
		if s.verb == vDone {
			out = append(out, s)
			break
		}
	}
	for _, s := range kept {
		key := [2]uint8{uint8(s.verb), s.a}
		if s.verb == vWalk && seen[key] || s.verb == vDone {
			continue
		}
		seen[key] = true
		if out = append(out, s); len(out) == candidates {
			break
		}
	}
	return out
}

// moveRate puts the cheapest card first for each place.
func (b *brain) moveRate(c *core, s step) int32 {
	h := c.now().hero
	if s.verb == vWalk {
		return b.placeWorth(c, h, box.Place(s.a)) - b.cardWorth(c, box.Card(s.b))
	}
	return b.placeWorth(c, h, box.Place(s.a))
}

// playOn plays by the script to the beginning of the next hero's turn.
func (b *brain) playOn(c *core) {
	g := b.g
	turn, round := c.active, c.round
	c.run(g)
	for n := 0; c.over == notOver && n < patience; n++ {
		if (c.active != turn || c.round != round) && c.stack[1].op == opTurn && c.top == 1 {
			return
		}
		if c.need == luck {
			c.chance(g, b.r)
		} else {
			c.do(g, b.script(c))
		}
		c.run(g)
	}
}
