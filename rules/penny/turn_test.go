package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

func TestRoundAndMoves(t *testing.T) {
	lone := func(change func(c *core, g *game)) *position {
		return table(t, box.Prologue, 2, func(c *core, g *game) { away(c); change(c, g) })
	}
	punch, money := starter(box.Alice, "punch"), starter(box.Alice, "pocket_money")
	t.Run("PEN-44 PEN-96 a Villain Phase after each turn, read by whose turn it was", func(t *testing.T) {
		p := lone(func(c *core, g *game) { hand(c, 0); c.players[0].deck = box.Set{}; toStep(c, stepDraw) })
		is(t, "now", p.now().op, opScheme)
		is(t, "read by", p.now().hero, 0)
		p = toEnd(t, p)
		is(t, "then", p.active, 1)
	})
	t.Run("PEN-45 the end of the round", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			c.villainAt[box.MiniBoss] = at("cemetery_gate")
			c.stack[1] = frame{op: opRound}
		})
		for p.now().op == opWalk {
			is(t, "the token is still here", [2]uint8{p.holder, p.space}, [2]uint8{0, 1})
			p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		holds(t, "he moved", p.villainAt[box.MiniBoss] != at("cemetery_gate"))
		is(t, "holder and space", [2]uint8{p.holder, p.space}, [2]uint8{1, 2})
	})
	t.Run("PEN-46 the game ends", func(t *testing.T) {
		p := lone(func(c *core, g *game) { c.space = 10; c.stack[1] = frame{op: opRound} })
		is(t, "ending", p.Outcome().Ending, "consumed")
	})
	t.Run("PEN-48 PEN-49 a step costs a card or a movement token", func(t *testing.T) {
		p := lone(func(c *core, g *game) { hand(c, 0, punch); c.players[0].woundHand = 1; pool(c, 0, box.Movement, 1) })
		is(t, "by card", begins(p, vWalk), len(p.reach(p.game, p.players[0].at, nil)))
		refused(t, p, mv(vWalk, int(at("slums_a")), int(punch)), "No line leads there")
		p = play(t, p, mv(vWalk, int(at("billingsgate")), int(punch)))
		is(t, "there", p.players[0].at, at("billingsgate"))
		holds(t, "discarded", p.players[0].pile.Has(punch))
		p = play(t, p, mv(vRide, int(at("the_tower"))))
		is(t, "the token is spent", p.players[0].tokens[box.Movement], 0)
	})
	t.Run("PEN-50 passing", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			hand(c, 0, punch, money)
			c.villainAt[box.VillainA], c.players[1].at = at("billingsgate"), at("billingsgate")
		})
		p = play(t, p, mv(vWalk, int(at("billingsgate")), int(punch)), mv(vWalk, int(at("the_tower")), int(money)))
		is(t, "past both", p.players[0].at, at("the_tower"))
	})
	t.Run("PEN-51 passing a villain in Hell costs two", func(t *testing.T) {
		begin := func(c *core, g *game) {
			hand(c, 0, punch, money, starter(box.Alice, "boxing"))
			c.hellTiles = 1 << g.tileOf(at("billingsgate"))
			c.villainAt[box.VillainA], c.villainAt[box.VillainB] = at("billingsgate"), at("billingsgate")
		}
		p := lone(begin)
		p = play(t, p, mv(vWalk, int(at("billingsgate")), int(punch)), mv(vWalk, int(at("the_tower")), int(money)))
		is(t, "the last card pays the rest", p.players[0].hand.Count(), 0)
		is(t, "there", p.players[0].at, at("the_tower"))
		q := lone(func(c *core, g *game) {
			begin(c, g)
			hand(c, 0, punch, money)
			c.players[0].deck.Add(starter(box.Alice, "boxing"))
		})
		q = play(t, q, mv(vWalk, int(at("billingsgate")), int(punch)))
		refusedStep := begins(q, vWalk)
		is(t, "one card is not enough", refusedStep, 0)
		q = lone(func(c *core, g *game) { begin(c, g); c.players[0].at = at("billingsgate") })
		is(t, "who began there pays one", q.fare(q.game, 0), 1)
	})
	t.Run("PEN-52 PEN-78 PEN-61 whoever ends on a villain fights", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("river_thames_boats")
			hand(c, 0)
			toStep(c, stepField)
		})
		is(t, "now", p.now().op, opFight)
		holds(t, "no way out", !offered(p, "done"))
		q := lone(func(c *core, g *game) {
			c.players[0].at = at("billingsgate")
			pool(c, 0, box.Gold, 3)
			toStep(c, stepField)
		})
		holds(t, "else one may do nothing", offered(q, "done"))
	})
	t.Run("PEN-53 movement tokens in step 3, and for a shortcut", func(t *testing.T) {
		p := lone(func(c *core, g *game) { hand(c, 0, punch); pool(c, 0, box.Movement, 2); toStep(c, stepBuild) })
		is(t, "no card pays", begins(p, vWalk), 0)
		holds(t, "a ride", begins(p, vRide) > 0)
		holds(t, "a shortcut", offered(p, mv(vDuck, int(box.Sewer))))
	})
	t.Run("PEN-53 PEN-54 stepping aside", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			c.villainAt[box.VillainA], c.villainAt[box.VillainB] = at("billingsgate"), at("the_tower")
			pool(c, 0, box.Movement, 1)
			c.players[1].at = at("slums_a")
			c.stack[1] = frame{op: opScheme}
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 2})
		})
		is(t, "asked", p.now().op, opArrive)
		p = play(t, p, mv(vDodge, int(at("the_tower"))))
		is(t, "no fight with B", p.now().op != opFight, true)
		is(t, "A goes no further", p.villainAt[box.VillainA], at("river_thames_boats"))
	})
	t.Run("PEN-55 PEN-56 PEN-58 in and out of a shortcut", func(t *testing.T) {
		p := lone(func(c *core, g *game) { hand(c, 0, punch); pool(c, 0, box.Movement, 2) })
		refused(t, p, mv(vDuck, int(box.Post)), "no entrance")
		p = play(t, p, mv(vDuck, int(box.Sewer)))
		is(t, "inside", p.players[0].at, box.Sewer)
		is(t, "ways out", begins(p, vWalk), 8)
		p = play(t, p, mv(vWalk, int(at("hospital_ward")), int(punch)))
		is(t, "out", p.players[0].at, at("hospital_ward"))
	})
	t.Run("PEN-57 inside there is only trade", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			c.players[0].at, c.players[1].at = box.Sewer, box.Sewer
			pool(c, 0, box.Gold, 1)
			c.villainAt[box.VillainA] = at("docks")
			toStep(c, stepField)
		})
		holds(t, "trade", begins(p, vTrade) == 1 && begins(p, vAct) == 0)
		f := frame{op: opWalk, a: uint8(box.VillainA)}
		is(t, "nobody is near", len(p.steps(p.game, &f, nil)), 0)
	})
	t.Run("PEN-59 cards act at once, in printed order", func(t *testing.T) {
		k := starter(box.Alice, "restock")
		p := lone(func(c *core, g *game) { hand(c, 0, k, punch); toStep(c, stepBuild) })
		p = play(t, p, mv(vPlay, int(k)), "pay")
		p = dealt(t, p)
		is(t, "two drawn for one discarded", p.players[0].hand.Count()+int(p.players[0].woundHand), 2)
	})
	t.Run("PEN-60 wounds are played", func(t *testing.T) {
		p := lone(func(c *core, g *game) { hand(c, 0); c.players[0].woundHand = 2; toStep(c, stepBuild) })
		p = play(t, p, "done")
		is(t, "under the board", p.players[0].under, 2)
	})
	t.Run("PEN-62 step 5", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			hand(c, 0)
			c.players[0].under = 1
			c.players[0].pool.Add(punch)
			c.players[0].deck.Remove(punch)
			toStep(c, stepDraw)
		})
		holds(t, "the pool is discarded", p.players[0].pile.Has(punch))
		is(t, "to draw", p.draws(p.game), 4)
	})
	t.Run("PEN-133 a card with a shortcut in step 2", func(t *testing.T) {
		p := table(t, box.Prologue, 3, func(c *core, g *game) {
			away(c)
			c.active = 2
			c.stack[1].hero = 2
			hand(c, 2, starter(box.Maria, "maria_rocket"))
		})
		p = play(t, p, mv(vPlay, int(starter(box.Maria, "maria_rocket"))))
		is(t, "inside at once", p.players[2].at, box.Sewer)
		q := table(t, box.Prologue, 3, func(c *core, g *game) {
			c.players[0].at = at("vinegar_works")
			hand(c, 0, starter(box.Alice, "punch"))
			c.perform(0, g.Of[starter(box.Maria, "maria_rocket")].Play, box.NoCard)
		})
		is(t, "elsewhere only the other side", q.players[0].tokens[box.Science], 1)
	})
}

func TestFieldActions(t *testing.T) {
	stand := func(m box.Mode, where string, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0)
			c.players[0].at, c.players[1].at = at(where), at("the_tower")
			toStep(c, stepField)
			if change != nil {
				change(c, g)
			}
		})
	}
	t.Run("PEN-63 PEN-64 buying", func(t *testing.T) {
		p := stand(box.Prologue, "billingsgate", func(c *core, g *game) {
			pool(c, 0, box.Gold, 7)
			pool(c, 0, box.Science, 1)
			shopIs(c, "s_ticket", "s_umbrella", "s_deed", "s_razor")
		})
		p = play(t, p, "act", mv(vReplace, int(card("s_ticket"))))
		p = dealt(t, p)
		is(t, "replaced", p.shopOff.Has(card("s_ticket")), true)
		is(t, "no second one is replaced", begins(p, vReplace), 0)
		p = play(t, p, mv(vBuy, int(card("s_deed"))))
		p = dealt(t, p)
		is(t, "gold", p.players[0].tokens[box.Gold], 4)
		holds(t, "bought", p.players[0].pile.Has(card("s_deed")))
		holds(t, "the gap is filled", p.shopRow[2] != box.NoCard)
		is(t, "a further one costs a resource", begins(p, vBuy), 0)
		p = play(t, p, mv(vBuyFor, int(p.threes.First()), int(box.Science)))
		is(t, "all spent", [2]uint8{p.players[0].tokens[box.Gold], p.players[0].tokens[box.Science]}, [2]uint8{0, 0})
	})
	t.Run("PEN-65 PEN-99 healing", func(t *testing.T) {
		p := stand(box.Prologue, "hospital_ward", func(c *core, g *game) {
			c.players[0].under, c.players[0].woundPile, c.players[0].grave = 1, 1, 1
			pool(c, 0, box.Gold, 1)
		})
		p = play(t, p, "act", "heal 0")
		is(t, "under the board", p.players[0].under, 0)
		p = play(t, p, "healfor 1 gold")
		is(t, "Gravely Wounded stay", p.status(0), 1)
	})
	t.Run("PEN-66 boost", func(t *testing.T) {
		p := play(t, stand(box.Prologue, "railway_arches", nil), "act")
		is(t, "movement", p.players[0].tokens[box.Movement], 2)
	})
	t.Run("PEN-67 PEN-68 target", func(t *testing.T) {
		p := stand(box.Prologue, "scotland_yard", func(c *core, g *game) { enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull") })
		p = play(t, p, "act", mv(vShuffle, int(card("en_bull"))), mv(vShuffle, int(card("en_cab"))), "done")
		p = dealt(t, p)
		holds(t, "the row is full again", p.enemyRow[2] != box.NoCard && p.enemyRow[3] != box.NoCard)
		p = play(t, p, mv(vClaim, int(card("en_hound"))))
		holds(t, "assigned", p.players[0].foes.Has(card("en_hound")))
		q := turned(dealt(t, p), func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("scotland_yard")
			c.top = 1
			c.stack[1] = frame{op: opTurn, i: stepField}
		})
		holds(t, "may be chosen", offered(q, mv(vFight, int(card("en_hound")))))
	})
	t.Run("PEN-69 PEN-158 events: choose first", func(t *testing.T) {
		p := stand(box.Prologue, "fleet_street", nil)
		p = play(t, p, "act")
		p = fate(t, p, mv2("draw", int(card("e_raven"))))
		r, _ := p.see().Reading()
		is(t, "no result yet", r.Result, "")
		p = play(t, p, "option 0")
		r, _ = p.see().Reading()
		holds(t, "now it is read", r.Result != "")
		is(t, "occultism", p.players[0].tokens[box.Occultism], 2)
		is(t, "kept for the score", p.tally(p.game, 0).events, 2)
		h := table(t, box.Heist, 2, nil).Outcome()
		is(t, "the Heist keeps no score", len(h.Scores), 0)
	})
	t.Run("PEN-70 events of the Open World", func(t *testing.T) {
		p := table(t, box.Open, 2, func(c *core, g *game) { away(c); hand(c, 0); c.players[0].at = at("docks"); toStep(c, stepBuild) })
		p = play(t, p, "done")
		is(t, "an event", p.now().op, opEvent)
	})
	t.Run("PEN-71 PEN-155 trade needs both", func(t *testing.T) {
		dp := card("dp_obol")
		p := stand(box.Prologue, "the_tower", func(c *core, g *game) {
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Science, 1)
			pool(c, 1, box.Damage, 1)
			c.demonic.Remove(dp)
			c.players[1].pile = box.Set{}
			c.players[1].pile.Add(dp)
			c.players[1].pile.Add(starter(box.Jack, "jack_anatomy"))
		})
		p = play(t, p, "trade jack")
		holds(t, "no class cards, no damage", !offered(p, mv(vWant, int(starter(box.Jack, "jack_anatomy")))) && !offered(p, "ask damage"))
		p = play(t, p, "give gold", "ask science", mv(vWant, int(dp)), "propose")
		is(t, "Jack is asked", p.asked(), 1)
		q := play(t, p, "refuse")
		is(t, "refused", q.players[0].tokens[box.Gold], 2)
		q = play(t, p, "accept")
		is(t, "science", q.players[0].tokens[box.Science], 1)
		holds(t, "the coin", q.players[0].pile.Has(dp))
	})
	t.Run("PEN-72 destroying", func(t *testing.T) {
		k := starter(box.Alice, "last_penny")
		p := stand(box.Heist, "st_pauls", func(c *core, g *game) { c.players[0].deck.Remove(k); c.players[0].pool.Add(k) })
		p = play(t, p, "act", mv(vDestroy, int(k)))
		holds(t, "destroyed", p.players[0].aside.Has(k))
	})
	t.Run("PEN-73 exchanging", func(t *testing.T) {
		p := stand(box.Heist, "reading_room", func(c *core, g *game) { pool(c, 0, box.Violence, 1) })
		p = play(t, p, "act", "gain science", "swap violence occultism")
		is(t, "after that", p.players[0].tokens[box.Occultism], 1)
		is(t, "swaps left", p.now().n, 1)
	})
	t.Run("PEN-74 PEN-153 upgrading", func(t *testing.T) {
		k := starter(box.Alice, "pocket_money")
		p := stand(box.Heist, "docks", func(c *core, g *game) {
			c.players[0].deck.Remove(k)
			c.players[0].pile.Add(k)
			c.demonic.Remove(card("dp_obol"))
			c.players[0].pile.Add(card("dp_obol"))
		})
		p = play(t, p, "act")
		holds(t, "no demonic gold", !offered(p, mv(vRaise, int(card("dp_obol")))))
		if offered(p, mv(vRaise, int(k))) {
			p = play(t, p, mv(vRaise, int(k)))
		}
		is(t, "Three Pennies", p.threes.Count(), 7)
	})
	t.Run("PEN-75 a tile turns over and all stays", func(t *testing.T) {
		p := stand(box.Prologue, "slums_b", func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("slums_b")
			c.turn(g.tileOf(at("slums_b")), false)
		})
		is(t, "who stands there", [2]box.Place{p.players[0].at, p.villainAt[box.VillainA]}, [2]box.Place{at("slums_b"), at("slums_b")})
		holds(t, "the portal", p.portalOn(p.game, at("slums_b")) >= 0)
	})
}
