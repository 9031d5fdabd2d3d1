package penny

import (
	"slices"

	"intrigue/rules/cards"
)

// newGame is what a game of a mode is played with.
func newGame(b *box, m Mode, seats int) *game {
	g := &game{box: b, codec: language(b), mode: &b.modes[m], kind: m, seats: seats}
	g.lever = &g.mode.Levers[seats-1]
	sets := map[deckKind][]*set{
		starterDeck: {}, penniesDeck: {&g.bought}, demonicDeck: {&g.bought}, shopCards: {&g.bought, &g.goods},
		enemyCards: {&g.foes}, bossCards: {&g.bossSet}, rushCards: {&g.bossSet}, personalCards: {&g.kept},
	}
	for k := Card(0); k < b.upto[itemCards]; k++ {
		f := b.of[k]
		for _, s := range sets[f.Deck] {
			s.add(k)
		}
		if f.Class {
			g.kept.add(k)
		}
		if f.Wealth > 0 && f.Deck != demonicDeck {
			g.wealth.add(k)
		}
		if b.enters(f.Play) {
			g.wayCards.add(k)
		}
		if f.Deck == personalCards {
			g.personal[f.Hero][f.Level-1] = k
		}
	}
	g.gauge()
	return g
}

// enters reports whether a shortcut stands in a block or in one of its options.
func (b *box) enters(at block) bool {
	return slices.ContainsFunc(b.blocks[at], func(e effect) bool {
		if e.do == choose {
			return slices.ContainsFunc(e.option[:e.many], b.enters)
		}
		return e.do == shortcut
	})
}

// start is the core before the heroes are chosen.
func (g *game) start() core {
	c := core{mode: g.kind, seats: uint8(g.seats), space: 1, chapter: 0, trophies: 16, reading: NoCard}
	for i := range c.players {
		c.players[i] = player{who: NoHero, at: NoPlace}
		for j := range c.players[i].slot {
			c.players[i].slot[j] = slot{card: NoCard}
		}
	}
	for v := range c.villainAt {
		c.villainAt[v] = NoPlace
	}
	copy(c.villainAt[:], g.mode.villainAt)
	for i, p := range g.mode.Portals {
		if g.seats >= p.From {
			c.portals |= 1 << i
		}
	}
	if g.kind == Heist {
		c.chapter = 1
	}
	none := [4]Card{NoCard, NoCard, NoCard, NoCard}
	c.shopRow, c.enemyRow, c.line, c.market = none, none, none, [2]Card{NoCard, NoCard}
	for k := Card(0); k < g.upto[itemCards]; k++ {
		c.box.add(k)
	}
	out := func(s *set, ks []Card) {
		for _, k := range ks {
			c.box.drop(k)
			if s != nil {
				s.add(k)
			}
		}
	}
	deck := func(ks []Card) cards.Deck {
		out(nil, slices.DeleteFunc(slices.Clone(ks), func(k Card) bool { return k >= deckable }))
		var all []cards.Card
		for _, k := range ks {
			all = append(all, cards.Card(k))
		}
		return cards.Of(all...)
	}
	c.shop, c.enemies, c.schemes = deck(g.mode.shop), deck(g.mode.enemies), deck(g.mode.schemes)
	for k := g.from[penniesDeck]; k < g.upto[penniesDeck]; k++ {
		if g.of[k].Key == "pennies_2" {
			out(&c.twos, []Card{k})
		} else {
			out(&c.threes, []Card{k})
		}
	}
	out(&c.demonic, g.mode.demonic)
	out(&c.items, g.mode.items)
	for _, k := range g.mode.events {
		c.events |= 1 << (k - g.from[eventCards])
	}
	for _, k := range g.mode.jokes {
		c.jokes |= 1 << (k - g.from[jokeCards])
	}
	for _, k := range g.mode.browns {
		c.browns |= 1 << (k - g.from[brownCards])
	}
	if g.kind == Rush {
		c.pause = uint8(g.lever.Rest)
	}
	c.stack[0] = frame{op: opHero}
	return c
}
