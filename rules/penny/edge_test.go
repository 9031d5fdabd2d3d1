package penny

import (
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// TestEdges holds the rare cases: empty decks, gaps in rows, ties that settle nothing.
func TestEdges(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0); change(c, g) })
	}
	t.Run("PEN-63 PEN-149 with an empty shop deck a card is replaced out of what was put off", func(t *testing.T) {
		buyer := func(off bool) *position {
			p := lone(box.Prologue, func(c *core, g *game) {
				c.players[0].at = at("billingsgate")
				pool(c, 0, box.Gold, 9)
				for c.shop.Len() > 0 {
					k := c.shop.Heap()[0]
					c.shop.Take(k)
					if off {
						c.shopOff.Add(box.Card(k))
					}
				}
				toStep(c, stepField)
			})
			return play(t, p, "act")
		}
		p := buyer(true)
		k := p.shopRow[0]
		p = dealt(t, play(t, p, mv(vReplace, int(k))))
		holds(t, "another card, or the same one drawn anew", p.shopRow[0] != box.NoCard)
		is(t, "cards of deck and pile", p.shop.Len()+p.shopOff.Count(), 20)
		is(t, "nothing to replace it with", begins(buyer(false), vReplace), 0)
	})
	t.Run("PEN-149 cards are replaced one after another, and a new one may go again", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.perform(0, g.Of[card("sc_stock")].Effect, box.NoCard) })
		k := p.shopRow[2]
		p = dealt(t, play(t, p, mv(vReplace, int(k))))
		is(t, "choices left", begins(p, vReplace), 4)
		p = dealt(t, play(t, p, mv(vReplace, int(p.shopRow[2]))))
		holds(t, "two cards, and no more", begins(p, vReplace) == 0 && p.shopOff.Has(k) && p.shopOff.Count() == 2)
	})
	t.Run("PEN-101 PEN-140 only a hero who has somebody to fight is named", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c)
			c.enemies.Take(cards.Card(card("en_hound")))
			c.players[1].foes.Add(card("en_hound"))
			c.players[0].at, c.players[1].at = at("docks"), at("docks")
			c.villainAt[box.VillainA] = at("docks")
			c.push(frame{op: opArrive, a: uint8(box.VillainA)})
		})
		is(t, "Jack fights, for he has a card", p.players[1].woundPile, 1)
		is(t, "Alice is not asked about", p.players[0].woundPile, 0)
	})
	t.Run("PEN-162 PEN-79 a villain that stays is not asked whom it is after", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at("docks"), at("slums_a")
			c.villainAt[box.VillainB] = at("docks")
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Gold, 2)
			c.push(frame{op: opWalk, a: uint8(box.VillainB), b: uint8(box.ToRichest), n: 1})
		})
		holds(t, "no question", p.now().op != opWalk)
		is(t, "and no step", p.villainAt[box.VillainB], at("docks"))
	})
	t.Run("PEN-20 PEN-80 a card that speaks of the row means the row", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull")
			c.enemies.Take(cards.Card(card("en_taxman")))
			c.players[0].foes.Add(card("en_taxman"))
			c.perform(0, g.Of[card("e_closet")].Event[0].Effect, box.NoCard)
		})
		is(t, "whom he can fight", begins(p, vFight), 4)
		q := lone(box.Prologue, func(c *core, g *game) {
			enemiesAre(c)
			c.enemies.Take(cards.Card(card("en_taxman")))
			c.players[0].foes.Add(card("en_taxman"))
			c.perform(0, g.Of[card("e_closet")].Event[0].Effect, box.NoCard)
		})
		is(t, "nobody in an empty row", q.players[0].woundPile, 0)
	})
	t.Run("PEN-51 PEN-138 stepping aside in one's own turn is a step of that turn", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at, c.players[1].at = at("docks"), at("slums_a")
			c.villainAt[box.VillainA], c.villainAt[box.VillainB] = at("river_thames_boats"), at("the_tower")
			c.hellTiles = 1 << g.tileOf(at("docks"))
			hand(c, 0, card("dp_florin"))
			pool(c, 0, box.Movement, 4)
			toStep(c, stepBuild)
		})
		p = play(t, p, mv(vPlay, int(card("dp_florin"))))
		is(t, "he is asked", p.asked(), 0)
		p = play(t, p, mv(vDodge, int(at("the_tower"))))
		is(t, "B is passed on a Hell side", p.fare(p.game, 0), 2)
	})
	t.Run("PEN-155 three offers in a Field Action, refused ones too", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[1].at = c.players[0].at
			pool(c, 0, box.Gold, 1)
			toStep(c, stepField)
		})
		p = play(t, p, "trade jack")
		for n := range 3 {
			is(t, "still at it, after "+itoa(n), p.now().op, opTrade)
			p = play(t, p, "give gold", "propose", "refuse")
		}
		holds(t, "no fourth", p.now().op != opTrade)
	})
	t.Run("PEN-84 PEN-136 enemies shuffled back fill the gaps of the row", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			for c.enemies.Len() > 0 {
				c.enemies.Take(c.enemies.Heap()[0])
			}
			c.enemyRow[1] = box.NoCard
			c.players[0].under, c.players[0].woundHand, c.players[0].grave = 3, 1, 3
			c.players[0].foes.Add(card("en_hound"))
			toStep(c, stepBuild)
		})
		p = dealt(t, play(t, p, "done"))
		holds(t, "dead", p.players[0].dead)
		holds(t, "the row is full", p.enemyRow[1] != box.NoCard)
	})
}
