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

// TestBites holds what mutations of the rules have shown to be untested.
func TestBites(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-144 the richest is followed, however near others are", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("cemetery_gate"), table.At("docks")
			c.VillainAt[box.VillainB] = table.At("hospital_ward")
			table.Pool(c, 1, box.Gold, 3)
			c.Push(core.Effect{Kind: core.EffectWalk, A: uint8(box.VillainB), B: uint8(box.ToRichest), N: 1})
		})
		for p.Top().Kind == core.EffectWalk {
			p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		far := p.Game.Chart(&p.State).Distance
		rulestest.Is(t, "steps to Jack", far[p.VillainAt[box.VillainB]][table.At("docks")], far[table.At("hospital_ward")][table.At("docks")]-1)
	})
	t.Run("PEN-71 nothing to trade, no trade", func(t *testing.T) {
		bare := func(c *core.State, n int) {
			for h := range int8(2) {
				q := c.Player(h)
				q.At, q.Pool, q.Pile, q.Foes, q.Tokens = table.At("docks"), box.Set{}, box.Set{}, box.Set{}, [box.Tokens]uint8{}
			}
			table.Pool(c, 1, box.Movement, n)
			table.ToStep(c, core.StepField)
		}
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); bare(c, 0) })
		rulestest.Is(t, "offers", table.Begins(p, core.Trade), 0)
		p = table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); bare(c, 1) })
		rulestest.Is(t, "offers for a movement token", table.Begins(p, core.Trade), 1)
	})
	t.Run("PEN-155 four things on a side at most", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
			table.Pool(c, 0, box.Gold, 9)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack", "give gold", "give gold", "give gold")
		table.Holds(t, "a fourth", table.Offered(p, "give gold"))
		p = table.Play(t, p, "give gold")
		table.Holds(t, "no fifth", !table.Offered(p, "give gold"))
	})
	t.Run("PEN-72 nothing to destroy, no action", func(t *testing.T) {
		c := table.Fresh(t, box.Heist, 2, 0).State
		g := table.Fresh(t, box.Heist, 2, 0).Game
		table.Holds(t, "not with empty piles", !c.Useful(g, 0, box.Destroy))
		c.Players[0].Under = 1
		table.Holds(t, "but with a Wounded", c.Useful(g, 0, box.Destroy))
	})
	t.Run("PEN-114 equal points, fewer status cards", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].WoundPile = 1 })
		rulestest.Is(t, "the better heroes", len(p.Best(p.Game)), 1)
		rulestest.Is(t, "the best", p.Best(p.Game)[0], 0)
		p = lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].Events = 3 })
		s := p.Tally(p.Game, 1)
		table.Holds(t, "events count", s.Total() == s.Events && s.Events >= 2)
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
			c.Push(core.Effect{Kind: core.EffectFill, A: core.ShopRowID})
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
			c.Push(core.Effect{Kind: core.EffectFill, A: core.EnemyRowID})
		})
		table.Holds(t, "not for enemies", q.ShopOff.Has(table.Card("s_deed")))
	})
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
	t.Run("PEN-148 what a card destroys is gone, and scored", func(t *testing.T) {
		k := table.Starter(box.Alice, "last_penny")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Deck.Remove(k)
			q.Pile.Add(k)
			c.Push(core.Effect{Kind: core.EffectPick, A: box.InDiscard, B: uint8(box.AnyCard), Step: uint8(box.OpDestroy), N: 1, Block: box.Block(box.NoCard)})
		})
		p = table.Play(t, p, table.Mv(core.Destroy, int(k)))
		table.Holds(t, "aside", p.Players[0].Aside.Has(k) && !p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-122 after a sale one may sell again, or go", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Chapter = 2
			table.Hand(c, 0, table.Card("s_ticket"), table.Card("s_deed"))
			c.Players[0].At = table.At("brick_lane")
			table.Pool(c, 0, box.Science, 1)
			for c.Shop.Len() > 0 {
				c.Shop.Take(c.Shop.Heap()[0])
			}
			c.Shop.PutTop(cards.Card(table.Card("s_gatling")), cards.Everybody)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "haggle", table.Mv(core.Sell, int(table.Card("s_ticket"))))
		rulestest.Is(t, "it failed", p.Sold, [2]uint8{})
		table.Holds(t, "once more for a resource", table.Offered(p, table.Mv(core.SellFor, int(table.Card("s_deed")), int(box.Science))) && table.Offered(p, "done"))
	})
	t.Run("PEN-20 what is given to a tile reaches its heroes alone", func(t *testing.T) {
		share := func(where string) uint8 {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.Players[1].At = table.At("docks"), table.At(where)
				c.Perform(0, g.Of[table.Starter(box.Emily, "emily_soul")].Play, box.NoCard)
			})
			return p.Players[1].Tokens[box.Society]
		}
		rulestest.Is(t, "on the tile", share("the_tower"), 1)
		rulestest.Is(t, "on another", share("slums_a"), 0)
	})
	t.Run("PEN-146 only the richest are asked about", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 4, func(c *core.State, g *core.Game) {
			table.Away(c)
			for h, where := range []string{"docks", "the_tower", "slums_a", "music_hall"} {
				c.Players[h].At = table.At(where)
			}
			table.Pool(c, 0, box.Gold, 2)
			table.Pool(c, 1, box.Gold, 2)
			table.Pool(c, 2, box.Gold, 1)
			c.Players[3].At = box.Sewer
			table.Pool(c, 3, box.Gold, 2)
			c.VillainAt[box.VillainB] = table.At("hospital_ward")
			c.Push(core.Effect{Kind: core.EffectWalk, A: uint8(box.VillainB), B: uint8(box.ToRichest), N: 1})
		})
		rulestest.Is(t, "two of them", table.Begins(p, core.Face), 2)
		table.Holds(t, "Alice and Jack", table.Offered(p, "face alice") && table.Offered(p, "face jack"))
	})
	t.Run("PEN-114 a finished Personal Quest counts its points", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Pile.Add(table.Card("pq_alice_1")) })
		rulestest.Is(t, "points", p.Tally(p.Game, 0).Quests, 2)
	})
	t.Run("PEN-48 no token, no ride", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c) })
		rulestest.Is(t, "rides", table.Begins(p, core.Ride), 0)
		table.Holds(t, "walks", table.Begins(p, core.Walk) > 0)
		p = table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Pool(c, 0, box.Movement, 1) })
		table.Holds(t, "rides with a token", table.Begins(p, core.Ride) > 0)
	})
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
	t.Run("PEN-65 only wounds that are there are healed", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("hospital_ward")
			c.Players[0].WoundPile = 2
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "act")
		rulestest.Is(t, "under the board", table.Begins(p, core.Heal), 1)
		table.Holds(t, "the discard pile", table.Offered(p, table.Mv(core.Heal, core.HealPile)))
	})
	t.Run("PEN-71 nothing is proposed before something is offered", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			table.Pool(c, 0, box.Gold, 1)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack")
		rulestest.Is(t, "proposals", table.Begins(p, core.Propose), 0)
		rulestest.Is(t, "now", table.Begins(table.Play(t, p, "give gold"), core.Propose), 1)
	})
	t.Run("PEN-140 C finds nobody to fight with either", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.EnemiesAre(c)
			c.VillainAt[box.VillainC], c.DecisionHolder = c.Players[0].At, 1
			c.Players[1].At = c.Players[0].At
			c.Push(core.Effect{Kind: core.EffectArrive, A: uint8(box.VillainC)})
		})
		table.Holds(t, "nobody is named", p.Top().Kind != core.EffectArrive && p.Top().Kind != core.EffectFight)
	})
	t.Run("PEN-148 no more steps than the card gives", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectStroll, N: 1}) })
		p = table.Play(t, p, p.Choices(0)[len(p.Choices(0))-1].Move)
		table.Holds(t, "one", p.Top().Kind != core.EffectStroll)
	})
	t.Run("PEN-34 what is lifted off a card lies in the pool", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.WalkSlot].Res[box.Science] = 1
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, table.Mv(core.Lift, int(box.Science), int(p.Players[0].Slot[core.WalkSlot].Card)))
		rulestest.Is(t, "in the pool", p.Players[0].Tokens[box.Science], 1)
		rulestest.Is(t, "on the card", p.Players[0].Slot[core.WalkSlot].Total(), 0)
	})
	t.Run("PEN-130 only one's own draws in step 4 come on top", func(t *testing.T) {
		drawn := func(h int8, step uint8) int8 {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				table.ToStep(c, step)
				c.Push(core.Effect{Kind: core.EffectDraw, Hero: h, N: 1})
				c.Drawn(c.Top(), c.Players[h].Deck.First())
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
				table.Pool(c, 0, box.Science, 1)
				table.ToStep(c, core.StepField)
			})
			return len(at(p.Game, &p.State, 0, core.Rob))
		}
		rulestest.Is(t, "with a head left", rob(3, 1), 0)
		rulestest.Is(t, "without", rob(3, 0), 1)
		rulestest.Is(t, "too early", rob(2, 0), 0)
	})
}

// at are the Field Actions of a verb that a hero has.
func at(g *core.Game, c *core.State, h int8, v core.ActionKind) (all []core.Action) {
	for _, s := range c.ListField(g, h, nil) {
		if s.Kind == v {
			all = append(all, s)
		}
	}
	return all
}
