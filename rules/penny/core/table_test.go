package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// begins lists the offers that begin with an action.
func begins(p *penny.Position, v core.ActionKind) (n int) {
	for _, c := range table.Offers(p) {
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
		row[i] = table.Card(k)
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
		p = table.Dealt(t, p)
		if p.Over != core.NotOver || (p.Active != who || p.Round != round) && p.Top().Kind == core.EffectTurn {
			return p
		}
		m := rules.Move("done")
		if !table.Offered(p, m) {
			m = p.Choices(p.Acting()[0])[0].Move
		}
		p = table.Play(t, p, m)
	}
	return p
}
