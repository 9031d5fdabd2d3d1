// Package table lays the table for the tests of several rooms of Penny: a turn that has
// begun, with a hand, a shop, enemies and villains as a test wants them.
package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// Change is what a test wants to be otherwise at a table.
type Change = func(c *core.State, g *core.Game)

// Lay is the first turn of a game with Alice, Jack, Maria and Emily in this order,
// Alice first, in step 2, after some changes. Nothing is asked again that they have
// decided: the machine runs on from there.
func Lay(t testing.TB, m box.Mode, seats int, changes ...Change) *penny.Position {
	t.Helper()
	return lay(t, Fresh(t, m, seats), seats, changes)
}

// LayGame is the same of a game with numbers of its own.
func LayGame(t testing.TB, g *core.Game, seats int, changes ...Change) *penny.Position {
	t.Helper()
	return lay(t, &penny.Position{Position: core.Begin(g)}, seats, changes)
}

// LayShort is the same of a Short Heist.
func LayShort(t testing.TB, seats int, changes ...Change) *penny.Position {
	t.Helper()
	return lay(t, Begun(t, box.ShortHeist, seats), seats, changes)
}

func lay(t testing.TB, p *penny.Position, seats int, changes []Change) *penny.Position {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 9))
	for h := range min(seats, core.MostHeroes-1) { // the fourth is what is left
		p = Play(t, p, rules.Move("be "+box.Hero(h).Key()))
	}
	for p.Wait == core.Luck {
		if f := p.Top(); f.Kind == core.EffectSetup && f.Step == core.SetFirst && seats > 1 {
			p = Fate(t, p, "first 0")
			continue
		}
		p = Fate(t, p, p.Roll(r))
	}
	return Changed(p, changes...)
}

// Changed is a position after some changes of its state.
func Changed(p *penny.Position, changes ...Change) *penny.Position {
	n := *p
	changes = slices.DeleteFunc(slices.Clone(changes), func(do Change) bool { return do == nil })
	for _, do := range changes {
		do(&n.State, n.Game)
	}
	if len(changes) > 0 {
		n.Wait = core.Nothing
		n.Run(n.Game)
	}
	return &n
}

// Play makes moves of the seat that is asked, which must be legal; Luck is rolled by a fixed
// generator in between.
func Play(t testing.TB, p *penny.Position, moves ...rules.Move) *penny.Position {
	t.Helper()
	for _, m := range moves {
		p = Dealt(t, p)
		n, err := p.After(p.Acting()[0], m)
		if err != nil {
			t.Fatalf("%q is refused: %v; offered %v", m, err, Offers(p))
		}
		p = n.(*penny.Position)
	}
	return p
}

// Dealt lets Luck draw until somebody decides.
func Dealt(t testing.TB, p *penny.Position) *penny.Position {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 3))
	for p.Wait == core.Luck && p.Top().Kind != core.EffectSetup {
		p = Fate(t, p, p.Roll(r))
	}
	return p
}

// Fate is a draw of Luck.
func Fate(t testing.TB, p *penny.Position, m rules.Move) *penny.Position {
	t.Helper()
	n, err := p.After(rules.Luck, m)
	if err != nil {
		t.Fatalf("Luck may not %q: %v", m, err)
	}
	return n.(*penny.Position)
}

// Offers are the moves of the seat that is asked.
func Offers(p *penny.Position) (all []string) {
	if len(p.Acting()) == 0 {
		return nil
	}
	for _, c := range p.Choices(p.Acting()[0]) {
		all = append(all, string(c.Move))
	}
	return all
}

// Offered reports whether a move is among them.
func Offered(p *penny.Position, m rules.Move) bool { return slices.Contains(Offers(p), string(m)) }

// Holds checks what must hold.
func Holds(t *testing.T, what string, ok bool) {
	t.Helper()
	rulestest.Holds(t, ok, "it does not hold: %s", what)
}

// At is a place by its key.
func At(key string) box.Place {
	p, ok := box.Printed().Map.Named(key)
	if !ok {
		panic("no place " + key)
	}
	return p
}

// Card is a card by its key, the copy of a hero when there are several.
func Card(key string) box.Card {
	k := box.Printed().Card(key)
	if k == box.NoCard {
		panic("no card " + key)
	}
	return k
}

// Hand makes a hand of exactly these cards; the rest of what the hero has goes to the
// deck.
func Hand(c *core.State, h int8, ks ...box.Card) {
	p := c.Player(h)
	p.Deck = p.Deck.Or(p.Hand)
	p.Hand = box.Set{}
	for _, k := range ks {
		p.Drop(k)
		c.Unused.Remove(k)
		c.Shop.Take(core.CardOf(k))
		c.Enemies.Take(core.CardOf(k))
		p.Hand.Add(k)
	}
}

// Away takes the villains off the map.
func Away(c *core.State) {
	for v := range c.VillainAt {
		c.VillainAt[v] = box.NoPlace
	}
}

// ToStep brings the turn that is going on to a step.
func ToStep(c *core.State, step uint8) { c.Stack[1].Step = step }

// Starter is a card of a hero's starter deck by its key.
func Starter(h box.Hero, key string) box.Card {
	b := box.Printed()
	first := b.From[box.StarterDeck] + box.Card(h)*10
	for k := range box.Card(10) {
		if b.Of[first+k].Key == key {
			return first + k
		}
	}
	panic("no starter card " + key)
}

// Rich fills a Walk in a Street with all a portal needs.
func Rich(c *core.State, g *core.Game, h int8) {
	s := &c.Player(h).Slot[core.WalkSlot]
	for k := range g.Tuning.WalkKinds {
		s.Res[k] = 1
	}
	s.Res[0] += uint8(g.Tuning.WalkAny)
	s.Trophies = uint8(g.Tuning.WalkTrophies)
	c.Trophies -= s.Trophies
}

// Fresh is a game of a mode before the heroes are chosen.
func Fresh(t testing.TB, m box.Mode, seats int) *penny.Position {
	t.Helper()
	return Begun(t, m.String(), seats)
}

// Begun is the same of one of the answers of the set-up page.
func Begun(t testing.TB, mode string, seats int) *penny.Position {
	t.Helper()
	p, err := penny.Game{}.New(rules.Setup{Seats: seats, Options: rules.Options{"mode": mode}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*penny.Position)
}
