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

// slots are the quests and charge cards of a hero.
func (p *Player) slots() iter.Seq[*Slot] {
	return func(yield func(*Slot) bool) {
		for i := range p.Slot {
			if s := &p.Slot[i]; s.Card != box.NoCard && !yield(s) {
				return
			}
		}
	}
}

// workDraw asks Luck for n cards; when the deck is empty the discard pile becomes
// the deck, and when that is empty too the drawing ends (PEN-25).
func (c *State) workDraw(f *Effect) {
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
	c.Need = Luck
}

// Drawn takes a card that Luck drew from the deck into the hand.
func (c *State) Drawn(f *Effect, card box.Card) {
	p := c.Player(f.Hero)
	if card == box.NoCard {
		p.WoundDeck--
		p.WoundHand++
	} else {
		p.Deck.Remove(card)
		p.Hand.Add(card)
	}
	f.N--
	if t := &c.Stack[1]; c.Depth > 1 && t.Kind == EffectTurn && t.Hero == f.Hero && (t.Step == StepField || t.Step == StepAfter) {
		t.N++ // comes on top of the hand size (PEN-130)
	}
}

// Cards are those that a hero draws from sooner or later.
func (p *Player) Cards() box.Set {
	return p.Deck.Or(p.Hand).Or(p.Pool).Or(p.Pile)
}

// Drop moves a card out of hand or pool or pile, wherever it is.
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

// picks is what an EffectPick may choose from: cards, and wounds under the board and in
// the discard pile.
func (c *State) picks(f *Effect) (from box.Set, under, pile bool) {
	p := c.Player(f.Hero)
	if box.CardSort(f.B) == box.AnyCard {
		if f.A&box.InHand != 0 {
			from = p.Hand
		}
		if f.A&box.InPool != 0 {
			from = from.Or(p.Pool)
		}
		if f.A&box.InDiscard != 0 {
			from = from.Or(p.Pile)
		}
		if c := box.Card(f.Block); c < box.Deckable {
			from.Remove(c)
		}
	}
	if box.Op(f.Step) == box.OpDestroy {
		under, pile = f.A&box.InPool != 0 && p.Under > 0, f.A&box.InDiscard != 0 && p.WoundPile > 0
	}
	return from, under, pile
}

// listCards lists what is asked about single cards and tokens.
func (c *State) listCards(g *Game, f *Effect, buf []Action) []Action {
	p := c.Player(f.Hero)
	switch f.Kind {
	case EffectGain:
		buf = listKinds(buf, Gain, 1<<box.Resources-1)
	case EffectSeed:
		buf = listKinds(buf, Gain, g.Of[p.Slot[f.A].Card].Charge.Kinds)
	case EffectLose:
		if f.N > 0 {
			buf = listKinds(buf, Lose, p.kinds())
		}
	case EffectPick:
		if f.N <= 0 {
			return buf
		}
		from, under, pile := c.picks(f)
		v := Discard
		if box.Op(f.Step) == box.OpDestroy {
			v = Destroy
		}
		buf = listSet(buf, v, from)
		if under {
			buf = append(buf, Action{Heal, HealUnder, 0})
		}
		if pile {
			buf = append(buf, Action{Heal, HealPile, 0})
		}
		if len(buf) > 0 && v == Destroy {
			buf = append(buf, Action{Kind: Done}) // up to n (PEN-148)
		}
	case EffectFetch:
		if f.N > 0 {
			buf = listSet(buf, Fetch, p.Pile)
		}
	case EffectForfeit:
		buf = listSet(buf, Destroy, c.forfeits(g, f.Hero))
	case EffectQuest:
		buf = listRow(buf, Quest, c.Market[:])
	}
	return buf
}

func listSet(buf []Action, v ActionKind, s box.Set) []Action {
	for k := range s.All() {
		buf = append(buf, Action{v, uint8(k), 0})
	}
	return buf
}

// listRow lists a step for each card of a row.
func listRow(buf []Action, v ActionKind, row []box.Card) []Action {
	for _, k := range row {
		if k != box.NoCard {
			buf = append(buf, Action{v, uint8(k), 0})
		}
	}
	return buf
}

// listKinds lists a step for each of some kinds of resources, which are bits.
func listKinds(buf []Action, v ActionKind, kinds uint8) []Action {
	for t := range uint8(box.Resources) {
		if kinds>>t&1 != 0 {
			buf = append(buf, Action{v, t, 0})
		}
	}
	return buf
}

// kinds are the kinds of resources in a pool, as bits.
func (p *Player) kinds() (kinds uint8) {
	for t, n := range p.Tokens[:box.Resources] {
		kinds |= min(n, 1) << t
	}
	return kinds
}

func (c *State) doCards(g *Game, f *Effect, s Action) {
	p := c.Player(f.Hero)
	f.N--
	switch s.Kind {
	case Gain:
		if f.Kind == EffectSeed {
			p.Slot[f.A].Res[s.A]++
			c.pop()
			return
		}
		c.Give(f.Hero, box.Token(s.A), 1)
		if f.N <= 0 {
			c.pop()
		}
	case Lose:
		p.Spend(box.Token(s.A), 1)
	case Discard:
		p.discard(box.Card(s.A))
	case Destroy:
		c.Spoil(f.Hero, box.Card(s.A))
		if f.Kind == EffectForfeit {
			c.pop()
		}
	case Heal:
		c.Heal(f.Hero, s.A)
	case Fetch:
		p.Pile.Remove(box.Card(s.A))
		p.Hand.Add(box.Card(s.A))
	case Done:
		c.pop()
	case Quest:
		c.pop()
		c.TakeQuest(f.Hero, box.Card(s.A))
	}
}

// Heal destroys a Wounded card: it goes back to its stack (PEN-31).
func (c *State) Heal(h int8, where uint8) {
	p := c.Player(h)
	if where == HealUnder {
		p.Under--
	} else {
		p.WoundPile--
	}
	if !c.plotting() { // what a scheme heals is nobody's doing
		for s := range c.Players[c.Active].slots() {
			s.Healed++
		}
	}
}

// forfeits are the cards a Hell side may take from a hero: bought ones, first those
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
