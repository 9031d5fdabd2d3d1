package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// begins lists the offers that begin with an action.
func begins(p *penny.Position, v core.ActionKind) (n int) {
	for _, c := range Offers(p) {
		if s, ok := p.Game.Parse(rules.Move(c)); ok && s.Kind == v {
			n++
		}
	}
	return n
}

// refused checks that a move of the seat that is asked is refused with certain words.
func refused(t *testing.T, p *penny.Position, m rules.Move, says string) {
	t.Helper()
	rulestest.Refused(t, p, p.Acting()[0], m, says)
}

// move is a move of an action with arguments.
func move(v core.ActionKind, a ...int) rules.Move {
	for len(a) < 2 {
		a = append(a, 0)
	}
	return core.NewGame(box.Prologue, 1).Text(core.Action{Kind: v, What: uint8(a[0]), With: uint8(a[1])})
}

// enemiesAre lays these enemies into the row.
func enemiesAre(c *core.State, ks ...string) { rowIs(&c.EnemyRow, &c.Enemies, ks) }

// shopIs lays these cards into the shop.
func shopIs(c *core.State, ks ...string) { rowIs(&c.ShopRow, &c.Shop, ks) }

func rowIs(row *[4]box.Card, deck *cards.Deck, ks []string) {
	for i := range row {
		if row[i] != box.NoCard {
			deck.Shuffle(core.CardOf(row[i]))
			row[i] = box.NoCard
		}
	}
	for i, k := range ks {
		row[i] = Card(k)
		deck.Take(core.CardOf(row[i]))
	}
}

// pool fills the pool of a hero.
func pool(c *core.State, h int8, t box.Token, n int) { c.Player(h).Tokens[t] = uint8(n) }

// toEnd plays the turn to its end by "done", taking the first offer elsewhere.
func toEnd(t testing.TB, p *penny.Position) *penny.Position {
	t.Helper()
	who, round := p.Active, p.Round
	for n := 0; p.Over == core.NotOver && n < 300; n++ {
		p = Dealt(t, p)
		if p.Over != core.NotOver || (p.Active != who || p.Round != round) && p.Top().Kind == core.EffectTurn {
			return p
		}
		m := rules.Move("done")
		if !Offered(p, m) {
			m = p.Choices(p.Acting()[0])[0].Move
		}
		p = Play(t, p, m)
	}
	return p
}

// then does some more changes.
func then(changes []Change) Change { return func(c *core.State, g *core.Game) { do(c, g, changes) } }

func do(c *core.State, g *core.Game, changes []Change) {
	for _, change := range changes {
		if change != nil {
			change(c, g)
		}
	}
}

// away takes the villains off the map.
func away(c *core.State, _ *core.Game) { Away(c) }

// inStep brings the turn that is going on to a step.
func inStep(s uint8) Change { return func(c *core.State, g *core.Game) { ToStep(c, s) } }

// phase lets something else go on instead of the turn.
func phase(kind core.EffectKind) Change {
	return func(c *core.State, g *core.Game) { c.Stack[1] = core.Effect{Kind: kind} }
}

// push lets an effect come first.
func push(e core.Effect) Change { return func(c *core.State, g *core.Game) { c.Push(e) } }

// performs is what a card does when it is read or played by the first hero.
func performs(key string) Change {
	return func(c *core.State, g *core.Game) { c.Perform(0, g.Of[Card(key)].Effect, box.NoCard) }
}

// event is one of the things that can come of an event, and plays is what a card does.
func event(key string, i int) Change {
	return func(c *core.State, g *core.Game) { c.Perform(0, g.Of[Card(key)].Event[i].Effect, box.NoCard) }
}

func plays(k box.Card) Change {
	return func(c *core.State, g *core.Game) { c.Perform(0, g.Of[k].Play, box.NoCard) }
}

// hand makes a hero's hand, rich fills his Walk in a Street, has fills his pool and slot lays
// a card above his board.
func hand(h int8, ks ...box.Card) Change {
	return func(c *core.State, g *core.Game) { Hand(c, h, ks...) }
}

func rich(h int8) Change { return func(c *core.State, g *core.Game) { Rich(c, g, h) } }

func has(h int8, k box.Token, n int) Change {
	return func(c *core.State, g *core.Game) { pool(c, h, k, n) }
}

func onWalk(k box.Token) Change {
	return func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Res[k] = 1 }
}

func slot(h, i int, s core.Slot) Change {
	return func(c *core.State, g *core.Game) { c.Players[h].Slot[i] = s }
}

// poor takes all cards from a hero.
func poor(h int8) Change { return func(c *core.State, g *core.Game) { bare(c, h) } }

// foe assigns an enemy to a hero, and hurt puts wounds into his discard pile.
func foe(h int, key string) Change {
	return func(c *core.State, g *core.Game) {
		c.Enemies.Take(core.CardOf(Card(key)))
		c.Players[h].Foes.Add(Card(key))
	}
}

func hurt(h int, n uint8) Change {
	return func(c *core.State, g *core.Game) { c.Players[h].WoundPile = n }
}

// stands puts a hero and lurks a villain on a place; hell turns the tile of one.
func stands(h int, where string) Change {
	return func(c *core.State, g *core.Game) { c.Players[h].At = At(where) }
}

func lurks(v box.Villain, where string) Change {
	return func(c *core.State, g *core.Game) { c.VillainAt[v] = At(where) }
}

// meets puts a villain where the first hero is, and together puts the second hero there.
func meets(v box.Villain) Change {
	return func(c *core.State, g *core.Game) { c.VillainAt[v] = c.Players[0].At }
}

func together(c *core.State, _ *core.Game) { c.Players[1].At = c.Players[0].At }

// inChapter is the chapter of a Heist, and onSpace is that of the Hell token.
func inChapter(n uint8) Change { return func(c *core.State, g *core.Game) { c.Chapter = n } }

func onSpace(n uint8) Change { return func(c *core.State, g *core.Game) { c.HellSpace = n } }

// anew forgets all that was going on within the turn.
func anew(c *core.State, _ *core.Game) { c.Depth = 1 }

func hell(where string) Change {
	return func(c *core.State, g *core.Game) { c.HellTiles = 1 << g.TileOf(At(where)) }
}

// decides hands the Decision Token to a hero.
func decides(h uint8) Change { return func(c *core.State, g *core.Game) { c.DecisionHolder = h } }

// enemies are those in the row, and shop are the cards that lie open there.
func enemies(ks ...string) Change { return func(c *core.State, g *core.Game) { enemiesAre(c, ks...) } }

func shop(ks ...string) Change { return func(c *core.State, g *core.Game) { shopIs(c, ks...) } }

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}
