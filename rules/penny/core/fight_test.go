package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

// ring is a fight of Alice at the Boats with villain A, in step 4.
func ring(t testing.TB, changes ...Change) *penny.Position {
	return Lay(t, box.Prologue, 2, away, hand(0), lurks(box.VillainA, "river_thames_boats"),
		stands(1, "slums_a"), enemies("en_closet", "en_hound", "en_eel", "en_bull"), inStep(core.StepField), then(changes))
}

func TestFightsOfTheRules(t *testing.T) {
	closet := Card("en_closet")
	t.Run("PEN-80 PEN-87 PEN-146 who is fought, and which figure leaves", func(t *testing.T) {
		p := ring(t, lurks(box.VillainB, "river_thames_boats"), lurks(box.MiniBoss, "river_thames_boats"),
			foe(0, "en_taxman"), has(0, box.Damage, 2), decides(1))
		is(t, "four, the assigned one and Publo", begins(p, core.Fight), 6)
		p = Play(t, p, move(core.Fight, int(Card("en_hound"))), "hit damage", "hit damage")
		p = Dealt(t, p)
		is(t, "asked", p.Asked(), 1)
		p = Play(t, p, "remove b")
		is(t, "A stays", p.VillainAt[box.VillainA], At("river_thames_boats"))
	})
	t.Run("PEN-81 PEN-83 PEN-84 the example of the Closet", func(t *testing.T) {
		p := ring(t, has(0, box.Damage, 3), has(0, box.Violence, 3), has(0, box.Occultism, 1))
		p = Play(t, p, move(core.Fight, int(closet)), "hit violence", "hit violence")
		Holds(t, "two violence are all it minds", !Offered(p, "hit violence"))
		p = Play(t, p, "hit damage", "hit damage", "hit damage", "parry occultism")
		p = Dealt(t, p)
		is(t, "one wound", p.Players[0].WoundPile, 1)
		Holds(t, "the card is won", p.Players[0].Pile.Has(closet))
		is(t, "the figure is gone", p.VillainAt[box.VillainA], box.NoPlace)
		Holds(t, "the row is full", p.EnemyRow[0] != box.NoCard && p.EnemyRow[0] != closet)
	})
	t.Run("PEN-82 PEN-85 losing", func(t *testing.T) {
		p := ring(t, has(0, box.Damage, 5))
		p = Play(t, p, move(core.Fight, int(closet)), "done")
		is(t, "damage kept", p.Players[0].Tokens[box.Damage], 5)
		is(t, "the card stays", p.EnemyRow[0], closet)
		is(t, "the figure too", p.VillainAt[box.VillainA], At("river_thames_boats"))
		is(t, "it hits back twice", p.Players[0].WoundPile, 2)
	})
	t.Run("PEN-86 PEN-141 trophies", func(t *testing.T) {
		p := ring(t, has(0, box.Damage, 2))
		p = Play(t, p, move(core.Fight, int(Card("en_hound"))), "hit damage", "hit damage")
		p = Dealt(t, p)
		is(t, "on the Walk", p.Players[0].Slot[core.WalkSlot].Trophies, 1)
		is(t, "in the pool", p.Trophies, 15)
		q := ring(t, func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Trophies = 2 },
			has(0, box.Damage, 2))
		q = Dealt(t, Play(t, q, move(core.Fight, int(Card("en_hound"))), "hit damage", "hit damage"))
		is(t, "nobody wants it", q.Trophies, 16)
		jack := Lay(t, box.Prologue, 2, nil)
		Holds(t, "the keyword must fit", jack.TakesTrophy(jack.Game, &jack.Players[1], core.PersonalSlot, 1<<5) &&
			!jack.TakesTrophy(jack.Game, &jack.Players[1], core.PersonalSlot, 1<<2))
	})
	t.Run("PEN-88 the mini-boss never returns", func(t *testing.T) {
		p := ring(t, away, lurks(box.MiniBoss, "river_thames_boats"), has(0, box.Damage, 7))
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = Play(t, p, "hit damage")
		}
		p = Dealt(t, p)
		Holds(t, "beaten", p.MiniGone && p.Players[0].Pile.Has(Card("mb_publo")))
		p.Summon(p.Game)
		is(t, "gone for good", p.VillainAt[box.MiniBoss], box.NoPlace)
	})
	t.Run("PEN-142 prevention is optional and only for retaliation", func(t *testing.T) {
		p := ring(t, has(0, box.Prevent, 1))
		p = Play(t, p, move(core.Fight, int(Card("en_hound"))))
		Holds(t, "both", Offered(p, "parry prevent") && Offered(p, "bleed"))
		p = Play(t, p, "bleed")
		is(t, "kept", p.Players[0].Tokens[box.Prevent], 1)
		q := Changed(Lay(t, box.Prologue, 2, nil), has(0, box.Prevent, 2), event("e_strike", 1))
		is(t, "a card wounds all the same", q.Players[0].WoundPile, 1)
		is(t, "and it is counted", q.Players[0].Slot[core.PersonalSlot].Wounds, 1)
	})
	t.Run("PEN-143 charge cards in a fight", func(t *testing.T) {
		k := Starter(box.Jack, "jack_tools")
		p := ring(t, slot(0, core.ChargeSlot, core.Slot{Card: k, Res: [box.Resources]uint8{box.Violence: 3}}),
			func(c *core.State, g *core.Game) { c.Players[1].Drop(k) }, has(0, box.Damage, 2))
		p = Play(t, p, move(core.Fight, int(closet)), move(core.Use, int(k)))
		p = Dealt(t, p)
		is(t, "damage", p.Players[0].Tokens[box.Damage], 5)
	})
	t.Run("PEN-162 nothing is asked in vain", func(t *testing.T) {
		p := ring(t, has(0, box.Damage, 1))
		p = Play(t, p, move(core.Fight, int(closet)))
		is(t, "the damage is kept", p.Players[0].Tokens[box.Damage], 1)
		is(t, "and it is over", p.Top().Kind != core.EffectFight, true)
	})
	t.Run("PEN-140 an empty row", func(t *testing.T) {
		p := ring(t, enemies(), stands(0, "slums_b"), lurks(box.VillainA, "slums_b"), rich(0))
		Holds(t, "no fight, and the portal is free", Offered(p, "close"))
		q := ring(t, enemies(), lurks(box.VillainA, "billingsgate"), phase(core.EffectScheme),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1}))
		is(t, "he comes", q.VillainAt[box.VillainA], At("river_thames_boats"))
		is(t, "and nothing happens", q.Players[0].WoundPile, 0)
	})
}

func TestWoundsAndDeath(t *testing.T) {
	t.Run("PEN-89 PEN-90 PEN-92 the fourth wound", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, hand(0),
			func(c *core.State, g *core.Game) { c.Players[0].Under, c.Players[0].WoundHand = 2, 2 },
			inStep(core.StepBuild))
		p = Play(t, p, "bear")
		is(t, "three lie there", p.Players[0].Under, 3)
		p = Changed(p, nil)
		q := p.Players[0]
		p.State.Bear(0)
		is(t, "none lies there", p.Players[0].Under, 0)
		is(t, "all four discarded", p.Players[0].WoundPile, q.WoundPile+4)
		is(t, "one grave", p.Players[0].Grave, 1)
		is(t, "never in a deck", p.Players[0].WoundDeck, 0)
	})
	dying := func(seats int, changes ...Change) *penny.Position {
		return Lay(t, box.Prologue, seats, away, hand(0), func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
		}, foe(0, "en_hound"),
			inStep(core.StepBuild), then(changes))
	}
	t.Run("PEN-93 PEN-136 death", func(t *testing.T) {
		p := Play(t, dying(2, nil), "done")
		Holds(t, "dead and off the map", p.Players[0].Dead && p.Players[0].At == box.NoPlace)
		is(t, "the next one reads", p.Top().Hero, 1)
		is(t, "the enemy is shuffled back", p.Enemies.Len(), 16)
		alone := Play(t, dying(1, nil), "done")
		is(t, "all dead", alone.Outcome().Ending, "dead")
	})
	t.Run("PEN-94 PEN-95 tokens and portals of the dead", func(t *testing.T) {
		p := Play(t, dying(2, func(c *core.State, g *core.Game) { c.Players[0].Portals, c.Closed = 2, 2; c.Portals = 1 }), "done")
		is(t, "holder", p.DecisionHolder, 1)
		is(t, "closed", p.Closed, 2)
		p.Over = core.EndClosed
		is(t, "winner", p.Outcome().Winners[0], 1)
	})
	t.Run("PEN-151 wounds do not run out", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { c.Hurt(0, 40) })
		is(t, "wounds", p.Status(0), 40)
	})
	t.Run("PEN-135 the win stands", func(t *testing.T) {
		p := dying(2, func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At = true, box.NoPlace
			c.Portals, c.Closed, c.LastTurn = 0, 3, true
		})
		p = Play(t, p, "done")
		is(t, "won", p.Outcome().Ending, "closed")
		is(t, "nobody is left", p.Alive(), 0)
	})
}

func TestVillainsComeAndWalk(t *testing.T) {
	plot := func(changes ...Change) *penny.Position {
		return Lay(t, box.Prologue, 3, away, phase(core.EffectScheme), func(c *core.State, g *core.Game) {
			for h := range 3 {
				c.Players[h].At = At([]string{"slums_b", "slums_a", "the_tower"}[h])
			}
		}, enemies("en_hound", "en_eel", "en_cab", "en_bull"), then(changes))
	}
	t.Run("PEN-97 schemes are mixed again", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) { c.Depth = 1; drainSchemes(c) })
		is(t, "schemes", p.Schemes.Len(), 16)
	})
	t.Run("PEN-98 PEN-103 PEN-138 out of a portal", func(t *testing.T) {
		p := plot(decides(1), push(toNearest(box.VillainA, 2)))
		is(t, "asked", p.Asked(), 1)
		is(t, "three basic portals", begins(p, core.Appear), 3)
		p = Play(t, p, move(core.Appear, int(At("slums_b"))))
		is(t, "a fight", p.Top().Kind, core.EffectFight)
		q := plot(func(c *core.State, g *core.Game) { c.Portals = 1 | 8 }, push(toNearest(box.VillainA, 1)))
		is(t, "one basic and the demonic", begins(q, core.Appear), 2)
		q = plot(func(c *core.State, g *core.Game) { c.Portals = 8 }, push(toNearest(box.VillainA, 1)))
		is(t, "only the demonic", q.VillainAt[box.VillainA], At("parliament"))
		q = plot(func(c *core.State, g *core.Game) { c.Portals = 0 }, push(toNearest(box.VillainA, 1)))
		is(t, "nowhere", q.VillainAt[box.VillainA], box.NoPlace)
		q = plot(func(c *core.State, g *core.Game) { c.Portals = 0 },
			push(core.Effect{Kind: core.EffectAppear, Villain: box.NoVillain}))
		Holds(t, "nobody is asked in vain", q.Top().Kind != core.EffectAppear)
		q = plot(lurks(box.VillainB, "docks"), lurks(box.VillainC, "docks"),
			func(c *core.State, g *core.Game) { c.Portals = 2 },
			push(core.Effect{Kind: core.EffectAppear, Villain: box.NoVillain}))
		Holds(t, "placed, not moved: no fight", q.VillainAt[box.VillainA] == At("slums_b") && q.Players[0].WoundPile == 0)
	})
	t.Run("PEN-79 PEN-102 he stays with a hero, and stops at one", func(t *testing.T) {
		p := plot(lurks(box.VillainA, "slums_b"), push(toNearest(box.VillainA, 2)))
		is(t, "stays", p.VillainAt[box.VillainA], At("slums_b"))
		is(t, "no wound", p.Players[0].WoundPile, 0)
		p = plot(lurks(box.VillainA, "lambeth_asylum"), stands(1, "railway_arches"), decides(2),
			push(toNearest(box.VillainA, 3)))
		p = Play(t, p, move(core.Lead, int(At("slums_b"))))
		for p.Top().Kind == core.EffectFight {
			p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		is(t, "stopped", p.VillainAt[box.VillainA], At("slums_b"))
	})
	t.Run("PEN-100 PEN-144 the nearest, anew at each step", func(t *testing.T) {
		p := plot(lurks(box.VillainA, "lambeth_asylum"), stands(1, "railway_arches"), decides(2),
			push(toNearest(box.VillainA, 1)))
		is(t, "Maria decides ties", p.Asked(), 2)
		is(t, "two ways", begins(p, core.Lead), 2)
		q := plot(lurks(box.VillainA, "fleet_street"), has(2, box.Gold, 3),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToRichest, N: 1}))
		f := q.Top()
		Holds(t, "after Maria, the richest", f.Kind != core.EffectWalk || f.Block == 3)
	})
	t.Run("PEN-101 PEN-139 who fights, one stepping aside after another", func(t *testing.T) {
		p := plot(stands(1, "slums_b"), lurks(box.VillainA, "vinegar_works"), has(0, box.Movement, 1),
			has(1, box.Movement, 1), decides(2), push(toNearest(box.VillainA, 1)))
		is(t, "Maria says who", p.Asked(), 2)
		p = Play(t, p, "face jack")
		is(t, "Jack may step aside", p.Asked(), 1)
		p = Play(t, p, move(core.Dodge, int(At("railway_arches"))))
		is(t, "then Alice", p.Asked(), 0)
		p = Play(t, p, move(core.Dodge, int(At("lambeth_asylum"))))
		Holds(t, "nobody is left", p.Players[0].WoundPile+p.Players[1].WoundPile == 0)
	})
	t.Run("PEN-104 PEN-111 the mini-boss", func(t *testing.T) {
		p := plot(func(c *core.State, g *core.Game) { c.Portals = 7; c.HellSpace = 2 }, phase(core.EffectRound))
		is(t, "on the third space, though the portal is closed", p.VillainAt[box.MiniBoss], At("parliament"))
		q := plot(lurks(box.MiniBoss, "vinegar_works"), phase(core.EffectRound))
		is(t, "he comes and fights", q.Players[0].WoundPile, 3)
	})
}

// drainSchemes empties the scheme deck.
func drainSchemes(c *core.State) {
	for c.Schemes.Len() > 0 {
		c.Schemes.Draw(c.Schemes.Heap()[0])
	}
}

func TestVillainsStayAndTheRowIsFilled(t *testing.T) {
	t.Run("PEN-79 PEN-102 a villain that is with a hero stays there", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "docks"), stands(1, "cemetery_gate"), lurks(box.VillainA, "docks"),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 2}))
		is(t, "place", p.VillainAt[box.VillainA], At("docks"))
		Holds(t, "no fight", p.Top().Kind != core.EffectFight && p.Top().Kind != core.EffectArrive)
		p = lone(t, box.Prologue, func(c *core.State, g *core.Game) { // an ordered villain without a Move Point left
			c.Players[1].At = At("cemetery_gate")
			c.VillainAt[box.VillainA] = At("slums_a")
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 0})
		})
		is(t, "not without a point", p.VillainAt[box.VillainA], At("slums_a"))
	})
	t.Run("PEN-84 PEN-136 enemies shuffled back fill the gaps of the row", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			for c.Enemies.Len() > 0 {
				c.Enemies.Take(c.Enemies.Heap()[0])
			}
			c.EnemyRow[1] = box.NoCard
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
		}, foe(0, "en_hound"), inStep(core.StepBuild))
		p = Dealt(t, Play(t, p, "done"))
		Holds(t, "dead", p.Players[0].Dead)
		Holds(t, "the row is full", p.EnemyRow[1] != box.NoCard)
	})
}

func TestWhoIsFoughtAndByWhom(t *testing.T) {
	boats := At("river_thames_boats")
	again := func(p *penny.Position) *penny.Position { return Changed(p, anew, inStep(core.StepField)) }
	t.Run("PEN-80 B and C are fought as A is, and so is an enemy of the row when none is assigned", func(t *testing.T) {
		for v := box.VillainA; v <= box.VillainC; v++ {
			p := ring(t, away, func(c *core.State, g *core.Game) { c.VillainAt[v] = boats })
			is(t, "to fight", begins(p, core.Fight), 4)
		}
	})
	t.Run("PEN-140 with a row and nobody assigned one must fight", func(t *testing.T) {
		is(t, "to fight", begins(ring(t, nil), core.Fight), 4)
	})
	t.Run("PEN-80 PEN-88 Publo is fought by his own card, in a turn and when he comes, and he alone leaves", func(t *testing.T) {
		p := ring(t, away, func(c *core.State, g *core.Game) { c.VillainAt[box.MiniBoss] = boats })
		is(t, "three symbols, three wounds", p.Players[0].WoundPile, 3)
		p = ring(t, away, lurks(box.MiniBoss, "docks"), phase(core.EffectRound))
		is(t, "when he comes", p.Players[0].WoundPile, 3)
		p = ring(t, func(c *core.State, g *core.Game) { c.VillainAt[box.MiniBoss] = boats; pool(c, 0, box.Damage, 7) })
		p = knock(t, Play(t, p, move(core.Fight, int(Card("mb_publo")))))
		is(t, "A and Publo", [2]box.Place{p.VillainAt[box.VillainA], p.VillainAt[box.MiniBoss]}, [2]box.Place{boats, box.NoPlace})
	})
	t.Run("PEN-81 damage is forgotten when a fight is lost, Publo's too", func(t *testing.T) {
		p := ring(t, enemies("en_closet"), has(0, box.Damage, 5))
		p = again(Play(t, p, "hit damage", "done"))
		is(t, "four are not enough for five", [2]int{int(p.Players[0].Tokens[box.Damage]), int(p.Players[0].WoundPile)}, [2]int{4, 4})
		p = ring(t, away, func(c *core.State, g *core.Game) { c.VillainAt[box.MiniBoss] = boats },
			has(0, box.Damage, 7))
		p = again(Play(t, p, "hit damage", "done"))
		is(t, "nor six for seven", [2]int{int(p.Players[0].Tokens[box.Damage]), int(p.Players[0].WoundPile)}, [2]int{6, 6})
	})
}

func TestWhatAFightCostsAndGives(t *testing.T) {
	boats := At("river_thames_boats")
	hound := Card("en_hound")
	t.Run("PEN-83 PEN-142 what prevents is spent, symbol by symbol", func(t *testing.T) {
		p := ring(t, enemies("en_closet"), has(0, box.Occultism, 1), has(0, box.Prevent, 2))
		p = Play(t, p, "parry occultism", "parry prevent")
		q := p.Players[0]
		is(t, "occultism, prevention, wounds", [3]uint8{q.Tokens[box.Occultism], q.Tokens[box.Prevent], q.WoundPile}, [3]uint8{0, 1, 0})
		p = ring(t, enemies("en_closet"), has(0, box.Prevent, 1))
		is(t, "one of two", Play(t, p, "parry prevent").Players[0].WoundPile, 1)
		p = ring(t, enemies("en_closet"), has(0, box.Prevent, 1))
		p = Play(t, p, "bleed")
		Holds(t, "the second may still be prevented", Offered(p, "parry prevent") && p.Players[0].WoundPile == 1)
	})
	t.Run("PEN-84 PEN-87 one figure leaves, one fight is fought, and loot comes when the card is played", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) { c.VillainAt[box.VillainB] = boats },
			has(0, box.Damage, 2), has(0, box.Science, 1))
		p = Play(t, knock(t, Play(t, p, move(core.Fight, int(hound)))), "remove a")
		is(t, "A and B", [2]box.Place{p.VillainAt[box.VillainA], p.VillainAt[box.VillainB]}, [2]box.Place{box.NoPlace, boats})
		p = Dealt(t, p)
		is(t, "no second fight", [2]int{int(p.Top().Kind), int(p.Stack[1].Step)}, [2]int{int(core.EffectTurn), core.StepAfter})
		is(t, "no loot yet", p.Players[0].Tokens[box.Movement], 0)
		p = lone(t, box.Prologue, hand(0, hound), inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(hound)))
		is(t, "then loot", p.Players[0].Tokens[box.Movement], 2)
	})
	t.Run("PEN-86 the keyword of the enemy that was beaten counts, none is asked where none is printed, and the loser has none",
		func(t *testing.T) {
			fought := func(quest, foe string, damage int) uint8 {
				p := ring(t, func(c *core.State, g *core.Game) {
					q := c.Player(0)
					q.Slot[core.WalkSlot].Trophies = uint8(g.Tuning.WalkTrophies)
					q.Slot[core.PersonalSlot] = core.Slot{Card: Card(quest)}
				}, enemies(foe), has(0, box.Damage, damage))
				return knock(t, p).Players[0].Slot[core.PersonalSlot].Trophies
			}
			is(t, "a serial killer", fought("pq_jack_1", "en_closet", 5), 1)
			is(t, "a beast", fought("pq_jack_1", "en_hound", 5), 0)
			is(t, "any", fought("pq_jack_3", "en_pickpocket", 5), 1)
			is(t, "lost", fought("pq_jack_3", "en_closet", 1), 0)
		})
	t.Run("PEN-141 a trophy is for one quest, of one's choice, and a head of Cerberus gives none before the last", func(t *testing.T) {
		p := ring(t, slot(0, core.PersonalSlot, core.Slot{Card: Card("pq_jack_3")}), enemies("en_hound"),
			has(0, box.Damage, 2))
		p = knock(t, p)
		is(t, "quests to choose from", begins(p, core.Trophy), 2)
		p = Play(t, p, move(core.Trophy, int(Card("pq_jack_3"))))
		is(t, "on the Walk, on the other, left", [3]uint8{p.Players[0].Slot[core.WalkSlot].Trophies,
			p.Players[0].Slot[core.PersonalSlot].Trophies, p.Trophies}, [3]uint8{0, 1, 15})
		for heads, want := range map[uint8]uint8{2: 0, 1: 1} {
			p := lone(t, box.Heist, func(c *core.State, g *core.Game) {
				c.Chapter, c.Portals = 2, 4
				c.ChapterThree(g)
				c.Heads, c.Players[0].At = heads, At("front_steps")
				c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: Card("bq_dog")} // a beast
				c.Players[0].Slot[core.BrownSlot+1] = core.Slot{Card: box.NoCard}
				pool(c, 0, box.Damage, 9)
				ToStep(c, core.StepField)
			})
			p = knock(t, p)
			is(t, "heads left, and trophies", [2]uint8{p.Heads, p.Players[0].Slot[core.BrownSlot].Trophies}, [2]uint8{heads - 1, want})
		}
	})
	t.Run("PEN-143 only a full card, and only one that deals damage or prevents", func(t *testing.T) {
		tools := Starter(box.Jack, "jack_tools")
		holding := func(k box.Card, res [box.Resources]uint8) int {
			return begins(ring(t, func(c *core.State, g *core.Game) { owns(c, 1, &box.Set{}, k) },
				slot(0, core.ChargeSlot, core.Slot{Card: k, Res: res}), enemies("en_closet"),
				has(0, box.Damage, 5)), core.Use)
		}
		is(t, "full tools", holding(tools, [box.Resources]uint8{box.Violence: 3}), 1)
		is(t, "tools with two", holding(tools, [box.Resources]uint8{box.Violence: 2}), 0)
		is(t, "a full Medium, who does neither", holding(Card("s_medium"), [box.Resources]uint8{box.Occultism: 3}), 0)
		is(t, "a full strong-box", holding(Card("s_strongbox"), [box.Resources]uint8{box.Violence: 4}), 0)
	})
}

// dealsDamage reports whether somebody is asked to deal damage, and knock deals it as long as that is asked.
func dealsDamage(p *penny.Position) bool {
	return p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal
}

func knock(t testing.TB, p *penny.Position) *penny.Position {
	t.Helper()
	for dealsDamage(p) {
		p = Play(t, p, "hit damage")
	}
	return Dealt(t, p)
}
