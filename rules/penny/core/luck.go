package core

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
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

// may reports whether Luck can draw v now.
func (c *State) may(g *Game, v box.Card) bool {
	f := c.Top()
	high := func(d box.Deck, have uint32) bool {
		return v >= g.From[d] && v < g.Upto[d] && have>>(v-g.From[d])&1 != 0
	}
	heap := func(d *cards.Deck) bool { return d.May(cards.Card(v)) }
	switch f.Kind {
	case EffectSetup:
		switch {
		case f.Step == SetFirst:
			return uint8(v) < max(c.Seats, 2)
		case f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace:
			return c.StartFree(g, box.Place(v))
		case f.Step == SetHeroes:
			return high(box.BrownCards, uint32(c.Browns))
		}
		return c.mayLead(g, f.A, v)
	case EffectDraw:
		p := c.Player(f.Hero)
		return v == box.NoCard && p.WoundDeck > 0 || p.Deck.Has(v)
	case EffectFill:
		if f.A == marketRowID {
			return high(box.BrownCards, uint32(c.Browns))
		}
		_, deck := c.row(f.A)
		return heap(deck)
	case EffectTake:
		switch box.Stack(f.A) {
		case box.DemonicPennies:
			return c.Demonic.Has(v)
		case box.ItemDeck:
			return c.Items.Has(v)
		}
		return heap(&c.Shop)
	case EffectPeek:
		for _, k := range c.Peeked(f).Heap() {
			if k == cards.Card(v) {
				return true
			}
		}
	case EffectScheme:
		return heap(&c.Schemes)
	case EffectJoke:
		return high(box.JokeCards, uint32(c.Jokes))
	case EffectEvent:
		return high(box.EventCards, c.Events)
	case EffectSale:
		return heap(&c.Shop)
	}
	return false
}

// StartFree reports whether a start place of the Heist is still free.
func (c *State) StartFree(g *Game, at box.Place) bool {
	for _, q := range g.Scenario.HeroAt {
		if q == at {
			return c.HeroesOn(at) == 0
		}
	}
	return false
}

// mayLead reports whether a card can be opponent i of a Rush.
func (c *State) mayLead(g *Game, i uint8, v box.Card) bool {
	if !g.bossSet.Has(v) {
		return false
	}
	for _, k := range c.Opponents[:i] {
		if k == v {
			return false
		}
	}
	mini := g.Of[v].Foe.Keywords>>6&1 != 0
	if int(i) < g.Tuning.Opponents-2 {
		return mini
	}
	last := g.Of[v].Key == "br_regent"
	return !mini && last == (int(i) >= g.Tuning.Opponents-1)
}

// roll draws one card for Luck.
func (c *State) roll(g *Game, r *rand.Rand) box.Card {
	f := c.Top()
	high := func(d box.Deck, have uint32) box.Card {
		for n := r.IntN(bits.OnesCount32(have)); n > 0; n-- {
			have &= have - 1
		}
		return g.From[d] + box.Card(bits.TrailingZeros32(have))
	}
	heap := func(d *cards.Deck) box.Card { k, _ := d.Roll(r); return box.Card(k) }
	switch f.Kind {
	case EffectSetup:
		for { // rare, and few
			v := box.Card(r.IntN(box.Deckable))
			switch {
			case f.Step == SetFirst:
				v = box.Card(r.IntN(max(int(c.Seats), 2)))
			case f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace:
				v = box.Card(g.Scenario.HeroAt[r.IntN(len(g.Scenario.HeroAt))])
			case f.Step == SetHeroes:
				v = high(box.BrownCards, uint32(c.Browns))
			}
			if c.may(g, v) {
				return v
			}
		}
	case EffectDraw:
		p := c.Player(f.Hero)
		n := p.Deck.Count()
		if k := r.IntN(n + int(p.WoundDeck)); k < n {
			return p.Deck.Nth(k)
		}
		return box.NoCard
	case EffectFill:
		if f.A == marketRowID {
			return high(box.BrownCards, uint32(c.Browns))
		}
		_, deck := c.row(f.A)
		return heap(deck)
	case EffectTake:
		switch box.Stack(f.A) {
		case box.DemonicPennies:
			return c.Demonic.Any(r)
		case box.ItemDeck:
			return c.Items.Any(r)
		}
		return heap(&c.Shop)
	case EffectPeek:
		h := c.Peeked(f).Heap()
		return box.Card(h[r.IntN(len(h))])
	case EffectScheme:
		return heap(&c.Schemes)
	case EffectJoke:
		return high(box.JokeCards, uint32(c.Jokes))
	case EffectEvent:
		return high(box.EventCards, c.Events)
	}
	return heap(&c.Shop)
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
	var known [8]cards.Card
	n := copy(known[:], deck.Top())
	for _, t := range known[:n] {
		deck.Take(t)
	}
	deck.Take(k)
	deck.PutTop(k, cards.Everybody)
	for i := n - 1; i >= 0; i-- {
		deck.PutTop(known[i], cards.Everybody)
	}
}

// Chance makes Luck's whole draw with r, for playouts.
func (c *State) Chance(g *Game, r *rand.Rand) {
	for range c.Draws(g) {
		c.deal(g, c.roll(g, r))
	}
}

// opening is the word of the first draw: who begins, or, for a lone hero, which of the
// basic portals there is.
func (c *State) opening() string {
	if c.Seats == 1 {
		return "portal"
	}
	return "first"
}

// lot writes a draw of Luck as a move.
func (c *State) lot(g *Game, r *rand.Rand) rules.Move {
	f := c.Top()
	if f.Kind == EffectSetup && f.Step == SetFirst {
		return rules.Move(c.opening() + " " + strconv.Itoa(int(c.roll(g, r))))
	}
	if f.Kind == EffectSetup && f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace {
		return rules.Move("start " + g.Map.Locations[c.roll(g, r)].Key)
	}
	var b strings.Builder
	b.WriteString("draw")
	n := *c
	for range c.Draws(g) {
		v := n.roll(g, r)
		b.WriteByte(' ')
		if v == box.NoCard {
			b.WriteString(Wound)
		} else {
			b.WriteString(strconv.Itoa(int(v)))
		}
		n.deal(g, v)
	}
	return rules.Move(b.String())
}

// read reads such a move and plays it.
func (c *State) read(g *Game, m rules.Move) error {
	w := strings.Split(string(m), " ")
	f := *c.Top()
	bad := fmt.Errorf("chance cannot draw %q now", m)
	single := func(v box.Card, ok bool) error {
		if !ok || !c.may(g, v) {
			return bad
		}
		c.deal(g, v)
		return nil
	}
	switch {
	case len(w) < 2:
		return bad
	case f.Kind == EffectSetup && f.Step == SetFirst:
		n, err := strconv.Atoi(w[1])
		return single(box.Card(n), err == nil && w[0] == c.opening() && len(w) == 2 && n >= 0 && n < MostHeroes && strconv.Itoa(n) == w[1])
	case f.Kind == EffectSetup && f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace:
		at, ok := g.Map.Named(w[1])
		return single(box.Card(at), ok && w[0] == "start" && len(w) == 2)
	case w[0] != "draw" || len(w)-1 != c.Draws(g):
		return bad
	}
	for _, k := range w[1:] {
		v := box.NoCard
		if k != Wound {
			n, err := strconv.Atoi(k)
			if err != nil || n < 0 || n >= int(box.NoCard) || strconv.Itoa(n) != k {
				return bad
			}
			v = box.Card(n)
		}
		if c.Top().Kind != f.Kind {
			return bad
		}
		if err := single(v, true); err != nil {
			return err
		}
	}
	return nil
}
