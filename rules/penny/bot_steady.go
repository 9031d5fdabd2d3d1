package penny

import (
	"context"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// steady looks a turn ahead: each of the steps that rate best is tried out, the rest
// of the turn and the Villain Phase behind it played by the script, and what comes of
// it is weighed. It keeps nothing between decisions.
type steady struct{ habit habit }

const (
	candidates = 8 // steps that are tried
	samples    = 5 // trials of each
	patience   = 400
)

func (s steady) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(View)
	b := brain{v.game, t.Rand, s.habit}
	return v.game.text(b.ponder(ctx, &v.core))
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
	list = b.shortlist(c, list)
	h := c.asked()
	n := b.habit.samples
	if n == 0 {
		n = samples
	}
	var sum [candidates]int64
	for range n {
		one, two := b.r.Uint64(), b.r.Uint64()
		for i, s := range list {
			trial := *c
			pcg := rand.NewPCG(one, two)
			t := brain{b.g, rand.New(pcg), b.habit}
			trial.do(b.g, s)
			t.playOn(&trial)
			sum[i] += int64(t.value(&trial, h))
		}
		if ctx.Err() != nil {
			break
		}
	}
	best := 0
	for i := range list {
		if sum[i] > sum[best] {
			best = i
		}
	}
	return list[best]
}

// shortlist keeps the steps that rate best, those of the same kind thinned out.
func (b *brain) shortlist(c *core, list []step) []step {
	if len(list) <= candidates {
		return list
	}
	rate := b.rater(c)
	kept := slices.Clone(list)
	rates := make(map[step]int32, len(kept))
	for _, s := range kept {
		k := rate(s)
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
		return b.placeWorth(c, h, Place(s.a)) - b.cardWorth(c, h, Card(s.b))
	}
	return b.placeWorth(c, h, Place(s.a))
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
