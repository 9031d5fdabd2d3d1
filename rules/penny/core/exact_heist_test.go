package core_test

import (
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestHeistExactly holds single words and rare cases of the clauses of a chapter.
func TestHeistExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-122 after a sale one may sell again, or go", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Chapter = 2
			table.Hand(c, 0, table.Card("s_ticket"), table.Card("s_deed"))
			c.Players[0].At = table.At("brick_lane")
			pool(c, 0, box.Science, 1)
			for c.Shop.Len() > 0 {
				c.Shop.Take(c.Shop.Heap()[0])
			}
			c.Shop.PutTop(cards.Card(table.Card("s_gatling")), cards.Everybody)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "haggle", move(core.Sell, int(table.Card("s_ticket"))))
		rulestest.Is(t, "it failed", p.Sold, [2]uint8{})
		table.Holds(t, "once more for a resource", table.Offered(p, move(core.SellFor, int(table.Card("s_deed")), int(box.Science))) &&
			table.Offered(p, "done"))
	})
	t.Run("PEN-119 a card can move the hell token of the Heist", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {})
		c := p.State
		c.Push(core.Effect{Kind: core.EffectBlock, N: 1})
		c.Deed(p.Game, c.Top(), &box.Instruction{Op: box.OpHell, N: 1})
		rulestest.Is(t, "a token to be moved", c.Top().Kind, core.EffectHell)
	})
	t.Run("PEN-125 the Vault only in chapter III, and after the last head", func(t *testing.T) {
		rob := func(chapter, heads uint8) int {
			p := lone(box.Heist, func(c *core.State, g *core.Game) {
				c.Chapter, c.Heads = chapter, heads
				c.Players[0].At = table.At("vault")
				pool(c, 0, box.Science, 1)
				table.ToStep(c, core.StepField)
			})
			return len(at(p.Game, &p.State, 0, core.Rob))
		}
		rulestest.Is(t, "with a head left", rob(3, 1), 0)
		rulestest.Is(t, "without", rob(3, 0), 1)
		rulestest.Is(t, "too early", rob(2, 0), 0)
	})
}

// at are the Field Actions of an action that a hero has.
func at(g *core.Game, c *core.State, h int8, v core.ActionKind) (all []core.Action) {
	d := *c
	d.Depth, d.Stack[1] = 1, core.Effect{Kind: core.EffectTurn, Hero: h, Step: core.StepField}
	for _, s := range d.Actions(g, nil) {
		if s.Kind == v {
			all = append(all, s)
		}
	}
	return all
}
