package bots

import (
	"math/bits"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// evaluate returns how good a moment looks to a hero's player, in tenths of a point: the
// common cause first, then his own score.
func (b *Agent) evaluate(c *core.State, h int8) int32 {
	g := b.g
	if c.Mode == box.Heist || c.Mode == box.Rush { // all win together, and nobody has a score
		return b.EvaluateTeam(c)
	}
	switch {
	case c.Won():
		return 20000 + 10*int32(c.Tally(g, h).Total())
	case c.Over != core.NotOver:
		return -20000 + int32(c.Closed)*100
	}
	n := int32(0)
	for q := range int8(c.Seats) {
		n += b.healthValue(c, q)
	}
	switch c.Mode {
	case box.Prologue:
		n += 1000 * int32(c.Closed)
		if c.LastTurn {
			n += 5000
		}
		for q := range int8(c.Seats) {
			n += b.walkValue(c, q)
		}
	case box.Open:
		n += b.evaluateOpen(c) / 2
	}
	return n + 22*int32(c.Tally(g, h).Total()) + b.deckValue(c, h)
}

// healthValue returns what the wounds of a hero amount to, and his tokens, his quests and charge cards.
func (b *Agent) healthValue(c *core.State, h int8) int32 {
	p := &c.Players[h]
	if p.Dead {
		return -1500
	}
	n := -25*int32(c.Status(h)-int(p.Grave)) - 15*int32(p.Under) - 90*int32(p.Grave)*int32(p.Grave)
	n += 12*int32(p.Tokens[box.Movement]) + 5*int32(p.Tokens[box.Prevent]) + 14*b.lateResources(c, h)
	for i := core.ChargeSlot; i < core.Slots; i++ {
		n += 10 * int32(p.Slot[i].Total()) // of an empty one 0
	}
	for i := core.PersonalSlot; i < core.ChargeSlot; i++ {
		s := &p.Slot[i]
		if s.Card == box.NoCard {
			continue
		}
		q := b.g.Of[s.Card].Quest
		n += 14*int32(s.Total()) + b.trophyValue(q)*int32(min(int(s.Trophies), q.Trophies)) +
			8*int32(min(int(s.Wounds), q.Wounds)+min(int(s.Healed), q.Healed)+min(int(s.Ways), q.Ways))
	}
	return n + 60*int32(p.Level) + 40*int32(bits.OnesCount32(uint32(p.Browns)))
}

// lateResources returns how many resources that a hero wants will still be there in his turn, such as
// those that a partner gave him (PEN-129).
func (b *Agent) lateResources(c *core.State, h int8) int32 {
	p := &c.Players[h]
	if p.Late == [box.Tokens]uint8{} {
		return 0
	}
	n := int32(0)
	for t, lack := range c.Needs(b.g, h) { // beside what he has
		n += min(int32(p.Late[t]), max(int32(lack)+int32(p.Tokens[t]), 0))
	}
	return n
}

// trophyValue returns what a trophy is worth on a quest: as much as on the Walk when the
// quest gives one back.
func (b *Agent) trophyValue(q *box.Quest) int32 {
	if yield(b.g.Box, q.Reward, box.TrophyToken) > 0 {
		return 150
	}
	return 50
}

// walkValue returns how near a hero is to closing a portal.
func (b *Agent) walkValue(c *core.State, h int8) int32 {
	g := b.g
	p := &c.Players[h]
	if p.Dead || c.Portals == 0 {
		return 0
	}
	s := &p.Slot[core.WalkSlot]
	n := 60*int32(s.Total()) + 130*int32(min(int(s.Trophies), g.Tuning.WalkTrophies))
	if g.Tuning.Pawn > 0 {
		lack := max(g.Tuning.WalkTrophies-int(s.Trophies), 0)
		n += 80 * int32(lack-max(b.trophiesLacking(c, h), 0))
	}
	missing := g.Tuning.WalkKinds + g.Tuning.WalkAny - s.Total()
	near := b.nearestPortal(c, p.At)
	if missing == 0 && int(s.Trophies) >= g.Tuning.WalkTrophies {
		return n + 220 - 30*near
	}
	if missing <= 2 {
		n -= 6 * near
	}
	return n
}

// leastShop says how many cards the shop deck must keep for the receiver: when he has none to turn
// over, nothing can be sold any more (PEN-156), and four heroes could buy it up.
const leastShop = 10

// shopLack returns how many of these are missing while something is yet to be sold.
func shopLack(c *core.State) int32 {
	if c.Mode != box.Heist || c.Chapter > 2 {
		return 0
	}
	return max(leastShop-int32(c.Shop.Len()+c.ShopOff.Count()), 0)
}

// shoppingValue draws a hero who owns too few goods to where they are bought.
func (b *Agent) shoppingValue(c *core.State, h int8) int32 {
	p := &c.Players[h]
	stock := int32(0)
	for k := range p.Cards().And(b.g.Goods).All() {
		stock += int32(b.g.Of[k].Cost)
	}
	n := 16 * min(stock, 6)
	if stock < 4 {
		n -= (12 - 3*stock) * b.nearestShop(c, p.At)
	}
	return n
}

// distance returns how far a place is, also from within a shortcut.
func (b *Agent) distance(c *core.State, from, to box.Place) int32 {
	if from < box.Places {
		return int32(b.g.Chart(c).Distance[from][to])
	}
	near := int32(box.Unreachable)
	var room [16]box.Place
	for _, q := range c.Reach(b.g, from, room[:0]) {
		near = min(near, 1+int32(b.g.Chart(c).Distance[q][to]))
	}
	return near
}

// nearestPortal returns how far the nearest open portal is that can be sold at or closed,
// with something more for a villain on it.
func (b *Agent) nearestPortal(c *core.State, from box.Place) int32 {
	near := int32(box.Unreachable)
	for i, at := range b.g.Scenario.PortalAt {
		if c.Portals>>i&1 == 0 || c.Mode == box.Heist && b.g.Scenario.Portals[i].Demonic {
			continue
		}
		d := b.distance(c, from, at)
		if c.VillainOn(at) {
			d += 2
		}
		near = min(near, d)
	}
	return near
}

// deckValue returns what the deck of a hero promises for the rest of the game.
func (b *Agent) deckValue(c *core.State, h int8) int32 {
	g := b.g
	all := c.Players[h].Cards()
	value, count := int32(0), int32(all.Count())
	for card := range all.All() {
		if b.KeepsGoods && c.Mode == box.Heist && c.Chapter == 2 { // what goods will bring is in salesValue
			value += b.f.value[card]
			continue
		}
		value += b.cardValue(c, card)
		if g.Of[card].Deck == box.ShopCards && c.Mode == box.Heist && c.Chapter <= 2 {
			value += 12 * int32(g.Of[card].Cost)
		}
	}
	if count == 0 {
		return 0
	}
	left := int32(10) // rounds
	if c.Mode != box.Heist {
		left = max(int32(g.LastSpace())-int32(c.HellSpace), 0)
	}
	return value*left/10 + 12*value/count*left/10
}
