package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

func TestRulings(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0); change(c, g) })
	}
	t.Run("PEN-129 late gains survive the next clean once", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			toStep(c, stepField)
			c.give(0, box.Gold, 2)
			c.stack[1].i = stepBuild
			c.give(0, box.Gold, 1)
		})
		q := &p.players[0]
		p.clean(q)
		is(t, "kept", q.tokens[box.Gold], 2)
		p.clean(q)
		is(t, "once", q.tokens[box.Gold], 0)
	})
	t.Run("PEN-130 cards drawn in step 4 come on top", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at = at("billingsgate")
			toStep(c, stepField)
			c.push(frame{op: opDraw, n: 2})
		})
		p = dealt(t, p)
		p = turned(p, func(c *core, g *game) { toStep(c, stepDraw) })
		is(t, "still five to draw", p.draws(p.game), 5)
	})
	t.Run("PEN-131 finishing a brown quest", func(t *testing.T) {
		b := card("bq_guard")
		p := lone(box.Heist, func(c *core, g *game) {
			c.players[0].slot[brownSlot] = slot{card: b}
			c.players[0].at = at("the_tower")
			pool(c, 0, box.Gold, 3)
			toStep(c, stepBuild)
		})
		p = play(t, p, mv(vFinish, int(b)))
		is(t, "paid from the pool", p.players[0].tokens[box.Gold], 0)
		p = dealt(t, p)
		is(t, "Two Pennies", p.twos.Count(), 11)
		q := lone(box.Heist, func(c *core, g *game) {
			c.players[0].slot[brownSlot] = slot{card: b}
			c.players[0].at = at("docks")
			pool(c, 0, box.Gold, 3)
			toStep(c, stepBuild)
		})
		refused(t, q, mv(vFinish, int(b)), "still needs")
	})
	t.Run("PEN-147 options that cannot be paid", func(t *testing.T) {
		k := card("dp_warm")
		p := lone(box.Prologue, func(c *core, g *game) { hand(c, 0, k); toStep(c, stepBuild) })
		p = play(t, p, mv(vPlay, int(k)))
		is(t, "only the wound is left, and it is not asked", p.players[0].woundPile, 1)
		q := lone(box.Prologue, func(c *core, g *game) { hand(c, 0, k); pool(c, 0, box.Science, 1); toStep(c, stepBuild) })
		q = play(t, q, mv(vPlay, int(k)))
		is(t, "both", begins(q, vOption), 2)
	})
	t.Run("PEN-148 destroying is up to n", func(t *testing.T) {
		k := card("s_stray")
		p := lone(box.Prologue, func(c *core, g *game) { hand(c, 0, k); c.players[0].under = 1; toStep(c, stepBuild) })
		p = play(t, p, mv(vPlay, int(k)))
		rulestest.Same(t, "a wound or nothing, not itself", offers(p), "heal 0", "done")
	})
	t.Run("PEN-149 refreshing", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.holder = 1
			c.stack[1] = frame{op: opScheme}
			c.perform(0, g.Of[card("sc_stock")].Effect, box.NoCard)
		})
		is(t, "the holder chooses", p.asked(), 1)
		k := p.shopRow[0]
		p = dealt(t, play(t, p, mv(vReplace, int(k))))
		holds(t, "on the open pile", p.shopOff.Has(k))
		q := lone(box.Prologue, func(c *core, g *game) { c.perform(0, g.Of[card("e_recital")].Event[1].Effect, box.NoCard) })
		e := q.enemyRow[1]
		q = play(t, q, mv(vReplace, int(e)))
		is(t, "shuffled back", q.enemies.Len(), 17)
	})
	t.Run("PEN-150 counters", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.players[1].woundPile = 1; toStep(c, stepField); c.heal(1, healPile) })
		is(t, "counts for the healer", [2]uint8{p.players[0].slot[personalSlot].healed, p.players[1].slot[personalSlot].healed}, [2]uint8{1, 0})
		p.enter(0, box.Sewer)
		is(t, "a shortcut on entering", p.players[0].slot[personalSlot].ways, 1)
		holds(t, "this turn", p.holds(p.game, 0, box.UsedShortcut))
	})
	t.Run("PEN-152 jokes and events", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.jokes = 0; c.push(frame{op: opJoke}) })
		holds(t, "no joke left: skip", p.now().op != opJoke)
		q := lone(box.Heist, func(c *core, g *game) { c.events, c.eventOff = 0, 6; c.push(frame{op: opEvent}) })
		is(t, "mixed again", q.events, 6)
		r := lone(box.Prologue, func(c *core, g *game) { c.events = 0; c.push(frame{op: opEvent}) })
		holds(t, "not in the Prologue", r.now().op != opEvent && r.events == 0)
		s := lone(box.Prologue, func(c *core, g *game) { c.miniGone = true; c.summon(g) })
		is(t, "the joke about Publo", s.villainAt[box.MiniBoss], box.NoPlace)
	})
	t.Run("PEN-154 what covers a print", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {})
		is(t, "a portal does", p.printed(p.game, at("slums_b")), [box.Resources]uint8{})
		is(t, "a shortcut token does not", p.printed(p.game, at("reading_room")), [box.Resources]uint8{box.Science: 1})
		p.portals = 0
		is(t, "nor a closed portal", p.printed(p.game, at("slums_b")), [box.Resources]uint8{box.Violence: 1})
	})
	t.Run("PEN-146 a look is everybody's knowledge, put back by the hero", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.perform(0, g.Of[card("e_fog")].Event[0].Effect, box.NoCard) })
		p = dealt(t, p)
		is(t, "three to order", begins(p, vTop), 3)
		last := p.Choices(0)[2].Move
		p = play(t, p, last, p.Choices(0)[0].Move)
		s, _ := p.game.parse(last)
		is(t, "uppermost", box.Card(p.schemes.Top()[0]), box.Card(s.a))
	})
}

func TestOurModes(t *testing.T) {
	t.Run("PEN-164 the Open World", func(t *testing.T) {
		p := table(t, box.Open, 2, func(c *core, g *game) { away(c); c.players[0].at = at("slums_b"); hand(c, 0); toStep(c, stepField) })
		is(t, "rounds", p.game.mode.Spaces, 12)
		is(t, "cards of the shop", p.shop.Len()+4, 36)
		holds(t, "portals are not closed", !offered(p, "close"))
	})
	t.Run("PEN-165 the quest market", func(t *testing.T) {
		p := table(t, box.Open, 2, func(c *core, g *game) { away(c); c.complete(g, 0, brownSlot) })
		p = dealt(t, p)
		is(t, "two lie open", begins(p, vQuest), 2)
		k := p.market[0]
		p = dealt(t, play(t, p, mv(vQuest, int(k))))
		holds(t, "taken, and another drawn", p.players[0].slotOf(k) >= 0 && p.market[0] != k && p.market[0] != box.NoCard)
	})
	t.Run("PEN-166 reclaiming", func(t *testing.T) {
		begin := func(c *core, g *game) {
			away(c)
			hand(c, 0)
			c.players[0].at = at("docks")
			c.hellTiles = 1 << g.tileOf(at("docks"))
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Violence, 1)
			toStep(c, stepField)
		}
		p := table(t, box.Open, 2, begin)
		p = play(t, p, "reclaim science violence")
		is(t, "London again", p.hellCount(), 0)
		is(t, "2 points", p.tally(p.game, 0).reclaimed, 2)
		q := table(t, box.Open, 2, func(c *core, g *game) { begin(c, g); c.villainAt[box.VillainA] = at("billingsgate") })
		is(t, "not with a villain on the tile", begins(q, vReclaim), 0)
	})
	t.Run("PEN-167 PEN-168 its end and its score", func(t *testing.T) {
		last := func(hell uint8) *position {
			return table(t, box.Open, 2, func(c *core, g *game) { away(c); c.space, c.hellTiles = 12, hell; c.stack[1] = frame{op: opRound} })
		}
		is(t, "held", last(0).Outcome().Ending, "held")
		is(t, "annexed", last(3).Outcome().Ending, "annexed")
		p := table(t, box.Open, 2, func(c *core, g *game) { c.hellTiles = 31; c.turn(5, false) })
		is(t, "all six", p.Outcome().Ending, "annexed")
		q := last(0)
		q.players[1].browns = 1
		is(t, "a brown quest", q.tally(q.game, 1).quests, 1)
	})
	rush := func(change func(c *core, g *game)) *position {
		return table(t, box.Rush, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0)
			c.line = [4]box.Card{card("br_porter"), card("br_index"), card("br_leviathan"), card("br_regent")}
			change(c, g)
		})
	}
	t.Run("PEN-169 the line of a Rush", func(t *testing.T) {
		p := table(t, box.Rush, 2, nil)
		is(t, "the last", p.line[3], card("br_regent"))
		holds(t, "a boss before him", p.line[2] == card("br_leviathan") || p.line[2] == card("b_cerberus"))
		is(t, "portals", p.portalsLeft(), 1)
		is(t, "items", p.items.Count(), 6)
		is(t, "alone: three", table(t, box.Rush, 1, nil).line[3], box.NoCard)
	})
	t.Run("PEN-170 when they come", func(t *testing.T) {
		p := rush(func(c *core, g *game) { c.pause = 1; c.stack[1] = frame{op: opRound} })
		is(t, "at Parliament", p.villainAt[box.MiniBoss], at("parliament"))
		q := rush(func(c *core, g *game) { c.pause = 2; c.stack[1] = frame{op: opRound} })
		is(t, "a round later", q.villainAt[box.MiniBoss], box.NoPlace)
	})
	duel := func(damage int) *position {
		return rush(func(c *core, g *game) {
			c.villainAt[box.MiniBoss], c.players[0].at = at("parliament"), at("parliament")
			pool(c, 0, box.Damage, damage)
			c.players[0].woundPile = 1
			toStep(c, stepField)
		})
	}
	t.Run("PEN-171 lasting damage", func(t *testing.T) {
		p := duel(3)
		is(t, "health", p.healthOf(p.game, card("br_porter")), 5+2)
		p = play(t, p, "hit damage", "hit damage", "hit damage")
		is(t, "lasts", p.bruise, 3)
		p = turned(p, func(c *core, g *game) {
			c.top, c.fought, c.players[0].at = 1, false, at("slums_b")
			c.stack[1] = frame{op: opRound, i: endAfter}
		})
		is(t, "heals", p.bruise, 2)
		is(t, "Shunter as printed", p.healthOf(p.game, card("mb_shunter")), 7)
	})
	t.Run("PEN-172 they move and fight", func(t *testing.T) {
		p := rush(func(c *core, g *game) {
			c.villainAt[box.MiniBoss] = at("parliament")
			c.players[0].at, c.players[1].at = at("embankment"), at("brick_lane")
			c.stack[1] = frame{op: opRound}
		})
		is(t, "the Porter arrives", p.villainAt[box.MiniBoss], at("embankment"))
		is(t, "and hits", p.players[0].woundPile, 2)
	})
	t.Run("PEN-173 when one falls", func(t *testing.T) {
		p := duel(7)
		for p.now().op == opFight && p.now().i == fightDeal {
			p = play(t, p, "hit damage")
		}
		holds(t, "his card is won", p.players[0].pile.Has(card("br_porter")))
		is(t, "a wound may be healed", p.now().op, opPick)
		p = dealt(t, play(t, p, "heal 1"))
		for p.now().op == opPick {
			p = play(t, p, "done")
		}
		is(t, "Two Pennies for everybody", p.twos.Count(), 10)
	})
	t.Run("PEN-174 the end of a Rush", func(t *testing.T) {
		p := rush(func(c *core, g *game) { c.beaten = 3; c.space = 12; c.push(frame{op: opReap}) })
		o := p.Outcome()
		is(t, "ending", o.Ending, "triumph")
		sum := 0
		for _, l := range o.Scores {
			sum += l.Points[1]
		}
		is(t, "score", sum, 20+p.game.lever.RushSpaces-12)
		q := rush(func(c *core, g *game) { c.space = uint8(g.lever.RushSpaces); c.stack[1] = frame{op: opRound} })
		is(t, "outrun", q.Outcome().Ending, "outrun")
	})
}

func TestEveryClauseIsTested(t *testing.T) { rulestest.Clauses(t, rulesText, "PEN", 171) }
