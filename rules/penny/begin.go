package penny

import (
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// newGame is what a game of a mode is played with.
func newGame(b *box.Box, m box.Mode, seats int) *game {
	g := &game{Box: b, codec: language(b), mode: &b.Modes[m], kind: m, seats: seats}
	g.lever = &g.mode.Levers[seats-1]
	sets := map[box.Deck][]*box.Set{
		box.StarterDeck: {}, box.PenniesDeck: {&g.bought}, box.DemonicDeck: {&g.bought}, box.ShopCards: {&g.bought, &g.goods},
		box.EnemyCards: {&g.foes}, box.BossCards: {&g.bossSet}, box.RushCards: {&g.bossSet}, box.PersonalCards: {&g.kept},
	}
	for k := box.Card(0); k < b.Upto[box.ItemCards]; k++ {
		f := b.Of[k]
		for _, s := range sets[f.Deck] {
			s.Add(k)
		}
		if f.Class {
			g.kept.Add(k)
		}
		if f.Wealth > 0 && f.Deck != box.DemonicDeck {
			g.wealth.Add(k)
		}
		if b.Enters(f.Play) {
			g.wayCards.Add(k)
		}
		if f.Deck == box.PersonalCards {
			g.personal[f.Hero][f.Level-1] = k
		}
	}
	return g
}

// start is the core before the heroes are chosen.
func (g *game) start() core {
	c := core{mode: g.kind, seats: uint8(g.seats), space: 1, chapter: 0, trophies: 16, reading: box.NoCard}
	for i := range c.players {
		c.players[i] = player{who: box.NoHero, at: box.NoPlace}
		for j := range c.players[i].slot {
			c.players[i].slot[j] = slot{card: box.NoCard}
		}
	}
	for v := range c.villainAt {
		c.villainAt[v] = box.NoPlace
	}
	copy(c.villainAt[:], g.mode.VillainAt)
	for i, p := range g.mode.Portals {
		if g.seats >= p.From {
			c.portals |= 1 << i
		}
	}
	if g.kind == box.Heist {
		c.chapter = 1
	}
	none := [4]box.Card{box.NoCard, box.NoCard, box.NoCard, box.NoCard}
	c.shopRow, c.enemyRow, c.line, c.market = none, none, none, [2]box.Card{box.NoCard, box.NoCard}
	for k := box.Card(0); k < g.Upto[box.ItemCards]; k++ {
		c.box.Add(k)
	}
	out := func(s *box.Set, ks []box.Card) {
		for _, k := range ks {
			c.box.Remove(k)
			if s != nil {
				s.Add(k)
			}
		}
	}
	deck := func(ks []box.Card) cards.Deck {
		out(nil, slices.DeleteFunc(slices.Clone(ks), func(k box.Card) bool { return k >= box.Deckable }))
		var all []cards.Card
		for _, k := range ks {
			all = append(all, cards.Card(k))
		}
		return cards.Of(all...)
	}
	c.shop, c.enemies, c.schemes = deck(g.mode.Shop), deck(g.mode.Enemies), deck(g.mode.Schemes)
	for k := g.From[box.PenniesDeck]; k < g.Upto[box.PenniesDeck]; k++ {
		if g.Of[k].Key == "pennies_2" {
			out(&c.twos, []box.Card{k})
		} else {
			out(&c.threes, []box.Card{k})
		}
	}
	out(&c.demonic, g.mode.Demonic)
	out(&c.items, g.mode.Items)
	for _, k := range g.mode.Events {
		c.events |= 1 << (k - g.From[box.EventCards])
	}
	for _, k := range g.mode.Jokes {
		c.jokes |= 1 << (k - g.From[box.JokeCards])
	}
	for _, k := range g.mode.Browns {
		c.browns |= 1 << (k - g.From[box.BrownCards])
	}
	if g.kind == box.Rush {
		c.pause = uint8(g.lever.Rest)
	}
	c.stack[0] = frame{op: opHero}
	return c
}
