package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestModeGrips holds single words of the clauses of the Heist and of our own modes
// that could be broken without a test of the clause noticing.
func TestModeGrips(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0, starter(box.Alice, "punch")); change(c, g) })
	}
	stand := func(m box.Mode, where string, change func(c *core, g *game)) *position {
		return lone(m, func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at(where), at("vinegar_works")
			toStep(c, stepField)
			change(c, g)
		})
	}
	t.Run("PEN-74 each further upgrade costs a resource", func(t *testing.T) {
		a, b := starter(box.Alice, "pocket_money"), starter(box.Alice, "last_penny")
		p := stand(box.Heist, "docks", func(c *core, g *game) {
			for _, k := range []box.Card{a, b} {
				c.me(0).drop(k)
				c.me(0).pile.Add(k)
			}
			pool(c, 0, box.Science, 1)
		})
		p = play(t, p, "act", mv(vRaise, int(a)), mv(vRaiseFor, int(b), int(box.Science)))
		is(t, "paid", p.players[0].tokens[box.Science], 0)
		is(t, "one more each", [2]int{p.twos.Count(), p.threes.Count()}, [2]int{11, 7})
	})
	t.Run("PEN-118 the informer sits at one portal, and takes no more than he asks", func(t *testing.T) {
		p := stand(box.Heist, "brick_lane", func(c *core, g *game) { c.heroGold = uint8(g.lever.Goal); pool(c, 0, box.Gold, 2) })
		is(t, "elsewhere, and too much", begins(p, vInform)+begins(p, vBribe), 0)
		q := stand(box.Heist, "westminster_abbey", func(c *core, g *game) { c.heroGold = uint8(g.lever.Goal) })
		is(t, "there", begins(q, vInform), 1)
	})
	brawl := func(where string, change func(c *core, g *game)) *position {
		return stand(box.Heist, where, func(c *core, g *game) {
			c.villainAt[box.VillainA] = at(where)
			enemiesAre(c, "en_hound")
			change(c, g)
		})
	}
	t.Run("PEN-120 what the thieves had is gone when they strike", func(t *testing.T) {
		p := brawl("the_tower", func(c *core, g *game) { c.heroGold, c.thiefGold = 5, uint8(g.lever.Trigger-1) })
		is(t, "on the Villains card", p.thiefGold, 0)
		is(t, "on the Heroes card", p.heroGold, 4)
		q := brawl("the_tower", func(c *core, g *game) { c.heroGold, c.thiefGold = 5, uint8(g.lever.Trigger-2) })
		is(t, "one before", [2]uint8{q.thiefGold, q.space}, [2]uint8{5, 1})
	})
	t.Run("PEN-121 in Hell alone, first what is at hand, Demonic Pennies too, and a tile turns with the token", func(t *testing.T) {
		d := card("s_deed")
		p := brawl("the_tower", func(c *core, g *game) { c.shop.Take(cardOf(d)); c.players[0].pile.Add(d) })
		holds(t, "not in London", p.players[0].pile.Has(d) && p.space == 1)
		q := brawl("the_tower", func(c *core, g *game) {
			c.hellTiles = 1 << g.tileOf(at("the_tower"))
			c.demonic.Remove(card("dp_obol"))
			c.players[0].pile.Add(card("dp_obol"))
			c.shop.Take(cardOf(d))
			c.players[0].deck.Add(d)
		})
		holds(t, "the Obol, not the Deed of the deck", q.players[0].aside.Has(card("dp_obol")) && q.players[0].deck.Has(d))
		r := brawl("the_tower", func(c *core, g *game) { c.hellTiles = 1 << g.tileOf(at("the_tower")) })
		is(t, "the token, and a tile", [2]int{int(r.space), int(r.now().op)}, [2]int{2, int(opFlip)})
	})
	t.Run("PEN-122 PEN-156 as dear is sold, from the pool too, and a further sale costs a resource", func(t *testing.T) {
		k, other := card("s_bag"), card("s_ticket")
		p := stand(box.Heist, "brick_lane", func(c *core, g *game) {
			c.chapter = 2
			for _, s := range []box.Card{k, other, card("s_fence")} {
				c.shop.Take(cardOf(s))
				for i := range c.shopRow {
					if c.shopRow[i] == s {
						c.shopRow[i] = box.NoCard
					}
				}
			}
			c.players[0].pool.Add(k)
			c.players[0].hand.Add(other)
			pool(c, 0, box.Science, 1)
			c.shop.Shuffle(cardOf(card("s_fence")))
		})
		p = fate(t, play(t, p, "haggle", mv(vSell, int(other))), mv2("draw", int(card("s_fence"))))
		is(t, "three is too dear for one", p.sold, [2]uint8{})
		p = play(t, p, mv(vSellFor, int(k), int(box.Science)))
		is(t, "paid", p.players[0].tokens[box.Science], 0)
		holds(t, "out of the pool", p.players[0].aside.Has(k))
		for _, same := range p.shop.Heap() {
			if p.game.Of[same].Cost == 3 {
				p = fate(t, p, mv2("draw", int(same)))
				break
			}
		}
		is(t, "three for three", p.sold[1], 3)
	})
	t.Run("PEN-124 the Bank shows Hell", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) { c.chapter, c.portals = 2, 4; c.chapterThree(g) })
		holds(t, "from the start", p.onHell(p.game, at("vault")))
	})
	t.Run("PEN-131 the trophies of a finished quest go back", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) {
			c.trophies = 15
			c.players[0].slot[brownSlot] = slot{card: card("bq_dog"), trophies: 1, res: [box.Resources]uint8{box.Violence: 1}}
			toStep(c, stepBuild)
		})
		p = play(t, p, mv(vFinish, int(card("bq_dog"))))
		is(t, "in the pool", p.trophies, 16)
	})
	t.Run("PEN-145 whom Mutton Shunter hits discards a card for each hit", func(t *testing.T) {
		p := stand(box.Heist, "embankment", func(c *core, g *game) {
			hand(c, 0, starter(box.Alice, "punch"), starter(box.Alice, "boxing"), starter(box.Alice, "resources"))
			c.heroGold, c.villainAt[box.MiniBoss] = 5, at("embankment")
		})
		for p.now().op == opPick {
			p = play(t, p, p.Choices(0)[0].Move)
		}
		is(t, "wounds and cards left", [2]int{int(p.players[0].woundPile), p.players[0].hand.Count()}, [2]int{2, 1})
		is(t, "and no thieves", p.thiefGold, 0)
	})
	t.Run("PEN-160 goods are taken before the Field Action, out of the pool of trophies, and no more than needed", func(t *testing.T) {
		p := stand(box.Prologue, "slums_b", func(c *core, g *game) {
			hand(c, 0, card("s_deed"), card("s_ticket"), card("s_razor"), starter(box.Alice, "punch"))
			pool(c, 0, box.Science, 1)
		})
		p = play(t, p, mv(vPawn, int(card("s_deed"))))
		is(t, "in the pool", p.trophies, 15)
		p = play(t, p, mv(vPawn, int(card("s_ticket"))))
		is(t, "two are enough for two heroes", begins(p, vPawn), 0)
		is(t, "still step 4", p.stack[1].i, stepField)
		q := stand(box.Prologue, "docks", func(c *core, g *game) { hand(c, 0, card("s_deed")); pool(c, 0, box.Science, 1) })
		is(t, "not elsewhere", begins(q, vPawn), 0)
	})
	t.Run("PEN-161 from chapter I on", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) { c.stack[1] = frame{op: opRound} })
		is(t, "put by", p.thiefGold, 1)
	})
	t.Run("PEN-166 both resources are spent, and there is a trophy for a quest", func(t *testing.T) {
		p := stand(box.Open, "docks", func(c *core, g *game) {
			c.hellTiles = 1 << g.tileOf(at("docks"))
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Violence, 1)
			c.players[0].slot[brownSlot] = slot{card: card("bq_dog")}
			c.players[0].slot[brownSlot+1] = slot{card: box.NoCard}
		})
		p = play(t, p, "reclaim science violence")
		is(t, "spent", p.players[0].resourcesOf(), 0)
		is(t, "a trophy", p.players[0].slot[brownSlot].trophies, 1)
	})
	t.Run("PEN-167 as many tiles as the lever says are too many, and as many schemes are read", func(t *testing.T) {
		last := func(hell int) string {
			p := lone(box.Open, func(c *core, g *game) {
				c.space, c.hellTiles = 12, 1<<hell-1
				c.stack[1] = frame{op: opRound}
			})
			return p.Outcome().Ending
		}
		n := newGame(box.Edition(box.Newest), box.Open, 2).lever.HellTiles
		is(t, "one less, and as many", [2]string{last(n - 1), last(n)}, [2]string{"held", "annexed"})
		read := map[int]bool{}
		for seats := 1; seats <= most; seats++ {
			p := table(t, box.Open, seats, func(c *core, g *game) {
				c.stack[1] = frame{op: opRounds, i: roundScheme}
				c.stack[0] = c.stack[1]
				c.top = 0
			})
			is(t, "schemes", int(p.top), max(p.game.lever.Schemes, 1))
			read[int(p.top)] = true
		}
		is(t, "one or two", len(read), 2)
	})
	t.Run("PEN-169 PEN-170 mini-bosses first, after three rounds and then after one", func(t *testing.T) {
		p := table(t, box.Rush, 2, nil)
		for _, k := range p.line[:2] {
			holds(t, p.game.Of[k].Name+" is a mini-boss", p.game.Of[k].Foe.Keywords>>6&1 != 0)
		}
		is(t, "rounds of rest", p.pause, 3)
		q := lone(box.Rush, func(c *core, g *game) { c.villainAt[box.MiniBoss] = box.NoPlace; c.push(frame{op: opReap}) })
		for q.now().op == opPick {
			q = play(t, q, "done")
		}
		q = turned(q, func(c *core, g *game) { c.top = 1; c.stack[1] = frame{op: opRound} })
		is(t, "not in the round he fell", q.villainAt[box.MiniBoss], box.NoPlace)
		q = turned(dealt(t, q), func(c *core, g *game) { c.top = 1; c.stack[1] = frame{op: opRound} })
		is(t, "in the next", q.villainAt[box.MiniBoss], at("parliament"))
	})
	boss := func(key string, change func(c *core, g *game)) *position {
		return lone(box.Rush, func(c *core, g *game) {
			c.line = [4]box.Card{card(key), card("br_index"), card("b_cerberus"), card("br_regent")}
			c.heads, c.villainAt[box.MiniBoss] = 3, at("parliament")
			change(c, g)
		})
	}
	t.Run("PEN-171 Cerberus in a Rush, and damage upon damage", func(t *testing.T) {
		p := boss("b_cerberus", func(c *core, g *game) {})
		is(t, "each head", p.healthOf(p.game, card("b_cerberus")), 3+2)
		q := boss("br_porter", func(c *core, g *game) {
			c.bruise = 2
			c.players[0].at = at("parliament")
			pool(c, 0, box.Damage, 1)
			toStep(c, stepField)
		})
		q = play(t, q, "hit damage")
		is(t, "two and one", q.bruise, 3)
	})
	t.Run("PEN-172 Old Father Thames floods, and the Regent turns his tile at half", func(t *testing.T) {
		p := boss("br_leviathan", func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at("scotland_yard"), at("slums_b")
			hand(c, 0, starter(box.Alice, "punch"), starter(box.Alice, "boxing"))
			c.stack[1] = frame{op: opRound, i: endAfter}
		})
		is(t, "asked for a card", [2]int{int(p.now().op), int(p.asked())}, [2]int{int(opPick), 0})
		q := boss("br_regent", func(c *core, g *game) {
			c.players[0].at = at("parliament")
			pool(c, 0, box.Damage, 5)
			toStep(c, stepField)
		})
		for q.now().op == opFight && q.now().i == fightDeal {
			q = play(t, q, "hit damage")
		}
		holds(t, "his tile", q.onHell(q.game, at("parliament")))
		is(t, "and the row", q.now().op, opRefresh)
	})
	t.Run("PEN-173 nothing for the dead", func(t *testing.T) {
		p := boss("br_porter", func(c *core, g *game) {
			c.players[1].dead, c.players[1].at, c.players[1].woundPile = true, box.NoPlace, 1
			c.push(frame{op: opReap})
		})
		holds(t, "nor is he asked what to heal", p.now().op != opPick)
		is(t, "Pennies", p.twos.Count(), 11)
	})
	t.Run("PEN-174 the score of the team, line by line", func(t *testing.T) {
		p := boss("br_porter", func(c *core, g *game) {
			c.beaten, c.space, c.players[0].grave, c.players[1].grave = 2, 5, 1, 4
			c.players[1].dead, c.over = true, endDead
		})
		var sum []int
		for _, l := range p.Outcome().Scores {
			sum = append(sum, l.Points[0])
		}
		is(t, "beaten, spared, grave, dead", [4]int(sum), [4]int{10, 0, -5, -3})
	})
	t.Run("PEN-127 the Heist is won by all, however their cards would score", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) { c.players[1].portals, c.over = 2, endRobbed })
		is(t, "winners", len(p.Outcome().Winners), 2)
	})
	t.Run("PEN-129 what would be lost first is spent first", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { pool(c, 0, box.Gold, 3); c.players[0].late[box.Gold] = 2 })
		q := &p.players[0]
		q.spend(box.Gold, 1)
		is(t, "still kept", q.late[box.Gold], 2)
		q.spend(box.Gold, 1)
		is(t, "then less", q.late[box.Gold], 1)
	})
	t.Run("PEN-136 after a death the next living hero reads a scheme", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].under, c.players[0].woundHand, c.players[0].grave = 3, 1, 3
			toStep(c, stepBuild)
		})
		p = play(t, p, "done")
		is(t, "who, and what", [2]int{int(p.now().hero), int(p.now().op)}, [2]int{1, int(opScheme)})
	})
	t.Run("PEN-138 who is placed onto a hero does not fight him", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.villainAt[box.VillainB], c.villainAt[box.VillainC] = at("docks"), at("docks")
			c.players[0].at, c.portals = at("slums_b"), 2
			c.perform(0, g.Of[card("sc_reinforce")].Effect, box.NoCard)
		})
		is(t, "A", p.villainAt[box.VillainA], at("slums_b"))
		holds(t, "nobody is asked", p.now().op != opFight && p.now().op != opArrive)
	})
}
