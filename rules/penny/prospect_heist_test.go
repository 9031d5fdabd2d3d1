package penny

import "testing"

// TestProspectOfDeals: whatever goods heroes have heaped up in chapter II, the portal that
// ends it is worth more (PEN-123), and a good card is worth selling (PEN-122).
func TestProspectOfDeals(t *testing.T) {
	for seats := 1; seats <= most; seats++ {
		p := table(t, Heist, seats, func(c *core, g *game) {
			away(c)
			c.chapter, c.closed, c.heroGold = 2, 1, 0
			c.portals &^= 1
			c.sold[1] = uint8(g.lever.PortalGold) - 1
			h := int8(0)
			for _, k := range g.mode.shop { // nothing is left in the shop
				c.me(h).pile.add(k)
				c.me(h).at = g.mode.portalAt[1]
				h = (h + 1) % int8(seats)
			}
		})
		b := brain{g: p.game, keen: true}
		still := b.prospect(&p.core)
		c := p.core
		c.portals, c.closed = c.portals&^2, 2
		c.chapterThree(p.game)
		is(t, "chapter", c.chapter, 3)
		holds(t, itoa(seats)+": the last portal is worth all that is heaped up before it", b.prospect(&c) > still+1000)

		for _, k := range p.game.mode.shop {
			if p.game.of[k].Cost < 3 {
				continue
			}
			c = p.core
			c.sold[1] = 0
			for h := range c.seats { // nobody has anything else
				c.players[h].pile = c.players[h].pile.without(p.game.goods)
			}
			c.players[0].hand.add(k)
			kept, sold := 100*b.prospect(&c), int32(0)
			c.players[0].hand.drop(k)
			for i, share := range [...]int32{17, 25, 36, 17, 5} { // the costs of what may be turned over, of a hundred
				d := c
				if i < p.game.of[k].Cost {
					d.sold[1] = uint8(i) + 1
				}
				sold += share * b.prospect(&d)
			}
			holds(t, itoa(seats)+": to sell "+p.game.of[k].Key, sold > kept)
		}
	}
}
