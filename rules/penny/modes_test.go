package penny

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

func TestPrologue(t *testing.T) {
	end := func(seats int, change func(c *core, g *game)) *position {
		return table(t, box.Prologue, seats, func(c *core, g *game) { away(c); c.stack[1] = frame{op: opRound}; change(c, g) })
	}
	t.Run("PEN-105 PEN-114 together, and the best score wins", func(t *testing.T) {
		p := end(2, func(c *core, g *game) {
			c.lastTurn, c.portals, c.closed = true, 0, 3
			c.players[1].portals, c.players[1].events = 1, 1
		})
		o := p.Outcome()
		is(t, "ending", o.Ending, "closed")
		is(t, "winners", len(o.Winners), 1)
		is(t, "the best", o.Winners[0], rules.Seat(1))
		q := end(2, func(c *core, g *game) {
			c.players[0].hurt3()
			c.players[0].pile.Add(card("en_hound"))
			c.players[0].aside.Add(card("s_deed"))
		})
		is(t, "wounds", q.tally(q.game, 0).wounds, -1)
		is(t, "an enemy and a destroyed deed", q.tally(q.game, 0).enemies+q.tally(q.game, 0).shop, 1+q.game.Of[card("s_deed")].Points)
	})
	t.Run("PEN-107 PEN-108 closing", func(t *testing.T) {
		begin := func(c *core, g *game) {
			away(c)
			c.players[0].at = at("slums_b")
			rich(c, g, 0)
			toStep(c, stepField)
		}
		p := table(t, box.Prologue, 2, begin)
		q := play(t, p, "close")
		is(t, "3 points", q.tally(q.game, 0).portals, 3)
		is(t, "spent", q.players[0].slot[walkSlot].total()+int(q.players[0].slot[walkSlot].trophies), 0)
		is(t, "trophies are back", q.trophies, 16)
		q = table(t, box.Prologue, 2, func(c *core, g *game) {
			begin(c, g)
			c.players[0].slot[walkSlot].res[0] = 0
			pool(c, 0, box.Movement, 1)
			c.players[1].at = at("slums_b")
		})
		refused(t, q, "close", "does not hold")
		q = table(t, box.Prologue, 2, func(c *core, g *game) { begin(c, g); c.villainAt[box.VillainA] = at("slums_b") })
		is(t, "a villain is in the way", q.now().op, opFight)
	})
	t.Run("PEN-109 the round is played to its end", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) {
			away(c)
			c.players[0].at = at("slums_b")
			rich(c, g, 0)
			c.portals = 2
			toStep(c, stepField)
		})
		p = play(t, p, "close")
		holds(t, "not over yet", !p.Outcome().Over())
		p = toEnd(t, p)
		is(t, "Jack's turn", p.active, 1)
		p = toEnd(t, p)
		is(t, "won", p.Outcome().Ending, "closed")
	})
	t.Run("PEN-110 PEN-112 the fuse and the red spaces", func(t *testing.T) {
		p := end(2, func(c *core, g *game) { c.space = 4; c.holder = 0 })
		is(t, "space", p.space, 5)
		is(t, "the holder turns a tile", p.now().op, opFlip)
		is(t, "who", p.asked(), 1)
		q := play(t, p, "flip city")
		is(t, "Hell", q.hellCount(), 1)
		q = end(2, func(c *core, g *game) { c.space = 3 })
		holds(t, "space 4 is not red", q.now().op != opFlip)
	})
	t.Run("PEN-113 the last space", func(t *testing.T) {
		p := end(2, func(c *core, g *game) { c.space = 9 })
		holds(t, "one more round", !p.Outcome().Over())
		p = end(2, func(c *core, g *game) { c.space = 10 })
		is(t, "lost", len(p.Outcome().Winners), 0)
	})
	t.Run("PEN-137 the first player stays", func(t *testing.T) {
		p := end(2, func(c *core, g *game) { c.active = 1 })
		is(t, "next turn", p.active, 0)
	})
	t.Run("PEN-160 goods for heads", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0, card("s_deed"), card("s_ticket"))
			c.players[0].at = at("slums_b")
			toStep(c, stepField)
		})
		holds(t, "any of them", offered(p, mv(vPawn, int(card("s_ticket")))))
		p = play(t, p, mv(vPawn, int(card("s_deed"))))
		is(t, "a trophy", p.players[0].slot[walkSlot].trophies, 1)
		holds(t, "destroyed", p.players[0].aside.Has(card("s_deed")))
	})
	t.Run("PEN-157 levers beat printed numbers", func(t *testing.T) {
		holds(t, "the screen shows them", newGame(box.Edition(box.Newest), box.Prologue, 4).portalNeeds() != newGame(box.Edition(box.Newest), box.Prologue, 1).portalNeeds())
	})
	t.Run("PEN-163 alone", func(t *testing.T) {
		p := play(t, fresh(t, box.Prologue, 1, 0), "be maria")
		p = fate(t, p, "portal 1")
		is(t, "portals", p.portalsLeft(), 2)
		holds(t, "slums B and the demonic one", p.portalOn(p.game, at("slums_b")) >= 0 && p.portalOn(p.game, at("cemetery_gate")) < 0)
		is(t, "holder", p.holder, 0)
	})
}

func (p *player) hurt3() { p.woundPile += 3 }

func TestHeist(t *testing.T) {
	step4 := func(where string, change func(c *core, g *game)) *position {
		return table(t, box.Heist, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0)
			c.players[0].at, c.players[1].at = at(where), at("vinegar_works")
			toStep(c, stepField)
			change(c, g)
		})
	}
	t.Run("PEN-115 PEN-116 setting up", func(t *testing.T) {
		p := table(t, box.Heist, 4, nil)
		seen := map[box.Place]bool{}
		for h := range 4 {
			seen[p.players[h].at] = true
			holds(t, "two quests", p.players[h].slot[brownSlot].card != box.NoCard && p.players[h].slot[brownSlot+1].card != box.NoCard)
		}
		is(t, "four places", len(seen), 4)
		q := turned(p, func(c *core, g *game) { c.complete(g, 0, personalSlot) })
		is(t, "the second level", q.players[0].slot[personalSlot].card, card("pq_alice_2"))
	})
	t.Run("PEN-117 items", func(t *testing.T) {
		p := table(t, box.Heist, 2, nil)
		is(t, "items left", p.items.Count(), 8-2*p.game.lever.Items)
		p = turned(p, func(c *core, g *game) { c.perform(0, g.Of[card("bq_dog")].Quest.Reward, box.NoCard) })
		p = dealt(t, p)
		is(t, "one less", p.items.Count(), 7-2*p.game.lever.Items)
	})
	t.Run("PEN-118 PEN-132 the informer", func(t *testing.T) {
		p := step4("westminster_abbey", func(c *core, g *game) { c.heroGold = uint8(g.lever.Goal - 1); pool(c, 0, box.Gold, 2) })
		holds(t, "not yet", !offered(p, "inform"))
		p = play(t, p, "bribe", "inform")
		is(t, "chapter", p.chapter, 2)
		is(t, "all paid", p.heroGold, 0)
		q := step4("westminster_abbey", func(c *core, g *game) { c.players[0].at = box.Sewer; pool(c, 0, box.Gold, 2) })
		is(t, "nobody pays out of a shortcut", begins(q, vBribe), 0)
	})
	t.Run("PEN-119 the track does not move by rounds", func(t *testing.T) {
		p := table(t, box.Heist, 2, func(c *core, g *game) { away(c); c.stack[1] = frame{op: opRound} })
		is(t, "space", p.space, 1)
		q := table(t, box.Heist, 2, func(c *core, g *game) { c.space = 4; c.push(frame{op: opHell, n: 1, b: 1}) })
		is(t, "the fifth", q.Outcome().Ending, "overrun")
	})
	brawl := func(change func(c *core, g *game)) *position {
		p := step4("the_tower", func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("the_tower")
			enemiesAre(c, "en_closet")
			change(c, g)
		})
		return p
	}
	t.Run("PEN-120 thieves", func(t *testing.T) {
		p := brawl(func(c *core, g *game) { c.heroGold = 5 })
		is(t, "two wounds, two gold", [2]uint8{p.heroGold, p.thiefGold}, [2]uint8{3, 2})
		p = brawl(func(c *core, g *game) { c.heroGold, c.thiefGold = 5, uint8(g.lever.Trigger-1) })
		is(t, "the token", p.space, 2)
		is(t, "and a tile", p.now().op, opFlip)
		p = brawl(func(c *core, g *game) {})
		is(t, "nothing to steal", p.thiefGold, 0)
	})
	t.Run("PEN-121 wounds in Hell", func(t *testing.T) {
		p := brawl(func(c *core, g *game) {
			c.hellTiles = 1 << g.tileOf(at("the_tower"))
			c.players[0].pile.Add(card("s_deed"))
			c.players[0].pile.Add(card("s_razor"))
			c.shop.Take(cardOf(card("s_deed")))
			c.shop.Take(cardOf(card("s_razor")))
		})
		is(t, "a bought card must go", p.now().op, opForfeit)
		q := brawl(func(c *core, g *game) { c.hellTiles = 1 << g.tileOf(at("the_tower")); c.space = 3 })
		is(t, "or the token moves", q.space > 3, true)
	})
	t.Run("PEN-122 PEN-156 the receiver", func(t *testing.T) {
		begin := func(c *core, g *game) {
			c.chapter = 2
			hand(c, 0, card("s_razor"), card("s_ticket"))
			pool(c, 0, box.Gold, 0)
		}
		p := play(t, step4("brick_lane", begin), "haggle", mv(vSell, int(card("s_razor"))))
		holds(t, "destroyed", p.players[0].aside.Has(card("s_razor")))
		var dear, cheap box.Card
		for _, k := range p.shop.Heap() {
			if p.game.Of[k].Cost == 5 {
				dear = box.Card(k)
			}
			if p.game.Of[k].Cost == 3 {
				cheap = box.Card(k)
			}
		}
		q := fate(t, p, mv2("draw", int(dear)))
		is(t, "too dear", q.sold, [2]uint8{})
		is(t, "under the deck", box.Card(q.shop.Under()[0]), dear)
		q = fate(t, p, mv2("draw", int(cheap)))
		is(t, "three gold", q.sold[1], 3)
		q = turned(p, func(c *core, g *game) { c.sold[1] = uint8(g.lever.PortalGold - 1) })
		q = fate(t, q, mv2("draw", int(cheap)))
		holds(t, "closed at once", q.portalOn(q.game, at("brick_lane")) < 0)
		d := step4("cemetery_gate", begin)
		is(t, "nobody buys at the demonic portal", begins(d, vHaggle), 0)
	})
	t.Run("PEN-123 PEN-124 chapter III", func(t *testing.T) {
		p := step4("brick_lane", func(c *core, g *game) { c.chapter, c.portals = 2, 4; c.chapterThree(g) })
		is(t, "chapter", p.chapter, 3)
		is(t, "the demonic portal stays", p.portalsLeft(), 1)
		is(t, "Cerberus and Shunter", [2]box.Place{p.villainAt[box.Boss], p.villainAt[box.MiniBoss]}, [2]box.Place{at("front_steps"), at("parliament")})
		is(t, "the steps join the east", p.game.chart(&p.core).Distance[at("east_end_roofs")][at("front_steps")], 1)
		is(t, "Shunter moves two", p.game.Of[card("mb_shunter")].Foe.Moves, 2)
		n, why := p.see().intent(box.Boss)
		is(t, "Cerberus does not", len(n), 0)
		holds(t, "and says why", why != "")
	})
	dog := func(change func(c *core, g *game)) *position {
		return step4("brick_lane", func(c *core, g *game) {
			c.chapter, c.portals = 2, 4
			c.chapterThree(g)
			c.players[0].at = at("front_steps")
			pool(c, 0, box.Damage, 9)
			change(c, g)
		})
	}
	t.Run("PEN-126 PEN-145 heads of Cerberus", func(t *testing.T) {
		p := dog(func(c *core, g *game) { c.heroGold = 4 })
		is(t, "three symbols", len(p.hitsOf(p.game, card("b_cerberus"))), 3)
		for p.now().op == opFight && p.now().i == fightDeal {
			p = play(t, p, "hit damage")
		}
		is(t, "a head less", int(p.heads), p.game.lever.Heads-1)
		is(t, "a symbol less", len(p.hitsOf(p.game, card("b_cerberus"))), 2)
		is(t, "no thieves", p.thiefGold, 0)
		is(t, "Shunter's hit", p.game.Blocks[p.game.Of[card("mb_shunter")].Foe.OnHit][0].Op, box.OpDiscard)
	})
	t.Run("PEN-125 PEN-127 the robbery", func(t *testing.T) {
		p := dog(func(c *core, g *game) {
			c.heads, c.villainAt[box.Boss], c.players[0].at = 0, box.NoPlace, at("vault")
		})
		p = play(t, p, "rob")
		is(t, "won by all", len(p.Outcome().Winners), 2)
		is(t, "no scores", len(p.Outcome().Scores), 0)
	})
	t.Run("PEN-161 the patient thieves", func(t *testing.T) {
		p := table(t, box.Heist, 2, func(c *core, g *game) { away(c); c.chapter = 2; c.stack[1] = frame{op: opRound} })
		is(t, "their own gold", int(p.thiefGold), p.game.lever.Thieves)
	})
}
