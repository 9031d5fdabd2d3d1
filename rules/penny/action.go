package penny

import (
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// The actions that go on as long as the hero pays: i counts what was done.
//
// opBuy: b 1 when a card was replaced. opTarget: i 0 while enemies are shuffled in,
// 1 when the row is full again; the cards put back wait in b as bits of the row.
// opSale: a is the portal, b the card that was sold, while Luck turns one over.

// raisable are the Wealth cards a hero can upgrade (PEN-74, PEN-153).
func (c *core) raisable(g *game, p *player) box.Set {
	var out box.Set
	have := p.pool
	have.Merge(p.pile)
	have = have.And(g.wealth)
	for k := have.First(); k != box.NoCard; k = have.First() {
		have.Remove(k)
		if to := c.better(g, k); to != nil && !to.Empty() {
			out.Add(k)
		}
	}
	return out
}

// better is the stack of the Pennies that give one more than a card.
func (c *core) better(g *game, card box.Card) *box.Set {
	switch g.Of[card].Wealth {
	case 1:
		return &c.twos
	case 2:
		return &c.threes
	}
	return nil
}

// payers lists a step once for each resource of a pool, and gold when it will do.
func payers(buf []step, v verb, a uint8, p *player, gold bool) []step {
	for t := range uint8(box.Resources) {
		if p.tokens[t] > 0 {
			buf = append(buf, step{v, a, t})
		}
	}
	if gold && p.tokens[box.Gold] > 0 {
		buf = append(buf, step{v, a, uint8(box.Gold)})
	}
	return buf
}

// cards lists a step for each card of a set: the first one of an action is free, each
// other is paid for.
func (f *frame) cards(buf []step, of box.Set, free, paid verb, p *player) []step {
	for k := of.First(); k != box.NoCard; k = of.First() {
		of.Remove(k)
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
		from.Merge(p.pile)
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
		if k == box.NoCard || f.b>>i&1 != 0 {
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
	for a := range uint8(box.Resources) {
		for b := range uint8(box.Resources) {
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
		if k != box.NoCard && f.i == 0 && f.b == 0 && (c.shop.Len() > 0 || !c.shopOff.Empty()) {
			buf = append(buf, step{vReplace, uint8(k), 0})
		}
	}
	wares := [6]box.Card{c.shopRow[0], c.shopRow[1], c.shopRow[2], c.shopRow[3], c.twos.First(), c.threes.First()}
	for _, k := range wares {
		if k == box.NoCard || int(p.tokens[box.Gold]) < g.Of[k].Cost {
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
		c.replace(shopRowID, box.Card(s.a))
		return
	case vBuy, vBuyFor:
		if s.verb == vBuyFor {
			p.spend(box.Token(s.b), 1)
		}
		f.i++
		c.buy(g, h, box.Card(s.a))
	case vHeal, vHealFor:
		if s.verb == vHealFor {
			p.spend(box.Token(s.b), 1)
		}
		f.i++
		c.heal(h, s.a)
	case vDestroy, vDestroyFor:
		if s.verb == vDestroyFor {
			p.spend(box.Token(s.b), 1)
		}
		f.i++
		c.spoil(h, box.Card(s.a))
	case vShuffle:
		for i, k := range c.enemyRow {
			if k == box.Card(s.a) {
				f.b |= 1 << i
			}
		}
	case vClaim:
		c.pop()
		p.foes.Add(box.Card(s.a))
		c.clearSlot(enemyRowID, box.Card(s.a))
	case vSwap:
		p.spend(box.Token(s.a), 1)
		c.give(h, box.Token(s.b), 1)
		f.n--
	case vRaise, vRaiseFor:
		if s.verb == vRaiseFor {
			p.spend(box.Token(s.b), 1)
		}
		f.i++
		to := c.better(g, box.Card(s.a))
		c.spoil(h, box.Card(s.a))
		k := to.First()
		to.Remove(k)
		p.pile.Add(k)
	case vSell, vSellFor:
		if s.verb == vSellFor {
			p.spend(box.Token(s.b), 1)
		}
		f.i++
		c.spoil(h, box.Card(s.a))
		f.b = s.a
	}
}

// buy pays for a card and puts it onto the discard pile (PEN-28).
func (c *core) buy(g *game, h int8, card box.Card) {
	p := c.me(h)
	p.spend(box.Gold, g.Of[card].Cost)
	c.twos.Remove(card)
	c.threes.Remove(card)
	p.pile.Add(card)
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
			c.enemyRow[i] = box.NoCard
			c.push(frame{op: opFill, hero: f.hero, a: enemyRowID, b: uint8(i)})
		}
	}
	c.enemies.Shuffle(gone[:n]...)
}

// sale is what the revealed card makes of a sale (PEN-122): it goes under the deck.
func (c *core) sale(g *game, f *frame, card box.Card) {
	c.shop.Draw(cards.Card(card))
	c.shop.PutUnder(cards.Card(card), cards.Everybody)
	cost := g.Of[card].Cost
	if sold := box.Card(f.b); cost <= g.Of[sold].Cost {
		c.sold[f.a] += uint8(cost)
		if int(c.sold[f.a]) >= g.lever.PortalGold { // PEN-156
			c.portals &^= 1 << f.a
			c.closed++
			c.pop()
			c.chapterThree(g)
			return
		}
	}
	f.b = uint8(box.NoCard)
}

// chapterThree begins when both basic portals are closed (PEN-123, PEN-124).
func (c *core) chapterThree(g *game) {
	for i := range g.mode.Portals {
		if c.portals>>i&1 != 0 && !g.mode.Portals[i].Demonic {
			return
		}
	}
	c.chapter = 3
	c.villainAt[box.Boss], c.villainAt[box.MiniBoss] = g.mode.BossAt, g.mode.MiniAt
	c.heads = uint8(g.lever.Heads)
	if g.Map.Hexes[box.Bank].StartHell {
		c.hellTiles |= 1 << box.Bank
	}
}
