package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestWoundsExactly holds single words and rare cases of the clauses of a chapter.
func TestWoundsExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-89 a Wounded is drawn into the hand", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Deck, q.Pile, q.WoundDeck = box.Set{}, box.Set{}, 2
			c.Push(core.Effect{Kind: core.EffectDraw, N: 2})
		})
		p = table.Dealt(t, p)
		rulestest.Is(t, "in the hand", p.Players[0].WoundHand, 2)
		rulestest.Is(t, "in the deck", p.Players[0].WoundDeck, 0)
	})
}
