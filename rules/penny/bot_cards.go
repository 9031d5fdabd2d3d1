package penny

import (
	"intrigue/rules/penny/core/box"
)

// cardWorth is what a card is worth to a hero's deck.
func (b *brain) cardWorth(c *core, k box.Card) int32 {
	if k >= box.Deckable {
		return 0
	}
	f := b.g.Of[k]
	n := b.f.value[k]
	if c.mode == box.Heist && f.Deck == box.ShopCards && c.chapter <= 2 { // to be sold
		n += 3 * int32(f.Cost)
	}
	if c.mode == box.Heist && c.chapter == 1 {
		n += 2 * int32(f.Wealth)
	}
	return n
}

func (r *rating) cards(s step) int32 {
	b, c, f, want := r.b, r.c, r.f, &r.want
	p := &c.players[f.hero]
	switch s.verb {
	case vGain:
		n := 4 * int32(want[s.a])
		if f.op == opSeed {
			return -n
		}
		if r.fighting != box.NoCard && b.g.Of[r.fighting].Foe.Weak[s.a] > p.tokens[s.a] {
			n += 3
		}
		return n
	case vLose:
		return -int32(want[s.a])
	case vFare, vDiscard:
		return -b.cardWorth(c, box.Card(s.a))
	case vRide:
		return -4
	case vDestroy:
		if f.op == opForfeit {
			return -b.cardWorth(c, box.Card(s.a))
		}
		return 5 - b.cardWorth(c, box.Card(s.a))
	case vHeal:
		return 20 + int32(1-s.a)
	case vFetch:
		return b.cardWorth(c, box.Card(s.a))
	}
	return 0
}

// bestFoe is the enemy of the row that would be fought if it came to that: the
// weakest.
func (c *core) bestFoe(g *game) box.Card {
	best, n := box.NoCard, 99
	for _, k := range c.enemyRow {
		if k != box.NoCard && g.Of[k].Foe.Health < n {
			best, n = k, g.Of[k].Foe.Health
		}
	}
	return best
}

// option rates the options of a card by what they give, seen from what is wanted.
func (r *rating) option(s step) int32 {
	b, c, f := r.b, r.c, r.f
	e := &b.g.Blocks[f.block][f.i]
	switch s.verb {
	case vOption:
		return b.blockWorth(c, f.hero, e.Option[s.a])
	case vPay:
		return b.blockWorth(c, f.hero, e.Cost) + b.blockWorth(c, f.hero, e.Then)
	}
	return b.blockWorth(c, f.hero, e.Other)
}

// blockWorth is about what a block is worth to a hero now.
func (b *brain) blockWorth(c *core, h int8, at box.Block) int32 {
	g := b.g
	p := &c.players[h]
	want := c.needs(b.g, h)
	n := int32(0)
	for i := range g.Blocks[at] {
		e := &g.Blocks[at][i]
		k := int32(e.N)
		switch e.Op {
		case box.OpGain:
			n += k * tokenWorth(e.Token, want)
		case box.OpLose:
			n -= k * tokenWorth(e.Token, want)
		case box.OpDraw:
			n += 7 * k
		case box.OpDiscard:
			n -= 4 * k
		case box.OpDestroy:
			if e.Sort == box.WoundedCard {
				n += 6 * min(k, int32(p.under+p.woundPile))
			} else {
				n += 2
			}
		case box.OpPrevent:
			n += 3 * k
		case box.OpTake:
			if e.Stack == box.WoundedStack {
				n -= 7 * k
			} else {
				n += 5
			}
		case box.OpWhen:
			if c.holds(g, h, e.Cond) {
				n += b.blockWorth(c, h, e.Then)
			} else {
				n += b.blockWorth(c, h, e.Other)
			}
		case box.OpShortcut:
			n--
		}
	}
	return n
}

func tokenWorth(t box.Token, want [box.Resources]int8) int32 {
	switch {
	case t < box.Resources && want[t] > 0:
		return 7
	case t < box.Resources:
		return 3
	case t == box.AnyToken:
		return 7
	case t == box.Damage:
		return 5
	}
	return 4
}
