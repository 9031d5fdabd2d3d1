package core

import (
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// NewGame is what a game of a mode is played with.
func NewGame(b *box.Box, m box.Mode, seats int) *Game {
	g := &Game{Box: b, codec: language(b), Scenario: &b.Modes[m], Mode: m, seats: seats}
	g.Tuning = &g.Scenario.Levers[seats-1]
	g.offer()
	sets := map[box.Deck][]*box.Set{
		box.StarterDeck: {}, box.PenniesDeck: {&g.bought}, box.DemonicDeck: {&g.bought}, box.ShopCards: {&g.bought, &g.Goods},
		box.EnemyCards: {&g.foes}, box.BossCards: {&g.bosses}, box.RushCards: {&g.bosses}, box.PersonalCards: {&g.kept},
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
			g.Personal[f.Hero][f.Level-1] = k
		}
	}
	return g
}

// start is the state before the heroes are chosen.
func (g *Game) start() State {
	c := State{Mode: g.Mode, Seats: uint8(g.seats), HellSpace: 1, Chapter: 0, Trophies: 16, Reading: box.NoCard}
	for i := range c.Players {
		c.Players[i] = Player{Who: box.NoHero, At: box.NoPlace}
		for j := range c.Players[i].Slot {
			c.Players[i].Slot[j] = Slot{Card: box.NoCard}
		}
	}
	for v := range c.VillainAt {
		c.VillainAt[v] = box.NoPlace
	}
	copy(c.VillainAt[:], g.Scenario.VillainAt)
	for i, p := range g.Scenario.Portals {
		if g.seats >= p.From {
			c.Portals |= 1 << i
		}
	}
	if g.Mode == box.Heist {
		c.Chapter = 1
	}
	none := [4]box.Card{box.NoCard, box.NoCard, box.NoCard, box.NoCard}
	c.ShopRow, c.EnemyRow, c.Opponents, c.Market = none, none, none, [2]box.Card{box.NoCard, box.NoCard}
	for k := box.Card(0); k < g.Upto[box.ItemCards]; k++ {
		c.Unused.Add(k)
	}
	out := func(s *box.Set, ks []box.Card) {
		for _, k := range ks {
			c.Unused.Remove(k)
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
	c.Shop, c.Enemies, c.Schemes = deck(g.Scenario.Shop), deck(g.Scenario.Enemies), deck(g.Scenario.Schemes)
	for k := g.From[box.PenniesDeck]; k < g.Upto[box.PenniesDeck]; k++ {
		if g.Of[k].Key == "pennies_2" {
			out(&c.Twos, []box.Card{k})
		} else {
			out(&c.Threes, []box.Card{k})
		}
	}
	out(&c.Demonic, g.Scenario.Demonic)
	out(&c.Items, g.Scenario.Items)
	for _, k := range g.Scenario.Events {
		c.Events |= 1 << (k - g.From[box.EventCards])
	}
	for _, k := range g.Scenario.Jokes {
		c.Jokes |= 1 << (k - g.From[box.JokeCards])
	}
	for _, k := range g.Scenario.Browns {
		c.Browns |= 1 << (k - g.From[box.BrownCards])
	}
	if g.Mode == box.Rush {
		c.Pause = uint8(g.Tuning.Rest)
	}
	c.Stack[0] = Effect{Kind: EffectHero}
	return c
}

// Parts of setting the table.
const (
	SetFirst  = iota // who begins (PEN-19)
	setRows          // shop and enemies
	SetHeroes        // start places, brown quests, items
	SetHands         // five cards each (PEN-15)
	SetLine          // the opponents of a Rush
	setMarket        // two brown quests for everybody in an Open World
	setFinally
)

// listHeroes lists the heroes nobody has taken.
func (c *State) listHeroes(buf []Action) []Action {
	for w := range box.Heroes {
		if c.SeatOf(w) < 0 {
			buf = append(buf, Action{Be, uint8(w), 0})
		}
	}
	return buf
}

// doHero gives a seat its hero and starter deck (PEN-14, PEN-16).
func (c *State) doHero(g *Game, f *Effect, s Action) {
	h := int8(f.A)
	p := c.Player(h)
	who := box.Hero(s.A)
	p.Who = who
	for k := g.From[box.StarterDeck] + box.Card(who)*10; k < g.From[box.StarterDeck]+box.Card(who)*10+10; k++ {
		p.Deck.Add(k)
		c.Unused.Remove(k)
	}
	if c.Mode == box.Prologue {
		p.Slot[WalkSlot].Card = g.From[box.WalkCards] + box.Card(h)
	}
	p.Slot[PersonalSlot].Card = g.Personal[who][0]
	for l := range c.Mode.QuestLevels() {
		c.Unused.Remove(g.Personal[who][l])
	}
	p.At = box.NoPlace
	if len(g.Scenario.HeroAt) == 1 {
		p.At = g.Scenario.HeroAt[0]
	}
	if f.A++; f.A >= c.Seats {
		*f = Effect{Kind: EffectSetup}
	}
}

func (c *State) workSetup(g *Game, f *Effect) {
	switch f.Step {
	case SetFirst:
		if c.Seats > 1 || c.Mode == box.Prologue { // alone: which basic portal there is
			c.Need = Luck
			return
		}
		f.Step++
	case setRows:
		f.Step++
		for i := 3; i >= 0; i-- {
			c.Push(Effect{Kind: EffectFill, A: EnemyRowID, B: uint8(i)})
		}
		for i := 3; i >= 0; i-- {
			c.Push(Effect{Kind: EffectFill, A: ShopRowID, B: uint8(i)})
		}
	case SetHeroes: // a is the hero, b what he has got
		if f.A >= c.Seats {
			f.Step, f.A, f.B = f.Step+1, 0, 0
			return
		}
		p := &c.Players[f.A]
		switch {
		case p.At == box.NoPlace, g.Scenario.Browns != nil && p.Slot[BrownSlot+1].Card == box.NoCard:
			c.Need = Luck
		case int(f.B) < g.Tuning.Items:
			f.B++
			c.Push(Effect{Kind: EffectTake, Hero: int8(f.A), A: uint8(box.ItemDeck), N: 1})
		default:
			f.A, f.B = f.A+1, 0
		}
	case SetHands:
		f.Step++
		for h := int8(c.Seats) - 1; h >= 0; h-- {
			c.Push(Effect{Kind: EffectDraw, Hero: h, N: HandSize})
		}
	case SetLine:
		if c.Mode == box.Rush && c.Opponents[f.A] == box.NoCard {
			c.Need = Luck
			return
		}
		f.Step++
	case setMarket:
		f.Step++
		if c.Mode == box.Open {
			c.Push(Effect{Kind: EffectFill, A: marketRowID, B: 1})
			c.Push(Effect{Kind: EffectFill, A: marketRowID, B: 0})
		}
	default:
		c.Round, c.Active = 1, c.First
		*f = Effect{Kind: EffectRounds, Hero: int8(c.First)}
	}
}
