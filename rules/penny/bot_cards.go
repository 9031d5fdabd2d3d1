package penny

import (
	"intrigue/rules/penny/core/box"
)

// gauge fills the numbers that bots read off the cards: the damage a card brings, the
// cards it draws, and what it is worth in a deck, by hero.
func (g *game) gauge() {
	for k := range g.Of {
		f := g.Of[k]
		if f == nil {
			continue
		}
		at := f.Play
		if f.Charge != nil {
			at = f.Charge.Ability
		} else if k < box.Deckable && g.onlyGives(at) {
			g.givers.Add(box.Card(k))
		}
		if f.Charge == nil {
			g.wild[k] = uint8(g.sum(at, box.AnyToken))
		}
		g.hits[k], g.draws[k] = g.sum(at, box.Damage), g.sum(at, box.NoToken)
		n := 3*g.sum(at, box.Damage) + 3*g.sum(at, box.NoToken) + 2*g.sum(at, box.Prevent) + 2*g.sum(at, box.Movement) + 2*g.sum(at, box.Gold)
		for t := range box.Token(box.Resources) {
			if f.Charge == nil && g.sum(at, t) > 0 {
				g.kinds[k] |= 1 << t
			}
			n += 3 * g.sum(at, t)
		}
		n += 4*g.sum(at, box.AnyToken) + 3*g.cures(at) + f.Points
		if f.Charge != nil {
			n = n/2 + 3
		}
		if g.wayCards.Has(box.Card(k)) {
			n += 2
		}
		g.worth[k] = int32(n)
	}
}

// onlyGives reports whether a block does nothing but give certain tokens and cards.
func (g *game) onlyGives(at box.Block) bool {
	for i := range g.Blocks[at] {
		switch e := &g.Blocks[at][i]; {
		case e.Op == box.OpGain && e.Token < box.Tokens, e.Op == box.OpDraw, e.Op == box.OpPrevent:
		case e.Op == box.OpWhen && g.onlyGives(e.Then) && g.onlyGives(e.Other), e.Op == box.OpPer && g.onlyGives(e.Then):
		default:
			return false
		}
	}
	return true
}

// cures is how many Wounded a block destroys.
func (g *game) cures(at box.Block) int {
	n := 0
	for i := range g.Blocks[at] {
		switch e := &g.Blocks[at][i]; e.Op {
		case box.OpDestroy:
			if e.Sort == box.WoundedCard {
				n += int(e.N)
			}
		case box.OpChoose:
			best := 0
			for _, o := range e.Option[:e.Options] {
				best = max(best, g.cures(o))
			}
			n += best
		case box.OpEach:
			n += g.cures(e.Then)
		}
	}
	return n
}

// sum is about how much of a token a block gives; noToken asks for cards drawn.
func (g *game) sum(at box.Block, t box.Token) int {
	n := 0
	for i := range g.Blocks[at] {
		e := &g.Blocks[at][i]
		switch e.Op {
		case box.OpGain:
			if e.Token == t {
				n += int(e.N)
			}
		case box.OpPrevent:
			if t == box.Prevent {
				n += int(e.N)
			}
		case box.OpDraw:
			if t == box.NoToken {
				n += int(e.N)
			}
		case box.OpChoose:
			best := 0
			for _, o := range e.Option[:e.Options] {
				best = max(best, g.sum(o, t))
			}
			n += best
		case box.OpPay:
			n += max(g.sum(e.Then, t), g.sum(e.Other, t))
		case box.OpWhen:
			n += (g.sum(e.Then, t) + g.sum(e.Other, t) + 1) / 2
		case box.OpEach, box.OpPer:
			n += g.sum(e.Then, t)
		}
	}
	return n
}

// cardWorth is what a card is worth to a hero's deck.
func (b *brain) cardWorth(c *core, k box.Card) int32 {
	if k >= box.Deckable {
		return 0
	}
	f := b.g.Of[k]
	n := b.g.worth[k]
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
	want := b.wants(c, h)
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
