package penny

import (
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// TestBites holds what mutations of the rules have shown to be untested.
func TestBites(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0); change(c, g) })
	}
	t.Run("PEN-144 the richest is followed, however near others are", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at("cemetery_gate"), at("docks")
			c.villainAt[box.VillainB] = at("hospital_ward")
			pool(c, 1, box.Gold, 3)
			c.push(frame{op: opWalk, a: uint8(box.VillainB), b: uint8(box.ToRichest), n: 1})
		})
		for p.now().op == opWalk {
			p = play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		far := p.game.chart(&p.core).Distance
		is(t, "steps to Jack", far[p.villainAt[box.VillainB]][at("docks")], far[at("hospital_ward")][at("docks")]-1)
	})
	t.Run("PEN-71 nothing to trade, no trade", func(t *testing.T) {
		bare := func(c *core, n int) {
			for h := range int8(2) {
				q := c.me(h)
				q.at, q.pool, q.pile, q.foes, q.tokens = at("docks"), box.Set{}, box.Set{}, box.Set{}, [box.Tokens]uint8{}
			}
			pool(c, 1, box.Movement, n)
			toStep(c, stepField)
		}
		p := table(t, box.Prologue, 2, func(c *core, g *game) { away(c); bare(c, 0) })
		is(t, "offers", begins(p, vTrade), 0)
		p = table(t, box.Prologue, 2, func(c *core, g *game) { away(c); bare(c, 1) })
		is(t, "offers for a movement token", begins(p, vTrade), 1)
	})
	t.Run("PEN-155 four things on a side at most", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at("docks"), at("docks")
			pool(c, 0, box.Gold, 9)
			toStep(c, stepField)
		})
		p = play(t, p, "trade jack", "give gold", "give gold", "give gold")
		holds(t, "a fourth", offered(p, "give gold"))
		p = play(t, p, "give gold")
		holds(t, "no fifth", !offered(p, "give gold"))
	})
	t.Run("PEN-72 nothing to destroy, no action", func(t *testing.T) {
		c := fresh(t, box.Heist, 2, 0).core
		g := fresh(t, box.Heist, 2, 0).game
		holds(t, "not with empty piles", !c.useful(g, 0, box.Destroy))
		c.players[0].under = 1
		holds(t, "but with a Wounded", c.useful(g, 0, box.Destroy))
	})
	t.Run("PEN-114 equal points, fewer status cards", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.players[1].woundPile = 1 })
		is(t, "the better heroes", len(p.best(p.game)), 1)
		is(t, "the best", p.best(p.game)[0], 0)
		p = lone(box.Prologue, func(c *core, g *game) { c.players[1].events = 3 })
		s := p.tally(p.game, 1)
		holds(t, "events count", s.total() == s.events && s.events >= 2)
	})
	t.Run("PEN-149 an empty shop deck is made of what was put off", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			for c.shop.Len() > 0 {
				k := c.shop.Heap()[0]
				c.shop.Take(k)
				c.shopOff.Add(box.Card(k))
			}
			shown := c.shopRow[0]
			c.shopRow[0] = box.NoCard
			c.shopOff.Add(shown)
			c.push(frame{op: opFill, a: shopRowID})
		})
		p = dealt(t, p)
		holds(t, "the row is full", p.shopRow[0] != box.NoCard)
		q := lone(box.Prologue, func(c *core, g *game) {
			for c.enemies.Len() > 0 {
				c.enemies.Take(c.enemies.Heap()[0])
			}
			c.shopOff.Add(card("s_deed"))
			c.shop.Take(cards.Card(card("s_deed")))
			c.enemyRow[0] = box.NoCard
			c.push(frame{op: opFill, a: enemyRowID})
		})
		holds(t, "not for enemies", q.shopOff.Has(card("s_deed")))
	})
	t.Run("PEN-89 a Wounded is drawn into the hand", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			q := c.me(0)
			q.deck, q.pile, q.woundDeck = box.Set{}, box.Set{}, 2
			c.push(frame{op: opDraw, n: 2})
		})
		p = dealt(t, p)
		is(t, "in the hand", p.players[0].woundHand, 2)
		is(t, "in the deck", p.players[0].woundDeck, 0)
	})
	t.Run("PEN-148 what a card destroys is gone, and scored", func(t *testing.T) {
		k := starter(box.Alice, "last_penny")
		p := lone(box.Prologue, func(c *core, g *game) {
			q := c.me(0)
			q.deck.Remove(k)
			q.pile.Add(k)
			c.push(frame{op: opPick, a: box.InDiscard, b: uint8(box.AnyCard), i: uint8(box.OpDestroy), n: 1, block: box.Block(box.NoCard)})
		})
		p = play(t, p, mv(vDestroy, int(k)))
		holds(t, "aside", p.players[0].aside.Has(k) && !p.players[0].pile.Has(k))
	})
	t.Run("PEN-122 after a sale one may sell again, or go", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) {
			c.chapter = 2
			hand(c, 0, card("s_ticket"), card("s_deed"))
			c.players[0].at = at("brick_lane")
			pool(c, 0, box.Science, 1)
			for c.shop.Len() > 0 {
				c.shop.Take(c.shop.Heap()[0])
			}
			c.shop.PutTop(cards.Card(card("s_gatling")), cards.Everybody)
			toStep(c, stepField)
		})
		p = play(t, p, "haggle", mv(vSell, int(card("s_ticket"))))
		is(t, "it failed", p.sold, [2]uint8{})
		holds(t, "once more for a resource", offered(p, mv(vSellFor, int(card("s_deed")), int(box.Science))) && offered(p, "done"))
	})
	t.Run("PEN-20 what is given to a tile reaches its heroes alone", func(t *testing.T) {
		share := func(where string) uint8 {
			p := lone(box.Prologue, func(c *core, g *game) {
				c.players[0].at, c.players[1].at = at("docks"), at(where)
				c.perform(0, g.Of[starter(box.Emily, "emily_soul")].Play, box.NoCard)
			})
			return p.players[1].tokens[box.Society]
		}
		is(t, "on the tile", share("the_tower"), 1)
		is(t, "on another", share("slums_a"), 0)
	})
	t.Run("PEN-146 only the richest are asked about", func(t *testing.T) {
		p := table(t, box.Prologue, 4, func(c *core, g *game) {
			away(c)
			for h, where := range []string{"docks", "the_tower", "slums_a", "music_hall"} {
				c.players[h].at = at(where)
			}
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Gold, 2)
			pool(c, 2, box.Gold, 1)
			c.players[3].at = box.Sewer
			pool(c, 3, box.Gold, 2)
			c.villainAt[box.VillainB] = at("hospital_ward")
			c.push(frame{op: opWalk, a: uint8(box.VillainB), b: uint8(box.ToRichest), n: 1})
		})
		is(t, "two of them", begins(p, vFace), 2)
		holds(t, "Alice and Jack", offered(p, "face alice") && offered(p, "face jack"))
	})
	t.Run("PEN-114 a finished Personal Quest counts its points", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.players[0].pile.Add(card("pq_alice_1")) })
		is(t, "points", p.tally(p.game, 0).quests, 2)
	})
	t.Run("PEN-48 no token, no ride", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { away(c) })
		is(t, "rides", begins(p, vRide), 0)
		holds(t, "walks", begins(p, vWalk) > 0)
		p = table(t, box.Prologue, 2, func(c *core, g *game) { away(c); pool(c, 0, box.Movement, 1) })
		holds(t, "rides with a token", begins(p, vRide) > 0)
	})
	t.Run("PEN-79 PEN-102 a villain that is with a hero stays there", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at("docks"), at("cemetery_gate")
			c.villainAt[box.VillainA] = at("docks")
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 2})
		})
		is(t, "place", p.villainAt[box.VillainA], at("docks"))
		holds(t, "no fight", p.now().op != opFight && p.now().op != opArrive)
		p = lone(box.Prologue, func(c *core, g *game) { // an ordered villain without a Move Point left
			c.players[1].at = at("cemetery_gate")
			c.villainAt[box.VillainA] = at("slums_a")
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 0})
		})
		is(t, "not without a point", p.villainAt[box.VillainA], at("slums_a"))
	})
	t.Run("PEN-65 only wounds that are there are healed", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at = at("hospital_ward")
			c.players[0].woundPile = 2
			toStep(c, stepField)
		})
		p = play(t, p, "act")
		is(t, "under the board", begins(p, vHeal), 1)
		holds(t, "the discard pile", offered(p, mv(vHeal, healPile)))
	})
	t.Run("PEN-71 nothing is proposed before something is offered", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[1].at = c.players[0].at
			pool(c, 0, box.Gold, 1)
			toStep(c, stepField)
		})
		p = play(t, p, "trade jack")
		is(t, "proposals", begins(p, vPropose), 0)
		is(t, "now", begins(play(t, p, "give gold"), vPropose), 1)
	})
	t.Run("PEN-140 C finds nobody to fight with either", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c)
			c.villainAt[box.VillainC], c.holder = c.players[0].at, 1
			c.players[1].at = c.players[0].at
			c.push(frame{op: opArrive, a: uint8(box.VillainC)})
		})
		holds(t, "nobody is named", p.now().op != opArrive && p.now().op != opFight)
	})
	t.Run("PEN-148 no more steps than the card gives", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.push(frame{op: opStroll, n: 1}) })
		p = play(t, p, p.Choices(0)[len(p.Choices(0))-1].Move)
		holds(t, "one", p.now().op != opStroll)
	})
	t.Run("PEN-34 what is lifted off a card lies in the pool", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].slot[walkSlot].res[box.Science] = 1
			toStep(c, stepBuild)
		})
		p = play(t, p, mv(vLift, int(box.Science), int(p.players[0].slot[walkSlot].card)))
		is(t, "in the pool", p.players[0].tokens[box.Science], 1)
		is(t, "on the card", p.players[0].slot[walkSlot].total(), 0)
	})
	t.Run("PEN-130 only one's own draws in step 4 come on top", func(t *testing.T) {
		drawn := func(h int8, step uint8) int8 {
			p := lone(box.Prologue, func(c *core, g *game) {
				toStep(c, step)
				c.push(frame{op: opDraw, hero: h, n: 1})
				c.drawn(c.now(), c.players[h].deck.First())
			})
			return p.stack[1].n
		}
		is(t, "his own", drawn(0, stepField), 1)
		is(t, "another's", drawn(1, stepField), 0)
		is(t, "in step 3", drawn(0, stepBuild), 0)
	})
	t.Run("PEN-157 the heads of Cerberus have the health of the lever", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) {})
		is(t, "health", p.healthOf(p.game, card("b_cerberus")), p.game.lever.HeadHealth)
	})
	t.Run("PEN-119 a card can move the hell token of the Heist", func(t *testing.T) {
		p := lone(box.Heist, func(c *core, g *game) {})
		c := p.core
		c.push(frame{op: opBlock, n: 1})
		c.deed(p.game, c.now(), &box.Instruction{Op: box.OpHell, N: 1})
		is(t, "a token to be moved", c.now().op, opHell)
	})
	t.Run("PEN-125 the Vault only in chapter III, and after the last head", func(t *testing.T) {
		rob := func(chapter, heads uint8) int {
			p := lone(box.Heist, func(c *core, g *game) {
				c.chapter, c.heads = chapter, heads
				c.players[0].at = at("vault")
				pool(c, 0, box.Science, 1)
				toStep(c, stepField)
			})
			return len(p.game.at(&p.core, 0, vRob))
		}
		is(t, "with a head left", rob(3, 1), 0)
		is(t, "without", rob(3, 0), 1)
		is(t, "too early", rob(2, 0), 0)
	})
}

// at are the Field Actions of a verb that a hero has.
func (g *game) at(c *core, h int8, v verb) (all []step) {
	for _, s := range c.listField(g, h, nil) {
		if s.verb == v {
			all = append(all, s)
		}
	}
	return all
}
