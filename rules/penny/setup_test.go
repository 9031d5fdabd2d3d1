package penny

import (
	"math/bits"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

func TestBox(t *testing.T) {
	p := table(t, box.Prologue, 2, nil)
	v, g := p.see(), p.game
	t.Run("PEN-1 one to four heroes", func(t *testing.T) {
		is(t, "seats", [2]int{Game{}.About().MinSeats, Game{}.About().MaxSeats}, [2]int{1, 4})
		_, err := Game{}.New(rules.Setup{Seats: 5})
		holds(t, "five are too many", err != nil)
	})
	t.Run("PEN-2 tokens do not run out", func(t *testing.T) {
		q := turned(p, func(c *core, g *game) { c.give(0, box.Gold, 40); c.give(0, box.Science, 60) })
		is(t, "gold", q.players[0].tokens[box.Gold], 40)
		is(t, "science", q.players[0].tokens[box.Science], 60)
	})
	t.Run("PEN-3 seven tiles, the Bank later", func(t *testing.T) {
		is(t, "tiles", len(v.Tiles()), 6)
		is(t, "lines", len(g.chart(&p.core).Lines), 39)
		is(t, "places", len(v.Places()), 24)
		h := table(t, box.Heist, 2, func(c *core, g *game) { c.chapter = 3 })
		is(t, "tiles with the Bank", len(h.see().Tiles()), 7)
	})
	t.Run("PEN-4 the token begins on space 1", func(t *testing.T) { is(t, "space", fresh(t, box.Prologue, 2, 0).space, 1) })
	t.Run("PEN-5 a token covers the print", func(t *testing.T) {
		is(t, "Billingsgate", p.printed(g, at("billingsgate")), [box.Resources]uint8{})
		is(t, "the Docks", p.printed(g, at("docks")), [box.Resources]uint8{box.Underworld: 1})
	})
	t.Run("PEN-6 the shop", func(t *testing.T) {
		is(t, "cards in all", p.shop.Len()+4, 24)
		twos, threes, n := v.Stacks()
		is(t, "Pennies", [2]string{twos.Name, threes.Name}, [2]string{"Two Pennies", "Three Pennies"})
		is(t, "how many", n, [2]int{12, 8})
		is(t, "Demonic Pennies", p.demonic.Count(), 10)
	})
	t.Run("PEN-7 events lie face down", func(t *testing.T) {
		is(t, "events", bits.OnesCount32(p.events), 16)
		for _, d := range v.Decks() {
			is(t, "known of "+d.ID, len(d.Top), 0)
		}
	})
	t.Run("PEN-8 status cards are no deck", func(t *testing.T) {
		is(t, "Wounded", v.Label("wound.alice.pile").Clause, "PEN-89")
		is(t, "known to all", p.status(0), 0)
	})
	t.Run("PEN-9 the enemy row", func(t *testing.T) {
		is(t, "the rest", p.enemies.Len(), 16)
		for _, k := range p.enemyRow {
			holds(t, "an enemy lies there", g.regular(k))
		}
	})
	t.Run("PEN-10 PEN-18 the mini-boss waits on the third space", func(t *testing.T) {
		is(t, "place", p.villainAt[box.MiniBoss], box.NoPlace)
		is(t, "space", v.Hell().MiniAt, 3)
		holds(t, "he waits", v.Hell().MiniWaits)
	})
	t.Run("PEN-11 sixteen schemes", func(t *testing.T) { is(t, "schemes", p.schemes.Len(), 16) })
	t.Run("PEN-12 the joke is told when a card says so", func(t *testing.T) {
		is(t, "jokes", p.jokes, 1)
		q := turned(p, func(c *core, g *game) { c.push(frame{op: opJoke}) })
		is(t, "wanted", q.need, luck)
		q = fate(t, q, mv2("draw", int(g.From[box.JokeCards])))
		is(t, "jokes left", q.jokes, 0)
		is(t, "Publo", q.villainAt[box.MiniBoss], at("parliament"))
	})
	t.Run("PEN-14 ten cards", func(t *testing.T) {
		q := &p.players[1]
		is(t, "cards", q.deck.Count()+q.hand.Count(), 10)
		own := 0
		for _, k := range append(q.deck.All(), q.hand.All()...) {
			if g.Of[k].Class {
				own++
				is(t, "whose", g.Of[k].Hero, box.Jack)
			}
		}
		is(t, "class cards", own, 2)
	})
	t.Run("PEN-15 five in hand", func(t *testing.T) { is(t, "hand", p.players[0].hand.Count(), 5) })
	t.Run("PEN-16 quests above the board", func(t *testing.T) {
		h := v.Hero(0)
		is(t, "quests", len(h.Quests), 2)
		is(t, "the first", h.Quests[0].Card.Name, "Walk in a Street")
		is(t, "the second", h.Quests[1].Card.Name, "The Cheshire Cat")
	})
	t.Run("PEN-17 where everybody begins", func(t *testing.T) {
		is(t, "Alice", p.players[0].at, at("river_thames_boats"))
		is(t, "villains", [3]box.Place(p.villainAt[:3]), [3]box.Place{at("east_end_roofs"), at("empty_street"), at("westminster_abbey")})
	})
	t.Run("PEN-19 Luck names the first player", func(t *testing.T) {
		q := fresh(t, box.Prologue, 3, 0)
		q = play(t, q, "be emily", "be jack", "be alice")
		q = fate(t, q, "first 2")
		is(t, "first and holder", [2]uint8{q.first, q.holder}, [2]uint8{2, 2})
		_, err := q.After(rules.Luck, "first 2")
		holds(t, "only once", err != nil)
	})
	t.Run("PEN-77 PEN-106 three portals or four, closed in step 4", func(t *testing.T) {
		is(t, "two heroes", p.portalsLeft(), 3)
		is(t, "three heroes", table(t, box.Prologue, 3, nil).portalsLeft(), 4)
		q := table(t, box.Prologue, 2, func(c *core, g *game) { away(c); c.players[0].at = at("slums_b"); rich(c, g, 0); toStep(c, stepBuild) })
		refused(t, q, "close", "Field Action")
	})
}

// mv2 is a draw of some cards.
func mv2(word string, ks ...int) rules.Move {
	m := word
	for _, k := range ks {
		m += " " + itoa(k)
	}
	return rules.Move(m)
}

func TestKeyIdeas(t *testing.T) {
	t.Run("PEN-20 the Florin moves a villain in a hero's turn", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { hand(c, 0, card("dp_florin")); toStep(c, stepBuild) })
		before := p.villainAt[box.VillainA]
		p = play(t, p, mv(vPlay, int(card("dp_florin"))))
		for p.now().op == opWalk {
			p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		holds(t, "A has moved", p.villainAt[box.VillainA] != before)
	})
	t.Run("PEN-21 four places for cards", func(t *testing.T) {
		h := table(t, box.Prologue, 1, nil).see().Hero(0)
		is(t, "all ten", h.Deck+len(h.Hand)+len(h.Pool)+len(h.Pile), 10)
	})
	t.Run("PEN-22 PEN-91 hand size", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) { away(c); hand(c, 0); toStep(c, stepAfter) })
		p = turned(p, func(c *core, g *game) { toStep(c, stepDraw) })
		is(t, "to draw", p.draws(p.game), 5)
		p = table(t, box.Prologue, 1, func(c *core, g *game) { hand(c, 0); c.players[0].under, c.players[0].grave = 2, 3; toStep(c, stepDraw) })
		is(t, "to draw with two wounds", p.draws(p.game), 3)
	})
	t.Run("PEN-23 played cards go to the discard pile in the end", func(t *testing.T) {
		k := starter(box.Alice, "resources")
		p := table(t, box.Prologue, 1, func(c *core, g *game) { hand(c, 0, k); toStep(c, stepBuild) })
		p = play(t, p, mv(vPlay, int(k)))
		holds(t, "in the pool", p.players[0].pool.Has(k))
		p = turned(p, func(c *core, g *game) { c.top = 1; toStep(c, stepDraw) })
		holds(t, "discarded", p.players[0].pile.Has(k))
	})
	t.Run("PEN-24 what was not played counts", func(t *testing.T) {
		k := starter(box.Alice, "punch")
		p := table(t, box.Prologue, 1, func(c *core, g *game) { hand(c, 0, k); toStep(c, stepDraw) })
		is(t, "to draw", p.draws(p.game), 4)
		holds(t, "still in hand", p.players[0].hand.Has(k))
	})
	t.Run("PEN-25 an empty deck", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) {
			q := &c.players[0]
			q.pile.Merge(q.deck)
			q.pile.Merge(q.hand)
			q.deck, q.hand, q.woundPile = box.Set{}, box.Set{}, 1
			toStep(c, stepDraw)
		})
		is(t, "the deck", p.players[0].deck.Count(), 10)
		is(t, "with its wound", p.players[0].woundDeck, 1)
		p = table(t, box.Prologue, 1, func(c *core, g *game) {
			q := &c.players[0]
			q.aside.Merge(q.deck)
			q.aside.Merge(q.hand)
			q.deck, q.hand = box.Set{}, box.Set{}
			toStep(c, stepDraw)
		})
		holds(t, "nothing is drawn", p.stack[1].op != opTurn)
	})
	t.Run("PEN-26 PEN-47 what lies in the pool, and step 1", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) {
			pool(c, 0, box.Damage, 3)
			pool(c, 0, box.Gold, 2)
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Movement, 3)
			c.players[0].slot[walkSlot].res[box.Science] = 1
			c.players[0].foes.Add(card("en_hound"))
			c.players[0].late = [box.Tokens]uint8{}
			toStep(c, stepDraw)
		})
		is(t, "in the Villain Phase", p.players[0].tokens[box.Damage], 3)
		p = turned(p, func(c *core, g *game) { c.clean(c.me(0)) })
		is(t, "cleaned", p.players[0].tokens, [box.Tokens]uint8{box.Movement: 3})
		is(t, "on the quest", p.players[0].slot[walkSlot].res[box.Science], 1)
		holds(t, "the assigned enemy stays", p.players[0].foes.Has(card("en_hound")))
	})
	t.Run("PEN-27 PEN-134 four movement tokens, in steps 5 and 1", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) { pool(c, 0, box.Movement, 7); toStep(c, stepBuild) })
		is(t, "meanwhile", p.players[0].tokens[box.Movement], 7)
		p = turned(p, func(c *core, g *game) { toStep(c, stepDraw) })
		is(t, "after step 5", p.players[0].tokens[box.Movement], 4)
		p = turned(p, func(c *core, g *game) { c.players[0].tokens[box.Movement] = 6; c.clean(c.me(0)) })
		is(t, "after step 1", p.players[0].tokens[box.Movement], 4)
	})
	t.Run("PEN-28 new cards begin on the discard pile", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) { c.push(frame{op: opTake, a: uint8(box.TwoPennies), n: 1}) })
		is(t, "discarded", p.players[0].pile.Count(), 1)
	})
	t.Run("PEN-29 PEN-148 discarding", func(t *testing.T) {
		k := starter(box.Alice, "punch")
		p := table(t, box.Prologue, 1, func(c *core, g *game) {
			hand(c, 0, k, starter(box.Alice, "boxing"))
			c.players[0].woundHand = 1
			c.push(frame{op: opPick, a: box.InHand, i: uint8(box.OpDiscard), n: 1, block: box.Block(box.NoCard)})
		})
		is(t, "no wound is offered", len(offers(p)), 2)
		p = play(t, p, mv(vDiscard, int(k)))
		holds(t, "on the own pile", p.players[0].pile.Has(k))
	})
	t.Run("PEN-30 destroyed cards count", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) {
			c.box.Remove(card("s_deed"))
			c.shop.Take(cardOf(card("s_deed")))
			c.spoil(0, card("s_deed"))
		})
		is(t, "points", p.tally(p.game, 0).shop, p.game.Of[card("s_deed")].Points)
	})
	t.Run("PEN-31 healed wounds do not count", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) { c.hurt(0, 3) })
		is(t, "status", p.status(0), 3)
		p.heal(0, healPile)
		is(t, "status after healing", p.status(0), 2)
	})
	t.Run("PEN-32 a finished Personal Quest joins the deck", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) {
			s := &c.players[0].slot[personalSlot]
			s.res[box.Society], s.res[box.Occultism], s.wounds = 1, 1, 2
			toStep(c, stepBuild)
		})
		p = play(t, p, mv(vFinish, int(card("pq_alice_1"))))
		holds(t, "on the pile", p.players[0].pile.Has(card("pq_alice_1")))
		is(t, "no second level", p.players[0].slot[personalSlot].card, box.NoCard)
	})
}

func TestCharges(t *testing.T) {
	k := starter(box.Alice, "alice_shroom")
	begin := func(c *core, g *game) { hand(c, 0, k); toStep(c, stepBuild) }
	t.Run("PEN-33 above the board with one resource", func(t *testing.T) {
		p := play(t, table(t, box.Prologue, 2, begin), mv(vPlay, int(k)))
		is(t, "kinds", len(offers(p)), 2)
		p = play(t, p, "gain society")
		i := p.players[0].slotOf(k)
		holds(t, "above the board", i >= chargeSlot && !p.players[0].pool.Has(k))
		is(t, "on it", p.players[0].slot[i].res, [box.Resources]uint8{box.Society: 1})
	})
	lies := func(res [box.Resources]uint8, card box.Card) func(c *core, g *game) {
		return func(c *core, g *game) {
			hand(c, 0)
			c.players[0].drop(card)
			c.players[0].slot[chargeSlot] = slot{card: card, res: res}
			pool(c, 0, box.Society, 2)
			pool(c, 0, box.Science, 1)
			toStep(c, stepBuild)
		}
	}
	t.Run("PEN-34 PEN-159 moving resources", func(t *testing.T) {
		p := table(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k))
		holds(t, "within kind", !offered(p, mv(vPut, int(box.Science), int(k))))
		holds(t, "off", offered(p, mv(vLift, int(box.Occultism), int(k))))
		p = play(t, p, mv(vPut, int(box.Society), int(k)), mv(vPut, int(box.Society), int(k)))
		is(t, "on it", p.players[0].slot[chargeSlot].total(), 3)
		holds(t, "and it stays this turn", !offered(p, mv(vLift, int(box.Occultism), int(k))))
		q := table(t, box.Prologue, 2, func(c *core, g *game) {
			lies([box.Resources]uint8{box.Occultism: 1}, k)(c, g)
			hand(c, 0, starter(box.Alice, "punch"))
			toStep(c, stepMove)
		})
		is(t, "not in step 2", begins(q, vPut), 0)
	})
	t.Run("PEN-35 an empty one is discarded", func(t *testing.T) {
		p := play(t, table(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k)), mv(vLift, int(box.Occultism), int(k)))
		holds(t, "discarded", p.players[0].pile.Has(k) && p.players[0].slotOf(k) < 0)
	})
	t.Run("PEN-36 a full one may wait or be used", func(t *testing.T) {
		p := table(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 3}, k))
		holds(t, "no hurry", offered(p, "done"))
		p = dealt(t, play(t, p, mv(vUse, int(k))))
		is(t, "prevention", p.players[0].tokens[box.Prevent], 2)
		holds(t, "discarded", p.players[0].pile.Has(k))
		is(t, "nothing comes back", p.players[0].tokens[box.Occultism], 0)
	})
	t.Run("PEN-36 what a card draws is drawn before it is discarded itself", func(t *testing.T) {
		m := card("s_medium")
		p := table(t, box.Prologue, 2, func(c *core, g *game) {
			lies([box.Resources]uint8{box.Occultism: 2, box.Society: 1}, m)(c, g)
			q := c.me(0)
			q.aside.Merge(q.deck)
			q.deck, q.pile = box.Set{}, box.Set{}
		})
		had := p.players[0].hand.Count()
		p = play(t, p, mv(vUse, int(m)), "gain science", "gain science")
		is(t, "nothing was left to be drawn", p.players[0].hand.Count(), had)
		holds(t, "discarded", p.players[0].pile.Has(m) && p.players[0].slotOf(m) < 0)
	})
	t.Run("PEN-37 some only store", func(t *testing.T) {
		s := card("s_strongbox")
		p := table(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 2, box.Violence: 2}, s))
		is(t, "uses", begins(p, vUse), 0)
		holds(t, "full", !offered(p, mv(vPut, int(box.Society), int(s))))
	})
	t.Run("PEN-38 quests store", func(t *testing.T) {
		p := table(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k))
		q := card("pq_alice_1")
		p = play(t, p, mv(vPut, int(box.Society), int(q)))
		is(t, "on it", p.players[0].slot[personalSlot].res[box.Society], 1)
		holds(t, "no more than it needs", !offered(p, mv(vPut, int(box.Society), int(q))))
	})
	t.Run("PEN-39 trophies stay", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { c.players[0].slot[walkSlot].trophies = 1; toStep(c, stepBuild) })
		is(t, "nothing to lift", begins(p, vLift), 0)
	})
	t.Run("PEN-40 five resources", func(t *testing.T) {
		is(t, "the last", box.Violence.String(), "violence")
		is(t, "how many", int(box.Violence)+1, box.Resources)
	})
	t.Run("PEN-41 white symbols", func(t *testing.T) {
		r := starter(box.Alice, "resources")
		p := table(t, box.Prologue, 2, func(c *core, g *game) { hand(c, 0, r); toStep(c, stepBuild) })
		p = play(t, p, mv(vPlay, int(r)))
		is(t, "kinds", len(offers(p)), 5)
		p = play(t, p, "gain science", "gain violence")
		is(t, "gained", p.players[0].resourcesOf(), 2)
	})
	t.Run("PEN-42 gathering once a turn", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { away(c); c.players[0].at = at("the_tower"); toStep(c, stepBuild) })
		p = play(t, p, "gather")
		is(t, "violence", p.players[0].tokens[box.Violence], 1)
		refused(t, p, "gather", "nothing to gather")
	})
	t.Run("PEN-43 the Decision Token passes on", func(t *testing.T) {
		p := table(t, box.Prologue, 3, func(c *core, g *game) { away(c); c.stack[1] = frame{op: opRound} })
		is(t, "holder", p.holder, 1)
	})
}
