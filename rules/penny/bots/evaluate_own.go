package bots

import (
	"math/bits"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// evaluateOpen is how London stands: a tile that is reclaimed stays so.
func (b *Agent) evaluateOpen(c *core.State) int32 {
	g := b.g
	n := -1000 * int32(c.HellCount())
	for h := range int8(c.Seats) {
		p := &c.Players[h]
		if p.Dead {
			continue
		}
		near := int32(7)
		for q := range box.Place(box.Places) {
			if c.Reclaimable(b.g, q) {
				near = min(near, b.distance(c, p.At, q))
			}
		}
		var of uint8
		kinds := 0
		for i := core.PersonalSlot; i < core.Slots; i++ {
			for t, k := range p.Slot[i].Res {
				of |= min(k, 1) << t
			}
		}
		for k := range p.Hand.All() {
			of |= b.f.kinds[k]
			kinds += int(b.f.any[k])
		}
		for t := range box.Resources {
			of |= min(p.Tokens[t], 1) << t
		}
		kinds += bits.OnesCount8(of)
		if c.HellCount() > 0 {
			n += int32(min(kinds, 2)) * (150 - 20*near)
			n -= 25 * near
		} else {
			n += 60 * int32(min(kinds, 2))
		}
	}
	for t := range box.Tile(box.Tiles) {
		if c.HellTiles>>t&1 != 0 && c.VillainOnTile(g, t) {
			n -= 50
		}
	}
	return n
}

// evaluateRush is how far the rush is.
func (b *Agent) evaluateRush(c *core.State) int32 {
	g := b.g
	n := 2000 * int32(c.Beaten)
	card := c.Opponents[min(int(c.Beaten), 3)]
	if card == box.NoCard || int(c.Beaten) >= g.Tuning.Opponents {
		return n
	}
	health := int32(max(c.HealthOf(g, card), 1))
	at := c.VillainAt[box.MiniBoss]
	here := at != box.NoPlace
	if !here {
		at = g.Scenario.PortalAt[0]
	} else {
		heads := int32(1)
		if k := g.Of[card].Foe.Heads; k > 0 {
			heads = 3
			n += 1600 / 3 * (3 - int32(c.Heads))
		}
		n += 1600 / heads * int32(c.Bruise) / health
	}
	for h := range int8(c.Seats) {
		p := &c.Players[h]
		if p.Dead {
			continue
		}
		d := b.distance(c, p.At, at)
		k := int32(b.damageAtHand(c, h))
		switch {
		case here:
			n += -30*d + max(50-8*d, 0)*min(k, health)/2
		case c.Pause <= 1:
			n -= 12 * d
		default:
			n -= 4 * d
		}
		for w := range p.Cards().All() {
			n += 12 * int32(b.f.damage[w])
		}
	}
	return n
}
