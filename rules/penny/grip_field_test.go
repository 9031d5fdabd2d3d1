package penny

import (
	"math/bits"
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestFieldGrips holds single words of the clauses of Field Actions and fights that
// could be broken without a test of the clause noticing.
func TestFieldGrips(t *testing.T) {
	stand := func(m box.Mode, where string, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0)
			c.players[0].at, c.players[1].at = at(where), at("the_tower")
			toStep(c, stepField)
			change(c, g)
		})
	}
	hound := card("en_hound")
	t.Run("PEN-64 Demonic Pennies are not for sale", func(t *testing.T) {
		p := play(t, stand(box.Prologue, "billingsgate", func(c *core, g *game) { pool(c, 0, box.Gold, 99) }), "act")
		is(t, "the row and two stacks", begins(p, vBuy), 6)
		for _, k := range p.demonic.All() {
			holds(t, "no demonic gold", !offered(p, mv(vBuy, int(k))))
		}
	})
	t.Run("PEN-65 each further Wounded costs a resource or gold", func(t *testing.T) {
		p := stand(box.Prologue, "hospital_ward", func(c *core, g *game) {
			c.players[0].under, c.players[0].woundPile = 2, 2
			pool(c, 0, box.Gold, 1)
			pool(c, 0, box.Science, 1)
		})
		p = play(t, p, "act", "heal 0", "healfor 0 gold", "healfor 1 science")
		is(t, "all spent", p.players[0].tokens, [box.Tokens]uint8{})
		is(t, "one is left, and nothing to pay with", [2]int{p.status(0), begins(p, vHealFor)}, [2]int{1, 0})
	})
	t.Run("PEN-67 who is shuffled back lies in the deck, and whoever is taken is replaced", func(t *testing.T) {
		p := stand(box.Prologue, "scotland_yard", func(c *core, g *game) { enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull") })
		p = dealt(t, play(t, p, "act", mv(vShuffle, int(hound)), "done"))
		is(t, "in the deck", p.enemies.Len(), 16)
		holds(t, "and may come again", p.enemyRow[0] == hound || p.enemies.May(cardOf(hound)))
		k := p.enemyRow[1]
		p = dealt(t, play(t, p, mv(vClaim, int(k))))
		holds(t, "replaced", p.enemyRow[1] != box.NoCard && p.enemyRow[1] != k)
		is(t, "one less in the deck", p.enemies.Len(), 15)
	})
	duel := func(damage int) *position {
		p := stand(box.Prologue, "docks", func(c *core, g *game) {
			enemiesAre(c, "en_eel", "en_cab", "en_bull", "en_table")
			c.enemies.Take(cardOf(hound))
			c.players[0].foes.Add(hound)
			c.villainAt[box.VillainA] = at("docks")
			pool(c, 0, box.Damage, damage)
			hand(c, 0, starter(box.Alice, "punch"))
		})
		p = play(t, p, mv(vFight, int(hound)))
		for p.now().op == opFight && p.now().i == fightDeal {
			p = play(t, p, "hit damage")
		}
		return p
	}
	t.Run("PEN-68 PEN-85 an assigned enemy stays after a lost fight, and is yours no more when beaten", func(t *testing.T) {
		p := duel(1)
		holds(t, "still assigned", p.players[0].foes.Has(hound) && !p.players[0].pile.Has(hound))
		is(t, "the row", p.enemyRow[0], card("en_eel"))
		q := duel(2)
		holds(t, "won", q.players[0].pile.Has(hound) && !q.players[0].foes.Has(hound))
	})
	t.Run("PEN-70 events come in the Open World alone, and not on a portal or an action", func(t *testing.T) {
		met := func(m box.Mode, where string) bool {
			p := stand(m, where, func(c *core, g *game) { toStep(c, stepBuild); hand(c, 0, starter(box.Alice, "punch")) })
			before := bits.OnesCount32(p.events)
			p = play(t, p, "done")
			for p.need == luck && p.now().op == opEvent {
				p = fate(t, p, mv2("draw", int(card("e_raven"))))
			}
			return bits.OnesCount32(p.events) < before
		}
		for _, where := range []string{"slums_b", "billingsgate", "parliament"} {
			is(t, where, met(box.Open, where), false)
		}
		is(t, "slums A", met(box.Open, "slums_a"), true)
		is(t, "in the Prologue", met(box.Prologue, "slums_a"), false)
		is(t, "in the Heist", met(box.Heist, "slums_a"), false)
	})
	t.Run("PEN-71 PEN-155 trade is for heroes of one location, and an enemy stays assigned", func(t *testing.T) {
		far := stand(box.Prologue, "docks", func(c *core, g *game) { pool(c, 0, box.Gold, 2) })
		is(t, "not from afar", begins(far, vTrade), 0)
		p := stand(box.Prologue, "the_tower", func(c *core, g *game) { c.enemies.Take(cardOf(hound)); c.players[0].foes.Add(hound) })
		p = play(t, p, "trade jack", mv(vHand, int(hound)), "propose", "accept")
		holds(t, "Jack's now", p.players[1].foes.Has(hound) && !p.players[0].foes.Has(hound) && !p.players[1].pile.Has(hound))
	})
	t.Run("PEN-72 each further card costs a resource, out of pool and pile", func(t *testing.T) {
		a, b, d := starter(box.Alice, "last_penny"), starter(box.Alice, "punch"), starter(box.Alice, "boxing")
		p := stand(box.Heist, "st_pauls", func(c *core, g *game) {
			q := c.me(0)
			q.pile = box.Set{}
			for _, k := range []box.Card{a, b, d} {
				q.drop(k)
			}
			q.pool.Add(a)
			q.pile.Add(b)
			q.deck.Add(d)
			pool(c, 0, box.Science, 1)
		})
		p = play(t, p, "act")
		holds(t, "pool and pile, not the deck", offered(p, mv(vDestroy, int(a))) && offered(p, mv(vDestroy, int(b))) && !offered(p, mv(vDestroy, int(d))))
		p = play(t, p, mv(vDestroy, int(a)), mv(vDestroyFor, int(b), int(box.Science)))
		is(t, "paid", p.players[0].tokens[box.Science], 0)
	})
}
