package penny

import (
	"intrigue/rules/penny/core/box"
)

// Cards of a hero: drawing, discarding, destroying, healing.

// hurt puts Wounded cards on the discard pile (PEN-83, PEN-89, PEN-142).
func (c *core) hurt(h int8, n int) {
	p := c.me(h)
	p.woundPile += uint8(n)
	for i := range p.slot {
		if p.slot[i].card != box.NoCard {
			p.slot[i].wounds += uint8(n)
		}
	}
}

// healed counts a wound that a hero's card or action has healed (PEN-150).
func (c *core) healed(h int8) {
	p := c.me(h)
	for i := range p.slot {
		if p.slot[i].card != box.NoCard {
			p.slot[i].healed++
		}
	}
}

// workDraw asks Luck for n cards; when the deck is empty the discard pile becomes
// the deck, and when that is empty too the drawing ends (PEN-25).
func (c *core) workDraw(f *frame) {
	p := c.me(f.hero)
	if f.n <= 0 || p.dead {
		c.pop()
		return
	}
	if p.deck.Empty() && p.woundDeck == 0 {
		p.deck, p.pile = p.pile, box.Set{}
		p.woundDeck, p.woundPile = p.woundPile, 0
		if p.deck.Empty() && p.woundDeck == 0 {
			c.pop()
			return
		}
	}
	c.need = luck
}

// drawn takes a card that Luck drew from the deck into the hand.
func (c *core) drawn(f *frame, card box.Card) {
	p := c.me(f.hero)
	if card == box.NoCard {
		p.woundDeck--
		p.woundHand++
	} else {
		p.deck.Remove(card)
		p.hand.Add(card)
	}
	f.n--
	if t := &c.stack[1]; c.top > 1 && t.op == opTurn && t.hero == f.hero && (t.i == stepField || t.i == stepAfter) {
		t.n++ // comes on top of the hand size (PEN-130)
	}
}

// cards are those that a hero draws from sooner or later.
func (p *player) cards() box.Set {
	all := p.deck
	all.Merge(p.hand)
	all.Merge(p.pool)
	all.Merge(p.pile)
	return all
}

// drop moves a card out of hand or pool or pile, wherever it is.
func (p *player) drop(card box.Card) {
	p.hand.Remove(card)
	p.pool.Remove(card)
	p.pile.Remove(card)
	p.deck.Remove(card)
}

// spoil destroys a card of a hero: it counts in the score, and that is all it does
// from now on (PEN-30).
func (c *core) spoil(h int8, card box.Card) {
	p := c.me(h)
	p.drop(card)
	for i := chargeSlot; i < slots; i++ {
		if p.slot[i].card == card {
			p.slot[i] = slot{card: box.NoCard}
		}
	}
	p.aside.Add(card)
}

// picks is what an opPick may choose from: cards, and wounds under the board and in
// the discard pile.
func (c *core) picks(f *frame) (from box.Set, under, pile bool) {
	p := c.me(f.hero)
	if box.CardSort(f.b) == box.AnyCard {
		if f.a&box.InHand != 0 {
			from.Merge(p.hand)
		}
		if f.a&box.InPool != 0 {
			from.Merge(p.pool)
		}
		if f.a&box.InDiscard != 0 {
			from.Merge(p.pile)
		}
		if c := box.Card(f.block); c < box.Deckable {
			from.Remove(c)
		}
	}
	if box.Op(f.i) == box.OpDestroy {
		under, pile = f.a&box.InPool != 0 && p.under > 0, f.a&box.InDiscard != 0 && p.woundPile > 0
	}
	return from, under, pile
}

// listCards lists what is asked about single cards and tokens.
func (c *core) listCards(g *game, f *frame, buf []step) []step {
	p := c.me(f.hero)
	switch f.op {
	case opGain:
		for t := range uint8(box.Resources) {
			buf = append(buf, step{vGain, t, 0})
		}
	case opSeed:
		ch := g.Of[p.slot[f.a].card].Charge
		for t := range uint8(box.Resources) {
			if ch.Kinds>>t&1 != 0 {
				buf = append(buf, step{vGain, t, 0})
			}
		}
	case opLose:
		if f.n <= 0 {
			return buf
		}
		for t := range uint8(box.Resources) {
			if p.tokens[t] > 0 {
				buf = append(buf, step{vLose, t, 0})
			}
		}
	case opPick:
		if f.n <= 0 {
			return buf
		}
		from, under, pile := c.picks(f)
		v := vDiscard
		if box.Op(f.i) == box.OpDestroy {
			v = vDestroy
		}
		buf = listSet(buf, v, from)
		if under {
			buf = append(buf, step{vHeal, healUnder, 0})
		}
		if pile {
			buf = append(buf, step{vHeal, healPile, 0})
		}
		if len(buf) > 0 && v == vDestroy {
			buf = append(buf, step{verb: vDone}) // up to n (PEN-148)
		}
	case opFetch:
		if f.n > 0 {
			buf = listSet(buf, vFetch, p.pile)
		}
	case opForfeit:
		buf = listSet(buf, vDestroy, c.forfeits(g, f.hero))
	case opQuest:
		for _, q := range c.market {
			if q != box.NoCard {
				buf = append(buf, step{vQuest, uint8(q), 0})
			}
		}
	}
	return buf
}

func listSet(buf []step, v verb, s box.Set) []step {
	for c := s.First(); c != box.NoCard; c = s.First() {
		buf = append(buf, step{v, uint8(c), 0})
		s.Remove(c)
	}
	return buf
}

func (c *core) doCards(f *frame, s step) {
	p := c.me(f.hero)
	f.n--
	switch s.verb {
	case vGain:
		if f.op == opSeed {
			p.slot[f.a].res[s.a]++
			c.pop()
			return
		}
		c.give(f.hero, box.Token(s.a), 1)
		if f.n <= 0 {
			c.pop()
		}
	case vLose:
		p.spend(box.Token(s.a), 1)
	case vDiscard:
		p.drop(box.Card(s.a))
		p.pile.Add(box.Card(s.a))
	case vDestroy:
		c.spoil(f.hero, box.Card(s.a))
		if f.op == opForfeit {
			c.pop()
		}
	case vHeal:
		c.heal(f.hero, s.a)
	case vFetch:
		p.pile.Remove(box.Card(s.a))
		p.hand.Add(box.Card(s.a))
	case vDone:
		c.pop()
	case vQuest:
		c.pop()
		c.takeQuest(f.hero, box.Card(s.a))
	}
}

// heal destroys a Wounded card: it goes back to its stack (PEN-31).
func (c *core) heal(h int8, where uint8) {
	p := c.me(h)
	if where == healUnder {
		p.under--
	} else {
		p.woundPile--
	}
	if !c.plotting() { // what a scheme heals is nobody's doing
		c.healed(int8(c.active))
	}
}

// forfeits are the cards a Hell side may take from a hero: bought ones, first those
// at hand, else those in the deck (PEN-121).
func (c *core) forfeits(g *game, h int8) box.Set {
	p := c.me(h)
	near := p.hand
	near.Merge(p.pool)
	near.Merge(p.pile)
	for i := chargeSlot; i < slots; i++ {
		if k := p.slot[i].card; k != box.NoCard {
			near.Add(k)
		}
	}
	if near = near.And(g.bought); !near.Empty() {
		return near
	}
	return p.deck.And(g.bought)
}
