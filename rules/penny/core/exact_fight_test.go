package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestFightExactly holds single words and rare cases of the clauses of a chapter.
func TestFightExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-79 PEN-102 a villain that is with a hero stays there", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("cemetery_gate")
			c.VillainAt[box.VillainA] = table.At("docks")
			c.Push(core.Effect{Kind: core.EffectWalk, A: uint8(box.VillainA), B: uint8(box.ToNearest), N: 2})
		})
		rulestest.Is(t, "place", p.VillainAt[box.VillainA], table.At("docks"))
		table.Holds(t, "no fight", p.Top().Kind != core.EffectFight && p.Top().Kind != core.EffectArrive)
		p = lone(box.Prologue, func(c *core.State, g *core.Game) { // an ordered villain without a Move Point left
			c.Players[1].At = table.At("cemetery_gate")
			c.VillainAt[box.VillainA] = table.At("slums_a")
			c.Push(core.Effect{Kind: core.EffectWalk, A: uint8(box.VillainA), B: uint8(box.ToNearest), N: 0})
		})
		rulestest.Is(t, "not without a point", p.VillainAt[box.VillainA], table.At("slums_a"))
	})
	t.Run("PEN-84 PEN-136 enemies shuffled back fill the gaps of the row", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			for c.Enemies.Len() > 0 {
				c.Enemies.Take(c.Enemies.Heap()[0])
			}
			c.EnemyRow[1] = box.NoCard
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
			c.Players[0].Foes.Add(table.Card("en_hound"))
			table.ToStep(c, core.StepBuild)
		})
		p = table.Dealt(t, table.Play(t, p, "done"))
		table.Holds(t, "dead", p.Players[0].Dead)
		table.Holds(t, "the row is full", p.EnemyRow[1] != box.NoCard)
	})
}
