package penny

import "slices"

// prospect is how good a moment looks to all heroes together, in tenths of a point:
// what brings the win nearer, and nobody's own score.
func (b *brain) prospect(c *core) int32 {
	if c.over != notOver {
		if c.won() {
			return 20000
		}
		return -20000 + int32(c.closed)*100 + 500*int32(c.beaten)
	}
	n := int32(0)
	for h := range int8(c.seats) {
		k := int32(c.status(h))
		n += b.health(c, h) + b.deckWorth(c, h) - 4*k*k
	}
	switch c.mode {
	case Prologue:
		n += b.closing(c)
	case Heist:
		n += b.robbing(c)
	case Open:
		n += b.holding(c)
	case Rush:
		n += b.hunting(c)
	}
	return n
}

// closing: in the Prologue as many heroes must come near to closing a portal as are
// still open; the others count little.
func (b *brain) closing(c *core) int32 {
	n := 2500 * int32(c.closed)
	if c.lastTurn {
		n += 5000
	}
	var near [most]int32
	for h := range int8(c.seats) {
		near[h] = b.stroll(c, h)
	}
	slices.SortFunc(near[:], func(x, y int32) int { return int(y - x) })
	open := ones(uint32(c.portals))
	for i, k := range near {
		if i >= open {
			k /= 3
		}
		n += k
	}
	for i, at := range b.g.mode.portalAt {
		if c.portals>>i&1 == 0 {
			continue
		}
		if b.g.mode.Portals[i].Demonic { // there they gather
			n -= 200
		}
		for v, on := range c.villainAt {
			switch {
			case on != at:
			case v == int(MiniBoss):
				n -= 120
			default:
				n -= 70
			}
		}
	}
	return n
}

// stroll is how far a hero is with his Walk in a Street, 1,300 at an open portal with
// all it asks for.
func (b *brain) stroll(c *core, h int8) int32 {
	g := b.g
	p := &c.players[h]
	if p.dead || c.portals == 0 {
		return 0
	}
	s := &p.slot[walkSlot]
	all, heads := int32(g.lever.WalkKinds+g.lever.WalkAny), int32(g.lever.WalkTrophies)
	have, won := int32(s.total()), min(int32(s.trophies), heads)
	pledged, held := int32(0), int32(0)
	if g.lever.Pawn > 0 {
		pledged = heads - won - int32(max(b.pawns(c, h), 0))
		for goods := p.hand.and(g.goods); !goods.none() && held < pledged; goods.drop(goods.first()) {
			held++
		}
	}
	n := 900 * (60*have + 130*won + 75*pledged + 40*held) / (60*all + 130*heads)
	near := b.nearestPortal(c, p.at)
	switch lack := all - have + 2*(heads-won-pledged); {
	case lack <= 0:
		n += 400 - 50*near
	case lack <= 2:
		n -= 15 * near
	}
	return n
}
