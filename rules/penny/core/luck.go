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
	switch f.Kind {
	case EffectDraw:
		p := c.Player(f.Hero)
		return min(int(f.N), p.Deck.Count()+int(p.WoundDeck))
	case EffectPeek:
		deck := c.Peeked(f)
		return min(int(f.N)-len(deck.Top()), len(deck.Heap()))
	case EffectSetup:
		if f.Step == SetLine {
			return g.Tuning.Opponents
		}
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

// lots is the table of luck: what each effect draws from.
func (c *State) lots(g *Game) lots {
	f := c.Top()
	bits := func(d box.Deck, have uint32) lots { return lots{from: g.From[d], bits: have} }
	switch f.Kind {
	case EffectSetup:
		return c.setupLots(g, f)
	case EffectDraw:
		p := c.Player(f.Hero)
		return lots{set: p.Deck, wounds: int(p.WoundDeck)}
	case EffectFill:
		if f.A == marketRowID {
			return bits(box.BrownCards, uint32(c.Browns))
		}
		_, deck := c.row(f.A)
		return lots{deck: deck}
	case EffectTake:
		if from := c.stack(box.Stack(f.A)); from != nil {
			return lots{set: *from}
		}
	case EffectPeek:
		return lots{deck: c.Peeked(f), loose: true}
	case EffectScheme:
		return lots{deck: &c.Schemes}
	case EffectJoke:
		return bits(box.JokeCards, uint32(c.Jokes))
	case EffectEvent:
		return bits(box.EventCards, c.Events)
	}
	return lots{deck: &c.Shop}
}

// setupLots is what is drawn from while the table is set.
func (c *State) setupLots(g *Game, f *Effect) lots {
	switch {
	case f.Step == SetFirst:
		return lots{setup: true, bits: 1<<max(c.Seats, 2) - 1}
	case f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace:
		return lots{state: c, game: g, places: g.Scenario.HeroAt}
	case f.Step == SetHeroes:
		return lots{setup: true, from: g.From[box.BrownCards], bits: uint32(c.Browns)}
	}
	return lots{state: c, game: g}
}

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
		return l.state.mayLead(l.game, l.state.Top().A, v)
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
func (c *State) mayLead(g *Game, i uint8, v box.Card) bool {
	if !g.bosses.Has(v) || slices.Contains(c.Opponents[:i], v) {
		return false
	}
	mini := g.Of[v].Foe.Keywords>>6&1 != 0
	if int(i) < g.Tuning.Opponents-2 {
		return mini
	}
	last := g.Of[v].Key == "br_regent"
	return !mini && last == (int(i) >= g.Tuning.Opponents-1)
}

// deal makes what Luck drew happen.
func (c *State) deal(g *Game, v box.Card) {
	c.Need = Nothing
	f := c.Top()
	switch f.Kind {
	case EffectSetup:
		c.dealSetup(g, f, v)
	case EffectDraw:
		c.Drawn(f, v)
	case EffectFill:
		if f.A == marketRowID {
			c.Browns &^= 1 << (v - g.From[box.BrownCards])
			c.Market[f.B] = v
			c.pop()
			return
		}
		c.filled(f, v)
	case EffectTake:
		c.taken(f, v)
	case EffectPeek:
		c.show(f, cards.Card(v))
	case EffectScheme:
		c.scheme(g, f, v)
	case EffectJoke:
		h := f.Hero
		c.Jokes &^= 1 << (v - g.From[box.JokeCards])
		c.Reading, c.Answer = v, 0
		c.pop()
		c.Perform(h, g.Of[v].Effect, v)
	case EffectEvent:
		c.Events &^= 1 << (v - g.From[box.EventCards])
		c.Reading, c.Answer = v, 0
		f.Step = 1
	case EffectSale:
		c.Sale(g, f, v)
	}
}

func (c *State) dealSetup(g *Game, f *Effect, v box.Card) {
	switch {
	case f.Step == SetFirst && c.Seats == 1:
		c.Portals &^= 2 >> v
		c.UnusedPortals++
		f.Step++
	case f.Step == SetFirst:
		c.First, c.Active, c.DecisionHolder = uint8(v), uint8(v), uint8(v)
		f.Step++
	case f.Step == SetLine:
		c.Opponents[f.A] = v
		if f.A++; int(f.A) >= g.Tuning.Opponents {
			f.Step, f.A = f.Step+1, 0
		}
	case c.Players[f.A].At == box.NoPlace:
		c.Players[f.A].At = box.Place(v)
	default:
		c.Browns &^= 1 << (v - g.From[box.BrownCards])
		c.TakeQuest(int8(f.A), v)
	}
}

// show lays a card that was looked at under those already known on top.
func (c *State) show(f *Effect, k cards.Card) {
	deck := c.Peeked(f)
	var room [8]cards.Card
	onTop(deck, append(append(room[:0], deck.Top()...), k))
}

// Chance makes Luck's whole draw with r, for playouts.
func (c *State) Chance(g *Game, r *rand.Rand) {
	for range c.Draws(g) {
		l := c.lots(g)
		c.deal(g, l.roll(r))
	}
}

// verb is the word of the draw that is wanted: which of the basic portals a lone hero has, who
// begins, where a hero begins, or which cards come.
func (c *State) verb() string {
	switch f := c.Top(); {
	case f.Kind != EffectSetup:
	case f.Step == SetFirst && c.Seats == 1:
		return "portal"
	case f.Step == SetFirst:
		return "first"
	case f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace:
		return "start"
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
