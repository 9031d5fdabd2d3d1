package core_test

import (
	"strconv"
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestRulingsExactly holds single words and rare cases of the clauses of a chapter.
func TestRulingsExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-144 the richest is followed, however near others are", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("cemetery_gate"), table.At("docks")
			c.VillainAt[box.VillainB] = table.At("hospital_ward")
			pool(c, 1, box.Gold, 3)
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainB, Goal: box.ToRichest, N: 1})
		})
		for p.Top().Kind == core.EffectWalk {
			p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		far := p.Game.Chart(&p.State).Distance
		rulestest.Is(t, "steps to Jack", far[p.VillainAt[box.VillainB]][table.At("docks")],
			far[table.At("hospital_ward")][table.At("docks")]-1)
	})
	t.Run("PEN-155 four things on a side at most", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
			pool(c, 0, box.Gold, 9)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack", "give gold", "give gold", "give gold")
		table.Holds(t, "a fourth", table.Offered(p, "give gold"))
		p = table.Play(t, p, "give gold")
		table.Holds(t, "no fifth", !table.Offered(p, "give gold"))
	})
	t.Run("PEN-149 an empty shop deck is made of what was put off", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			for c.Shop.Len() > 0 {
				k := c.Shop.Heap()[0]
				c.Shop.Take(k)
				c.ShopOff.Add(box.Card(k))
			}
			shown := c.ShopRow[0]
			c.ShopRow[0] = box.NoCard
			c.ShopOff.Add(shown)
			c.Push(core.Effect{Kind: core.EffectFill, Row: core.ShopRow})
		})
		p = table.Dealt(t, p)
		table.Holds(t, "the row is full", p.ShopRow[0] != box.NoCard)
		q := lone(box.Prologue, func(c *core.State, g *core.Game) {
			for c.Enemies.Len() > 0 {
				c.Enemies.Take(c.Enemies.Heap()[0])
			}
			c.ShopOff.Add(table.Card("s_deed"))
			c.Shop.Take(cards.Card(table.Card("s_deed")))
			c.EnemyRow[0] = box.NoCard
			c.Push(core.Effect{Kind: core.EffectFill, Row: core.EnemyRow})
		})
		table.Holds(t, "not for enemies", q.ShopOff.Has(table.Card("s_deed")))
	})
	t.Run("PEN-148 what a card destroys is gone, and scored", func(t *testing.T) {
		k := table.Starter(box.Alice, "last_penny")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Deck.Remove(k)
			q.Pile.Add(k)
			c.Push(core.Effect{Kind: core.EffectPick, From: box.InDiscard, Sort: box.AnyCard, Op: box.OpDestroy, N: 1,
				Card: box.NoCard})
		})
		p = table.Play(t, p, move(core.Destroy, int(k)))
		table.Holds(t, "aside", p.Players[0].Aside.Has(k) && !p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-146 only the richest are asked about", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 4, func(c *core.State, g *core.Game) {
			table.Away(c)
			for h, where := range []string{"docks", "the_tower", "slums_a", "music_hall"} {
				c.Players[h].At = table.At(where)
			}
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Gold, 2)
			pool(c, 2, box.Gold, 1)
			c.Players[3].At = box.Sewer
			pool(c, 3, box.Gold, 2)
			c.VillainAt[box.VillainB] = table.At("hospital_ward")
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainB, Goal: box.ToRichest, N: 1})
		})
		rulestest.Is(t, "two of them", begins(p, core.Face), 2)
		table.Holds(t, "Alice and Jack", table.Offered(p, "face alice") && table.Offered(p, "face jack"))
	})
	t.Run("PEN-140 C finds nobody to fight with either", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			enemiesAre(c)
			c.VillainAt[box.VillainC], c.DecisionHolder = c.Players[0].At, 1
			c.Players[1].At = c.Players[0].At
			c.Push(core.Effect{Kind: core.EffectArrive, Villain: box.VillainC})
		})
		table.Holds(t, "nobody is named", p.Top().Kind != core.EffectArrive && p.Top().Kind != core.EffectFight)
	})
	t.Run("PEN-148 no more steps than the card gives", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectStroll, N: 1}) })
		p = table.Play(t, p, p.Choices(0)[len(p.Choices(0))-1].Move)
		table.Holds(t, "one", p.Top().Kind != core.EffectStroll)
	})
	t.Run("PEN-130 only one's own draws in step 4 come on top", func(t *testing.T) {
		drawn := func(h int8, step uint8) int8 {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				table.ToStep(c, step)
				c.Push(core.Effect{Kind: core.EffectDraw, Hero: h, N: 1})
				c.Drawn(g, c.Top(), c.Players[h].Deck.First())
			})
			return p.Stack[1].N
		}
		rulestest.Is(t, "his own", drawn(0, core.StepField), 1)
		rulestest.Is(t, "another's", drawn(1, core.StepField), 0)
		rulestest.Is(t, "in step 3", drawn(0, core.StepBuild), 0)
	})
	t.Run("PEN-157 the heads of Cerberus have the health of the lever", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {})
		rulestest.Is(t, "health", p.HealthOf(p.Game, table.Card("b_cerberus")), p.Game.Tuning.HeadHealth)
	})
	t.Run("PEN-149 cards are replaced one after another, and a new one may go again", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Perform(0, g.Of[table.Card("sc_stock")].Effect, box.NoCard) })
		k := p.ShopRow[2]
		p = table.Dealt(t, table.Play(t, p, move(core.Replace, int(k))))
		rulestest.Is(t, "choices left", begins(p, core.Replace), 4)
		p = table.Dealt(t, table.Play(t, p, move(core.Replace, int(p.ShopRow[2]))))
		table.Holds(t, "two cards, and no more", begins(p, core.Replace) == 0 && p.ShopOff.Has(k) && p.ShopOff.Count() == 2)
	})
	t.Run("PEN-155 three offers in a Field Action, refused ones too", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			pool(c, 0, box.Gold, 1)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack")
		for n := range 3 {
			rulestest.Is(t, "still at it, after "+strconv.Itoa(n), p.Top().Kind, core.EffectTrade)
			p = table.Play(t, p, "give gold", "propose", "refuse")
		}
		table.Holds(t, "no fourth", p.Top().Kind != core.EffectTrade)
	})
}
