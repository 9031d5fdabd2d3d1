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
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 2})
		})
		rulestest.Is(t, "place", p.VillainAt[box.VillainA], table.At("docks"))
		table.Holds(t, "no fight", p.Top().Kind != core.EffectFight && p.Top().Kind != core.EffectArrive)
		p = lone(box.Prologue, func(c *core.State, g *core.Game) { // an ordered villain without a Move Point left
			c.Players[1].At = table.At("cemetery_gate")
			c.VillainAt[box.VillainA] = table.At("slums_a")
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 0})
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

// TestDuelsExactly holds each half of the clauses of fights.
func TestDuelsExactly(t *testing.T) {
	boats := table.At("river_thames_boats")
	hound := table.Card("en_hound")
	dealing := func(p *penny.Position) bool {
		return p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal
	}
	// knock deals damage as long as that is asked.
	knock := func(p *penny.Position) *penny.Position {
		for dealing(p) {
			p = table.Play(t, p, "hit damage")
		}
		return table.Dealt(t, p)
	}
	again := func(p *penny.Position) *penny.Position {
		return table.Changed(p, func(c *core.State, g *core.Game) { c.Depth = 1; table.ToStep(c, core.StepField) })
	}
	t.Run("PEN-80 B and C are fought as A is, and so is an enemy of the row when none is assigned", func(t *testing.T) {
		for v := box.VillainA; v <= box.VillainC; v++ {
			p := ring(t, func(c *core.State, g *core.Game) { table.Away(c); c.VillainAt[v] = boats })
			rulestest.Is(t, "to fight", begins(p, core.Fight), 4)
		}
	})
	t.Run("PEN-140 with a row and nobody assigned one must fight", func(t *testing.T) {
		rulestest.Is(t, "to fight", begins(ring(t, nil), core.Fight), 4)
	})
	t.Run("PEN-80 PEN-88 Publo is fought by his own card, in a turn and when he comes, and he alone leaves", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { table.Away(c); c.VillainAt[box.MiniBoss] = boats })
		rulestest.Is(t, "three symbols, three wounds", p.Players[0].WoundPile, 3)
		p = ring(t, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.VillainAt[box.MiniBoss] = table.At("docks")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "when he comes", p.Players[0].WoundPile, 3)
		p = ring(t, func(c *core.State, g *core.Game) { c.VillainAt[box.MiniBoss] = boats; pool(c, 0, box.Damage, 7) })
		p = knock(table.Play(t, p, move(core.Fight, int(table.Card("mb_publo")))))
		rulestest.Is(t, "A and Publo", [2]box.Place{p.VillainAt[box.VillainA], p.VillainAt[box.MiniBoss]}, [2]box.Place{boats, box.NoPlace})
	})
	t.Run("PEN-81 damage is forgotten when a fight is lost, Publo's too", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { enemiesAre(c, "en_closet"); pool(c, 0, box.Damage, 5) })
		p = again(table.Play(t, p, "hit damage", "done"))
		rulestest.Is(t, "four are not enough for five", [2]int{int(p.Players[0].Tokens[box.Damage]), int(p.Players[0].WoundPile)},
			[2]int{4, 4})
		p = ring(t, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.VillainAt[box.MiniBoss] = boats
			pool(c, 0, box.Damage, 7)
		})
		p = again(table.Play(t, p, "hit damage", "done"))
		rulestest.Is(t, "nor six for seven", [2]int{int(p.Players[0].Tokens[box.Damage]), int(p.Players[0].WoundPile)}, [2]int{6, 6})
	})
	t.Run("PEN-83 PEN-142 what prevents is spent, symbol by symbol", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_closet")
			pool(c, 0, box.Occultism, 1)
			pool(c, 0, box.Prevent, 2)
		})
		p = table.Play(t, p, "parry occultism", "parry prevent")
		q := p.Players[0]
		rulestest.Is(t, "occultism, prevention, wounds", [3]uint8{q.Tokens[box.Occultism], q.Tokens[box.Prevent], q.WoundPile},
			[3]uint8{0, 1, 0})
		p = ring(t, func(c *core.State, g *core.Game) { enemiesAre(c, "en_closet"); pool(c, 0, box.Prevent, 1) })
		rulestest.Is(t, "one of two", table.Play(t, p, "parry prevent").Players[0].WoundPile, 1)
		p = ring(t, func(c *core.State, g *core.Game) { enemiesAre(c, "en_closet"); pool(c, 0, box.Prevent, 1) })
		p = table.Play(t, p, "bleed")
		table.Holds(t, "the second may still be prevented", table.Offered(p, "parry prevent") && p.Players[0].WoundPile == 1)
	})
	t.Run("PEN-84 PEN-87 one figure leaves, one fight is fought, and loot comes when the card is played", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainB] = boats
			pool(c, 0, box.Damage, 2)
			pool(c, 0, box.Science, 1)
		})
		p = table.Play(t, knock(table.Play(t, p, move(core.Fight, int(hound)))), "remove a")
		rulestest.Is(t, "A and B", [2]box.Place{p.VillainAt[box.VillainA], p.VillainAt[box.VillainB]}, [2]box.Place{box.NoPlace, boats})
		p = table.Dealt(t, p)
		rulestest.Is(t, "no second fight", [2]int{int(p.Top().Kind), int(p.Stack[1].Step)}, [2]int{int(core.EffectTurn), core.StepAfter})
		rulestest.Is(t, "no loot yet", p.Players[0].Tokens[box.Movement], 0)
		p = lone(t, box.Prologue, func(c *core.State, g *core.Game) { table.Hand(c, 0, hound); table.ToStep(c, core.StepBuild) })
		p = table.Play(t, p, move(core.Play, int(hound)))
		rulestest.Is(t, "then loot", p.Players[0].Tokens[box.Movement], 2)
	})
	t.Run("PEN-86 the keyword of the enemy that was beaten counts, none is asked where none is printed, and the loser has none",
		func(t *testing.T) {
			fought := func(quest, foe string, damage int) uint8 {
				p := ring(t, func(c *core.State, g *core.Game) {
					q := c.Player(0)
					q.Slot[core.WalkSlot].Trophies = uint8(g.Tuning.WalkTrophies)
					q.Slot[core.PersonalSlot] = core.Slot{Card: table.Card(quest)}
					enemiesAre(c, foe)
					pool(c, 0, box.Damage, damage)
				})
				return knock(p).Players[0].Slot[core.PersonalSlot].Trophies
			}
			rulestest.Is(t, "a serial killer", fought("pq_jack_1", "en_closet", 5), 1)
			rulestest.Is(t, "a beast", fought("pq_jack_1", "en_hound", 5), 0)
			rulestest.Is(t, "any", fought("pq_jack_3", "en_pickpocket", 5), 1)
			rulestest.Is(t, "lost", fought("pq_jack_3", "en_closet", 1), 0)
		})
	t.Run("PEN-141 a trophy is for one quest, of one's choice, and a head of Cerberus gives none before the last", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.PersonalSlot] = core.Slot{Card: table.Card("pq_jack_3")}
			enemiesAre(c, "en_hound")
			pool(c, 0, box.Damage, 2)
		})
		p = knock(p)
		rulestest.Is(t, "quests to choose from", begins(p, core.Trophy), 2)
		p = table.Play(t, p, move(core.Trophy, int(table.Card("pq_jack_3"))))
		rulestest.Is(t, "on the Walk, on the other, left", [3]uint8{p.Players[0].Slot[core.WalkSlot].Trophies,
			p.Players[0].Slot[core.PersonalSlot].Trophies, p.Trophies}, [3]uint8{0, 1, 15})
		for heads, want := range map[uint8]uint8{2: 0, 1: 1} {
			p := lone(t, box.Heist, func(c *core.State, g *core.Game) {
				c.Chapter, c.Portals = 2, 4
				c.ChapterThree(g)
				c.Heads, c.Players[0].At = heads, table.At("front_steps")
				c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: table.Card("bq_dog")} // a beast
				c.Players[0].Slot[core.BrownSlot+1] = core.Slot{Card: box.NoCard}
				pool(c, 0, box.Damage, 9)
				table.ToStep(c, core.StepField)
			})
			p = knock(p)
			rulestest.Is(t, "heads left, and trophies", [2]uint8{p.Heads, p.Players[0].Slot[core.BrownSlot].Trophies},
				[2]uint8{heads - 1, want})
		}
	})
	t.Run("PEN-143 only a full card, and only one that deals damage or prevents", func(t *testing.T) {
		tools := table.Starter(box.Jack, "jack_tools")
		holding := func(k box.Card, res [box.Resources]uint8) int {
			return begins(ring(t, func(c *core.State, g *core.Game) {
				owns(c, 1, &box.Set{}, k)
				c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: res}
				enemiesAre(c, "en_closet")
				pool(c, 0, box.Damage, 5)
			}), core.Use)
		}
		rulestest.Is(t, "full tools", holding(tools, [box.Resources]uint8{box.Violence: 3}), 1)
		rulestest.Is(t, "tools with two", holding(tools, [box.Resources]uint8{box.Violence: 2}), 0)
		rulestest.Is(t, "a full Medium, who does neither", holding(table.Card("s_medium"), [box.Resources]uint8{box.Occultism: 3}), 0)
		rulestest.Is(t, "a full strong-box", holding(table.Card("s_strongbox"), [box.Resources]uint8{box.Violence: 4}), 0)
	})
}
