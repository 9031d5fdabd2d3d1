package core

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// Luck draws when the machine needs it: "draw 12 w 40" names the cards in their
// order, w a Wounded one; "first 1" who begins, "start slums_b" where a hero begins.
// Nothing lies in a hidden order before it is drawn.

// Wound is the word of a Wounded card.
const Wound = "w"

// Draws is how many cards Luck names at once.
func (c *State) Draws(g *Game) int {
	f := c.Top()
	if most := effects[f.Kind].most; most != nil {
		return most(c, g, f)
	}
	return 1
}

// lots are what Luck draws from now: one of these, each card of it alike.
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

// lots are those of the effect that is going on.
func (c *State) lots(g *Game) lots {
	f := c.Top()
	return effects[f.Kind].lots(c, g, f)
}

// bits are cards of a deck, counted from its first.
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

// deal makes what Luck drew happen.
func (c *State) deal(g *Game, v box.Card) {
	c.Need = Nothing
	f := c.Top()
	effects[f.Kind].deal(c, g, f, v)
}

// Chance makes Luck's whole draw with r, for playouts.
func (c *State) Chance(g *Game, r *rand.Rand) {
	for range c.Draws(g) {
		l := c.lots(g)
		c.deal(g, l.roll(r))
	}
}

// verb is the word of the draw that is wanted: of setting the table, or which cards come.
func (c *State) verb() string {
	if f := c.Top(); f.Kind == EffectSetup {
		return c.setupVerb(f)
	}
	return "draw"
}

// drawn is the word of what is drawn.
func (g *Game) drawn(verb string, v box.Card) string {
	switch {
	case verb == "start" && v < box.Places:
		return g.Map.Locations[v].Key
	case v == box.NoCard:
		return Wound
	}
	return strconv.Itoa(int(v))
}

// lot writes a draw of Luck as a move.
func (c *State) lot(g *Game, r *rand.Rand) rules.Move {
	n, verb := *c, c.verb()
	all := []string{verb}
	for range c.Draws(g) {
		l := n.lots(g)
		v := l.roll(r)
		all = append(all, g.drawn(verb, v))
		n.deal(g, v)
	}
	return rules.Move(strings.Join(all, " "))
}

// read reads such a move and plays it.
func (c *State) read(g *Game, m rules.Move) error {
	w, verb, kind := strings.Split(string(m), " "), c.verb(), c.Top().Kind
	bad := fmt.Errorf("chance cannot draw %q now", m)
	if w[0] != verb || len(w)-1 != c.Draws(g) {
		return bad
	}
	for _, k := range w[1:] {
		n, err := strconv.Atoi(k)
		if at, ok := g.Map.Named(k); ok {
			n, err = int(at), nil
		} else if k == Wound {
			n, err = int(box.NoCard), nil
		}
		v := box.Card(n)
		if err != nil || g.drawn(verb, v) != k || c.Top().Kind != kind {
			return bad
		}
		if l := c.lots(g); !l.may(v) {
			return bad
		}
		c.deal(g, v)
	}
	return nil
}
