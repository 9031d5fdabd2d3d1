package penny

import "intrigue/rules/cards"

// The actions that go on as long as the hero pays: i counts what was done.
//
// opBuy: b 1 when a card was replaced. opTarget: i 0 while enemies are shuffled in,
// 1 when the row is full again; the cards put back wait in b as bits of the row.
// opSale: a is the portal, b the card that was sold, while Luck turns one over.

// raisable are the Wealth cards a hero can upgrade (PEN-74, PEN-153).
func (c *core) raisable(g *game, p *player) set {
	var out set
	have := p.pool
	have.merge(p.pile)
	have = have.and(g.wealth)
	for k := have.first(); k != NoCard; k = have.first() {
		have.drop(k)
		if to := c.better(g, k); to != nil && !to.none() {
			out.add(k)
		}
	}
	return out
}

// better is the stack of the Pennies that give one more than a card.
func (c *core) better(g *game, card Card) *set {
	switch g.of[card].Wealth {
	case 1:
		return &c.twos
	case 2:
		return &c.threes
	}
	return nil
}

// payers lists a step once for each resource of a pool, and gold when it will do.
func payers(buf []step, v verb, a uint8, p *player, gold bool) []step {
	for t := range uint8(resources) {
		if p.tokens[t] > 0 {
			buf = append(buf, step{v, a, t})
		}
	}
	if gold && p.tokens[Gold] > 0 {
		buf = append(buf, step{v, a, uint8(Gold)})
	}
	return buf
}

// cards lists a step for each card of a set: the first one of an action is free, each
// other is paid for.
func (f *frame) cards(buf []step, of set, free, paid verb, p *player) []step {
	for k := of.first(); k != NoCard; k = of.first() {
		of.drop(k)
		if f.i == 0 {
			buf = append(buf, step{free, uint8(k), 0})
		} else {
			buf = payers(buf, paid, uint8(k), p, false)
		}
	}
	return buf
}

// wounds lists a step for each place where a hero has wounds, at the same price.
func (f *frame) wounds(buf []step, p *player, gold bool) []step {
	for where, n := range [2]uint8{p.under, p.woundPile} {
		if n > 0 && f.i == 0 {
			buf = append(buf, step{vHeal, uint8(where), 0})
		} else if n > 0 {
			buf = payers(buf, vHealFor, uint8(where), p, gold)
		}
	}
	return buf
}

func (c *core) listAction(g *game, f *frame, buf []step) []step {
	p := c.me(f.hero)
	switch f.op {
	case opBuy:
		return c.listBuy(g, f, p, buf)
	case opHeal:
		buf = f.wounds(buf, p, true)
	case opThin:
		from := p.pool
		from.merge(p.pile)
		buf = f.wounds(f.cards(buf, from, vDestroy, vDestroyFor, p), p, false)
	case opTarget:
		buf = c.listRow(f, buf)
	case opSwap:
		if f.n > 0 {
			buf = swaps(buf, p)
		}
	case opRaise:
		buf = f.cards(buf, c.raisable(g, p), vRaise, vRaiseFor, p)
	case opSale:
		buf = f.cards(buf, c.wares(g, p), vSell, vSellFor, p)
		if f.i == 0 {
			return buf
		}
	}
	return append(buf, step{verb: vDone})
}

// listRow: enemies are shuffled in before one is claimed, not afterwards.
func (c *core) listRow(f *frame, buf []step) []step {
	for i, k := range c.enemyRow {
		if k == NoCard || f.b>>i&1 != 0 {
			continue
		}
		if f.i == 0 {
			buf = append(buf, step{vShuffle, uint8(k), 0})
		}
		if f.b == 0 || f.i == 1 {
			buf = append(buf, step{vClaim, uint8(k), 0})
		}
	}
	return buf
}

// swaps lists each resource a player has against each other one.
func swaps(buf []step, p *player) []step {
	for a := range uint8(resources) {
		for b := range uint8(resources) {
			if p.tokens[a] > 0 && a != b {
				buf = append(buf, step{vSwap, a, b})
			}
		}
	}
	return buf
}

// listBuy: first one card of the row may be replaced, then one bought, then one more
// for each resource (PEN-63, PEN-64).
func (c *core) listBuy(g *game, f *frame, p *player, buf []step) []step {
	for _, k := range c.shopRow {
		if k != NoCard && f.i == 0 && f.b == 0 && (c.shop.Len() > 0 || !c.shopOff.none()) {
			buf = append(buf, step{vReplace, uint8(k), 0})
		}
	}
	wares := [6]Card{c.shopRow[0], c.shopRow[1], c.shopRow[2], c.shopRow[3], c.twos.first(), c.threes.first()}
	for _, k := range wares {
		if k == NoCard || int(p.tokens[Gold]) < g.of[k].Cost {
			continue
		}
		if f.i == 0 {
			buf = append(buf, step{vBuy, uint8(k), 0})
		}
		if f.i > 0 {
			buf = payers(buf, vBuyFor, uint8(k), p, false)
		}
	}
	return append(buf, step{verb: vDone})
}

func (c *core) doAction(g *game, f *frame, s step) {
	h := f.hero
	p := c.me(h)
	switch s.verb {
	case vDone:
		if f.op == opTarget && f.b != 0 && f.i == 0 {
			c.reshuffle(f)
			return
		}
		c.pop()
		return
	case vReplace:
		f.b = 1
		c.replace(shopRowID, Card(s.a))
		return
	case vBuy, vBuyFor:
		if s.verb == vBuyFor {
			p.spend(Token(s.b), 1)
		}
		f.i++
		c.buy(g, h, Card(s.a))
	case vHeal, vHealFor:
		if s.verb == vHealFor {
			p.spend(Token(s.b), 1)
		}
		f.i++
		c.heal(h, s.a)
	case vDestroy, vDestroyFor:
		if s.verb == vDestroyFor {
			p.spend(Token(s.b), 1)
		}
		f.i++
		c.spoil(h, Card(s.a))
	case vShuffle:
		for i, k := range c.enemyRow {
			if k == Card(s.a) {
				f.b |= 1 << i
			}
		}
	case vClaim:
		c.pop()
		p.foes.add(Card(s.a))
		c.clearSlot(enemyRowID, Card(s.a))
	case vSwap:
		p.spend(Token(s.a), 1)
		c.give(h, Token(s.b), 1)
		f.n--
	case vRaise, vRaiseFor:
		if s.verb == vRaiseFor {
			p.spend(Token(s.b), 1)
		}
		f.i++
		to := c.better(g, Card(s.a))
		c.spoil(h, Card(s.a))
		k := to.first()
		to.drop(k)
		p.pile.add(k)
	case vSell, vSellFor:
		if s.verb == vSellFor {
			p.spend(Token(s.b), 1)
		}
		f.i++
		c.spoil(h, Card(s.a))
		f.b = s.a
	}
}

// buy pays for a card and puts it onto the discard pile (PEN-28).
func (c *core) buy(g *game, h int8, card Card) {
	p := c.me(h)
	p.spend(Gold, g.of[card].Cost)
	c.twos.drop(card)
	c.threes.drop(card)
	p.pile.add(card)
	c.clearSlot(shopRowID, card)
}

// reshuffle puts the chosen enemies of a Target back and fills the row (PEN-67).
func (c *core) reshuffle(f *frame) {
	f.i = 1
	var gone [4]cards.Card
	n := 0
	bits := f.b
	f.b = 0
	for i, k := range c.enemyRow {
		if bits>>i&1 != 0 {
			gone[n] = cards.Card(k)
			n++
			c.enemyRow[i] = NoCard
			c.push(frame{op: opFill, hero: f.hero, a: enemyRowID, b: uint8(i)})
		}
	}
	c.enemies.Shuffle(gone[:n]...)
}

// sale is what the revealed card makes of a sale (PEN-122): it goes under the deck.
func (c *core) sale(g *game, f *frame, card Card) {
	c.shop.Draw(cards.Card(card))
	c.shop.PutUnder(cards.Card(card), cards.Everybody)
	cost := g.of[card].Cost
	if sold := Card(f.b); cost <= g.of[sold].Cost {
		c.sold[f.a] += uint8(cost)
		if int(c.sold[f.a]) >= g.lever.PortalGold { // PEN-156
			c.portals &^= 1 << f.a
			c.closed++
			c.pop()
			c.chapterThree(g)
			return
		}
	}
	f.b = uint8(NoCard)
}

// chapterThree begins when both basic portals are closed (PEN-123, PEN-124).
func (c *core) chapterThree(g *game) {
	for i := range g.mode.Portals {
		if c.portals>>i&1 != 0 && !g.mode.Portals[i].Demonic {
			return
		}
	}
	c.chapter = 3
	c.villainAt[Boss], c.villainAt[MiniBoss] = g.mode.bossAt, g.mode.miniAt
	c.heads = uint8(g.lever.Heads)
	if g.atlas.hexes[Bank].StartHell {
		c.hellTiles |= 1 << Bank
	}
}
