package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestProspectOfDeals: whatever goods heroes have heaped up in chapter II, the portal that
// ends it is worth more (PEN-123), and a good card is worth selling (PEN-122).
func TestProspectOfDeals(t *testing.T) {
	for seats := 1; seats <= most; seats++ {
		p := table(t, box.Heist, seats, func(c *core, g *game) {
			away(c)
			c.chapter, c.closed, c.heroGold = 2, 1, 0
			c.portals &^= 1
			c.sold[1] = uint8(g.lever.PortalGold) - 1
			h := int8(0)
			for _, k := range g.mode.Shop { // nothing is left in the shop
				c.me(h).pile.Add(k)
				c.me(h).at = g.mode.PortalAt[1]
				h = (h + 1) % int8(seats)
			}
		})
		b := newBrain(p.game, nil)
		b.keen = true
		still := b.prospect(&p.core)
		c := p.core
		c.portals, c.closed = c.portals&^2, 2
		c.chapterThree(p.game)
		is(t, "chapter", c.chapter, 3)
		holds(t, itoa(seats)+": the last portal is worth all that is heaped up before it", b.prospect(&c) > still+1000)

		for _, k := range p.game.mode.Shop {
			if p.game.Of[k].Cost < 3 {
				continue
			}
			c = p.core
			c.sold[1] = 0
			for h := range c.seats { // nobody has anything else
				c.players[h].pile = c.players[h].pile.Without(p.game.goods)
			}
			c.players[0].hand.Add(k)
			kept, sold := 100*b.prospect(&c), int32(0)
			c.players[0].hand.Remove(k)
			for i, share := range [...]int32{17, 25, 36, 17, 5} { // the costs of what may be turned over, of a hundred
				d := c
				if i < p.game.Of[k].Cost {
					d.sold[1] = uint8(i) + 1
				}
				sold += share * b.prospect(&d)
			}
			holds(t, itoa(seats)+": to sell "+p.game.Of[k].Key, sold > kept)
		}
	}
}

// TestProspectOfHeads: a head of Cerberus that is off is worth more than all heroes who
// stand ready to take it off (PEN-126), who hit the less the farther they must walk.
func TestProspectOfHeads(t *testing.T) {
	for seats := 1; seats <= most; seats++ {
		p := table(t, box.Heist, seats, func(c *core, g *game) {
			away(c)
			c.portals, c.closed = c.portals&^3, 2
			c.chapterThree(g)
			for h := range int8(seats) {
				c.me(h).at = g.mode.BossAt
				c.me(h).tokens[box.Damage] = uint8(g.lever.HeadHealth)
			}
		})
		b := newBrain(p.game, nil)
		b.keen = true
		ready := b.prospect(&p.core)
		for left := range p.heads {
			c := p.core
			c.heads = left
			for h := range int8(seats) {
				c.me(h).tokens[box.Damage] = 0
				hand(&c, h)
			}
			holds(t, itoa(seats)+": a head is worth all that is spent on it", b.prospect(&c) > ready)
		}

		c := p.core
		c.me(0).tokens[box.Damage] = 0
		hand(&c, 0, starter(box.Jack, "punch"), starter(box.Maria, "last_penny"))
		is(t, "on the steps", b.punch(&c, 0), 2)
		c.me(0).at = at("east_end_roofs")
		is(t, "a card pays the way", b.punch(&c, 0), 2)
		hand(&c, 0, starter(box.Jack, "punch"))
		is(t, "the only card pays the way", b.punch(&c, 0), 0)
		c.me(0).tokens[box.Movement] = 1
		is(t, "a token pays the way", b.punch(&c, 0), 2)
		c.me(0).at = at("parliament")
		is(t, "too far", b.punch(&c, 0), 0)
	}
}
