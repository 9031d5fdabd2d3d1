package core

import (
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// workReveal turns over what Luck draws: schemes, jokes, events, peeks, sales.
func (c *State) workReveal(g *Game, f *Effect) {
	switch f.Kind {
	case EffectScheme:
		if c.Schemes.Len() == 0 { // PEN-97
			c.Schemes.Shuffle(listed(slices.Values(g.Scenario.Schemes))...)
		}
		if top := c.Schemes.Top(); len(top) > 0 {
			c.scheme(g, f, box.Card(top[0]))
			return
		}
	case EffectJoke:
		if c.Jokes == 0 { // PEN-152
			c.pop()
			return
		}
	case EffectEvent:
		if f.Step == 1 {
			c.ask(g)
			return
		}
		if c.Events == 0 {
			c.Events, c.EventOff = c.EventOff, 0
		}
		if c.Events == 0 || c.Players[f.Hero].Dead {
			c.pop()
			return
		}
	case EffectPeek:
		deck := c.Peeked(f)
		n := min(int(f.N), deck.Len())
		if len(deck.Top()) >= n || deck.Len() == len(deck.Top())+len(deck.Under()) {
			n = min(n, len(deck.Top()))
			f.Kind, f.Step, f.N = EffectSort, 0, int8(n)
			if n < 2 {
				c.pop()
			}
			return
		}
	case EffectSale:
		c.workSale(g, f)
		return
	}
	c.Need = Luck
}

// workSale asks for a card to sell, and turns one over against the one that was sold.
func (c *State) workSale(g *Game, f *Effect) {
	if box.Card(f.B) == box.NoCard {
		if f.Step > 0 && (c.Wares(g, c.Player(f.Hero)) == box.Set{} || c.Player(f.Hero).ResourcesOf() == 0) {
			c.pop()
			return
		}
		c.ask(g)
		return
	}
	if c.refill(); c.Shop.Len() == 0 {
		f.B = uint8(box.NoCard)
	} else if k := next(&c.Shop); k != box.NoCard {
		c.Sale(g, f, k)
	} else {
		c.Need = Luck
	}
}

// scheme does a scheme that was drawn.
func (c *State) scheme(g *Game, f *Effect, card box.Card) {
	c.Schemes.Draw(cards.Card(card))
	c.Reading, c.Answer = card, 0
	h := f.Hero
	c.pop()
	c.Perform(h, g.Of[card].Effect, card)
}

// doEvent does the answer to an event (PEN-69).
func (c *State) doEvent(g *Game, f *Effect, s Action) {
	h, card := f.Hero, c.Reading
	c.Answer = s.A + 1
	bit := uint32(1) << (card - g.From[box.EventCards])
	if c.Mode == box.Heist {
		c.EventOff |= bit
	} else {
		c.Players[h].Events |= bit
	}
	c.pop()
	c.Perform(h, g.Of[card].Event[s.A].Effect, card)
}
