package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestKeyGrips holds single words of the key ideas that could be broken without a test
// of the clause noticing.
func TestKeyGrips(t *testing.T) {
	lone := func(change func(c *core, g *game)) *position {
		return table(t, box.Prologue, 2, func(c *core, g *game) { away(c); change(c, g) })
	}
	punch, boxing, shroom := starter(box.Alice, "punch"), starter(box.Alice, "boxing"), starter(box.Alice, "alice_shroom")
	bare := func(c *core) *player {
		q := c.me(0)
		q.deck, q.hand, q.pool, q.pile = box.Set{}, box.Set{}, box.Set{}, box.Set{}
		return q
	}
	t.Run("PEN-21 from deck to hand to pool to discard pile", func(t *testing.T) {
		lies := func(p *position) [4]bool {
			q := &p.players[0]
			return [4]bool{q.deck.Has(punch), q.hand.Has(punch), q.pool.Has(punch), q.pile.Has(punch)}
		}
		p := lone(func(c *core, g *game) {
			bare(c).deck.Add(punch)
			toStep(c, stepBuild)
			c.push(frame{op: opDraw, n: 1})
		})
		is(t, "in the deck", lies(p), [4]bool{true})
		p = fate(t, p, mv2("draw", int(punch)))
		is(t, "in hand", lies(p), [4]bool{1: true})
		p = play(t, p, mv(vPlay, int(punch)))
		is(t, "in the pool", lies(p), [4]bool{2: true})
		p = turned(p, func(c *core, g *game) { c.players[0].deck.Add(boxing); toStep(c, stepDraw) })
		is(t, "in the discard pile", lies(p), [4]bool{3: true})
	})
	t.Run("PEN-23 the pool is empty afterwards", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			hand(c, 0)
			c.players[0].deck.Remove(punch)
			c.players[0].pool.Add(punch)
			toStep(c, stepDraw)
		})
		holds(t, "nothing in it", p.players[0].pool.Empty() && p.players[0].pile.Has(punch))
	})
	t.Run("PEN-25 one draws on, when the last card is drawn and not before, and wounds are cards", func(t *testing.T) {
		draw := func(n int, change func(q *player)) *position {
			return lone(func(c *core, g *game) { change(bare(c)); c.push(frame{op: opDraw, n: int8(n)}) })
		}
		p := draw(2, func(q *player) { q.deck.Add(punch); q.pile.Add(boxing); q.pile.Add(shroom) })
		is(t, "first what is left", p.draws(p.game), 1)
		p = fate(t, p, mv2("draw", int(punch)))
		is(t, "then one of two", [3]int{p.draws(p.game), p.players[0].deck.Count(), p.players[0].pile.Count()}, [3]int{1, 2, 0})
		p = draw(3, func(q *player) { q.pile.Add(punch); q.pile.Add(boxing); q.pile.Add(shroom) })
		is(t, "three of three", p.draws(p.game), 3)
		p = draw(1, func(q *player) { q.woundDeck = 1; q.pile.Add(punch) })
		is(t, "a wound in the deck is drawn first", [2]int{p.draws(p.game), p.players[0].pile.Count()}, [2]int{1, 1})
		p = draw(2, func(q *player) { q.woundPile = 1 })
		is(t, "still at the two", p.now().n, 2)
		p = fate(t, p, "draw w")
		is(t, "wounds alone are a deck", p.players[0].woundHand, 1)
	})
	t.Run("PEN-26 another's step 1 takes nothing out of a pool", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			pool(c, 1, box.Science, 2)
			hand(c, 0, punch)
			toStep(c, stepClean)
		})
		is(t, "Jack's", p.players[1].tokens[box.Science], 2)
	})
	t.Run("PEN-38 PEN-39 PEN-99 what lies on a quest stays there in step 1", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			c.players[0].slot[walkSlot].res[box.Science], c.players[0].slot[walkSlot].trophies = 2, 1
			c.players[0].under = 2
			hand(c, 0, punch)
			toStep(c, stepClean)
		})
		s := &p.players[0].slot[walkSlot]
		is(t, "resources", s.res[box.Science], 2)
		is(t, "trophies", s.trophies, 1)
		is(t, "and the wounds under the board", p.players[0].under, 2)
	})
	t.Run("PEN-30 PEN-31 out of the game, and healed is gone", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			bare(c).pile.Add(punch)
			c.spoil(0, punch)
			c.players[0].under = 1
			c.heal(0, healUnder)
		})
		q := &p.players[0]
		cards := q.cards()
		holds(t, "in no deck", cards.Empty() && q.aside.Has(punch))
		is(t, "status cards", p.status(0), 0)
	})
	t.Run("PEN-34 what lies on a card is out of the pool", func(t *testing.T) {
		p := lone(func(c *core, g *game) { pool(c, 0, box.Science, 2); toStep(c, stepBuild) })
		p = play(t, p, mv(vPut, int(box.Science), int(p.players[0].slot[walkSlot].card)))
		is(t, "left in the pool", p.players[0].tokens[box.Science], 1)
	})
	t.Run("PEN-35 one that holds a resource stays, and so does a quest", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			bare(c)
			c.players[0].slot[chargeSlot] = slot{card: shroom, res: [box.Resources]uint8{box.Occultism: 2}}
			c.players[0].slot[personalSlot].res[box.Society] = 1
			toStep(c, stepBuild)
		})
		quest := p.players[0].slot[personalSlot].card
		p = play(t, p, mv(vLift, int(box.Occultism), int(shroom)), mv(vLift, int(box.Society), int(quest)))
		is(t, "both are there", [2]bool{p.players[0].slotOf(shroom) >= 0, p.players[0].slotOf(quest) >= 0}, [2]bool{true, true})
	})
	t.Run("PEN-42 in step 3 alone, and again in the next turn", func(t *testing.T) {
		stand := func(step uint8) *position {
			return lone(func(c *core, g *game) {
				hand(c, 0, punch)
				pool(c, 0, box.Movement, 1)
				pool(c, 0, box.Science, 1)
				c.players[0].at = at("the_tower")
				toStep(c, step)
			})
		}
		for _, step := range []uint8{stepMove, stepField, stepAfter} {
			is(t, "gatherings in step "+itoa(int(step)), begins(stand(step), vGather), 0)
		}
		p := play(t, stand(stepBuild), "gather")
		p = turned(p, func(c *core, g *game) { c.clean(c.me(0)) })
		is(t, "after a clean", begins(p, vGather), 1)
	})
	t.Run("PEN-43 its holder decides, not the first player", func(t *testing.T) {
		p := lone(func(c *core, g *game) { c.holder = 1; c.push(frame{op: opFlip, hero: c.decider()}) })
		is(t, "asked", p.asked(), 1)
		q := lone(func(c *core, g *game) {
			c.holder = 1
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 1})
		})
		is(t, "for a villain too", [2]int{int(q.now().op), int(q.asked())}, [2]int{int(opAppear), 1})
	})
	t.Run("PEN-20 what a card adds to a fight counts, and who shares a shortcut shares a tile", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			enemiesAre(c, "en_hound")
			hand(c, 0, punch)
			c.perform(0, g.Of[card("e_closet")].Event[0].Effect, box.NoCard)
		})
		holds(t, "two of the Hound's two", p.players[0].pile.Has(card("en_hound")))
		q := lone(func(c *core, g *game) {
			c.players[0].at, c.players[1].at = box.Sewer, box.Sewer
			c.perform(0, g.Of[starter(box.Emily, "emily_soul")].Play, box.NoCard)
		})
		is(t, "society for both", [2]uint8{q.players[0].tokens[box.Society], q.players[1].tokens[box.Society]}, [2]uint8{1, 1})
		q = lone(func(c *core, g *game) {
			c.players[0].at, c.players[1].at = box.Sewer, box.Post
			c.perform(0, g.Of[starter(box.Emily, "emily_soul")].Play, box.NoCard)
		})
		is(t, "but not for who is in the other one", q.players[1].tokens[box.Society], 0)
	})
	t.Run("PEN-29 a discarded card lies in one place", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			hand(c, 0, punch, boxing)
			c.push(frame{op: opPick, a: box.InHand, i: uint8(box.OpDiscard), n: 1, block: box.Block(box.NoCard)})
		})
		p = play(t, p, mv(vDiscard, int(punch)))
		is(t, "hand, own pile, another's pile", [3]bool{p.players[0].hand.Has(punch), p.players[0].pile.Has(punch), p.players[1].pile.Has(punch)}, [3]bool{false, true, false})
	})
	t.Run("PEN-36 a full card waits for a later turn", func(t *testing.T) {
		p := lone(func(c *core, g *game) {
			bare(c).hand.Add(punch)
			c.players[0].slot[chargeSlot] = slot{card: shroom, res: [box.Resources]uint8{box.Occultism: 3}}
			toStep(c, stepClean)
		})
		p = turned(p, func(c *core, g *game) { toStep(c, stepBuild) })
		holds(t, "it may be used", offered(p, mv(vUse, int(shroom))))
	})
}
