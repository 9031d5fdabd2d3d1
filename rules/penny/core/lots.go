package core

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// lots hold what Luck draws from now, each card alike: what may come next from a deck, cards as bits,
// what the set-up allows, or a set with wounds.
type lots struct {
	deck  *cards.Deck
	loose bool // of the deck, only those that lie in no order

	bits uint32 // counted from the card from
	from box.Card

	state  *State      // of the set-up: opponents of a Rush are drawn until one may come next,
	game   *Game       // that is played
	places []box.Place // or, if not nil, start places until one is free

	set    box.Set
	wounds int // beside the set; they are not told apart

	setup bool // a number is drawn beside each: so deals have been since the first
}

// lotsOf returns cards of a deck, as bits counted from its first.
func (g *Game) lotsOf(of box.Deck, have uint32) lots { return lots{from: g.From[of], bits: have} }

// may reports whether Luck can draw a card out of them; NoCard is a wound, and a start place goes as a card.
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

// roll draws one of them, likewise.
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
		for { // few are drawn, and rarely
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

// mayLead reports whether a card can be opponent i of a Rush: mini-bosses come first, then a boss, and
// the Regent of the Last Circle is the last (PEN-169).
func (c *State) mayLead(g *Game, i int, card box.Card) bool {
	if !g.bosses.Has(card) || slices.Contains(c.Opponents[:i], card) {
		return false
	}
	mini, regent := g.Of[card].Foe.Keywords>>box.MiniBossKeyword&1 != 0, g.Of[card].Key == "br_regent"
	switch i {
	case g.Tuning.Opponents - 1:
		return regent
	case g.Tuning.Opponents - 2:
		return !mini && !regent
	}
	return mini
}
