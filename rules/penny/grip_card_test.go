package penny

import (
	"slices"
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// TestCardGrips holds single words of the rulings of cards that could be broken without
// a test of the clause noticing.
func TestCardGrips(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0, starter(box.Alice, "boxing")); change(c, g) })
	}
	punch, penny := starter(box.Alice, "punch"), starter(box.Alice, "last_penny")
	t.Run("PEN-147 a loss is met in full, or everything is offered", func(t *testing.T) {
		obol := card("dp_obol") // its second sentence: a shortcut, or a gold for two movement tokens
		turn := func(where string, gold int) *position {
			return lone(box.Prologue, func(c *core, g *game) {
				c.players[0].at = at(where)
				pool(c, 0, box.Gold, gold)
				c.push(frame{op: opBlock, a: uint8(obol), i: 1, n: 1, block: g.Of[obol].Play})
			})
		}
		is(t, "without gold there is only the way down", begins(turn("docks", 0), vEnter), 1)
		is(t, "with one he may choose", begins(turn("docks", 1), vOption), 2)
		is(t, "far from an entrance he pays", turn("empty_street", 1).players[0].tokens[box.Movement], 2)
		is(t, "with neither he may choose again", begins(turn("empty_street", 0), vOption), 2)
	})
	t.Run("PEN-147 what an option gives first may be lost again", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {})
		meets := func(first, loss box.Token, n uint8) bool {
			b := *p.game.Box
			b.Blocks = append(slices.Clone(b.Blocks), []box.Instruction{{Op: box.OpGain, Token: first, N: 1}, {Op: box.OpLose, Token: loss, N: n}})
			g := *p.game
			g.Box = &b
			return p.meets(&g, &frame{}, box.Block(len(b.Blocks)-1))
		}
		is(t, "a gold, one and two", [2]bool{meets(box.Gold, box.Gold, 1), meets(box.Gold, box.Gold, 2)}, [2]bool{true, false})
		is(t, "any resource, one and two", [2]bool{meets(box.AnyToken, box.AnyToken, 1), meets(box.AnyToken, box.AnyToken, 2)}, [2]bool{true, false})
		holds(t, "gold is no resource", !meets(box.Gold, box.AnyToken, 1))
	})
	pick := func(what box.Op, n int8) *position {
		return lone(box.Prologue, func(c *core, g *game) {
			hand(c, 0, punch, penny)
			c.players[0].under, c.players[0].woundPile, c.players[0].woundHand = 1, 1, 1
			c.push(frame{op: opPick, a: box.InHand | box.InPool | box.InDiscard, b: uint8(box.AnyCard), i: uint8(what), n: n, block: box.Block(box.NoCard)})
		})
	}
	t.Run("PEN-148 no Wounded is discarded, both kinds are destroyed, and no more than the number", func(t *testing.T) {
		p := pick(box.OpDiscard, 1)
		is(t, "wounds, and a way out", [2]int{begins(p, vHeal), begins(p, vDone)}, [2]int{0, 0})
		p = play(t, p, mv(vDiscard, int(punch)))
		holds(t, "one, and no more", p.now().op != opPick && p.players[0].hand.Has(penny))
		q := pick(box.OpDestroy, 2)
		is(t, "under the board and discarded", [2]bool{offered(q, "heal 0"), offered(q, "heal 1")}, [2]bool{true, true})
		q = play(t, q, "heal 1", "heal 0")
		holds(t, "two, and no more", q.now().op != opPick)
		is(t, "both are healed", q.status(0), 1)
	})
	t.Run("PEN-148 from where the card says, of the sort it says", func(t *testing.T) {
		offer := func(from uint8, sort box.CardSort) *position {
			return lone(box.Prologue, func(c *core, g *game) {
				hand(c, 0, punch)
				q := c.me(0)
				q.deck.Remove(penny)
				q.pool.Add(penny)
				q.pile = box.Set{}
				q.pile.Add(card("en_hound"))
				q.woundPile = 1
				c.push(frame{op: opPick, a: from, b: uint8(sort), i: uint8(box.OpDestroy), n: 1, block: box.Block(box.NoCard)})
			})
		}
		rulestest.Same(t, "pool and pile", offers(offer(box.InPool|box.InDiscard, box.AnyCard)), string(mv(vDestroy, int(penny))), string(mv(vDestroy, int(card("en_hound")))), "heal 1", "done")
		rulestest.Same(t, "the hand", offers(offer(box.InHand, box.AnyCard)), string(mv(vDestroy, int(punch))), "done")
		rulestest.Same(t, "a wound", offers(offer(box.InPool|box.InDiscard, box.WoundedCard)), "heal 1", "done")
		coin := card("dp_whispering")
		p := lone(box.Prologue, func(c *core, g *game) {
			hand(c, 0, coin, punch)
			c.demonic.Remove(coin)
			toStep(c, stepBuild)
		})
		holds(t, "one that names itself", play(t, p, mv(vPlay, int(coin))).players[0].aside.Has(coin))
	})
	t.Run("PEN-148 free steps may be left out", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.push(frame{op: opStroll, n: 2}) })
		before := p.players[0].at
		is(t, "two steps are two", play(t, p, mv(vStep, int(at("billingsgate"))), mv(vStep, int(at("the_tower")))).players[0].at, at("the_tower"))
		p = play(t, p, "done")
		is(t, "nobody has moved", p.players[0].at, before)
		holds(t, "and it is over", p.now().op != opStroll)
	})
	t.Run("PEN-149 in a turn its hero chooses, and an enemy is shuffled in", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.holder = 1
			c.perform(0, g.Of[card("e_recital")].Event[1].Effect, box.NoCard)
		})
		is(t, "asked", p.asked(), 0)
		k := cardOf(p.enemyRow[2])
		p = play(t, p, mv(vReplace, int(k)))
		holds(t, "nobody knows where he lies", p.enemies.May(k) && len(p.enemies.Under())+len(p.enemies.Top()) == 0)
	})
	t.Run("PEN-149 whatever turns over the shop deck has the open pile mixed", func(t *testing.T) {
		bare := func(change func(c *core, g *game), off ...box.Card) *position {
			return lone(box.Heist, func(c *core, g *game) {
				hand(c, 0, card("s_ticket"))
				for c.shop.Len() > 0 {
					c.shop.Take(c.shop.Heap()[0])
				}
				for _, k := range off {
					c.shopOff.Add(k)
				}
				change(c, g)
			})
		}
		take := func(c *core, g *game) { c.push(frame{op: opTake, a: uint8(box.ShopDeck), n: 1}) }
		deed, bag := card("s_deed"), card("s_bag")
		p := fate(t, bare(take, deed, bag), mv2("draw", int(bag)))
		holds(t, "the bag is taken", p.players[0].pile.Has(bag) && p.shopOff.Empty() && p.shop.May(cards.Card(deed)))
		holds(t, "else nothing is", bare(take).now().op != opTake)
		sale := func(c *core, g *game) {
			c.chapter, c.players[0].at = 2, at("brick_lane")
			toStep(c, stepField)
		}
		p = play(t, bare(sale, deed, bag), "haggle") // he has one ticket to sell
		is(t, "a card is turned over", [3]bool{p.now().op == opSale, p.need == luck, p.shopOff.Empty()}, [3]bool{true, true, true})
	})
	t.Run("PEN-150 a new quest counts from nothing", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) {
			q := c.me(0)
			q.slot[brownSlot] = slot{card: card("bq_guard")}
			for _, i := range []int{personalSlot, brownSlot} {
				q.slot[i].wounds, q.slot[i].healed, q.slot[i].ways = 3, 2, 1
				c.complete(g, 0, i)
			}
			c.hurt(0, 1)
			c.takeQuest(0, card("bq_dog"))
		})
		q := &p.players[0]
		is(t, "Alice's second", q.slot[personalSlot], slot{card: card("pq_alice_2"), wounds: 1})
		is(t, "the dog, who came after the wound", q.slot[brownSlot], slot{card: card("bq_dog")})
	})
	t.Run("PEN-150 counters add up, and a shortcut is used in one turn only", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[1].woundPile, c.players[1].under = 1, 1
			c.players[0].slot[brownSlot] = slot{card: card("bq_dog")}
			c.heal(1, healPile)
			c.heal(1, healUnder)
			c.enter(0, box.Sewer)
			c.enter(0, box.Post)
			c.hurt(0, 1)
		})
		is(t, "healed and used", [2]uint8{p.players[0].slot[personalSlot].healed, p.players[0].slot[personalSlot].ways}, [2]uint8{2, 2})
		is(t, "for another quest too", p.players[0].slot[brownSlot], slot{card: card("bq_dog"), wounds: 1, healed: 2, ways: 2})
		p.clean(&p.players[0])
		holds(t, "not in the next turn", !p.holds(p.game, 0, box.UsedShortcut))
	})
	t.Run("PEN-151 trophies and stacks run out", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.trophies, c.twos = 0, box.Set{}
			c.push(frame{op: opTake, a: uint8(box.TwoPennies), n: 2})
			c.push(frame{op: opTrophy, a: 255})
		})
		q := &p.players[0]
		is(t, "nothing is gained", [2]int{q.pile.Count(), int(q.slot[walkSlot].trophies)}, [2]int{0, 0})
		is(t, "and it goes on", p.now().op, opTurn)
	})
	t.Run("PEN-152 what was read is gone, in the Heist until the events are mixed", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.push(frame{op: opJoke}) })
		k := p.game.From[box.JokeCards]
		is(t, "jokes left", fate(t, p, mv2("draw", int(k))).jokes, 0)
		for m, back := range map[box.Mode]bool{box.Prologue: false, box.Heist: true} {
			p = lone(m, func(c *core, g *game) { c.push(frame{op: opEvent}) })
			bit := uint32(1) << (card("e_raven") - p.game.From[box.EventCards])
			p = play(t, fate(t, p, mv2("draw", int(card("e_raven")))), "option 0")
			is(t, "not in the deck, in "+m.String(), p.events&bit, 0)
			is(t, "to be mixed again, in "+m.String(), p.eventOff == bit, back)
		}
		q := lone(box.Heist, func(c *core, g *game) { c.events, c.eventOff = 0, 6; c.push(frame{op: opEvent}) })
		r := lone(box.Heist, func(c *core, g *game) { c.events, c.eventOff = 5, 6; c.push(frame{op: opEvent}) })
		is(t, "not before the last is drawn", [2]uint32{r.events, r.eventOff}, [2]uint32{5, 6})
		is(t, "mixed once", [2]uint32{q.events, q.eventOff}, [2]uint32{6, 0})
	})
	t.Run("PEN-155 no prevention, no finished Personal Quest, nothing out of a hand, and four things on each side", func(t *testing.T) {
		quest := card("pq_jack_1")
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[1].at = c.players[0].at
			c.players[1].pile.Add(quest)
			for h := range int8(2) {
				pool(c, h, box.Gold, 9)
				pool(c, h, box.Prevent, 1)
			}
			toStep(c, stepField)
		})
		p = play(t, p, "trade jack")
		holds(t, "the quest stays", !offered(p, mv(vWant, int(quest))))
		is(t, "gold, and nothing else", begins(p, vGive)+begins(p, vAsk)+begins(p, vHand), 2)
		for range 4 {
			p = play(t, p, "ask gold")
		}
		is(t, "a side of four is full, the other is not", [2]bool{offered(p, "ask gold"), offered(p, "give gold")}, [2]bool{false, true})
		for range 4 {
			p = play(t, p, "give gold")
		}
		is(t, "four for four", begins(p, vGive)+begins(p, vAsk), 0)
	})
	t.Run("PEN-155 what is offered is there, once, and changes hands", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[1].at = c.players[0].at
			c.players[0].deck.Remove(penny)
			c.players[0].pool.Add(penny)
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Science, 1)
			toStep(c, stepField)
		})
		p = play(t, p, "trade jack", "give gold", "give gold", "ask science", mv(vHand, int(penny)))
		is(t, "no more gold, no second card, no more science", begins(p, vGive)+begins(p, vHand)+begins(p, vAsk), 0)
		p = play(t, p, "propose", "accept")
		a, j := &p.players[0], &p.players[1]
		is(t, "gold and science", [4]uint8{a.tokens[box.Gold], j.tokens[box.Gold], a.tokens[box.Science], j.tokens[box.Science]}, [4]uint8{0, 2, 1, 0})
		is(t, "the card", [2]bool{a.pool.Has(penny), j.pile.Has(penny)}, [2]bool{false, true})
		holds(t, "the next offer is empty", p.now().op == opTrade && begins(p, vPropose) == 0)
	})
}
