package core

import (
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// The actions that go on as long as the hero pays: i counts what was done.
//
// EffectBuy: b 1 when a card was replaced. EffectTarget: i 0 while enemies are shuffled in,
// 1 when the row is full again; the cards put back wait in b as bits of the row.
// EffectSale: a is the portal, b the card that was sold, while Luck turns one over.

// raisable are the Wealth cards a hero can upgrade (PEN-74, PEN-153).
func (c *State) raisable(g *Game, p *Player) box.Set {
	var out box.Set
	for k := range p.Pool.Or(p.Pile).And(g.wealth).All() {
		if to := c.better(g, k); to != nil && !to.Empty() {
			out.Add(k)
		}
	}
	return out
}

// better is the stack of the Pennies that give one more than a card.
func (c *State) better(g *Game, card box.Card) *box.Set {
	switch g.Of[card].Wealth {
	case 1:
		return &c.Twos
	case 2:
		return &c.Threes
	}
	return nil
}

// payers lists a step once for each resource of a pool, and gold when it will do.
func payers(buf []Action, v ActionKind, a uint8, p *Player, gold bool) []Action {
	for t := range uint8(box.Resources) {
		if p.Tokens[t] > 0 {
			buf = append(buf, Action{v, a, t})
		}
	}
	if gold && p.Tokens[box.Gold] > 0 {
		buf = append(buf, Action{v, a, uint8(box.Gold)})
	}
	return buf
}

// cards lists a step for each card of a set: the first one of an action is free, each
// other is paid for.
func (f *Effect) cards(buf []Action, of box.Set, free, paid ActionKind, p *Player) []Action {
	for k := range of.All() {
		if f.Step == 0 {
			buf = append(buf, Action{free, uint8(k), 0})
		} else {
			buf = payers(buf, paid, uint8(k), p, false)
		}
	}
	return buf
}

// wounds lists a step for each place where a hero has wounds, at the same price.
func (f *Effect) wounds(buf []Action, p *Player, gold bool) []Action {
	for where, n := range [2]uint8{p.Under, p.WoundPile} {
		if n > 0 && f.Step == 0 {
			buf = append(buf, Action{Heal, uint8(where), 0})
		} else if n > 0 {
			buf = payers(buf, HealFor, uint8(where), p, gold)
		}
	}
	return buf
}

func (c *State) listAction(g *Game, f *Effect, buf []Action) []Action {
	p := c.Player(f.Hero)
	switch f.Kind {
	case EffectBuy:
		return c.listBuy(g, f, p, buf)
	case EffectHeal:
		buf = f.wounds(buf, p, true)
	case EffectThin:
		buf = f.wounds(f.cards(buf, p.Pool.Or(p.Pile), Destroy, DestroyFor, p), p, false)
	case EffectTarget:
		buf = c.listRow(f, buf)
	case EffectSwap:
		if f.N > 0 {
			buf = swaps(buf, p)
		}
	case EffectRaise:
		buf = f.cards(buf, c.raisable(g, p), Raise, RaiseFor, p)
	case EffectSale:
		buf = f.cards(buf, c.Wares(g, p), Sell, SellFor, p)
		if f.Step == 0 {
			return buf
		}
	}
	return append(buf, Action{Kind: Done})
}

// listRow: enemies are shuffled in before one is claimed, not afterwards.
func (c *State) listRow(f *Effect, buf []Action) []Action {
	for i, k := range c.EnemyRow {
		if k == box.NoCard || f.B>>i&1 != 0 {
			continue
		}
		if f.Step == 0 {
			buf = append(buf, Action{Shuffle, uint8(k), 0})
		}
		if f.B == 0 || f.Step == 1 {
			buf = append(buf, Action{Claim, uint8(k), 0})
		}
	}
	return buf
}

// swaps lists each resource a player has against each other one.
func swaps(buf []Action, p *Player) []Action {
	for a := range uint8(box.Resources) {
		for b := range uint8(box.Resources) {
			if p.Tokens[a] > 0 && a != b {
				buf = append(buf, Action{Swap, a, b})
			}
		}
	}
	return buf
}

// listBuy: first one card of the row may be replaced, then one bought, then one more
// for each resource (PEN-63, PEN-64).
func (c *State) listBuy(g *Game, f *Effect, p *Player, buf []Action) []Action {
	if f.Step == 0 && f.B == 0 && (c.Shop.Len() > 0 || !c.ShopOff.Empty()) {
		buf = listRow(buf, Replace, c.ShopRow[:])
	}
	wares := [6]box.Card{c.ShopRow[0], c.ShopRow[1], c.ShopRow[2], c.ShopRow[3], c.Twos.First(), c.Threes.First()}
	for _, k := range wares {
		if k == box.NoCard || int(p.Tokens[box.Gold]) < g.Of[k].Cost {
			continue
		}
		if f.Step == 0 {
			buf = append(buf, Action{Buy, uint8(k), 0})
		}
		if f.Step > 0 {
			buf = payers(buf, BuyFor, uint8(k), p, false)
		}
	}
	return append(buf, Action{Kind: Done})
}

func (c *State) doAction(g *Game, f *Effect, s Action) {
	h := f.Hero
	p := c.Player(h)
	switch s.Kind {
	case BuyFor, HealFor, DestroyFor, RaiseFor, SellFor: // a further one
		p.Spend(box.Token(s.B), 1)
	}
	switch s.Kind {
	case Done:
		if f.Kind == EffectTarget && f.B != 0 && f.Step == 0 {
			c.reshuffle(f)
			return
		}
		c.pop()
		return
	case Replace:
		f.B = 1
		c.replace(ShopRowID, box.Card(s.A))
		return
	case Buy, BuyFor:
		f.Step++
		c.buy(g, h, box.Card(s.A))
	case Heal, HealFor:
		f.Step++
		c.Heal(h, s.A)
	case Destroy, DestroyFor:
		f.Step++
		c.Spoil(h, box.Card(s.A))
	case Shuffle:
		for i, k := range c.EnemyRow {
			if k == box.Card(s.A) {
				f.B |= 1 << i
			}
		}
	case Claim:
		c.pop()
		p.Foes.Add(box.Card(s.A))
		c.clearSlot(EnemyRowID, box.Card(s.A))
	case Swap:
		p.Spend(box.Token(s.A), 1)
		c.Give(h, box.Token(s.B), 1)
		f.N--
	case Raise, RaiseFor:
		f.Step++
		to := c.better(g, box.Card(s.A))
		c.Spoil(h, box.Card(s.A))
		k := to.First()
		to.Remove(k)
		p.Pile.Add(k)
	case Sell, SellFor:
		f.Step++
		c.Spoil(h, box.Card(s.A))
		f.B = s.A
	}
}

// buy pays for a card and puts it onto the discard pile (PEN-28).
func (c *State) buy(g *Game, h int8, card box.Card) {
	p := c.Player(h)
	p.Spend(box.Gold, g.Of[card].Cost)
	c.Twos.Remove(card)
	c.Threes.Remove(card)
	p.Pile.Add(card)
	c.clearSlot(ShopRowID, card)
}

// reshuffle puts the chosen enemies of a Target back and fills the row (PEN-67).
func (c *State) reshuffle(f *Effect) {
	f.Step = 1
	var gone [4]cards.Card
	n := 0
	bits := f.B
	f.B = 0
	for i, k := range c.EnemyRow {
		if bits>>i&1 != 0 {
			gone[n] = cards.Card(k)
			n++
			c.EnemyRow[i] = box.NoCard
			c.Push(Effect{Kind: EffectFill, Hero: f.Hero, A: EnemyRowID, B: uint8(i)})
		}
	}
	c.Enemies.Shuffle(gone[:n]...)
}
