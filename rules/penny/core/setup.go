package core

import (
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// NewShortHeist returns what a Short Heist is played with (PEN-157).
func NewShortHeist(seats int) *Game {
	g := NewGame(box.Heist, seats)
	g.Short = true
	return g.AtDifficulty(box.AsPrinted)
}

// AtDifficulty returns the same game with the numbers of a difficulty (PEN-175).
func (g *Game) AtDifficulty(key string) *Game {
	n := *g
	n.Difficulty, n.Tuning = key, g.Scenario.Numbers(g.Short, key, g.seats)
	return &n
}

// Key returns the mode of a game as the set-up page has it: the Short Heist is one of its own.
func (g *Game) Key() string {
	if g.Short {
		return box.ShortHeist
	}
	return g.Mode.String()
}

// NewGame returns what a game of a mode is played with.
func NewGame(m box.Mode, seats int) *Game {
	b := box.Printed()
	g := &Game{Box: b, codec: language(b), Scenario: &b.Modes[m], Mode: m, seats: seats, Difficulty: box.AsPrinted}
	g.Tuning = &g.Scenario.Levers[seats-1]
	g.findFieldActions()
	sets := map[box.Deck][]*box.Set{
		box.StarterDeck: {}, box.PenniesDeck: {&g.bought}, box.DemonicDeck: {&g.bought}, box.ShopCards: {&g.bought, &g.Goods},
		box.EnemyCards: {&g.foes}, box.BossCards: {&g.bosses}, box.RushCards: {&g.bosses}, box.PersonalCards: {&g.kept},
	}
	for k := range b.Upto[box.ItemCards] {
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

// start returns the state before the heroes are chosen.
func (g *Game) start() State {
	c := State{Mode: g.Mode, Seats: uint8(g.seats), HellSpace: 1, Trophies: 16, Reading: box.NoCard}
	for i := range c.Players {
		p := &c.Players[i]
		p.Who, p.At = box.NoHero, box.NoPlace
		for j := range p.Slot {
			p.Slot[j].Card = box.NoCard
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
	switch g.Mode {
	case box.Heist:
		c.Chapter = 1
	case box.Rush:
		c.Pause = uint8(g.Tuning.Rest)
	}
	c.ShopRow, c.EnemyRow, c.Opponents, c.Market = emptyRow(), emptyRow(), emptyRow(), [2]box.Card{box.NoCard, box.NoCard}
	for k := range g.Upto[box.ItemCards] {
		switch f := g.Of[k]; {
		case f.Key == "pennies_2":
			c.Twos.Add(k)
		case f.Deck == box.PenniesDeck:
			c.Threes.Add(k)
		case slices.Contains(g.Scenario.Demonic, k):
			c.Demonic.Add(k)
		case slices.Contains(g.Scenario.Items, k):
			c.Items.Add(k)
		case !slices.Contains(g.Scenario.Shop, k) && !slices.Contains(g.Scenario.Enemies, k):
			c.Unused.Add(k)
		}
	}
	deck := func(of []box.Card) cards.Deck { return cards.Of(listed(slices.Values(of))...) }
	c.Shop, c.Enemies, c.Schemes = deck(g.Scenario.Shop), deck(g.Scenario.Enemies), deck(g.Scenario.Schemes)
	c.Events = g.Bits(box.EventCards, g.Scenario.Events)
	c.Jokes, c.Browns = uint8(g.Bits(box.JokeCards, g.Scenario.Jokes)), uint16(g.Bits(box.BrownCards, g.Scenario.Browns))
	c.Stack[0] = Effect{Kind: EffectHero}
	return c
}

// Bits returns cards as bits, counted from the first of their deck.
func (g *Game) Bits(of box.Deck, all []box.Card) (bits uint32) {
	for _, k := range all {
		bits |= 1 << (k - g.From[of])
	}
	return bits
}

// Steps of EffectSetup.
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
func (c *State) listHeroes(_ *Game, _ *Effect, _ *Player, buf []Action) []Action {
	for w := range box.Heroes {
		if c.SeatOf(w) < 0 {
			buf = append(buf, Action{Be, uint8(w), 0})
		}
	}
	return buf
}

// doHero gives a seat its hero and starter deck (PEN-14, PEN-16).
func (c *State) doHero(g *Game, f *Effect, a Action) {
	h, who := f.Hero, box.Hero(a.What)
	p := c.Player(h)
	p.Who = who
	for k := range box.Card(10) {
		k += g.From[box.StarterDeck] + box.Card(who)*10
		p.Deck.Add(k)
		c.Unused.Remove(k)
	}
	if c.Mode == box.Prologue {
		p.Slot[WalkSlot].Card = g.From[box.WalkCards] + box.Card(h)
	}
	p.Slot[PersonalSlot].Card = g.Personal[who][0]
	for level := range c.Mode.QuestLevels() {
		c.Unused.Remove(g.Personal[who][level])
	}
	p.At = box.NoPlace
	if len(g.Scenario.HeroAt) == 1 {
		p.At = g.Scenario.HeroAt[0]
	}
	if f.Hero++; f.Hero >= int8(c.Seats) {
		*f = Effect{Kind: EffectSetup}
	}
}

func (c *State) workSetup(g *Game, f *Effect) {
	switch f.Step {
	case SetFirst:
		if c.Seats > 1 || c.Mode == box.Prologue { // alone: which basic portal there is
			c.Wait = Luck
			return
		}
		f.Step++
	case setRows:
		f.Step++
		for i := 3; i >= 0; i-- {
			c.Push(Effect{Kind: EffectFill, Row: EnemyRow, Slot: uint8(i)})
		}
		for i := 3; i >= 0; i-- {
			c.Push(Effect{Kind: EffectFill, Row: ShopRow, Slot: uint8(i)})
		}
	case SetHeroes: // N is how many items the hero has got
		if f.Hero >= int8(c.Seats) {
			f.Step, f.Hero, f.N = f.Step+1, 0, 0
			return
		}
		p := c.Player(f.Hero)
		switch {
		case p.At == box.NoPlace, g.Scenario.Browns != nil && p.Slot[BrownSlot+1].Card == box.NoCard:
			c.Wait = Luck
		case int(f.N) < g.Tuning.Items:
			f.N++
			c.Push(Effect{Kind: EffectTake, Hero: f.Hero, Stack: box.ItemDeck, N: 1})
		default:
			f.Hero, f.N = f.Hero+1, 0
		}
	case SetHands:
		f.Step++
		for h := int8(c.Seats) - 1; h >= 0; h-- {
			c.Push(Effect{Kind: EffectDraw, Hero: h, N: HandSize})
		}
	case SetLine: // N is how many stand in it
		if c.Mode == box.Rush && c.Opponents[f.N] == box.NoCard {
			c.Wait = Luck
			return
		}
		f.Step++
	case setMarket:
		f.Step++
		if c.Mode == box.Open {
			c.Push(Effect{Kind: EffectFill, Row: MarketRow, Slot: 1})
			c.Push(Effect{Kind: EffectFill, Row: MarketRow, Slot: 0})
		}
	default:
		c.Round, c.Active = 1, c.First
		*f = Effect{Kind: EffectRounds, Hero: int8(c.First)}
	}
}

// setupLots returns what is drawn from while the table is set.
func (c *State) setupLots(g *Game, f *Effect) lots {
	switch {
	case f.Step == SetFirst:
		return lots{setup: true, bits: 1<<max(c.Seats, 2) - 1}
	case f.Step == SetHeroes && c.Player(f.Hero).At == box.NoPlace:
		return lots{state: c, game: g, places: g.Scenario.HeroAt}
	case f.Step == SetHeroes:
		l := g.lotsOf(box.BrownCards, uint32(c.Browns))
		l.setup = true
		return l
	}
	return lots{state: c, game: g}
}

// setupVerb returns the word of what is drawn: which of the basic portals a lone hero has, who begins,
// where a hero begins, or which cards come.
func (c *State) setupVerb(f *Effect) string {
	switch {
	case f.Step == SetFirst && c.Seats == 1:
		return "portal"
	case f.Step == SetFirst:
		return "first"
	case f.Step == SetHeroes && c.Player(f.Hero).At == box.NoPlace:
		return "start"
	}
	return "draw"
}

// dealSetup has happen what was drawn while the table is set.
func (c *State) dealSetup(g *Game, f *Effect, v box.Card) {
	switch {
	case f.Step == SetFirst && c.Seats == 1:
		c.Portals &^= 2 >> v // the basic portal that was not drawn goes (PEN-163)
		c.UnusedPortals++
		f.Step++
	case f.Step == SetFirst:
		c.First, c.Active, c.DecisionHolder = uint8(v), uint8(v), uint8(v)
		f.Step++
	case f.Step == SetLine:
		c.Opponents[f.N] = v
		if f.N++; int(f.N) >= g.Tuning.Opponents {
			f.Step, f.N = f.Step+1, 0
		}
	case c.Player(f.Hero).At == box.NoPlace:
		c.Player(f.Hero).At = box.Place(v)
	default:
		c.Browns &^= 1 << (v - g.From[box.BrownCards])
		c.TakeQuest(f.Hero, v)
	}
}
