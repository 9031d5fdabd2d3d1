package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

func TestRulings(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-129 late gains survive the next clean once", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.ToStep(c, core.StepField)
			c.Give(0, box.Gold, 2)
			c.Stack[1].Step = core.StepBuild
			c.Give(0, box.Gold, 1)
		})
		q := &p.Players[0]
		p.Clean(q)
		rulestest.Is(t, "kept", q.Tokens[box.Gold], 2)
		p.Clean(q)
		rulestest.Is(t, "once", q.Tokens[box.Gold], 0)
	})
	t.Run("PEN-130 cards drawn in step 4 come on top", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("billingsgate")
			table.ToStep(c, core.StepField)
			c.Push(core.Effect{Kind: core.EffectDraw, N: 2})
		})
		p = table.Dealt(t, p)
		p = table.Changed(p, func(c *core.State, g *core.Game) { table.ToStep(c, core.StepDraw) })
		rulestest.Is(t, "still five to draw", p.Draws(p.Game), 5)
	})
	t.Run("PEN-131 finishing a brown quest", func(t *testing.T) {
		b := table.Card("bq_guard")
		p := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: b}
			c.Players[0].At = table.At("the_tower")
			pool(c, 0, box.Gold, 3)
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, move(core.Finish, int(b)))
		rulestest.Is(t, "paid from the pool", p.Players[0].Tokens[box.Gold], 0)
		p = table.Dealt(t, p)
		rulestest.Is(t, "Two Pennies", p.Twos.Count(), 11)
		q := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: b}
			c.Players[0].At = table.At("docks")
			pool(c, 0, box.Gold, 3)
			table.ToStep(c, core.StepBuild)
		})
		refused(t, q, move(core.Finish, int(b)), "in all, it needs")
	})
	t.Run("PEN-147 options that cannot be paid", func(t *testing.T) {
		k := table.Card("dp_warm")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { table.Hand(c, 0, k); table.ToStep(c, core.StepBuild) })
		p = table.Play(t, p, move(core.Play, int(k)))
		rulestest.Is(t, "only the wound is left, and it is not asked", p.Players[0].WoundPile, 1)
		q := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, k)
			pool(c, 0, box.Science, 1)
			table.ToStep(c, core.StepBuild)
		})
		q = table.Play(t, q, move(core.Play, int(k)))
		rulestest.Is(t, "both", begins(q, core.Option), 2)
	})
	t.Run("PEN-148 destroying is up to n", func(t *testing.T) {
		k := table.Card("s_stray")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, k)
			c.Players[0].Under = 1
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, move(core.Play, int(k)))
		rulestest.Same(t, "a wound or nothing, not itself", table.Offers(p), "heal 0", "done")
	})
	t.Run("PEN-149 refreshing", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.DecisionHolder = 1
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Perform(0, g.Of[table.Card("sc_stock")].Effect, box.NoCard)
		})
		rulestest.Is(t, "the holder chooses", p.Asked(), 1)
		k := p.ShopRow[0]
		p = table.Dealt(t, table.Play(t, p, move(core.Replace, int(k))))
		table.Holds(t, "on the open pile", p.ShopOff.Has(k))
		q := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Perform(0, g.Of[table.Card("e_recital")].Event[1].Effect, box.NoCard)
		})
		e := q.EnemyRow[1]
		q = table.Play(t, q, move(core.Replace, int(e)))
		rulestest.Is(t, "shuffled back", q.Enemies.Len(), 17)
	})
	t.Run("PEN-150 counters", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].WoundPile = 1
			table.ToStep(c, core.StepField)
			c.Heal(1, core.HealPile)
		})
		rulestest.Is(t, "counts for the healer",
			[2]uint8{p.Players[0].Slot[core.PersonalSlot].Healed, p.Players[1].Slot[core.PersonalSlot].Healed}, [2]uint8{1, 0})
		p.Enter(0, box.Sewer)
		rulestest.Is(t, "a shortcut on entering", p.Players[0].Slot[core.PersonalSlot].Ways, 1)
		table.Holds(t, "this turn", p.Holds(p.Game, 0, box.UsedShortcut))
	})
	t.Run("PEN-152 jokes and events", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Jokes = 0; c.Push(core.Effect{Kind: core.EffectJoke}) })
		table.Holds(t, "no joke left: skip", p.Top().Kind != core.EffectJoke)
		q := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Events, c.EventOff = 0, 6
			c.Push(core.Effect{Kind: core.EffectEvent})
		})
		rulestest.Is(t, "mixed again", q.Events, 6)
		r := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Events = 0; c.Push(core.Effect{Kind: core.EffectEvent}) })
		table.Holds(t, "not in the Prologue", r.Top().Kind != core.EffectEvent && r.Events == 0)
		s := lone(box.Prologue, func(c *core.State, g *core.Game) { c.MiniGone = true; c.Summon(g) })
		rulestest.Is(t, "the joke about Publo", s.VillainAt[box.MiniBoss], box.NoPlace)
	})
	t.Run("PEN-154 what covers a print", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {})
		rulestest.Is(t, "a portal does", p.Printed(p.Game, table.At("slums_b")), [box.Resources]uint8{})
		rulestest.Is(t, "a shortcut token does not", p.Printed(p.Game, table.At("reading_room")), [box.Resources]uint8{box.Science: 1})
		p.Portals = 0
		rulestest.Is(t, "nor a closed portal", p.Printed(p.Game, table.At("slums_b")), [box.Resources]uint8{box.Violence: 1})
	})
	t.Run("PEN-146 a look is everybody's knowledge, put back by the hero", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Perform(0, g.Of[table.Card("e_fog")].Event[0].Effect, box.NoCard) })
		p = table.Dealt(t, p)
		rulestest.Is(t, "three to order", begins(p, core.Top), 3)
		last := p.Choices(0)[2].Move
		p = table.Play(t, p, last, p.Choices(0)[0].Move)
		s, _ := p.Game.Parse(last)
		rulestest.Is(t, "uppermost", box.Card(p.Schemes.Top()[0]), box.Card(s.What))
	})
}

func TestOurModes(t *testing.T) {
	t.Run("PEN-164 the Open World", func(t *testing.T) {
		p := table.Lay(t, box.Open, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].At = table.At("slums_b")
			table.Hand(c, 0)
			table.ToStep(c, core.StepField)
		})
		rulestest.Is(t, "rounds", p.Game.Scenario.Spaces, 12)
		rulestest.Is(t, "cards of the shop", p.Shop.Len()+4, 36)
		table.Holds(t, "portals are not closed", !table.Offered(p, "close"))
	})
	t.Run("PEN-165 the quest market", func(t *testing.T) {
		p := table.Lay(t, box.Open, 2, func(c *core.State, g *core.Game) { table.Away(c); c.Complete(g, 0, core.BrownSlot) })
		p = table.Dealt(t, p)
		rulestest.Is(t, "two lie open", begins(p, core.Quest), 2)
		k := p.Market[0]
		p = table.Dealt(t, table.Play(t, p, move(core.Quest, int(k))))
		table.Holds(t, "taken, and another drawn", p.Players[0].SlotOf(k) >= 0 && p.Market[0] != k && p.Market[0] != box.NoCard)
	})
	t.Run("PEN-166 reclaiming", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Players[0].At = table.At("docks")
			c.HellTiles = 1 << g.TileOf(table.At("docks"))
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Violence, 1)
			stocked(c, 0, 1)
			table.ToStep(c, core.StepField)
		}
		p := table.Lay(t, box.Open, 2, begin)
		p = table.Play(t, p, "reclaim science violence")
		rulestest.Is(t, "London again", p.HellCount(), 0)
		rulestest.Is(t, "2 points", p.Tally(p.Game, 0).Reclaimed, 2)
		q := table.Lay(t, box.Open, 2, func(c *core.State,
			g *core.Game) {
			begin(c, g)
			c.VillainAt[box.VillainA] = table.At("billingsgate")
		})
		rulestest.Is(t, "not with a villain on the tile", begins(q, core.Reclaim), 0)
	})
	t.Run("PEN-167 PEN-168 its end and its score", func(t *testing.T) {
		last := func(hell uint8) *penny.Position {
			return table.Lay(t, box.Open, 2, func(c *core.State, g *core.Game) {
				table.Away(c)
				c.HellSpace, c.HellTiles = 12, hell
				c.Stack[1] = core.Effect{Kind: core.EffectRound}
			})
		}
		rulestest.Is(t, "held", last(0).Outcome().Ending, "held")
		rulestest.Is(t, "annexed", last(3).Outcome().Ending, "annexed")
		p := table.Lay(t, box.Open, 2, func(c *core.State, g *core.Game) { c.HellTiles = 31; c.Turn(5, false) })
		rulestest.Is(t, "all six", p.Outcome().Ending, "annexed")
		q := last(0)
		q.Players[1].Browns = 1
		rulestest.Is(t, "a brown quest", q.Tally(q.Game, 1).Quests, 1)
	})
	rush := func(change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Rush, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Opponents = [4]box.Card{table.Card("br_porter"), table.Card("br_index"), table.Card("br_leviathan"), table.Card("br_regent")}
			change(c, g)
		})
	}
	t.Run("PEN-169 the line of a Rush", func(t *testing.T) {
		p := table.Lay(t, box.Rush, 2, nil)
		rulestest.Is(t, "the last", p.Opponents[3], table.Card("br_regent"))
		table.Holds(t, "a boss before him", p.Opponents[2] == table.Card("br_leviathan") || p.Opponents[2] == table.Card("b_cerberus"))
		rulestest.Is(t, "portals", p.PortalsLeft(), 1)
		rulestest.Is(t, "items", p.Items.Count(), 6)
		alone := table.Lay(t, box.Rush, 1, nil)
		rulestest.Is(t, "alone: three", alone.Opponents[3], box.NoCard)
		told, _ := alone.View().Rush()
		rulestest.Is(t, "and no fourth is told", told.Of, 3)
	})
	t.Run("PEN-170 when they come", func(t *testing.T) {
		p := rush(func(c *core.State, g *core.Game) { c.Pause = 1; c.Stack[1] = core.Effect{Kind: core.EffectRound} })
		rulestest.Is(t, "at Parliament", p.VillainAt[box.MiniBoss], table.At("parliament"))
		q := rush(func(c *core.State, g *core.Game) { c.Pause = 2; c.Stack[1] = core.Effect{Kind: core.EffectRound} })
		rulestest.Is(t, "a round later", q.VillainAt[box.MiniBoss], box.NoPlace)
	})
	duel := func(damage int) *penny.Position {
		return rush(func(c *core.State, g *core.Game) {
			c.VillainAt[box.MiniBoss], c.Players[0].At = table.At("parliament"), table.At("parliament")
			pool(c, 0, box.Damage, damage)
			c.Players[0].WoundPile = 1
			table.ToStep(c, core.StepField)
		})
	}
	t.Run("PEN-171 lasting damage", func(t *testing.T) {
		p := duel(3)
		rulestest.Is(t, "health", p.HealthOf(p.Game, table.Card("br_porter")), 5+2+p.Game.Tuning.Tougher)
		p = table.Play(t, p, "hit damage", "hit damage", "hit damage")
		rulestest.Is(t, "lasts", p.Bruise, 3)
		p = table.Changed(p, func(c *core.State, g *core.Game) {
			c.Depth, c.Fought, c.Players[0].At = 1, false, table.At("slums_b")
			c.Stack[1] = core.Effect{Kind: core.EffectRound, Step: core.EndAfter}
		})
		rulestest.Is(t, "heals", p.Bruise, 2)
		rulestest.Is(t, "Shunter, whatever the number of heroes", p.HealthOf(p.Game, table.Card("mb_shunter")), 7+p.Game.Tuning.Tougher)
	})
	t.Run("PEN-172 they move and fight", func(t *testing.T) {
		p := rush(func(c *core.State, g *core.Game) {
			c.VillainAt[box.MiniBoss] = table.At("parliament")
			c.Players[0].At, c.Players[1].At = table.At("embankment"), table.At("brick_lane")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "the Porter arrives", p.VillainAt[box.MiniBoss], table.At("embankment"))
		rulestest.Is(t, "and hits", p.Players[0].WoundPile, 2)
	})
	t.Run("PEN-173 when one falls", func(t *testing.T) {
		p := duel(7 + core.NewGame(box.Rush, 2).Tuning.Tougher)
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = table.Play(t, p, "hit damage")
		}
		table.Holds(t, "his card is won", p.Players[0].Pile.Has(table.Card("br_porter")))
		rulestest.Is(t, "a wound may be healed", p.Top().Kind, core.EffectPick)
		p = table.Dealt(t, table.Play(t, p, "heal 1"))
		for p.Top().Kind == core.EffectPick {
			p = table.Play(t, p, "done")
		}
		rulestest.Is(t, "Two Pennies for everybody", p.Twos.Count(), 10)
	})
	t.Run("PEN-174 the end of a Rush", func(t *testing.T) {
		p := rush(func(c *core.State, g *core.Game) {
			c.Beaten = 3
			c.HellSpace = 12
			c.Push(core.Effect{Kind: core.EffectReap})
		})
		o := p.Outcome()
		rulestest.Is(t, "ending", o.Ending, "triumph")
		sum := 0
		for _, l := range o.Scores {
			sum += l.Points[1]
		}
		rulestest.Is(t, "score", sum, 20+p.Game.Tuning.RushSpaces-12)
		q := rush(func(c *core.State, g *core.Game) {
			c.HellSpace = uint8(g.Tuning.RushSpaces)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "outrun", q.Outcome().Ending, "outrun")
	})
}

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, penny.Game{}.About().Rules, "PEN", 172)
}
