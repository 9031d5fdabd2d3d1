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
	heap   bool        // of the deck, those that lie in no order
	set    box.Set
	wounds int // in the set, which are not told apart
	from   box.Card
	bits   uint32      // cards counted from one on
	places []box.Place // those where no hero begins yet
	leads  bool        // cards that may be the next opponent of a Rush
	setup  bool        // a number is drawn beside each: so deals have been since the first
	state  *State
	game   *Game
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
		return lots{deck: c.Peeked(f), heap: true}
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
	l := lots{setup: true, state: c, game: g}
	switch {
	case f.Step == SetFirst:
		l.bits = 1<<max(c.Seats, 2) - 1
	case f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace:
		l.places = g.Scenario.HeroAt
	case f.Step == SetHeroes:
		l.from, l.bits = g.From[box.BrownCards], uint32(c.Browns)
	default:
		l.leads = true
	}
	return l
}

// may reports whether Luck can draw a card out of them.
func (l *lots) may(v box.Card) bool {
	switch {
	case l.heap:
		return slices.Contains(l.deck.Heap(), cards.Card(v))
	case l.deck != nil:
		return l.deck.May(cards.Card(v))
	case l.bits != 0:
		return v >= l.from && v-l.from < 32 && l.bits>>(v-l.from)&1 != 0
	case l.places != nil:
		return l.state.StartFree(l.game, box.Place(v))
	case l.leads:
		return l.state.mayLead(l.game, l.state.Top().A, v)
	}
	return v == box.NoCard && l.wounds > 0 || l.set.Has(v)
}

// roll draws one of them.
func (l *lots) roll(r *rand.Rand) box.Card {
	var v box.Card
	if l.setup {
		v = box.Card(r.IntN(box.Deckable))
	}
	switch {
	case l.heap:
		heap := l.deck.Heap()
		return box.Card(heap[r.IntN(len(heap))])
	case l.deck != nil:
		k, _ := l.deck.Roll(r)
		return box.Card(k)
	case l.bits != 0:
		have := l.bits
		for n := r.IntN(bits.OnesCount32(have)); n > 0; n-- {
			have &= have - 1
		}
		return l.from + box.Card(bits.TrailingZeros32(have))
	case l.places != nil:
		for { // rare, and few
			v := box.Card(l.places[r.IntN(len(l.places))])
			if l.may(v) {
				return v
			}
			r.IntN(box.Deckable)
		}
	case l.leads:
		for ; ; v = box.Card(r.IntN(box.Deckable)) {
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
	f, l := c.Top(), c.lots(g)
	if f.Kind == EffectSetup && f.Step == SetFirst {
		return rules.Move(c.opening() + " " + strconv.Itoa(int(l.roll(r))))
	}
	if f.Kind == EffectSetup && f.Step == SetHeroes && c.Players[f.A].At == box.NoPlace {
		return rules.Move("start " + g.Map.Locations[l.roll(r)].Key)
	}
	var b strings.Builder
	b.WriteString("draw")
	n := *c
	for range c.Draws(g) {
		l := n.lots(g)
		v := l.roll(r)
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
		if l := c.lots(g); !ok || !l.may(v) {
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
