package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestVillainGrips holds single words of the clauses of villains, wounds and scores
// that could be broken without a test of the clause noticing.
func TestVillainGrips(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0, starter(box.Alice, "punch")); change(c, g) })
	}
	walk := func(v box.Villain, n int) frame {
		return frame{op: opWalk, a: uint8(v), b: uint8(box.ToNearest), n: int8(n)}
	}
	t.Run("PEN-78 PEN-83 who is moved onto a hero fights, and hits", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c, "en_closet")
			c.players[1].at, c.villainAt[box.VillainA] = at("slums_a"), at("billingsgate")
			c.stack[1] = frame{op: opScheme}
			c.push(walk(box.VillainA, 1))
		})
		is(t, "wounds, in the discard pile", p.players[0].woundPile, 2)
		is(t, "and he is there", p.villainAt[box.VillainA], at("river_thames_boats"))
	})
	t.Run("PEN-89 PEN-150 damage lies in the discard pile and does nothing yet, and every wound counts", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.hurt(0, 3) })
		q := &p.players[0]
		is(t, "pile, hand, deck and board", [4]uint8{q.woundPile, q.woundHand, q.woundDeck, q.under}, [4]uint8{3, 0, 0, 0})
		is(t, "for the quest", q.slot[personalSlot].wounds, 3)
	})
	t.Run("PEN-95 a dead first player's turn is the next one's", func(t *testing.T) {
		p := table(t, box.Prologue, 3, func(c *core, g *game) {
			away(c)
			c.players[0].dead, c.players[0].at, c.active = true, box.NoPlace, 2
			c.stack[1] = frame{op: opRound}
		})
		is(t, "active", p.active, 1)
	})
	t.Run("PEN-98 the portal is one Move Point, the rest is for steps", func(t *testing.T) {
		come := func(n int) box.Place {
			p := lone(box.Prologue, func(c *core, g *game) {
				c.portals = 8
				c.players[0].at, c.players[1].at = at("docks"), at("docks")
				c.stack[1] = frame{op: opScheme}
				c.push(walk(box.VillainA, n))
			})
			for p.now().op == opWalk {
				p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			return p.villainAt[box.VillainA]
		}
		is(t, "one", come(1), at("parliament"))
		far := newGame(box.Edition(box.Newest), box.Prologue, 2).mode.Plain.Distance
		is(t, "three", far[come(3)][at("parliament")], 2)
	})
	t.Run("PEN-100 the nearest, whoever sits first", func(t *testing.T) {
		for _, nearer := range []int{0, 1} {
			p := lone(box.Prologue, func(c *core, g *game) {
				c.players[nearer].at, c.players[1-nearer].at = at("cemetery_gate"), at("docks")
				c.villainAt[box.VillainA] = at("harrys_pub")
				c.stack[1] = frame{op: opScheme}
				c.push(walk(box.VillainA, 1))
			})
			for p.now().op == opWalk {
				p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			is(t, "a step nearer", p.game.chart(&p.core).Distance[p.villainAt[box.VillainA]][at("cemetery_gate")], 1)
		}
	})
	t.Run("PEN-103 with two basic portals the demonic one stays shut", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.stack[1] = frame{op: opScheme}; c.push(walk(box.VillainA, 1)) })
		is(t, "portals to come from", begins(p, vAppear), 2)
	})
	t.Run("PEN-104 Publo goes one location a round", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.villainAt[box.MiniBoss] = at("parliament")
			c.players[0].at, c.players[1].at = at("docks"), at("docks")
			c.stack[1] = frame{op: opRound}
		})
		for p.now().op == opWalk {
			p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		is(t, "steps", p.game.mode.Plain.Distance[p.villainAt[box.MiniBoss]][at("parliament")], 1)
	})
	t.Run("PEN-107 a portal wants its trophies and its kinds", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at = at("slums_b")
			rich(c, g, 0)
			c.players[0].slot[walkSlot].trophies--
			pool(c, 0, box.Movement, 1)
			toStep(c, stepField)
		})
		holds(t, "a trophy is missing", !offered(p, "close"))
		q := lone(box.Prologue, func(c *core, g *game) { pool(c, 0, box.Science, 9); toStep(c, stepBuild) })
		walk := int(q.players[0].slot[walkSlot].card)
		n := 0
		for ; offered(q, mv(vPut, int(box.Science), walk)); n++ {
			q = play(t, q, mv(vPut, int(box.Science), walk))
		}
		is(t, "of one kind fit", n, 1+q.game.lever.WalkAny)
	})
	t.Run("PEN-114 each line of the score", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			q := c.me(0)
			q.slot[chargeSlot] = slot{card: card("s_strongbox")}
			q.pile.Add(card("mb_publo"))
			q.pile.Add(card("en_hound"))
			q.portals, q.grave, q.under, q.woundHand, q.woundDeck, q.woundPile = 2, 1, 1, 1, 1, 1
			q.foes.Add(card("en_eel"))
			q.events = 1
		})
		x := p.tally(p.game, 0)
		is(t, "the score", x, tally{portals: 6, enemies: 1, minis: 3, shop: 2, events: 2, wounds: -2})
	})
	t.Run("PEN-141 when sixteen trophies are out there is none to win", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.trophies = 0; c.push(frame{op: opTrophy, a: 255}) })
		is(t, "trophies", p.players[0].slot[walkSlot].trophies, 0)
		q := lone(box.Prologue, func(c *core, g *game) { c.push(frame{op: opTrophy, a: 255}) })
		is(t, "else one", q.players[0].slot[walkSlot].trophies, 1)
	})
	t.Run("PEN-143 a full Magic Shroom prevents in a fight", func(t *testing.T) {
		k := starter(box.Alice, "alice_shroom")
		p := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c, "en_closet")
			c.me(0).drop(k)
			c.players[0].slot[chargeSlot] = slot{card: k, res: [box.Resources]uint8{box.Society: 3}}
			c.villainAt[box.VillainA] = at("river_thames_boats")
			toStep(c, stepField)
		})
		p = dealt(t, play(t, p, mv(vUse, int(k))))
		p = play(t, p, "parry prevent", "parry prevent")
		is(t, "wounds", p.players[0].woundPile, 0)
	})
	t.Run("PEN-143 full Hunter's Tools keep a fight open that is lost without them", func(t *testing.T) {
		k := starter(box.Jack, "jack_tools")
		p := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c, "en_closet")
			c.me(1).drop(k)
			c.players[0].slot[chargeSlot] = slot{card: k, res: [box.Resources]uint8{box.Violence: 3}}
			c.villainAt[box.VillainA] = at("river_thames_boats")
			pool(c, 0, box.Damage, 2)
			toStep(c, stepField)
		})
		is(t, "choosing damage", [2]int{int(p.now().op), int(p.now().i)}, [2]int{int(opFight), fightDeal})
		p = dealt(t, play(t, p, mv(vUse, int(k))))
		is(t, "damage", p.players[0].tokens[box.Damage], 5)
	})
	t.Run("PEN-146 the holder says which tile a card turns, and the hero may leave his steps out", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) { c.holder = 1; c.perform(0, g.Of[card("j_3")].Effect, box.NoCard) })
		for p.need == luck || p.now().op == opRefresh {
			p = dealt(t, p)
			p = dealt(t, play(t, p, p.Choices(p.Acting()[0])[0].Move))
		}
		is(t, "asked", p.asked(), 1)
		q := lone(box.Prologue, func(c *core, g *game) { c.push(frame{op: opStroll, n: 2}) })
		holds(t, "PEN-148: no step at all", offered(q, "done"))
	})
	t.Run("PEN-150 what a scheme heals is nobody's doing", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].woundPile, c.players[1].woundPile = 1, 1
			c.stack[1] = frame{op: opScheme}
			c.perform(0, g.Of[card("sc_sunday")].Effect, box.NoCard)
		})
		p = play(t, p, "option 0", "heal 1")
		is(t, "healed, and not counted", [2]uint8{p.players[0].woundPile, p.players[0].slot[personalSlot].healed}, [2]uint8{0, 0})
	})
	t.Run("PEN-152 the joke does not call Publo back who is on his way", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.villainAt[box.MiniBoss] = at("docks"); c.summon(g) })
		is(t, "Publo", p.villainAt[box.MiniBoss], at("docks"))
	})
	t.Run("PEN-159 an ability is used once a turn, however often the card comes round", func(t *testing.T) {
		k := starter(box.Alice, "alice_shroom")
		p := lone(box.Prologue, func(c *core, g *game) {
			c.me(0).drop(k)
			c.players[0].slot[chargeSlot] = slot{card: k, res: [box.Resources]uint8{box.Society: 3}}
			pool(c, 0, box.Society, 3)
			toStep(c, stepBuild)
		})
		p = dealt(t, play(t, p, mv(vUse, int(k))))
		p = turned(p, func(c *core, g *game) { c.me(0).drop(k); c.me(0).hand.Add(k) })
		p = play(t, p, mv(vPlay, int(k)), "gain society", mv(vPut, int(box.Society), int(k)), mv(vPut, int(box.Society), int(k)))
		holds(t, "full, and not again", !offered(p, mv(vUse, int(k))))
	})
}
