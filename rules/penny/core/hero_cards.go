package core

import (
	"iter"

	"intrigue/rules/penny/core/box"
)

// Cards of a hero: drawing, discarding, destroying, healing.

// Hurt puts Wounded cards on the discard pile (PEN-83, PEN-89, PEN-142).
func (c *State) Hurt(h int8, n int) {
	p := c.Player(h)
	p.WoundPile += uint8(n)
	for s := range p.slots() {
		s.Wounds += uint8(n)
	}
}

// slots returns the slots of a hero with a quest or a charge card.
func (p *Player) slots() iter.Seq[*Slot] {
	return func(yield func(*Slot) bool) {
		for i := range p.Slot {
			if s := &p.Slot[i]; s.Card != box.NoCard && !yield(s) {
				return
			}
		}
	}
}

// workDraw asks Luck for N cards; when the deck is empty the discard pile becomes
// the deck, and when that is empty too the drawing ends (PEN-25).
func (c *State) workDraw(_ *Game, f *Effect) {
	p := c.Player(f.Hero)
	if f.N <= 0 || p.Dead {
		c.pop()
		return
	}
	if p.Deck.Empty() && p.WoundDeck == 0 {
		p.Deck, p.Pile = p.Pile, box.Set{}
		p.WoundDeck, p.WoundPile = p.WoundPile, 0
		if p.Deck.Empty() && p.WoundDeck == 0 {
			c.pop()
			return
		}
	}
	c.Wait = Luck
}

// Drawn takes a card that Luck drew from the deck into the hand; NoCard is a Wounded card.
func (c *State) Drawn(_ *Game, f *Effect, card box.Card) {
	p := c.Player(f.Hero)
	if card == box.NoCard {
		p.WoundDeck--
		p.WoundHand++
	} else {
		p.Deck.Remove(card)
		p.Hand.Add(card)
	}
	f.N--
	if t := c.CurrentTurn(); t != nil && t.Hero == f.Hero && (t.Step == StepField || t.Step == StepAfter) {
		t.N++ // comes on top of the hand size (PEN-130)
	}
}

// Cards returns those that a hero draws sooner or later: all but what lies above the board.
func (p *Player) Cards() box.Set {
	return p.Deck.Or(p.Hand).Or(p.Pool).Or(p.Pile)
}

// Drop takes a card out of hand, pool, discard pile or deck, wherever it is.
func (p *Player) Drop(card box.Card) {
	p.Hand.Remove(card)
	p.Pool.Remove(card)
	p.Pile.Remove(card)
	p.Deck.Remove(card)
}

func (p *Player) discard(card box.Card) {
	p.Drop(card)
	p.Pile.Add(card)
}

// Spoil destroys a card of a hero: it counts in the score, and that is all it does
// from now on (PEN-30).
func (c *State) Spoil(h int8, card box.Card) {
	p := c.Player(h)
	p.Drop(card)
	if i := p.SlotOf(card); i >= ChargeSlot {
		p.Slot[i] = Slot{Card: box.NoCard}
	}
	p.Aside.Add(card)
}

// picks returns what an EffectPick may choose from: cards, and whether there are wounds under the board
// and in the discard pile.
func (c *State) picks(f *Effect) (from box.Set, under, pile bool) {
	p := c.Player(f.Hero)
	if f.Sort == box.AnyCard {
		if f.From&box.InHand != 0 {
			from = p.Hand
		}
		if f.From&box.InPool != 0 {
			from = from.Or(p.Pool)
		}
		if f.From&box.InDiscard != 0 {
			from = from.Or(p.Pile)
		}
		if f.Card < box.Deckable {
			from.Remove(f.Card)
		}
	}
	if f.Op == box.OpDestroy {
		under, pile = f.From&box.InPool != 0 && p.Under > 0, f.From&box.InDiscard != 0 && p.WoundPile > 0
	}
	return from, under, pile
}

// listPicks lists them. To destroy is up to N (PEN-148).
func (c *State) listPicks(_ *Game, f *Effect, _ *Player, buf []Action) []Action {
	from, under, pile := c.picks(f)
	if f.Op != box.OpDestroy {
		return listSet(buf, Discard, from)
	}
	buf = listSet(buf, Destroy, from)
	if under {
		buf = append(buf, Action{Heal, HealUnder, 0})
	}
	if pile {
		buf = append(buf, Action{Heal, HealPile, 0})
	}
	if len(buf) > 0 {
		buf = append(buf, Action{Kind: Done})
	}
	return buf
}

// gain gives a token, or lays the first resource onto a charge card (PEN-33).
func (c *State) gain(_ *Game, f *Effect, a Action) {
	f.did()
	if f.Kind == EffectSeed {
		c.Player(f.Hero).Slot[f.Slot].Res[a.What]++
	} else {
		c.Give(f.Hero, box.Token(a.What), 1)
	}
	if f.N <= 0 {
		c.pop()
	}
}

func (c *State) lose(_ *Game, f *Effect, a Action) {
	f.did()
	c.Player(f.Hero).Spend(box.Token(a.What), 1)
}

func (c *State) doDiscard(_ *Game, f *Effect, a Action) {
	f.did()
	c.Player(f.Hero).discard(box.Card(a.What))
}

func (c *State) destroy(_ *Game, f *Effect, a Action) {
	f.did()
	c.Spoil(f.Hero, box.Card(a.What))
	if f.Kind == EffectForfeit {
		c.pop()
	}
}

func (c *State) fetch(_ *Game, f *Effect, a Action) {
	f.did()
	p := c.Player(f.Hero)
	p.Pile.Remove(box.Card(a.What))
	p.Hand.Add(box.Card(a.What))
}

// Heal destroys a Wounded card: it goes back to its stack (PEN-31).
func (c *State) Heal(h int8, where uint8) {
	p := c.Player(h)
	if where == HealUnder {
		p.Under--
	} else {
		p.WoundPile--
	}
	if !c.villainPhase() { // what a scheme heals is nobody's doing
		for s := range c.Players[c.Active].slots() {
			s.Healed++
		}
	}
}

func (c *State) heal(_ *Game, f *Effect, a Action) {
	f.did()
	c.Heal(f.Hero, a.What)
}

// forfeits returns the cards a Hell side may take from a hero: bought ones, first those
// at hand, else those in the deck (PEN-121).
func (c *State) forfeits(g *Game, h int8) box.Set {
	p := c.Player(h)
	near := p.Hand.Or(p.Pool).Or(p.Pile)
	for _, s := range p.Slot[ChargeSlot:] {
		if s.Card != box.NoCard {
			near.Add(s.Card)
		}
	}
	if near = near.And(g.bought); !near.Empty() {
		return near
	}
	return p.Deck.And(g.bought)
}
