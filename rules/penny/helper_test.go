package penny

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// table is the first turn of a game with Alice, Jack, Maria and Emily in this order,
// Alice first, in step 2, after a change. Nothing is asked again that the change has
// decided: the machine runs on from there.
func table(t testing.TB, m box.Mode, seats int, change func(c *core, g *game)) *position {
	t.Helper()
	p := fresh(t, m, seats, 0)
	r := rand.New(rand.NewPCG(5, 9))
	for h := range min(seats, most-1) { // the fourth is what is left
		p = play(t, p, rules.Move("be "+box.Hero(h).Key()))
	}
	for p.need == luck {
		if f := p.now(); f.op == opSetup && f.i == setFirst && seats > 1 {
			p = fate(t, p, "first 0")
			continue
		}
		p = fate(t, p, p.Roll(r))
	}
	return turned(p, change)
}

// turned is a position after a change of its core.
func turned(p *position, change func(c *core, g *game)) *position {
	n := *p
	if change != nil {
		change(&n.core, n.game)
		n.need = nothing
		n.run(n.game)
	}
	return &n
}

// play makes moves of whoever is asked, which must be legal; Luck is rolled by a fixed
// generator in between.
func play(t testing.TB, p *position, moves ...rules.Move) *position {
	t.Helper()
	for _, m := range moves {
		p = dealt(t, p)
		n, err := p.After(p.Acting()[0], m)
		if err != nil {
			t.Fatalf("%q is refused: %v; offered %v", m, err, offers(p))
		}
		p = n.(*position)
	}
	return p
}

// dealt lets Luck draw until somebody decides.
func dealt(t testing.TB, p *position) *position {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 3))
	for p.need == luck && p.now().op != opSetup {
		p = fate(t, p, p.Roll(r))
	}
	return p
}

// fate is a draw of Luck.
func fate(t testing.TB, p *position, m rules.Move) *position {
	t.Helper()
	n, err := p.After(rules.Luck, m)
	if err != nil {
		t.Fatalf("Luck may not %q: %v", m, err)
	}
	return n.(*position)
}

func offers(p *position) (all []string) {
	if len(p.Acting()) == 0 {
		return nil
	}
	for _, c := range p.Choices(p.Acting()[0]) {
		all = append(all, string(c.Move))
	}
	return all
}

func offered(p *position, m rules.Move) bool { return slices.Contains(offers(p), string(m)) }

// begins lists the offers that begin with a verb.
func begins(p *position, v verb) (n int) {
	for _, c := range offers(p) {
		if s, ok := p.game.parse(rules.Move(c)); ok && s.verb == v {
			n++
		}
	}
	return n
}

func is[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

func holds(t *testing.T, what string, ok bool) {
	t.Helper()
	rulestest.Holds(t, ok, "it does not hold: %s", what)
}

func refused(t *testing.T, p *position, m rules.Move, says string) {
	t.Helper()
	rulestest.Refused(t, p, p.Acting()[0], m, says)
}

// at is a place by its key.
func at(key string) box.Place {
	p, ok := box.Edition(box.Newest).Map.Named(key)
	if !ok {
		panic("no place " + key)
	}
	return p
}

// cardOfKey is a card by its key, the copy of a hero when there are several.
func card(key string) box.Card {
	k := box.Edition(box.Newest).Card(key)
	if k == box.NoCard {
		panic("no card " + key)
	}
	return k
}

// mv is a move of a verb with arguments.
func mv(v verb, a ...int) rules.Move {
	for len(a) < 2 {
		a = append(a, 0)
	}
	return newGame(box.Edition(box.Newest), box.Prologue, 1).text(step{v, uint8(a[0]), uint8(a[1])})
}

// hand makes a hand of exactly these cards; the rest of what the hero has goes to the
// deck.
func hand(c *core, h int8, ks ...box.Card) {
	p := c.me(h)
	p.deck.Merge(p.hand)
	p.hand = box.Set{}
	for _, k := range ks {
		p.drop(k)
		c.box.Remove(k)
		c.shop.Take(cardOf(k))
		c.enemies.Take(cardOf(k))
		p.hand.Add(k)
	}
}

// enemiesAre lays these enemies into the row.
func enemiesAre(c *core, ks ...string) {
	for i := range c.enemyRow {
		if c.enemyRow[i] != box.NoCard {
			c.enemies.Shuffle(cardOf(c.enemyRow[i]))
			c.enemyRow[i] = box.NoCard
		}
	}
	for i, k := range ks {
		c.enemies.Take(cardOf(card(k)))
		c.enemyRow[i] = card(k)
	}
}

// shopIs lays these cards into the shop.
func shopIs(c *core, ks ...string) {
	for i := range c.shopRow {
		if c.shopRow[i] != box.NoCard {
			c.shop.Shuffle(cardOf(c.shopRow[i]))
			c.shopRow[i] = box.NoCard
		}
	}
	for i, k := range ks {
		c.shop.Take(cardOf(card(k)))
		c.shopRow[i] = card(k)
	}
}

// away takes the villains off the map.
func away(c *core) {
	for v := range c.villainAt {
		c.villainAt[v] = box.NoPlace
	}
}

// tokens fills the pool of a hero.
func pool(c *core, h int8, t box.Token, n int) { c.me(h).tokens[t] = uint8(n) }

// toStep brings the turn that is going on to a step.
func toStep(c *core, step uint8) { c.stack[1].i = step }

// starter is a card of a hero's starter deck by its key.
func starter(h box.Hero, key string) box.Card {
	b := box.Edition(box.Newest)
	for k := b.From[box.StarterDeck] + box.Card(h)*10; k < b.From[box.StarterDeck]+box.Card(h)*10+10; k++ {
		if b.Of[k].Key == key {
			return k
		}
	}
	panic("no starter card " + key)
}

// rich fills a Walk in a Street with all a portal needs.
func rich(c *core, g *game, h int8) {
	s := &c.me(h).slot[walkSlot]
	for k := range g.lever.WalkKinds {
		s.res[k] = 1
	}
	s.res[0] += uint8(g.lever.WalkAny)
	s.trophies = uint8(g.lever.WalkTrophies)
	c.trophies -= s.trophies
}

// toEnd plays the turn to its end by "done", taking the first offer elsewhere.
func toEnd(t testing.TB, p *position) *position {
	t.Helper()
	who, round := p.active, p.round
	for n := 0; p.over == notOver && n < 300; n++ {
		p = dealt(t, p)
		if p.over != notOver || (p.active != who || p.round != round) && p.now().op == opTurn {
			return p
		}
		m := rules.Move("done")
		if !offered(p, m) {
			m = p.Choices(p.Acting()[0])[0].Move
		}
		p = play(t, p, m)
	}
	return p
}

func itoa(n int) string { return string(rules.Numbers(0, 255).Word(n)) }

// scripted is what the script does with a moment.
func scripted(g *game, c *core, r *rand.Rand) step {
	b := newBrain(g, r)
	return b.script(c)
}
