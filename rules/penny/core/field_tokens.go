package core

import (
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// The actions that go on as long as the hero pays. Their Step counts what was done; that of a
// Target is 1 when the row is full again. Of a purchase N is how many cards may be replaced.

// raisable returns the Wealth cards a hero can upgrade (PEN-74, PEN-153).
func (c *State) raisable(g *Game, p *Player) box.Set {
	var out box.Set
	for k := range p.Pool.Or(p.Pile).And(g.wealth).All() {
		if to := c.better(g, k); to != nil && !to.Empty() {
			out.Add(k)
		}
	}
	return out
}

// better returns the stack of the Pennies that give one more than a card.
func (c *State) better(g *Game, card box.Card) *box.Set {
	switch g.Of[card].Wealth {
	case 1:
		return &c.Twos
	case 2:
		return &c.Threes
	}
	return nil
}

// listPaid lists an action with what once for each resource of a pool that can pay for it.
func listPaid(buf []Action, kind ActionKind, what uint8, p *Player) []Action {
	for t := range uint8(box.Resources) {
		if p.Tokens[t] > 0 {
			buf = append(buf, Action{kind, what, t})
		}
	}
	return buf
}

// listCards lists an action for each card of a set: the first one is free, each other is paid for.
func (f *Effect) listCards(buf []Action, of box.Set, free, paid ActionKind, p *Player) []Action {
	if f.Step == 0 {
		return listSet(buf, free, of)
	}
	for k := range of.All() {
		buf = listPaid(buf, paid, uint8(k), p)
	}
	return buf
}

// listWounds lists an action for each place where a hero has wounds, at the same price; the action
// token Heal takes a gold, too (PEN-65).
func (f *Effect) listWounds(buf []Action, p *Player) []Action {
	for where, n := range [2]uint8{HealUnder: p.Under, HealPile: p.WoundPile} {
		switch {
		case n == 0:
		case f.Step == 0:
			buf = append(buf, Action{Heal, uint8(where), 0})
		default:
			buf = listPaid(buf, HealFor, uint8(where), p)
			if f.Kind == EffectHeal && p.Tokens[box.Gold] > 0 {
				buf = append(buf, Action{HealFor, uint8(where), uint8(box.Gold)})
			}
		}
	}
	return buf
}

// paid returns what spends a token and does an action once more.
func paid(do doing) doing {
	return func(c *State, g *Game, f *Effect, a Action) {
		c.Player(f.Hero).Spend(box.Token(a.With), 1)
		do(c, g, f, a)
	}
}

// listTargets lists what can be done with the enemy row: enemies are shuffled in before one is claimed, not
// afterwards, and it is full again before that (PEN-67).
func (c *State) listTargets(_ *Game, f *Effect, _ *Player, buf []Action) []Action {
	for i, k := range c.EnemyRow {
		if k == box.NoCard || f.Chosen>>i&1 != 0 {
			continue
		}
		if f.Step == 0 {
			buf = append(buf, Action{Shuffle, uint8(k), 0})
		}
		if f.Chosen == 0 || f.Step == 1 {
			buf = append(buf, Action{Claim, uint8(k), 0})
		}
	}
	return append(buf, Action{Kind: Done})
}

// listSwaps lists each resource a player has against each other one.
func (c *State) listSwaps(_ *Game, f *Effect, p *Player, buf []Action) []Action {
	for from := range uint8(box.Resources) {
		for to := range uint8(box.Resources) {
			if f.N > 0 && p.Tokens[from] > 0 && from != to {
				buf = append(buf, Action{Swap, from, to})
			}
		}
	}
	return append(buf, Action{Kind: Done})
}

// listBuy lists what can be replaced and bought: first one card of the row may be replaced, then one bought,
// then one more for each resource (PEN-63, PEN-64).
func (c *State) listBuy(g *Game, f *Effect, p *Player, buf []Action) []Action {
	if f.Step == 0 && f.N > 0 && (c.Shop.Len() > 0 || !c.ShopOff.Empty()) {
		buf = listRow(buf, Replace, c.ShopRow[:])
	}
	wares := [6]box.Card{c.ShopRow[0], c.ShopRow[1], c.ShopRow[2], c.ShopRow[3], c.Twos.First(), c.Threes.First()}
	for _, k := range wares {
		if k == box.NoCard || int(p.Tokens[box.Gold]) < g.Of[k].Cost {
			continue
		}
		if f.Step == 0 {
			buf = append(buf, Action{Buy, uint8(k), 0})
		} else {
			buf = listPaid(buf, BuyFor, uint8(k), p)
		}
	}
	return append(buf, Action{Kind: Done})
}

// listSale lists what can be sold; at least one card is.
func (c *State) listSale(g *Game, f *Effect, p *Player, buf []Action) []Action {
	if buf = f.listCards(buf, c.Wares(g, p), Sell, SellFor, p); f.Step > 0 {
		buf = append(buf, Action{Kind: Done})
	}
	return buf
}

func (c *State) sell(_ *Game, f *Effect, a Action) {
	f.did()
	f.Card = box.Card(a.What)
	c.Spoil(f.Hero, f.Card)
}

func (c *State) shuffle(_ *Game, f *Effect, a Action) {
	f.Chosen |= 1 << slices.Index(c.EnemyRow[:], box.Card(a.What))
}

func (c *State) claim(_ *Game, f *Effect, a Action) {
	c.pop()
	c.Player(f.Hero).Foes.Add(box.Card(a.What))
	c.clearSlot(EnemyRow, box.Card(a.What))
}

func (c *State) swap(_ *Game, f *Effect, a Action) {
	f.N--
	c.Player(f.Hero).Spend(box.Token(a.What), 1)
	c.Give(f.Hero, box.Token(a.With), 1)
}

func (c *State) raise(g *Game, f *Effect, a Action) {
	f.did()
	to := c.better(g, box.Card(a.What))
	c.Spoil(f.Hero, box.Card(a.What))
	k := to.First()
	to.Remove(k)
	c.Player(f.Hero).Pile.Add(k)
}

// buy pays for a card and puts it onto the discard pile (PEN-28).
func (c *State) buy(g *Game, f *Effect, a Action) {
	f.did()
	p, card := c.Player(f.Hero), box.Card(a.What)
	p.Spend(box.Gold, g.Of[card].Cost)
	c.Twos.Remove(card)
	c.Threes.Remove(card)
	p.Pile.Add(card)
	c.clearSlot(ShopRow, card)
}

// reshuffle puts the chosen enemies of a Target back and fills the row (PEN-67).
func (c *State) reshuffle(_ *Game, f *Effect) {
	if f.Chosen == 0 || f.Step > 0 {
		c.pop()
		return
	}
	chosen := f.Chosen
	f.Step, f.Chosen = 1, 0
	var gone [4]cards.Card
	n := 0
	for i, k := range c.EnemyRow {
		if chosen>>i&1 != 0 {
			gone[n] = cards.Card(k)
			n++
			c.EnemyRow[i] = box.NoCard
			c.Push(Effect{Kind: EffectFill, Hero: f.Hero, Row: EnemyRow, Slot: uint8(i)})
		}
	}
	c.Enemies.Shuffle(gone[:n]...)
}

// Wares returns the cards a hero can sell in chapter II: Shop cards of hand and pool.
func (c *State) Wares(g *Game, p *Player) box.Set {
	return p.Hand.Or(p.Pool).And(g.Goods)
}

// Pledges returns the Shop cards of hand and pool that the doorkeeper of a portal takes in
// place of a trophy: those that cost enough (PEN-160).
func (c *State) Pledges(g *Game, p *Player) box.Set {
	var out box.Set
	for k := range c.Wares(g, p).All() {
		if g.Of[k].Cost >= g.Tuning.Pawn {
			out.Add(k)
		}
	}
	return out
}
