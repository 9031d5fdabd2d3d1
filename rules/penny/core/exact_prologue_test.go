package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestPrologueExactly holds single words and rare cases of the clauses of a chapter.
func TestPrologueExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-114 equal points, fewer status cards", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].WoundPile = 1 })
		rulestest.Is(t, "the better heroes", len(p.Best(p.Game)), 1)
		rulestest.Is(t, "the best", p.Best(p.Game)[0], 0)
		p = lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].Events = 3 })
		s := p.Tally(p.Game, 1)
		table.Holds(t, "events count", s.Total() == s.Events && s.Events >= 2)
	})
	t.Run("PEN-114 a finished Personal Quest counts its points", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Pile.Add(table.Card("pq_alice_1")) })
		rulestest.Is(t, "points", p.Tally(p.Game, 0).Quests, 2)
	})
}
