package penny

import (
	"intrigue/rules/penny/core/box"
	"math/bits"
)

// value is how good a moment looks to a hero's player, in tenths of a point: the
// common cause first, then his own score.
func (b *brain) value(c *core, h int8) int32 {
	g := b.g
	if c.over != notOver {
		if c.won() {
			return 20000 + 10*int32(c.tally(g, h).total())
		}
		return -20000 + int32(c.closed)*100
	}
	n := int32(0)
	for q := range int8(c.seats) {
		n += b.health(c, q)
	}
	switch c.mode {
	case box.Prologue:
		n += 1000 * int32(c.closed)
		if c.lastTurn {
			n += 5000
		}
		for q := range int8(c.seats) {
			n += b.walkWorth(c, q)
		}
	case box.Heist:
		n += b.heistWorth(c)
	case box.Open:
		over := c.hellCount() - g.lever.HellTiles + 1
		n -= 60 * int32(c.hellCount())
		if over > 0 {
			n -= 300 * int32(over)
		}
	case box.Rush:
		n += 1500*int32(c.beaten) + 60*int32(c.bruise) + 300*int32(3-min(c.heads, 3))
	}
	return n + 22*int32(c.tally(g, h).total()) + b.deckWorth(c, h)
}

// health is what the wounds, tokens and neighbours of a hero amount to.
func (b *brain) health(c *core, h int8) int32 {
	p := &c.players[h]
	if p.dead {
		return -1500
	}
	n := -25*int32(c.status(h)-int(p.grave)) - 15*int32(p.under) - 90*int32(p.grave)*int32(p.grave)
	n += 12*int32(p.tokens[box.Movement]) + 5*int32(p.tokens[box.Prevent])
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; s.card != box.NoCard {
			n += 10 * int32(s.total())
		}
	}
	for i := personalSlot; i < chargeSlot; i++ {
		s := &p.slot[i]
		if s.card == box.NoCard {
			continue
		}
		q := b.g.Of[s.card].Quest
		n += 14*int32(s.total()) + b.trophyWorth(q)*int32(min(int(s.trophies), q.Trophies)) +
			8*int32(min(int(s.wounds), q.Wounds)+min(int(s.healed), q.Healed)+min(int(s.ways), q.Ways))
	}
	return n + 60*int32(p.level) + 40*int32(bits.OnesCount32(uint32(p.browns)))
}

// trophyWorth is what a trophy is worth on a quest: as much as on the Walk when the
// quest gives one back.
func (b *brain) trophyWorth(q *box.Quest) int32 {
	if sum(b.g.Box, q.Reward, box.TrophyToken) > 0 {
		return 150
	}
	return 50
}

// walkWorth is how near a hero is to closing a portal.
func (b *brain) walkWorth(c *core, h int8) int32 {
	g := b.g
	p := &c.players[h]
	if p.dead || c.portals == 0 {
		return 0
	}
	s := &p.slot[walkSlot]
	all := g.lever.WalkKinds + g.lever.WalkAny
	n := 60*int32(s.total()) + 130*int32(min(int(s.trophies), g.lever.WalkTrophies))
	if g.lever.Pawn > 0 {
		lack := max(g.lever.WalkTrophies-int(s.trophies), 0)
		n += 80 * int32(lack-max(b.pawns(c, h), 0))
	}
	missing := all - s.total()
	near := b.nearestPortal(c, p.at)
	if missing == 0 && int(s.trophies) >= g.lever.WalkTrophies {
		return n + 220 - 30*near
	}
	if missing <= 2 {
		n -= 6 * near
	}
	return n
}

// heistWorth is how far the heist is.
func (b *brain) heistWorth(c *core) int32 {
	g := b.g
	n := -700*int32(c.space) - 12*int32(c.thiefGold) - 40*int32(c.hellCount())
	switch c.chapter {
	case 1:
		n += 45 * int32(c.heroGold)
		for q := range int8(c.seats) {
			p := &c.players[q]
			n += 10 * int32(p.tokens[box.Gold])
			if int(c.heroGold) >= g.lever.Goal && !p.dead {
				n += 300 - 40*b.ways(c, p.at, g.mode.Informer)
			}
		}
	case 2:
		n += 2500 + 120*int32(c.sold[0]+c.sold[1]) + 400*int32(c.closed)
		for q := range int8(c.seats) {
			n += b.peddling(c, q)
			n += b.errand(c, q)
		}
	case 3:
		n += 5500 + 700*int32(g.lever.Heads-int(c.heads))
		for q := range int8(c.seats) {
			if p := &c.players[q]; !p.dead {
				if c.heads == 0 {
					n -= 60 * b.ways(c, p.at, g.mode.WinAt)
				} else {
					n -= 30 * b.ways(c, p.at, g.mode.BossAt)
				}
			}
		}
	}
	return n
}

// peddling is what a hero's goods promise in chapter II: he must bring them to a
// portal while they are in his hand.
func (b *brain) peddling(c *core, h int8) int32 {
	p := &c.players[h]
	if p.dead {
		return 0
	}
	dear := int32(0)
	for w := p.hand.And(b.g.goods); !w.Empty(); w.Remove(w.First()) {
		dear = max(dear, int32(b.g.Of[w.First()].Cost))
	}
	return dear * max(50-8*b.nearestPortal(c, p.at), 0)
}

// errand draws a hero who owns too few goods to where they are bought.
func (b *brain) errand(c *core, h int8) int32 {
	p := &c.players[h]
	if p.dead {
		return 0
	}
	stock := int32(b.stock(c, h))
	n := 16 * min(stock, 6)
	if stock < 4 {
		near := int32(box.Unreachable)
		for q := range box.Place(box.Places) {
			if c.actionOn(b.g, q) == box.Buy {
				near = min(near, b.ways(c, p.at, q))
			}
		}
		n -= (12 - 3*stock) * near
	}
	return n
}

// stock is what the goods in a hero's deck cost together.
func (b *brain) stock(c *core, h int8) int {
	all := c.players[h].cards()
	n := 0
	for w := all.And(b.g.goods); !w.Empty(); w.Remove(w.First()) {
		n += b.g.Of[w.First()].Cost
	}
	return n
}

// ways is how far a place is, also from within a shortcut.
func (b *brain) ways(c *core, from, to box.Place) int32 {
	if from < box.Places {
		return int32(b.g.chart(c).Distance[from][to])
	}
	near := int32(box.Unreachable)
	var room [16]box.Place
	for _, q := range c.reach(b.g, from, room[:0]) {
		near = min(near, 1+int32(b.g.chart(c).Distance[q][to]))
	}
	return near
}

// nearestPortal is how far the nearest open portal is that can be sold at or closed,
// with something more for a villain on it.
func (b *brain) nearestPortal(c *core, from box.Place) int32 {
	near := int32(box.Unreachable)
	for i, at := range b.g.mode.PortalAt {
		if c.portals>>i&1 == 0 || c.mode == box.Heist && b.g.mode.Portals[i].Demonic {
			continue
		}
		d := b.ways(c, from, at)
		if c.villainOn(at) {
			d += 2
		}
		near = min(near, d)
	}
	return near
}

// deckWorth is what the deck of a hero promises for the rest of the game.
func (b *brain) deckWorth(c *core, h int8) int32 {
	g := b.g
	p := &c.players[h]
	all := p.cards()
	n, k := int32(0), int32(0)
	for w := all.First(); w != box.NoCard; w = all.First() {
		all.Remove(w)
		k++
		if b.keen && c.mode == box.Heist && c.chapter == 2 { // what goods will bring counts in dealing
			n += b.f.value[w]
			continue
		}
		n += b.cardWorth(c, w)
		if g.Of[w].Deck == box.ShopCards && c.mode == box.Heist && c.chapter <= 2 {
			n += 12 * int32(g.Of[w].Cost)
		}
	}
	if k == 0 {
		return 0
	}
	left := int32(10)
	if c.mode != box.Heist {
		left = max(int32(g.lastRound())-int32(c.space), 0)
	}
	return n*left/10 + 12*n/k*left/10
}

// lastRound is the number of spaces of the track.
func (g *game) lastRound() int {
	if g.kind == box.Rush {
		return g.lever.RushSpaces
	}
	return g.mode.Spaces
}
