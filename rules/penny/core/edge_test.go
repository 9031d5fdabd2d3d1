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

// TestEdges holds the rare cases: empty decks, gaps in rows, ties that settle nothing.
func TestEdges(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-63 PEN-149 with an empty shop deck a card is replaced out of what was put off", func(t *testing.T) {
		buyer := func(off bool) *penny.Position {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At = table.At("billingsgate")
				table.Pool(c, 0, box.Gold, 9)
				for c.Shop.Len() > 0 {
					k := c.Shop.Heap()[0]
					c.Shop.Take(k)
					if off {
						c.ShopOff.Add(box.Card(k))
					}
				}
				table.ToStep(c, core.StepField)
			})
			return table.Play(t, p, "act")
		}
		p := buyer(true)
		k := p.ShopRow[0]
		p = table.Dealt(t, table.Play(t, p, table.Mv(core.Replace, int(k))))
		table.Holds(t, "another card, or the same one drawn anew", p.ShopRow[0] != box.NoCard)
		rulestest.Is(t, "cards of deck and pile", p.Shop.Len()+p.ShopOff.Count(), 20)
		rulestest.Is(t, "nothing to replace it with", table.Begins(buyer(false), core.Replace), 0)
	})
	t.Run("PEN-149 cards are replaced one after another, and a new one may go again", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Perform(0, g.Of[table.Card("sc_stock")].Effect, box.NoCard) })
		k := p.ShopRow[2]
		p = table.Dealt(t, table.Play(t, p, table.Mv(core.Replace, int(k))))
		rulestest.Is(t, "choices left", table.Begins(p, core.Replace), 4)
		p = table.Dealt(t, table.Play(t, p, table.Mv(core.Replace, int(p.ShopRow[2]))))
		table.Holds(t, "two cards, and no more", table.Begins(p, core.Replace) == 0 && p.ShopOff.Has(k) && p.ShopOff.Count() == 2)
	})
	t.Run("PEN-101 PEN-140 only a hero who has somebody to fight is named", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.EnemiesAre(c)
			c.Enemies.Take(cards.Card(table.Card("en_hound")))
			c.Players[1].Foes.Add(table.Card("en_hound"))
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
			c.VillainAt[box.VillainA] = table.At("docks")
			c.Push(core.Effect{Kind: core.EffectArrive, A: uint8(box.VillainA)})
		})
		rulestest.Is(t, "Jack fights, for he has a card", p.Players[1].WoundPile, 1)
		rulestest.Is(t, "Alice is not asked about", p.Players[0].WoundPile, 0)
	})
	t.Run("PEN-162 PEN-79 a villain that stays is not asked whom it is after", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("slums_a")
			c.VillainAt[box.VillainB] = table.At("docks")
			table.Pool(c, 0, box.Gold, 2)
			table.Pool(c, 1, box.Gold, 2)
			c.Push(core.Effect{Kind: core.EffectWalk, A: uint8(box.VillainB), B: uint8(box.ToRichest), N: 1})
		})
		table.Holds(t, "no question", p.Top().Kind != core.EffectWalk)
		rulestest.Is(t, "and no step", p.VillainAt[box.VillainB], table.At("docks"))
	})
	t.Run("PEN-20 PEN-80 a card that speaks of the row means the row", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.EnemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull")
			c.Enemies.Take(cards.Card(table.Card("en_taxman")))
			c.Players[0].Foes.Add(table.Card("en_taxman"))
			c.Perform(0, g.Of[table.Card("e_closet")].Event[0].Effect, box.NoCard)
		})
		rulestest.Is(t, "whom he can fight", table.Begins(p, core.Fight), 4)
		q := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.EnemiesAre(c)
			c.Enemies.Take(cards.Card(table.Card("en_taxman")))
			c.Players[0].Foes.Add(table.Card("en_taxman"))
			c.Perform(0, g.Of[table.Card("e_closet")].Event[0].Effect, box.NoCard)
		})
		rulestest.Is(t, "nobody in an empty row", q.Players[0].WoundPile, 0)
	})
	t.Run("PEN-51 PEN-138 stepping aside in one's own turn is a step of that turn", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("slums_a")
			c.VillainAt[box.VillainA], c.VillainAt[box.VillainB] = table.At("river_thames_boats"), table.At("the_tower")
			c.HellTiles = 1 << g.TileOf(table.At("docks"))
			table.Hand(c, 0, table.Card("dp_florin"))
			table.Pool(c, 0, box.Movement, 4)
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, table.Mv(core.Play, int(table.Card("dp_florin"))))
		rulestest.Is(t, "he is asked", p.Asked(), 0)
		p = table.Play(t, p, table.Mv(core.Dodge, int(table.At("the_tower"))))
		rulestest.Is(t, "B is passed on a Hell side", p.Fare(p.Game, 0), 2)
	})
	t.Run("PEN-155 three offers in a Field Action, refused ones too", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			table.Pool(c, 0, box.Gold, 1)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack")
		for n := range 3 {
			rulestest.Is(t, "still at it, after "+table.Itoa(n), p.Top().Kind, core.EffectTrade)
			p = table.Play(t, p, "give gold", "propose", "refuse")
		}
		table.Holds(t, "no fourth", p.Top().Kind != core.EffectTrade)
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
