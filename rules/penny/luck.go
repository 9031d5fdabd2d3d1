package penny

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

// wound is the word of a Wounded card.
const wound = "w"

// draws is how many cards Luck names at once.
func (c *core) draws(g *game) int {
	f := c.now()
	switch f.op {
	case opDraw:
		p := c.me(f.hero)
		return min(int(f.n), p.deck.Count()+int(p.woundDeck))
	case opPeek:
		deck := c.peeked(f)
		return min(int(f.n)-len(deck.Top()), len(deck.Heap()))
	case opSetup:
		if f.i == setLine {
			return g.lever.Opponents
		}
	}
	return 1
}

// may reports whether Luck can draw v now.
func (c *core) may(g *game, v box.Card) bool {
	f := c.now()
	high := func(d box.Deck, have uint32) bool {
		return v >= g.From[d] && v < g.Upto[d] && have>>(v-g.From[d])&1 != 0
	}
	heap := func(d *cards.Deck) bool { return d.May(cards.Card(v)) }
	switch f.op {
	case opSetup:
		switch {
		case f.i == setFirst:
			return uint8(v) < max(c.seats, 2)
		case f.i == setHeroes && c.players[f.a].at == box.NoPlace:
			return c.startFree(g, box.Place(v))
		case f.i == setHeroes:
			return high(box.BrownCards, uint32(c.browns))
		}
		return c.mayLead(g, f.a, v)
	case opDraw:
		p := c.me(f.hero)
		return v == box.NoCard && p.woundDeck > 0 || p.deck.Has(v)
	case opFill:
		if f.a == marketRowID {
			return high(box.BrownCards, uint32(c.browns))
		}
		_, deck := c.row(f.a)
		return heap(deck)
	case opTake:
		switch box.Stack(f.a) {
		case box.DemonicPennies:
			return c.demonic.Has(v)
		case box.ItemDeck:
			return c.items.Has(v)
		}
		return heap(&c.shop)
	case opPeek:
		for _, k := range c.peeked(f).Heap() {
			if k == cards.Card(v) {
				return true
			}
		}
	case opScheme:
		return heap(&c.schemes)
	case opJoke:
		return high(box.JokeCards, uint32(c.jokes))
	case opEvent:
		return high(box.EventCards, c.events)
	case opSale:
		return heap(&c.shop)
	}
	return false
}

// startFree reports whether a start place of the Heist is still free.
func (c *core) startFree(g *game, at box.Place) bool {
	for _, q := range g.mode.HeroAt {
		if q == at {
			return c.heroesOn(at) == 0
		}
	}
	return false
}

// mayLead reports whether a card can be opponent i of a Rush.
func (c *core) mayLead(g *game, i uint8, v box.Card) bool {
	if !g.bossSet.Has(v) {
		return false
	}
	for _, k := range c.line[:i] {
		if k == v {
			return false
		}
	}
	mini := g.Of[v].Foe.Keywords>>6&1 != 0
	if int(i) < g.lever.Opponents-2 {
		return mini
	}
	last := g.Of[v].Key == "br_regent"
	return !mini && last == (int(i) >= g.lever.Opponents-1)
}

// roll draws one card for Luck.
func (c *core) roll(g *game, r *rand.Rand) box.Card {
	f := c.now()
	high := func(d box.Deck, have uint32) box.Card {
		for n := r.IntN(bits.OnesCount32(have)); n > 0; n-- {
			have &= have - 1
		}
		return g.From[d] + box.Card(bits.TrailingZeros32(have))
	}
	heap := func(d *cards.Deck) box.Card { k, _ := d.Roll(r); return box.Card(k) }
	switch f.op {
	case opSetup:
		for { // rare, and few
			v := box.Card(r.IntN(box.Deckable))
			switch {
			case f.i == setFirst:
				v = box.Card(r.IntN(max(int(c.seats), 2)))
			case f.i == setHeroes && c.players[f.a].at == box.NoPlace:
				v = box.Card(g.mode.HeroAt[r.IntN(len(g.mode.HeroAt))])
			case f.i == setHeroes:
				v = high(box.BrownCards, uint32(c.browns))
			}
			if c.may(g, v) {
				return v
			}
		}
	case opDraw:
		p := c.me(f.hero)
		n := p.deck.Count()
		if k := r.IntN(n + int(p.woundDeck)); k < n {
			return p.deck.Nth(k)
		}
		return box.NoCard
	case opFill:
		if f.a == marketRowID {
			return high(box.BrownCards, uint32(c.browns))
		}
		_, deck := c.row(f.a)
		return heap(deck)
	case opTake:
		switch box.Stack(f.a) {
		case box.DemonicPennies:
			return c.demonic.Any(r)
		case box.ItemDeck:
			return c.items.Any(r)
		}
		return heap(&c.shop)
	case opPeek:
		h := c.peeked(f).Heap()
		return box.Card(h[r.IntN(len(h))])
	case opScheme:
		return heap(&c.schemes)
	case opJoke:
		return high(box.JokeCards, uint32(c.jokes))
	case opEvent:
		return high(box.EventCards, c.events)
	}
	return heap(&c.shop)
}

// deal makes what Luck drew happen.
func (c *core) deal(g *game, v box.Card) {
	c.need = nothing
	f := c.now()
	switch f.op {
	case opSetup:
		c.dealSetup(g, f, v)
	case opDraw:
		c.drawn(f, v)
	case opFill:
		if f.a == marketRowID {
			c.browns &^= 1 << (v - g.From[box.BrownCards])
			c.market[f.b] = v
			c.pop()
			return
		}
		c.filled(f, v)
	case opTake:
		c.taken(f, v)
	case opPeek:
		c.show(f, cards.Card(v))
	case opScheme:
		c.scheme(g, f, v)
	case opJoke:
		h := f.hero
		c.jokes &^= 1 << (v - g.From[box.JokeCards])
		c.reading, c.answer = v, 0
		c.pop()
		c.perform(h, g.Of[v].Effect, v)
	case opEvent:
		c.events &^= 1 << (v - g.From[box.EventCards])
		c.reading, c.answer = v, 0
		f.i = 1
	case opSale:
		c.sale(g, f, v)
	}
}

func (c *core) dealSetup(g *game, f *frame, v box.Card) {
	switch {
	case f.i == setFirst && c.seats == 1:
		c.portals &^= 2 >> v
		c.unused++
		f.i++
	case f.i == setFirst:
		c.first, c.active, c.holder = uint8(v), uint8(v), uint8(v)
		f.i++
	case f.i == setLine:
		c.line[f.a] = v
		if f.a++; int(f.a) >= g.lever.Opponents {
			f.i, f.a = f.i+1, 0
		}
	case c.players[f.a].at == box.NoPlace:
		c.players[f.a].at = box.Place(v)
	default:
		c.browns &^= 1 << (v - g.From[box.BrownCards])
		c.takeQuest(int8(f.a), v)
	}
}

// show lays a card that was looked at under those already known on top.
func (c *core) show(f *frame, k cards.Card) {
	deck := c.peeked(f)
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

// chance makes Luck's whole draw with r, for playouts.
func (c *core) chance(g *game, r *rand.Rand) {
	for range c.draws(g) {
		c.deal(g, c.roll(g, r))
	}
}

// opening is the word of the first draw: who begins, or, for a lone hero, which of the
// basic portals there is.
func (c *core) opening() string {
	if c.seats == 1 {
		return "portal"
	}
	return "first"
}

// lot writes a draw of Luck as a move.
func (c *core) lot(g *game, r *rand.Rand) rules.Move {
	f := c.now()
	if f.op == opSetup && f.i == setFirst {
		return rules.Move(c.opening() + " " + strconv.Itoa(int(c.roll(g, r))))
	}
	if f.op == opSetup && f.i == setHeroes && c.players[f.a].at == box.NoPlace {
		return rules.Move("start " + g.Map.Locations[c.roll(g, r)].Key)
	}
	var b strings.Builder
	b.WriteString("draw")
	n := *c
	for range c.draws(g) {
		v := n.roll(g, r)
		b.WriteByte(' ')
		if v == box.NoCard {
			b.WriteString(wound)
		} else {
			b.WriteString(strconv.Itoa(int(v)))
		}
		n.deal(g, v)
	}
	return rules.Move(b.String())
}

// read reads such a move and plays it.
func (c *core) read(g *game, m rules.Move) error {
	w := strings.Split(string(m), " ")
	f := *c.now()
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
	case f.op == opSetup && f.i == setFirst:
		n, err := strconv.Atoi(w[1])
		return single(box.Card(n), err == nil && w[0] == c.opening() && len(w) == 2 && n >= 0 && n < most && strconv.Itoa(n) == w[1])
	case f.op == opSetup && f.i == setHeroes && c.players[f.a].at == box.NoPlace:
		at, ok := g.Map.Named(w[1])
		return single(box.Card(at), ok && w[0] == "start" && len(w) == 2)
	case w[0] != "draw" || len(w)-1 != c.draws(g):
		return bad
	}
	for _, k := range w[1:] {
		v := box.NoCard
		if k != wound {
			n, err := strconv.Atoi(k)
			if err != nil || n < 0 || n >= int(box.NoCard) || strconv.Itoa(n) != k {
				return bad
			}
			v = box.Card(n)
		}
		if c.now().op != f.op {
			return bad
		}
		if err := single(v, true); err != nil {
			return err
		}
	}
	return nil
}
