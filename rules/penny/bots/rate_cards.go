package bots

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// cardValue returns what a card is worth to a hero's deck.
func (b *Agent) cardValue(c *core.State, k box.Card) int32 {
	if k >= box.Deckable {
		return 0
	}
	f := b.g.Of[k]
	n := b.f.value[k]
	if c.Mode == box.Heist && f.Deck == box.ShopCards && c.Chapter <= 2 { // to be sold
		n += 3 * int32(f.Cost)
	}
	if c.Mode == box.Heist && c.Chapter == 1 {
		n += 2 * int32(f.Wealth)
	}
	if b.shops(c) {
		n += 3 * int32(f.Wealth)
	}
	return n
}

// shops reports whether it is time for shopping in our own modes: while no opponent of a Boss Rush
// is about, and in an Open World where Shop cards save resources (PEN-166), but not at its end.
func (b *Agent) shops(c *core.State) bool {
	switch c.Mode {
	case box.Rush:
		return c.Pause > 1
	case box.Open:
		return b.g.Tuning.Reclaim > 0 && int(c.HellSpace)+3 < b.g.LastSpace()
	}
	return false
}

// scoreCards rates what is gained, lost, discarded, destroyed or healed.
func (r *scorer) scoreCards(a core.Action) int32 {
	b, c, f, want := r.b, r.c, r.f, &r.want
	p := &c.Players[f.Hero]
	switch a.Kind {
	case core.Gain:
		n := 4 * int32(want[a.What])
		if f.Kind == core.EffectSeed {
			return -n
		}
		if r.foe != box.NoCard && b.g.Of[r.foe].Foe.Weak[a.What] > p.Tokens[a.What] {
			n += 3
		}
		return n
	case core.Lose:
		return -int32(want[a.What])
	case core.Fare, core.Discard:
		return -b.cardValue(c, box.Card(a.What))
	case core.Ride:
		return -4
	case core.Destroy:
		if f.Kind == core.EffectForfeit {
			return -b.cardValue(c, box.Card(a.What))
		}
		return 5 - b.cardValue(c, box.Card(a.What))
	case core.Heal:
		return 20 + int32(1-a.What)
	case core.Fetch:
		return b.cardValue(c, box.Card(a.What))
	}
	return 0
}

// bestFoe returns the enemy of the row that would be fought if it came to that: the
// weakest; NoCard when the row is empty.
func bestFoe(c *core.State, g *core.Game) box.Card {
	best, least := box.NoCard, 99
	for _, k := range c.EnemyRow {
		if k != box.NoCard && g.Of[k].Foe.Health < least {
			best, least = k, g.Of[k].Foe.Health
		}
	}
	return best
}

// scoreOption rates the options of a card by what they give, seen from what is wanted.
func (r *scorer) scoreOption(a core.Action) int32 {
	b, c, f := r.b, r.c, r.f
	e := b.g.Instruction(f)
	switch a.Kind {
	case core.Option:
		return b.blockValue(c, f.Hero, e.Option[a.What])
	case core.Pay:
		return b.blockValue(c, f.Hero, e.Cost) + b.blockValue(c, f.Hero, e.Then)
	}
	return b.blockValue(c, f.Hero, e.Other)
}

// blockValue is about what a block is worth to a hero now.
func (b *Agent) blockValue(c *core.State, h int8, at box.Block) int32 {
	g := b.g
	p := &c.Players[h]
	want := c.Needs(b.g, h)
	n := int32(0)
	for i := range g.Blocks[at] {
		e := &g.Blocks[at][i]
		k := int32(e.N)
		switch e.Op {
		case box.OpGain:
			n += k * tokenValue(e.Token, want)
		case box.OpLose:
			n -= k * tokenValue(e.Token, want)
		case box.OpDraw:
			n += 7 * k
		case box.OpDiscard:
			n -= 4 * k
		case box.OpDestroy:
			if e.Sort == box.WoundedCard {
				n += 6 * min(k, int32(p.Under+p.WoundPile))
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
			if c.Holds(g, h, e.Cond) {
				n += b.blockValue(c, h, e.Then)
			} else {
				n += b.blockValue(c, h, e.Other)
			}
		case box.OpShortcut:
			n--
		}
	}
	return n
}

// tokenValue returns what a token is worth to a hero who lacks some resources.
func tokenValue(t box.Token, want [box.Resources]int8) int32 {
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
