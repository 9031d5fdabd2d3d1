package core

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// lots hold what Luck draws from now: one of these, each card of it alike.
type lots struct {
	deck   *cards.Deck // the cards that may come next
	loose  bool        // of the deck, those that lie in no order
	set    box.Set
	wounds int // in the set, which are not told apart
	from   box.Card
	bits   uint32      // cards counted from one on
	state  *State      // if not nil, opponents of a Rush are drawn until one may lead
	game   *Game       // that is played
	places []box.Place // or start places until one is free
	setup  bool        // a number is drawn beside each: so deals have been since the first
}

// bits returns cards of a deck, counted from its first.
func (g *Game) bits(of box.Deck, have uint32) lots { return lots{from: g.From[of], bits: have} }

// may reports whether Luck can draw a card out of them.
func (l *lots) may(v box.Card) bool {
	switch {
	case l.loose:
		return slices.Contains(l.deck.Heap(), cards.Card(v))
	case l.deck != nil:
		return l.deck.May(cards.Card(v))
	case l.bits != 0:
		return v >= l.from && v-l.from < 32 && l.bits>>(v-l.from)&1 != 0
	case l.places != nil:
		return l.state.StartFree(l.game, box.Place(v))
	case l.state != nil:
		return l.state.mayLead(l.game, int(l.state.Top().N), v)
	}
	return v == box.NoCard && l.wounds > 0 || l.set.Has(v)
}

// roll draws one of them.
func (l *lots) roll(r *rand.Rand) box.Card {
	if l.setup {
		r.IntN(box.Deckable)
	}
	switch {
	case l.loose:
		pile := l.deck.Heap()
		return box.Card(pile[r.IntN(len(pile))])
	case l.deck != nil:
		k, _ := l.deck.Roll(r)
		return box.Card(k)
	case l.bits != 0:
		have := l.bits
		for n := r.IntN(bits.OnesCount32(have)); n > 0; n-- {
			have &= have - 1
		}
		return l.from + box.Card(bits.TrailingZeros32(have))
	case l.state != nil:
		for { // rare, and few
			v := box.Card(r.IntN(box.Deckable))
			if l.places != nil {
				v = box.Card(l.places[r.IntN(len(l.places))])
			}
			if l.may(v) {
				return v
			}
		}
	}
	n := l.set.Count()
	if k := r.IntN(n + l.wounds); k < n {
		return l.set.Nth(k)
	}
	return box.NoCard
}

// StartFree reports whether a start place of the Heist is still free.
func (c *State) StartFree(g *Game, at box.Place) bool {
	return slices.Contains(g.Scenario.HeroAt, at) && c.HeroesOn(at) == 0
}

// mayLead reports whether a card can be opponent i of a Rush.
func (c *State) mayLead(g *Game, i int, v box.Card) bool {
	if !g.bosses.Has(v) || slices.Contains(c.Opponents[:i], v) {
		return false
	}
	mini := g.Of[v].Foe.Keywords>>6&1 != 0
	if i < g.Tuning.Opponents-2 {
		return mini
	}
	last := g.Of[v].Key == "br_regent"
	return !mini && last == (i >= g.Tuning.Opponents-1)
}
