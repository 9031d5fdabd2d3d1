package core

import (
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// workScheme draws a scheme (PEN-96).
func (c *State) workScheme(g *Game, f *Effect) {
	if c.Schemes.Len() == 0 { // PEN-97
		c.Schemes.Shuffle(listed(slices.Values(g.Scenario.Schemes))...)
	}
	if top := c.Schemes.Top(); len(top) > 0 {
		c.scheme(g, f, box.Card(top[0]))
		return
	}
	c.Wait = Luck
}

func (c *State) workJoke(_ *Game, _ *Effect) {
	if c.Jokes == 0 { // PEN-152
		c.pop()
		return
	}
	c.Wait = Luck
}

// joke does a joke that was drawn.
func (c *State) joke(g *Game, f *Effect, card box.Card) {
	c.Jokes &^= 1 << (card - g.From[box.JokeCards])
	c.reveal(g, f, card)
}

// reveal turns a card over and does it.
func (c *State) reveal(g *Game, f *Effect, card box.Card) {
	c.Reading, c.Answer = card, 0
	c.pop()
	c.Perform(f.Hero, g.Of[card].Effect, card)
}

// workEvent draws an event, and then asks for the answer.
func (c *State) workEvent(g *Game, f *Effect) {
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
	c.Wait = Luck
}

func (c *State) event(g *Game, f *Effect, card box.Card) {
	c.Events &^= 1 << (card - g.From[box.EventCards])
	c.Reading, c.Answer = card, 0
	f.Step = 1
}

// workSale asks for a card to sell, and turns one over against the one that was sold (PEN-122).
func (c *State) workSale(g *Game, f *Effect) {
	if f.Card == box.NoCard {
		if f.Step > 0 && (c.Wares(g, c.Player(f.Hero)) == box.Set{} || c.Player(f.Hero).ResourcesOf() == 0) {
			c.pop()
			return
		}
		c.ask(g)
		return
	}
	if c.refill(); c.Shop.Len() == 0 {
		f.Card = box.NoCard
	} else if k := next(&c.Shop); k != box.NoCard {
		c.Sale(g, f, k)
	} else {
		c.Wait = Luck
	}
}

// scheme does a scheme that was drawn.
func (c *State) scheme(g *Game, f *Effect, card box.Card) {
	c.Schemes.Draw(cards.Card(card))
	c.reveal(g, f, card)
}

// answer does the answer to an event (PEN-69).
func (c *State) answer(g *Game, f *Effect, answer uint8) {
	h, card := f.Hero, c.Reading
	c.Answer = answer + 1
	bit := uint32(1) << (card - g.From[box.EventCards])
	if c.Mode == box.Heist {
		c.EventOff |= bit
	} else {
		c.Players[h].Events |= bit
	}
	c.pop()
	c.Perform(h, g.Of[card].Event[answer].Effect, card)
}
