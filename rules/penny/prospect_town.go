package penny

import (
	"math/bits"

	"intrigue/rules/penny/core/box"
)

// holding is how London stands: a tile that is reclaimed stays so.
func (b *brain) holding(c *core) int32 {
	g := b.g
	n := -1000 * int32(c.hellCount())
	for h := range int8(c.seats) {
		p := &c.players[h]
		if p.dead {
			continue
		}
		near := int32(7)
		for q := range box.Place(box.Places) {
			if c.reclaimable(b.g, q) {
				near = min(near, b.ways(c, p.at, q))
			}
		}
		var of uint8
		kinds := 0
		for i := personalSlot; i < slots; i++ {
			for t, k := range p.slot[i].res {
				of |= min(k, 1) << t
			}
		}
		hand := p.hand
		for k := hand.First(); k != box.NoCard; k = hand.First() {
			hand.Remove(k)
			of |= b.f.kinds[k]
			kinds += int(b.f.any[k])
		}
		for t := range box.Resources {
			of |= min(p.tokens[t], 1) << t
		}
		kinds += bits.OnesCount8(of)
		if c.hellCount() > 0 {
			n += int32(min(kinds, 2)) * (150 - 20*near)
			n -= 25 * near
		} else {
			n += 60 * int32(min(kinds, 2))
		}
	}
	for t := range box.Tile(box.Tiles) {
		if c.hellTiles>>t&1 != 0 && c.villainOnTile(g, t) {
			n -= 50
		}
	}
	return n
}

// hunting is how far the rush is.
func (b *brain) hunting(c *core) int32 {
	g := b.g
	n := 2000 * int32(c.beaten)
	card := c.line[min(int(c.beaten), 3)]
	if card == box.NoCard || int(c.beaten) >= g.lever.Opponents {
		return n
	}
	health := int32(max(c.healthOf(g, card), 1))
	at := c.villainAt[box.MiniBoss]
	here := at != box.NoPlace
	if !here {
		at = g.mode.PortalAt[0]
	} else {
		heads := int32(1)
		if k := g.Of[card].Foe.Heads; k > 0 {
			heads = 3
			n += 1600 / 3 * (3 - int32(c.heads))
		}
		n += 1600 / heads * int32(c.bruise) / health
	}
	for h := range int8(c.seats) {
		p := &c.players[h]
		if p.dead {
			continue
		}
		d := b.ways(c, p.at, at)
		k := int32(b.strength(c, h))
		switch {
		case here:
			n += -30*d + max(50-8*d, 0)*min(k, health)/2
		case c.pause <= 1:
			n -= 12 * d
		default:
			n -= 4 * d
		}
		all := p.cards()
		for w := all.First(); w != box.NoCard; w = all.First() {
			all.Remove(w)
			n += 12 * int32(b.f.damage[w])
		}
	}
	return n
}
