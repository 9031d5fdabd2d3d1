package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// ring is a fight of Alice at the Boats with villain A, in step 4.
func ring(t testing.TB, change func(c *core, g *game)) *position {
	return table(t, box.Prologue, 2, func(c *core, g *game) {
		away(c)
		hand(c, 0)
		c.villainAt[box.VillainA] = at("river_thames_boats")
		c.players[1].at = at("slums_a")
		enemiesAre(c, "en_closet", "en_hound", "en_eel", "en_bull")
		toStep(c, stepField)
		if change != nil {
			change(c, g)
		}
	})
}

func TestFights(t *testing.T) {
	closet := card("en_closet")
	t.Run("PEN-80 PEN-87 PEN-146 who is fought, and which figure leaves", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) {
			c.villainAt[box.VillainB], c.villainAt[box.MiniBoss] = at("river_thames_boats"), at("river_thames_boats")
			c.players[0].foes.Add(card("en_taxman"))
			c.enemies.Take(cardOf(card("en_taxman")))
			pool(c, 0, box.Damage, 2)
			c.holder = 1
		})
		is(t, "four, the assigned one and Publo", begins(p, vFight), 6)
		p = play(t, p, mv(vFight, int(card("en_hound"))), "hit damage", "hit damage")
		p = dealt(t, p)
		is(t, "asked", p.asked(), 1)
		p = play(t, p, "remove b")
		is(t, "A stays", p.villainAt[box.VillainA], at("river_thames_boats"))
	})
	t.Run("PEN-81 PEN-83 PEN-84 the example of the Closet", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) {
			pool(c, 0, box.Damage, 3)
			pool(c, 0, box.Violence, 3)
			pool(c, 0, box.Occultism, 1)
		})
		p = play(t, p, mv(vFight, int(closet)), "hit violence", "hit violence")
		holds(t, "two violence are all it minds", !offered(p, "hit violence"))
		p = play(t, p, "hit damage", "hit damage", "hit damage", "parry occultism")
		p = dealt(t, p)
		is(t, "one wound", p.players[0].woundPile, 1)
		holds(t, "the card is won", p.players[0].pile.Has(closet))
		is(t, "the figure is gone", p.villainAt[box.VillainA], box.NoPlace)
		holds(t, "the row is full", p.enemyRow[0] != box.NoCard && p.enemyRow[0] != closet)
	})
	t.Run("PEN-82 PEN-85 losing", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) { pool(c, 0, box.Damage, 5) })
		p = play(t, p, mv(vFight, int(closet)), "done")
		is(t, "damage kept", p.players[0].tokens[box.Damage], 5)
		is(t, "the card stays", p.enemyRow[0], closet)
		is(t, "the figure too", p.villainAt[box.VillainA], at("river_thames_boats"))
		is(t, "it hits back twice", p.players[0].woundPile, 2)
	})
	t.Run("PEN-86 PEN-141 trophies", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) { pool(c, 0, box.Damage, 2) })
		p = play(t, p, mv(vFight, int(card("en_hound"))), "hit damage", "hit damage")
		p = dealt(t, p)
		is(t, "on the Walk", p.players[0].slot[walkSlot].trophies, 1)
		is(t, "in the pool", p.trophies, 15)
		q := ring(t, func(c *core, g *game) { c.players[0].slot[walkSlot].trophies = 2; pool(c, 0, box.Damage, 2) })
		q = dealt(t, play(t, q, mv(vFight, int(card("en_hound"))), "hit damage", "hit damage"))
		is(t, "nobody wants it", q.trophies, 16)
		jack := table(t, box.Prologue, 2, nil)
		holds(t, "the keyword must fit", jack.takesTrophy(jack.game, &jack.players[1], personalSlot, 1<<5) && !jack.takesTrophy(jack.game, &jack.players[1], personalSlot, 1<<2))
	})
	t.Run("PEN-88 the mini-boss never returns", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) {
			away(c)
			c.villainAt[box.MiniBoss] = at("river_thames_boats")
			pool(c, 0, box.Damage, 7)
		})
		for p.now().op == opFight && p.now().i == fightDeal {
			p = play(t, p, "hit damage")
		}
		p = dealt(t, p)
		holds(t, "beaten", p.miniGone && p.players[0].pile.Has(card("mb_publo")))
		p.summon(p.game)
		is(t, "gone for good", p.villainAt[box.MiniBoss], box.NoPlace)
	})
	t.Run("PEN-142 prevention is optional and only for retaliation", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) { pool(c, 0, box.Prevent, 1) })
		p = play(t, p, mv(vFight, int(card("en_hound"))))
		holds(t, "both", offered(p, "parry prevent") && offered(p, "bleed"))
		p = play(t, p, "bleed")
		is(t, "kept", p.players[0].tokens[box.Prevent], 1)
		q := turned(table(t, box.Prologue, 2, nil), func(c *core, g *game) {
			pool(c, 0, box.Prevent, 2)
			c.perform(0, g.Of[card("e_strike")].Event[1].Effect, box.NoCard)
		})
		is(t, "a card wounds all the same", q.players[0].woundPile, 1)
		is(t, "and it is counted", q.players[0].slot[personalSlot].wounds, 1)
	})
	t.Run("PEN-143 charge cards in a fight", func(t *testing.T) {
		k := starter(box.Jack, "jack_tools")
		p := ring(t, func(c *core, g *game) {
			c.players[0].slot[chargeSlot] = slot{card: k, res: [box.Resources]uint8{box.Violence: 3}}
			c.players[1].drop(k)
			pool(c, 0, box.Damage, 2)
		})
		p = play(t, p, mv(vFight, int(closet)), mv(vUse, int(k)))
		p = dealt(t, p)
		is(t, "damage", p.players[0].tokens[box.Damage], 5)
	})
	t.Run("PEN-162 nothing is asked in vain", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) { pool(c, 0, box.Damage, 1) })
		p = play(t, p, mv(vFight, int(closet)))
		is(t, "the damage is kept", p.players[0].tokens[box.Damage], 1)
		is(t, "and it is over", p.now().op != opFight, true)
	})
	t.Run("PEN-140 an empty row", func(t *testing.T) {
		p := ring(t, func(c *core, g *game) {
			enemiesAre(c)
			c.players[0].at, c.villainAt[box.VillainA] = at("slums_b"), at("slums_b")
			rich(c, g, 0)
		})
		holds(t, "no fight, and the portal is free", offered(p, "close"))
		q := ring(t, func(c *core, g *game) {
			enemiesAre(c)
			c.villainAt[box.VillainA] = at("billingsgate")
			c.stack[1] = frame{op: opScheme}
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 1})
		})
		is(t, "he comes", q.villainAt[box.VillainA], at("river_thames_boats"))
		is(t, "and nothing happens", q.players[0].woundPile, 0)
	})
}

func TestWounds(t *testing.T) {
	t.Run("PEN-89 PEN-90 PEN-92 the fourth wound", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) {
			hand(c, 0)
			c.players[0].under, c.players[0].woundHand = 2, 2
			toStep(c, stepBuild)
		})
		p = play(t, p, "bear")
		is(t, "three lie there", p.players[0].under, 3)
		p = turned(p, nil)
		q := p.players[0]
		p.core.bear(0)
		is(t, "none lies there", p.players[0].under, 0)
		is(t, "all four discarded", p.players[0].woundPile, q.woundPile+4)
		is(t, "one grave", p.players[0].grave, 1)
		is(t, "never in a deck", p.players[0].woundDeck, 0)
	})
	dying := func(seats int, change func(c *core, g *game)) *position {
		return table(t, box.Prologue, seats, func(c *core, g *game) {
			away(c)
			hand(c, 0)
			c.players[0].under, c.players[0].woundHand, c.players[0].grave = 3, 1, 3
			c.players[0].foes.Add(card("en_hound"))
			c.enemies.Take(cardOf(card("en_hound")))
			toStep(c, stepBuild)
			if change != nil {
				change(c, g)
			}
		})
	}
	t.Run("PEN-93 PEN-136 death", func(t *testing.T) {
		p := play(t, dying(2, nil), "done")
		holds(t, "dead and off the map", p.players[0].dead && p.players[0].at == box.NoPlace)
		is(t, "the next one reads", p.now().hero, 1)
		is(t, "the enemy is shuffled back", p.enemies.Len(), 16)
		alone := play(t, dying(1, nil), "done")
		is(t, "all dead", alone.Outcome().Ending, "dead")
	})
	t.Run("PEN-94 PEN-95 tokens and portals of the dead", func(t *testing.T) {
		p := play(t, dying(2, func(c *core, g *game) { c.players[0].portals, c.closed = 2, 2; c.portals = 1 }), "done")
		is(t, "holder", p.holder, 1)
		is(t, "closed", p.closed, 2)
		p.over = endClosed
		is(t, "winner", p.Outcome().Winners[0], 1)
	})
	t.Run("PEN-151 wounds do not run out", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) { c.hurt(0, 40) })
		is(t, "wounds", p.status(0), 40)
	})
	t.Run("PEN-135 the win stands", func(t *testing.T) {
		p := dying(2, func(c *core, g *game) {
			c.players[1].dead, c.players[1].at = true, box.NoPlace
			c.portals, c.closed, c.lastTurn = 0, 3, true
		})
		p = play(t, p, "done")
		is(t, "won", p.Outcome().Ending, "closed")
		is(t, "nobody is left", p.alive(), 0)
	})
}

func TestVillains(t *testing.T) {
	plot := func(change func(c *core, g *game)) *position {
		return table(t, box.Prologue, 3, func(c *core, g *game) {
			away(c)
			c.stack[1] = frame{op: opScheme}
			for h := range 3 {
				c.players[h].at = at([]string{"slums_b", "slums_a", "the_tower"}[h])
			}
			enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull")
			change(c, g)
		})
	}
	walk := func(v box.Villain, n int) frame {
		return frame{op: opWalk, a: uint8(v), b: uint8(box.ToNearest), n: int8(n)}
	}
	t.Run("PEN-97 schemes are mixed again", func(t *testing.T) {
		p := plot(func(c *core, g *game) { c.top = 1; c.drainSchemes() })
		is(t, "schemes", p.schemes.Len(), 16)
	})
	t.Run("PEN-98 PEN-103 PEN-138 out of a portal", func(t *testing.T) {
		p := plot(func(c *core, g *game) { c.holder = 1; c.push(walk(box.VillainA, 2)) })
		is(t, "asked", p.asked(), 1)
		is(t, "three basic portals", begins(p, vAppear), 3)
		p = play(t, p, mv(vAppear, int(at("slums_b"))))
		is(t, "a fight", p.now().op, opFight)
		q := plot(func(c *core, g *game) { c.portals = 1 | 8; c.push(walk(box.VillainA, 1)) })
		is(t, "one basic and the demonic", begins(q, vAppear), 2)
		q = plot(func(c *core, g *game) { c.portals = 8; c.push(walk(box.VillainA, 1)) })
		is(t, "only the demonic", q.villainAt[box.VillainA], at("parliament"))
		q = plot(func(c *core, g *game) { c.portals = 0; c.push(walk(box.VillainA, 1)) })
		is(t, "nowhere", q.villainAt[box.VillainA], box.NoPlace)
		q = plot(func(c *core, g *game) { c.portals = 0; c.push(frame{op: opAppear, a: uint8(box.NoVillain)}) })
		holds(t, "nobody is asked in vain", q.now().op != opAppear)
		q = plot(func(c *core, g *game) {
			c.villainAt[box.VillainB], c.villainAt[box.VillainC] = at("docks"), at("docks")
			c.portals = 2
			c.push(frame{op: opAppear, a: uint8(box.NoVillain)})
		})
		holds(t, "placed, not moved: no fight", q.villainAt[box.VillainA] == at("slums_b") && q.players[0].woundPile == 0)
	})
	t.Run("PEN-79 PEN-102 he stays with a hero, and stops at one", func(t *testing.T) {
		p := plot(func(c *core, g *game) { c.villainAt[box.VillainA] = at("slums_b"); c.push(walk(box.VillainA, 2)) })
		is(t, "stays", p.villainAt[box.VillainA], at("slums_b"))
		is(t, "no wound", p.players[0].woundPile, 0)
		p = plot(func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("lambeth_asylum")
			c.players[1].at = at("railway_arches")
			c.holder = 2
			c.push(walk(box.VillainA, 3))
		})
		p = play(t, p, mv(vLead, int(at("slums_b"))))
		for p.now().op == opFight {
			p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		is(t, "stopped", p.villainAt[box.VillainA], at("slums_b"))
	})
	t.Run("PEN-100 PEN-144 the nearest, anew at each step", func(t *testing.T) {
		p := plot(func(c *core, g *game) {
			c.villainAt[box.VillainA], c.players[1].at = at("lambeth_asylum"), at("railway_arches")
			c.holder = 2
			c.push(walk(box.VillainA, 1))
		})
		is(t, "Maria decides ties", p.asked(), 2)
		is(t, "two ways", begins(p, vLead), 2)
		q := plot(func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("fleet_street")
			pool(c, 2, box.Gold, 3)
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToRichest), n: 1})
		})
		f := q.now()
		holds(t, "after Maria, the richest", f.op != opWalk || f.block == 3)
	})
	t.Run("PEN-101 PEN-139 who fights, one stepping aside after another", func(t *testing.T) {
		p := plot(func(c *core, g *game) {
			c.players[1].at = at("slums_b")
			c.villainAt[box.VillainA] = at("vinegar_works")
			pool(c, 0, box.Movement, 1)
			pool(c, 1, box.Movement, 1)
			c.holder = 2
			c.push(walk(box.VillainA, 1))
		})
		is(t, "Maria says who", p.asked(), 2)
		p = play(t, p, "face jack")
		is(t, "Jack may step aside", p.asked(), 1)
		p = play(t, p, mv(vDodge, int(at("railway_arches"))))
		is(t, "then Alice", p.asked(), 0)
		p = play(t, p, mv(vDodge, int(at("lambeth_asylum"))))
		holds(t, "nobody is left", p.players[0].woundPile+p.players[1].woundPile == 0)
	})
	t.Run("PEN-104 PEN-111 the mini-boss", func(t *testing.T) {
		p := plot(func(c *core, g *game) { c.portals = 7; c.space = 2; c.stack[1] = frame{op: opRound} })
		is(t, "on the third space, though the portal is closed", p.villainAt[box.MiniBoss], at("parliament"))
		q := plot(func(c *core, g *game) {
			c.villainAt[box.MiniBoss] = at("vinegar_works")
			c.stack[1] = frame{op: opRound}
		})
		is(t, "he comes and fights", q.players[0].woundPile, 3)
	})
}

// drainSchemes empties the scheme deck.
func (c *core) drainSchemes() {
	for c.schemes.Len() > 0 {
		c.schemes.Draw(c.schemes.Heap()[0])
	}
}
