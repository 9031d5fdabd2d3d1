package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// ring is a fight of Alice at the Boats with villain A, in step 4.
func ring(t testing.TB, change func(c *core.State, g *core.Game)) *penny.Position {
	return table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
		table.Away(c)
		table.Hand(c, 0)
		c.VillainAt[box.VillainA] = table.At("river_thames_boats")
		c.Players[1].At = table.At("slums_a")
		enemiesAre(c, "en_closet", "en_hound", "en_eel", "en_bull")
		table.ToStep(c, core.StepField)
		if change != nil {
			change(c, g)
		}
	})
}

func TestFights(t *testing.T) {
	closet := table.Card("en_closet")
	t.Run("PEN-80 PEN-87 PEN-146 who is fought, and which figure leaves", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainB], c.VillainAt[box.MiniBoss] = table.At("river_thames_boats"), table.At("river_thames_boats")
			c.Players[0].Foes.Add(table.Card("en_taxman"))
			c.Enemies.Take(core.CardOf(table.Card("en_taxman")))
			pool(c, 0, box.Damage, 2)
			c.DecisionHolder = 1
		})
		rulestest.Is(t, "four, the assigned one and Publo", begins(p, core.Fight), 6)
		p = table.Play(t, p, move(core.Fight, int(table.Card("en_hound"))), "hit damage", "hit damage")
		p = table.Dealt(t, p)
		rulestest.Is(t, "asked", p.Asked(), 1)
		p = table.Play(t, p, "remove b")
		rulestest.Is(t, "A stays", p.VillainAt[box.VillainA], table.At("river_thames_boats"))
	})
	t.Run("PEN-81 PEN-83 PEN-84 the example of the Closet", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			pool(c, 0, box.Damage, 3)
			pool(c, 0, box.Violence, 3)
			pool(c, 0, box.Occultism, 1)
		})
		p = table.Play(t, p, move(core.Fight, int(closet)), "hit violence", "hit violence")
		table.Holds(t, "two violence are all it minds", !table.Offered(p, "hit violence"))
		p = table.Play(t, p, "hit damage", "hit damage", "hit damage", "parry occultism")
		p = table.Dealt(t, p)
		rulestest.Is(t, "one wound", p.Players[0].WoundPile, 1)
		table.Holds(t, "the card is won", p.Players[0].Pile.Has(closet))
		rulestest.Is(t, "the figure is gone", p.VillainAt[box.VillainA], box.NoPlace)
		table.Holds(t, "the row is full", p.EnemyRow[0] != box.NoCard && p.EnemyRow[0] != closet)
	})
	t.Run("PEN-82 PEN-85 losing", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { pool(c, 0, box.Damage, 5) })
		p = table.Play(t, p, move(core.Fight, int(closet)), "done")
		rulestest.Is(t, "damage kept", p.Players[0].Tokens[box.Damage], 5)
		rulestest.Is(t, "the card stays", p.EnemyRow[0], closet)
		rulestest.Is(t, "the figure too", p.VillainAt[box.VillainA], table.At("river_thames_boats"))
		rulestest.Is(t, "it hits back twice", p.Players[0].WoundPile, 2)
	})
	t.Run("PEN-86 PEN-141 trophies", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { pool(c, 0, box.Damage, 2) })
		p = table.Play(t, p, move(core.Fight, int(table.Card("en_hound"))), "hit damage", "hit damage")
		p = table.Dealt(t, p)
		rulestest.Is(t, "on the Walk", p.Players[0].Slot[core.WalkSlot].Trophies, 1)
		rulestest.Is(t, "in the pool", p.Trophies, 15)
		q := ring(t, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.WalkSlot].Trophies = 2
			pool(c, 0, box.Damage, 2)
		})
		q = table.Dealt(t, table.Play(t, q, move(core.Fight, int(table.Card("en_hound"))), "hit damage", "hit damage"))
		rulestest.Is(t, "nobody wants it", q.Trophies, 16)
		jack := table.Lay(t, box.Prologue, 2, nil)
		table.Holds(t, "the keyword must fit", jack.TakesTrophy(jack.Game, &jack.Players[1], core.PersonalSlot, 1<<5) &&
			!jack.TakesTrophy(jack.Game, &jack.Players[1], core.PersonalSlot, 1<<2))
	})
	t.Run("PEN-88 the mini-boss never returns", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.VillainAt[box.MiniBoss] = table.At("river_thames_boats")
			pool(c, 0, box.Damage, 7)
		})
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = table.Play(t, p, "hit damage")
		}
		p = table.Dealt(t, p)
		table.Holds(t, "beaten", p.MiniGone && p.Players[0].Pile.Has(table.Card("mb_publo")))
		p.Summon(p.Game)
		rulestest.Is(t, "gone for good", p.VillainAt[box.MiniBoss], box.NoPlace)
	})
	t.Run("PEN-142 prevention is optional and only for retaliation", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { pool(c, 0, box.Prevent, 1) })
		p = table.Play(t, p, move(core.Fight, int(table.Card("en_hound"))))
		table.Holds(t, "both", table.Offered(p, "parry prevent") && table.Offered(p, "bleed"))
		p = table.Play(t, p, "bleed")
		rulestest.Is(t, "kept", p.Players[0].Tokens[box.Prevent], 1)
		q := table.Changed(table.Lay(t, box.Prologue, 2, nil), func(c *core.State, g *core.Game) {
			pool(c, 0, box.Prevent, 2)
			c.Perform(0, g.Of[table.Card("e_strike")].Event[1].Effect, box.NoCard)
		})
		rulestest.Is(t, "a card wounds all the same", q.Players[0].WoundPile, 1)
		rulestest.Is(t, "and it is counted", q.Players[0].Slot[core.PersonalSlot].Wounds, 1)
	})
	t.Run("PEN-143 charge cards in a fight", func(t *testing.T) {
		k := table.Starter(box.Jack, "jack_tools")
		p := ring(t, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: [box.Resources]uint8{box.Violence: 3}}
			c.Players[1].Drop(k)
			pool(c, 0, box.Damage, 2)
		})
		p = table.Play(t, p, move(core.Fight, int(closet)), move(core.Use, int(k)))
		p = table.Dealt(t, p)
		rulestest.Is(t, "damage", p.Players[0].Tokens[box.Damage], 5)
	})
	t.Run("PEN-162 nothing is asked in vain", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { pool(c, 0, box.Damage, 1) })
		p = table.Play(t, p, move(core.Fight, int(closet)))
		rulestest.Is(t, "the damage is kept", p.Players[0].Tokens[box.Damage], 1)
		rulestest.Is(t, "and it is over", p.Top().Kind != core.EffectFight, true)
	})
	t.Run("PEN-140 an empty row", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			enemiesAre(c)
			c.Players[0].At, c.VillainAt[box.VillainA] = table.At("slums_b"), table.At("slums_b")
			table.Rich(c, g, 0)
		})
		table.Holds(t, "no fight, and the portal is free", table.Offered(p, "close"))
		q := ring(t, func(c *core.State, g *core.Game) {
			enemiesAre(c)
			c.VillainAt[box.VillainA] = table.At("billingsgate")
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1})
		})
		rulestest.Is(t, "he comes", q.VillainAt[box.VillainA], table.At("river_thames_boats"))
		rulestest.Is(t, "and nothing happens", q.Players[0].WoundPile, 0)
	})
}

func TestWounds(t *testing.T) {
	t.Run("PEN-89 PEN-90 PEN-92 the fourth wound", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			table.Hand(c, 0)
			c.Players[0].Under, c.Players[0].WoundHand = 2, 2
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, "bear")
		rulestest.Is(t, "three lie there", p.Players[0].Under, 3)
		p = table.Changed(p, nil)
		q := p.Players[0]
		p.State.Bear(0)
		rulestest.Is(t, "none lies there", p.Players[0].Under, 0)
		rulestest.Is(t, "all four discarded", p.Players[0].WoundPile, q.WoundPile+4)
		rulestest.Is(t, "one grave", p.Players[0].Grave, 1)
		rulestest.Is(t, "never in a deck", p.Players[0].WoundDeck, 0)
	})
	dying := func(seats int, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Prologue, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
			c.Players[0].Foes.Add(table.Card("en_hound"))
			c.Enemies.Take(core.CardOf(table.Card("en_hound")))
			table.ToStep(c, core.StepBuild)
			if change != nil {
				change(c, g)
			}
		})
	}
	t.Run("PEN-93 PEN-136 death", func(t *testing.T) {
		p := table.Play(t, dying(2, nil), "done")
		table.Holds(t, "dead and off the map", p.Players[0].Dead && p.Players[0].At == box.NoPlace)
		rulestest.Is(t, "the next one reads", p.Top().Hero, 1)
		rulestest.Is(t, "the enemy is shuffled back", p.Enemies.Len(), 16)
		alone := table.Play(t, dying(1, nil), "done")
		rulestest.Is(t, "all dead", alone.Outcome().Ending, "dead")
	})
	t.Run("PEN-94 PEN-95 tokens and portals of the dead", func(t *testing.T) {
		p := table.Play(t, dying(2, func(c *core.State, g *core.Game) { c.Players[0].Portals, c.Closed = 2, 2; c.Portals = 1 }), "done")
		rulestest.Is(t, "holder", p.DecisionHolder, 1)
		rulestest.Is(t, "closed", p.Closed, 2)
		p.Over = core.EndClosed
		rulestest.Is(t, "winner", p.Outcome().Winners[0], 1)
	})
	t.Run("PEN-151 wounds do not run out", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { c.Hurt(0, 40) })
		rulestest.Is(t, "wounds", p.Status(0), 40)
	})
	t.Run("PEN-135 the win stands", func(t *testing.T) {
		p := dying(2, func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At = true, box.NoPlace
			c.Portals, c.Closed, c.LastTurn = 0, 3, true
		})
		p = table.Play(t, p, "done")
		rulestest.Is(t, "won", p.Outcome().Ending, "closed")
		rulestest.Is(t, "nobody is left", p.Alive(), 0)
	})
}

func TestVillains(t *testing.T) {
	plot := func(change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Prologue, 3, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			for h := range 3 {
				c.Players[h].At = table.At([]string{"slums_b", "slums_a", "the_tower"}[h])
			}
			enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull")
			change(c, g)
		})
	}
	walk := func(v box.Villain, n int) core.Effect {
		return core.Effect{Kind: core.EffectWalk, Villain: v, Goal: box.ToNearest, N: int8(n)}
	}
	t.Run("PEN-97 schemes are mixed again", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) { c.Depth = 1; drainSchemes(c) })
		rulestest.Is(t, "schemes", p.Schemes.Len(), 16)
	})
	t.Run("PEN-98 PEN-103 PEN-138 out of a portal", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) { c.DecisionHolder = 1; c.Push(walk(box.VillainA, 2)) })
		rulestest.Is(t, "asked", p.Asked(), 1)
		rulestest.Is(t, "three basic portals", begins(p, core.Appear), 3)
		p = table.Play(t, p, move(core.Appear, int(table.At("slums_b"))))
		rulestest.Is(t, "a fight", p.Top().Kind, core.EffectFight)
		q := plot(func(c *core.State, g *core.Game) { c.Portals = 1 | 8; c.Push(walk(box.VillainA, 1)) })
		rulestest.Is(t, "one basic and the demonic", begins(q, core.Appear), 2)
		q = plot(func(c *core.State, g *core.Game) { c.Portals = 8; c.Push(walk(box.VillainA, 1)) })
		rulestest.Is(t, "only the demonic", q.VillainAt[box.VillainA], table.At("parliament"))
		q = plot(func(c *core.State, g *core.Game) { c.Portals = 0; c.Push(walk(box.VillainA, 1)) })
		rulestest.Is(t, "nowhere", q.VillainAt[box.VillainA], box.NoPlace)
		q = plot(func(c *core.State, g *core.Game) {
			c.Portals = 0
			c.Push(core.Effect{Kind: core.EffectAppear, Villain: box.NoVillain})
		})
		table.Holds(t, "nobody is asked in vain", q.Top().Kind != core.EffectAppear)
		q = plot(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainB], c.VillainAt[box.VillainC] = table.At("docks"), table.At("docks")
			c.Portals = 2
			c.Push(core.Effect{Kind: core.EffectAppear, Villain: box.NoVillain})
		})
		table.Holds(t, "placed, not moved: no fight", q.VillainAt[box.VillainA] == table.At("slums_b") && q.Players[0].WoundPile == 0)
	})
	t.Run("PEN-79 PEN-102 he stays with a hero, and stops at one", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("slums_b")
			c.Push(walk(box.VillainA, 2))
		})
		rulestest.Is(t, "stays", p.VillainAt[box.VillainA], table.At("slums_b"))
		rulestest.Is(t, "no wound", p.Players[0].WoundPile, 0)
		p = plot(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("lambeth_asylum")
			c.Players[1].At = table.At("railway_arches")
			c.DecisionHolder = 2
			c.Push(walk(box.VillainA, 3))
		})
		p = table.Play(t, p, move(core.Lead, int(table.At("slums_b"))))
		for p.Top().Kind == core.EffectFight {
			p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		rulestest.Is(t, "stopped", p.VillainAt[box.VillainA], table.At("slums_b"))
	})
	t.Run("PEN-100 PEN-144 the nearest, anew at each step", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA], c.Players[1].At = table.At("lambeth_asylum"), table.At("railway_arches")
			c.DecisionHolder = 2
			c.Push(walk(box.VillainA, 1))
		})
		rulestest.Is(t, "Maria decides ties", p.Asked(), 2)
		rulestest.Is(t, "two ways", begins(p, core.Lead), 2)
		q := plot(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("fleet_street")
			pool(c, 2, box.Gold, 3)
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToRichest, N: 1})
		})
		f := q.Top()
		table.Holds(t, "after Maria, the richest", f.Kind != core.EffectWalk || f.Block == 3)
	})
	t.Run("PEN-101 PEN-139 who fights, one stepping aside after another", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) {
			c.Players[1].At = table.At("slums_b")
			c.VillainAt[box.VillainA] = table.At("vinegar_works")
			pool(c, 0, box.Movement, 1)
			pool(c, 1, box.Movement, 1)
			c.DecisionHolder = 2
			c.Push(walk(box.VillainA, 1))
		})
		rulestest.Is(t, "Maria says who", p.Asked(), 2)
		p = table.Play(t, p, "face jack")
		rulestest.Is(t, "Jack may step aside", p.Asked(), 1)
		p = table.Play(t, p, move(core.Dodge, int(table.At("railway_arches"))))
		rulestest.Is(t, "then Alice", p.Asked(), 0)
		p = table.Play(t, p, move(core.Dodge, int(table.At("lambeth_asylum"))))
		table.Holds(t, "nobody is left", p.Players[0].WoundPile+p.Players[1].WoundPile == 0)
	})
	t.Run("PEN-104 PEN-111 the mini-boss", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) {
			c.Portals = 7
			c.HellSpace = 2
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "on the third space, though the portal is closed", p.VillainAt[box.MiniBoss], table.At("parliament"))
		q := plot(func(c *core.State, g *core.Game) {
			c.VillainAt[box.MiniBoss] = table.At("vinegar_works")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "he comes and fights", q.Players[0].WoundPile, 3)
	})
}

// drainSchemes empties the scheme deck.
func drainSchemes(c *core.State) {
	for c.Schemes.Len() > 0 {
		c.Schemes.Draw(c.Schemes.Heap()[0])
	}
}
