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

// TestLateExactly holds each half of the rulings on late gains and draws, quests, shortcuts,
// and who decides.
func TestLateExactly(t *testing.T) {
	punch, shroom, key := table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "alice_shroom"), table.Card("it_key")
	t.Run("PEN-129 what one gains in another's turn survives, and what one takes off a card in step 4", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Give(1, box.Gold, 2) })
		p.Clean(&p.Players[1])
		rulestest.Is(t, "Jack's gold", p.Players[1].Tokens[box.Gold], 2)
		for step, kept := range map[uint8]uint8{core.StepBuild: 0, core.StepField: 1, core.StepAfter: 1} {
			p = lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].Slot[core.WalkSlot].Res[box.Science] = 1
				table.ToStep(c, step)
			})
			p = table.Play(t, p, move(core.Lift, int(box.Science), int(p.Players[0].Slot[core.WalkSlot].Card)))
			q := p.Players[0]
			p.Clean(&q)
			rulestest.Is(t, "science after the next step 1", q.Tokens[box.Science], kept)
		}
	})
	t.Run("PEN-130 all that a charge card draws in step 4, before and after the Field Action, comes on top", func(t *testing.T) {
		for step, want := range map[uint8]int{core.StepBuild: 2, core.StepField: 4, core.StepAfter: 4} {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				table.Hand(c, 0, punch)
				k := table.Starter(box.Jack, "jack_tools") // draws two
				owns(c, 1, &box.Set{}, k)
				c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: [box.Resources]uint8{box.Violence: 3}}
				pool(c, 0, box.Science, 1)
				table.ToStep(c, step)
			})
			p = table.Dealt(t, table.Play(t, p, move(core.Use, int(table.Starter(box.Jack, "jack_tools")))))
			rulestest.Is(t, "in hand", p.Players[0].Hand.Count(), 3)
			p = table.Changed(p, func(c *core.State, g *core.Game) { c.Depth = 1; table.ToStep(c, core.StepDraw) })
			rulestest.Is(t, "to draw still", p.Draws(p.Game), want)
		}
	})
	t.Run("PEN-131 in steps 3 and 4, no Field Action, nothing comes back, and no Walk", func(t *testing.T) {
		gang := table.Card("bq_gang")
		begin := func(step uint8) *penny.Position {
			return standing(t, box.Heist, "the_tower", func(c *core.State, g *core.Game) {
				table.Hand(c, 0, punch)
				c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: gang, Trophies: 1, Res: [box.Resources]uint8{box.Violence: 1}}
				c.Trophies--
				pool(c, 0, box.Science, 1)
				table.ToStep(c, step)
			})
		}
		for step, want := range map[uint8]int{core.StepMove: 0, core.StepBuild: 1, core.StepField: 1, core.StepAfter: 1} {
			rulestest.Is(t, "to finish", begins(begin(step), core.Finish), want)
		}
		p := table.Play(t, begin(core.StepField), move(core.Finish, int(gang)))
		rulestest.Is(t, "gold, violence, trophies", [3]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Violence],
			p.Trophies}, [3]uint8{5, 0, 16})
		rulestest.Is(t, "the Field Action is still to come", begins(p, core.Trade), 1)
		p = standing(t, box.Prologue, "slums_b", func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.WalkSlot].Trophies, c.Players[0].Slot[core.WalkSlot].Res = 2, [box.Resources]uint8{1, 1, 1, 1, 1}
			pool(c, 0, box.Science, 1)
		})
		rulestest.Is(t, "a Walk that holds what is printed on it", begins(p, core.Finish), 0)
	})
	walker := func(where box.Place, step uint8, change func(c *core.State, g *core.Game)) *penny.Position {
		return lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch)
			owns(c, 0, &c.Players[0].Hand, key)
			c.Players[0].At = where
			table.ToStep(c, step)
			change(c, g)
		})
	}
	none := func(c *core.State, g *core.Game) {}
	t.Run("PEN-133 in step 2 only a card with a shortcut, where there is an entrance, all of it, and inside one must go",
		func(t *testing.T) {
			rulestest.Is(t, "at the Docks, in Empty Street, inside", [3]int{
				begins(walker(table.At("docks"), core.StepMove, none), core.Play),
				begins(walker(table.At("empty_street"), core.StepMove, none), core.Play),
				begins(walker(box.Sewer, core.StepMove, none), core.Play),
			}, [3]int{1, 0, 0})
			p := table.Play(t, walker(table.At("docks"), core.StepMove, none), move(core.Play, int(key)))
			rulestest.Is(t, "where, and underworld", [2]int{int(p.Players[0].At), int(p.Players[0].Tokens[box.Underworld])},
				[2]int{int(box.Sewer), 1})
		})
	t.Run("PEN-133 in step 3 one may stay out, and elsewhere or inside it leads nowhere", func(t *testing.T) {
		p := table.Play(t, walker(table.At("docks"), core.StepBuild, none), move(core.Play, int(key)))
		table.Holds(t, "in, or not", table.Offered(p, "enter") && table.Offered(p, "done"))
		for _, where := range []box.Place{table.At("empty_street"), box.Sewer, box.Post} {
			p = table.Play(t, walker(where, core.StepBuild, none), move(core.Play, int(key)))
			rulestest.Is(t, "where, and a shortcut used", [2]bool{p.Players[0].At == where, p.Players[0].WayUsed}, [2]bool{true, false})
		}
	})
	t.Run("PEN-133 in and out cost nothing extra, and inside there is neither London nor Hell", func(t *testing.T) {
		p := walker(table.At("docks"), core.StepBuild, func(c *core.State, g *core.Game) {
			c.Players[0].Entered, c.VillainAt[box.VillainA] = true, table.At("docks")
			c.HellTiles = 1<<box.Bank - 1
			pool(c, 0, box.Movement, 3)
		})
		rulestest.Is(t, "a step costs", p.Fare(p.Game, 0), 2)
		p = table.Play(t, p, move(core.Duck, int(box.Sewer)))
		rulestest.Is(t, "left", p.Players[0].Tokens[box.Movement], 1)
		for _, hell := range []uint8{0, 1<<box.Bank - 1} {
			p.HellTiles = hell
			rulestest.Is(t, "Hell, London", [2]bool{p.Holds(p.Game, 0, box.OnHell), p.Holds(p.Game, 0, box.OnLondon)},
				[2]bool{false, false})
		}
		p = table.Play(t, p, move(core.Ride, int(table.At("docks"))))
		rulestest.Is(t, "left, outside", [2]int{int(p.Players[0].Tokens[box.Movement]), int(p.Players[0].At)},
			[2]int{0, int(table.At("docks"))})
		p = table.Play(t, walker(table.At("docks"), core.StepBuild, func(c *core.State, g *core.Game) { pool(c, 0, box.Movement, 3) }),
			move(core.Play, int(key)), "enter")
		rulestest.Is(t, "by a card none are spent", p.Players[0].Tokens[box.Movement], 3)
	})
	t.Run("PEN-146 the holder decides of tiles, portals, routes, fights and figures, and of what is replaced in a Villain Phase",
		func(t *testing.T) {
			asked := func(change func(c *core.State, g *core.Game)) int8 {
				p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.DecisionHolder = 1; change(c, g) })
				rulestest.Is(t, "somebody is asked", p.Need, core.Decision)
				return p.Asked()
			}
			plot := func(e core.Effect) int8 {
				return asked(func(c *core.State, g *core.Game) { c.Stack[1] = core.Effect{Kind: core.EffectScheme}; c.Push(e) })
			}
			rulestest.Is(t, "whom to place", plot(core.Effect{Kind: core.EffectAppear, Villain: box.NoVillain}), 1)
			rulestest.Is(t, "which portal", plot(core.Effect{Kind: core.EffectAppear, Villain: box.VillainA}), 1)
			rulestest.Is(t, "which route", asked(func(c *core.State, g *core.Game) {
				c.VillainAt[box.VillainA] = table.At("lambeth_asylum")
				c.Players[0].At, c.Players[1].At = table.At("slums_b"), table.At("railway_arches")
				c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1})
			}), 1)
			rulestest.Is(t, "who fights", asked(func(c *core.State, g *core.Game) {
				c.VillainAt[box.VillainA] = c.Players[0].At
				c.Push(core.Effect{Kind: core.EffectArrive, Villain: box.VillainA})
			}), 1)
			rulestest.Is(t, "which figure", asked(func(c *core.State, g *core.Game) {
				c.VillainAt[box.VillainA], c.VillainAt[box.VillainB] = table.At("docks"), table.At("docks")
				c.Push(core.Effect{Kind: core.EffectLeave, Place: table.At("docks")})
			}), 1)
			rulestest.Is(t, "which cards", asked(func(c *core.State, g *core.Game) {
				c.Stack[1] = core.Effect{Kind: core.EffectScheme}
				c.Perform(0, g.Of[table.Card("sc_stock")].Effect, box.NoCard)
			}), 1)
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.HellSpace, c.Stack[1] = 4, core.Effect{Kind: core.EffectRound}
			})
			rulestest.Is(t, "which tile, after the token has passed", [2]int{int(p.Top().Kind), int(p.Asked())},
				[2]int{int(core.EffectFlip), 1})
		})
	t.Run("PEN-146 the hero decides of all else", func(t *testing.T) {
		asked := func(change func(c *core.State, g *core.Game)) int8 {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.DecisionHolder = 1; change(c, g) })
			p = table.Dealt(t, p)
			rulestest.Is(t, "somebody is asked", p.Need, core.Decision)
			return p.Asked()
		}
		pushed := func(e core.Effect) int8 {
			return asked(func(c *core.State, g *core.Game) {
				table.Hand(c, 0, punch, shroom)
				c.Players[0].Slot[core.PersonalSlot] = core.Slot{Card: table.Card("pq_jack_3")}
				pool(c, 0, box.Science, 1)
				pool(c, 0, box.Violence, 1)
				c.Push(e)
			})
		}
		rulestest.Is(t, "where a trophy goes", pushed(core.Effect{Kind: core.EffectTrophy, Words: 255}), 0)
		rulestest.Is(t, "what is discarded", pushed(core.Effect{Kind: core.EffectPick, From: box.InHand, Op: box.OpDiscard, N: 1,
			Card: box.NoCard}), 0)
		rulestest.Is(t, "what is gained", pushed(core.Effect{Kind: core.EffectGain, N: 1}), 0)
		rulestest.Is(t, "what is lost", pushed(core.Effect{Kind: core.EffectLose, N: 1}), 0)
		rulestest.Is(t, "an order of schemes",
			asked(func(c *core.State, g *core.Game) { c.Perform(0, g.Of[table.Card("e_fog")].Event[0].Effect, box.NoCard) }), 0)
		rulestest.Is(t, "an event's answer", pushed(core.Effect{Kind: core.EffectEvent}), 0)
		rulestest.Is(t, "what is replaced in a turn", asked(func(c *core.State, g *core.Game) {
			c.Perform(0, g.Of[table.Card("e_recital")].Event[1].Effect, box.NoCard)
		}), 0)
		rulestest.Is(t, "whom to fight", asked(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = c.Players[0].At
			table.ToStep(c, core.StepField)
		}), 0)
	})
	t.Run("PEN-148 a move from a card leads out of a shortcut", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = box.Sewer
			c.Push(core.Effect{Kind: core.EffectStroll, N: 1})
		})
		rulestest.Is(t, "ways out", begins(p, core.Step), 8)
		rulestest.Is(t, "out", table.Play(t, p, move(core.Step, int(table.At("hospital_ward")))).Players[0].At, table.At("hospital_ward"))
	})
	t.Run("PEN-149 the open pile waits until the shop deck is empty", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			for c.Shop.Len() > 1 {
				k := box.Card(c.Shop.Heap()[0])
				c.Shop.Take(cards.Card(k))
				c.ShopOff.Add(k)
			}
			c.ShopOff.Add(c.ShopRow[0])
			c.ShopRow[0] = box.NoCard
			c.Push(core.Effect{Kind: core.EffectFill, Row: core.ShopRow})
		})
		rulestest.Is(t, "in the deck, in the pile, and what may come", [3]int{p.Shop.Len(), p.ShopOff.Count(), possible(p)},
			[3]int{1, 20, 1})
	})
}
