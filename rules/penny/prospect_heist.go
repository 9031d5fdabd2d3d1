package penny

import (
	"slices"

	"intrigue/rules/penny/core/box"
)

// aChapter is what a chapter of the heist counts: more than all goods and gold that heroes
// can heap up in the one before, or four of them would rather stay there and go on buying.
const aChapter = 6000

// aHead is what a head of Cerberus counts: more than all heroes who stand ready to take it
// off, since with the last one that counts no more.
const aHead = 2500

// robbing is how far the heist is.
func (b *brain) robbing(c *core) int32 {
	g := b.g
	n := -700*int32(c.space) - 12*int32(c.thiefGold) - 40*int32(c.hellCount()) + aChapter*int32(c.chapter)
	for q := range int8(c.seats) {
		if p := &c.players[q]; !p.dead && p.at >= box.Places {
			n -= 60
		}
	}
	switch c.chapter {
	case 1:
		n += 45 * min(int32(c.heroGold), int32(g.lever.Goal))
		if int(c.heroGold) >= g.lever.Goal {
			n += 300 - 60*b.nearest(c, g.mode.Informer)
			if c.villainOn(g.mode.Informer) {
				n -= 60
			}
		}
	case 2:
		n += b.dealing(c)
	case 3:
		n += aHead * int32(g.lever.Heads-int(c.heads))
		if c.heads == 0 {
			return n - 120*b.nearest(c, g.mode.WinAt)
		}
		n -= 60 * b.nearest(c, g.mode.BossAt)
		for q := range int8(c.seats) {
			if p := &c.players[q]; !p.dead {
				n += 50*b.punch(c, q) - 20*min(b.ways(c, p.at, g.mode.BossAt), 12)
			}
		}
	}
	return n
}

// punch is about the damage that a hero can deal to the boss in his next turn, no more than
// a head takes. Each step on his way without a Movement token costs him a card, and he
// pays with those that hit least.
func (b *brain) punch(c *core, h int8) int32 {
	g, p := b.g, &c.players[h]
	weak := uint8(0)
	for t, k := range g.Of[g.mode.BossCard].Foe.Weak {
		weak |= min(k, 1) << t
	}
	var room [16]int
	hits, hand := room[:0], p.hand
	for w := hand.First(); w != box.NoCard && len(hits) < len(room); w = hand.First() {
		hand.Remove(w)
		n := b.f.damage[w]
		if b.f.kinds[w]&weak != 0 || b.f.any[w] > 0 {
			n++
		}
		hits = append(hits, n)
	}
	fares := max(int(b.ways(c, p.at, g.mode.BossAt))-int(p.tokens[box.Movement]), 0)
	if fares > len(hits) {
		return 0
	}
	slices.Sort(hits)
	n := int(p.tokens[box.Damage])
	for _, k := range hits[fares:] {
		n += k
	}
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; g.full(s) {
			n += b.f.damage[s.card]
		}
	}
	return int32(min(n, g.lever.HeadHealth))
}

// nearest is how far the nearest hero is from a place.
func (b *brain) nearest(c *core, to box.Place) int32 {
	near := int32(box.Unreachable)
	for h := range c.seats {
		if p := &c.players[h]; !p.dead {
			near = min(near, b.ways(c, p.at, to))
		}
	}
	return near
}

// dealing is what was sold, and what may yet be. Goods in hand near a portal are worth
// little more than half of what their sale is, or nobody would sell.
func (b *brain) dealing(c *core) int32 {
	g := b.g
	goal := int32(max(g.lever.PortalGold, 1))
	n, open := 500*int32(c.closed), int32(0)
	for i, at := range g.mode.PortalAt {
		switch {
		case g.mode.Portals[i].Demonic:
		case c.portals>>i&1 == 0:
			n += 700
		default:
			open++
			n += 700 * min(int32(c.sold[i]), goal) / goal
			if c.villainOn(at) {
				n -= 120
			}
		}
	}
	rest := int32(0)
	for h := range c.seats {
		p := &c.players[h]
		if p.dead {
			continue
		}
		near := min(b.nearestPortal(c, p.at), 6)
		goods, best := p.cards().And(g.goods), int32(0)
		for k := goods.First(); k != box.NoCard; k = goods.First() {
			goods.Remove(k)
			x := b.sale(int32(g.Of[k].Cost), goal) * 700 / goal / 100
			rest += x * (30 - 2*near) / 100
			if p.hand.Has(k) {
				best = max(best, x)
			}
		}
		rest += best * (30 - 4*near) / 100
		n += b.errand(c, int8(h))
	}
	return n + min(rest, 450*open)
}

// sale is what a card of a cost brings on average, in hundredths of a gold, where no
// more than so much is wanted.
func (b *brain) sale(cost, want int32) int32 {
	n := int32(0)
	for i, share := range [...]int32{17, 25, 36, 17, 5} {
		if f := int32(i) + 1; f <= cost {
			n += share * min(f, want)
		}
	}
	return n
}
