package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestTurnExactly holds single words and rare cases of the clauses of a chapter.
func TestTurnExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	punch := table.Starter(box.Alice, "punch")
	t.Run("PEN-48 a Wounded pays for nothing, nor does it make up a double fare", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch)
			c.Players[0].WoundHand, c.Players[0].Entered = 1, true
			c.Players[0].At, c.VillainAt[box.VillainA] = table.At("the_tower"), table.At("the_tower")
			c.HellTiles = 1 << g.TileOf(table.At("the_tower"))
		})
		rulestest.Is(t, "walks", begins(p, core.Walk), 0)
	})
	t.Run("PEN-51 on a London side passing costs nothing more", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.VillainAt[box.VillainA] = table.At("the_tower"), table.At("the_tower")
		})
		p.Players[0].Entered = true
		rulestest.Is(t, "fare", p.Fare(p.Game, 0), 1)
		p.HellTiles = 1 << p.Game.TileOf(table.At("the_tower"))
		rulestest.Is(t, "fare in Hell", p.Fare(p.Game, 0), 2)
		p.VillainAt[box.VillainA] = table.At("docks")
		rulestest.Is(t, "with nobody there", p.Fare(p.Game, 0), 1)
	})
	t.Run("PEN-53 PEN-55 two tokens, not one, from either entrance", func(t *testing.T) {
		enter := func(where string, n int) *penny.Position {
			return lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At = table.At(where)
				pool(c, 0, box.Movement, n)
				table.ToStep(c, core.StepBuild)
			})
		}
		rulestest.Is(t, "with one", begins(enter("docks", 1), core.Duck), 0)
		for _, where := range []string{"docks", "hospital_ward"} {
			p := table.Play(t, enter(where, 3), move(core.Duck, int(box.Sewer)))
			rulestest.Is(t, "left, from "+where, p.Players[0].Tokens[box.Movement], 1)
		}
		rulestest.Is(t, "the other shortcut", begins(enter("slums_a", 2), core.Duck)+begins(enter("embankment", 2), core.Duck), 2)
		rulestest.Is(t, "no entrance", begins(enter("empty_street", 4), core.Duck), 0)
	})
	t.Run("PEN-53 PEN-54 stepping aside costs the token, and ends the villain's way", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("billingsgate")
			pool(c, 0, box.Movement, 2)
			c.Players[1].At = table.At("slums_a")
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Push(core.Effect{Kind: core.EffectWalk, A: uint8(box.VillainA), B: uint8(box.ToNearest), N: 4})
		})
		p = table.Play(t, p, move(core.Dodge, int(table.At("the_tower"))))
		rulestest.Is(t, "tokens left", p.Players[0].Tokens[box.Movement], 1)
		rulestest.Is(t, "A stays where he came", p.VillainAt[box.VillainA], table.At("river_thames_boats"))
	})
	t.Run("PEN-61 one Field Action, and none if one likes", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("railway_arches")
			pool(c, 0, box.Science, 1)
			table.ToStep(c, core.StepField)
		})
		table.Holds(t, "or nothing", table.Offered(p, "act") && table.Offered(p, "done"))
		p = table.Play(t, p, "act")
		rulestest.Is(t, "no second one", begins(p, core.Act), 0)
	})
	t.Run("PEN-48 no token, no ride", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c) })
		rulestest.Is(t, "rides", begins(p, core.Ride), 0)
		table.Holds(t, "walks", begins(p, core.Walk) > 0)
		p = table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); pool(c, 0, box.Movement, 1) })
		table.Holds(t, "rides with a token", begins(p, core.Ride) > 0)
	})
	t.Run("PEN-51 PEN-138 stepping aside in one's own turn is a step of that turn", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("slums_a")
			c.VillainAt[box.VillainA], c.VillainAt[box.VillainB] = table.At("river_thames_boats"), table.At("the_tower")
			c.HellTiles = 1 << g.TileOf(table.At("docks"))
			table.Hand(c, 0, table.Card("dp_florin"))
			pool(c, 0, box.Movement, 4)
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, move(core.Play, int(table.Card("dp_florin"))))
		rulestest.Is(t, "he is asked", p.Asked(), 0)
		p = table.Play(t, p, move(core.Dodge, int(table.At("the_tower"))))
		rulestest.Is(t, "B is passed on a Hell side", p.Fare(p.Game, 0), 2)
	})
}
