package penny

import (
	"math/bits"
	"slices"

	"intrigue/rules/penny/core/box"
)

// What counts in the Prologue beside a closed portal. Over 13,700 beginnings of turns of
// 745 games of strong bots with two heroes a logistic regression told a game that was won
// from a lost one by what a hero lacked of his Walk, by wounds, deck and villains: a
// trophy told six times as much as a resource, a Shop card that can stand for one half of
// that, and wounds and decks far more than had been thought. These are its
// weights, rounded, in the measure of a resource.
const (
	aWin      = 60000 // more than all the rest together
	aResource = 125
	aTrophy   = 820
	aPledge   = 410  // a Shop card that can stand for a trophy (PEN-160)
	aHeld     = 210  // and more if it is in hand
	aClosing  = 5000 // more than all that is spent on it, or nobody would close a portal
	aSentry   = 300  // a villain on the last portal, beside what he is anywhere
	ofHealth  = 3
	ofDecks   = 5
)

// prospect is how good a moment looks to all heroes together, in tenths of a point:
// what brings the win nearer, and nobody's own score.
func (b *brain) prospect(c *core) int32 {
	if c.over != notOver {
		if c.won() {
			return aWin
		}
		return -20000 + int32(c.closed)*100 + 500*int32(c.beaten)
	}
	n := int32(0)
	for h := range int8(c.seats) {
		k := int32(c.status(h))
		well, deck := b.health(c, h)-4*k*k, b.deckWorth(c, h)
		if c.mode == box.Prologue {
			well, deck = ofHealth*well, ofDecks*deck
		}
		n += well + deck
	}
	switch c.mode {
	case box.Prologue:
		n += b.closing(c)
	case box.Heist:
		n += b.robbing(c)
	case box.Open:
		n += b.holding(c)
	case box.Rush:
		n += b.hunting(c)
	}
	return n
}

// closing: in the Prologue as many heroes must come near to closing a portal as are
// still open; the others count little.
func (b *brain) closing(c *core) int32 {
	n := aClosing * int32(c.closed)
	if c.lastTurn { // nothing can take the win away (PEN-135)
		return aWin
	}
	var near [most]int32
	for h := range int8(c.seats) {
		near[h] = b.stroll(c, h)
	}
	slices.SortFunc(near[:], func(x, y int32) int { return int(y - x) })
	open := bits.OnesCount32(uint32(c.portals))
	for i, k := range near {
		if i >= open {
			k /= 3
		}
		n += k
	}
	for i, at := range b.g.mode.PortalAt {
		if c.portals>>i&1 == 0 {
			continue
		}
		if b.g.mode.Portals[i].Demonic { // there they gather
			n -= 200
		}
		for v, on := range c.villainAt {
			switch {
			case on != at:
			case v == int(box.MiniBoss):
				n -= 120
			default:
				n -= 70
				if open == 1 {
					n -= aSentry
				}
			}
		}
	}
	return n
}

// stroll is how far a hero is with his Walk in a Street.
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
		for goods := p.hand.And(g.goods); !goods.Empty() && held < pledged; goods.Remove(goods.First()) {
			held++
		}
	}
	n := aResource*have + aTrophy*won + aPledge*pledged + aHeld*held
	near := b.nearestPortal(c, p.at)
	switch lack := all - have + 2*(heads-won-pledged); {
	case lack <= 0:
		n += 400 - 50*near
	case lack <= 2:
		n -= 15 * near
	}
	return n
}
