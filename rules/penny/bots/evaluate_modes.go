package bots

import (
	"math/bits"
	"slices"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// chapterValue says what a chapter of the heist counts: more than all goods and gold that heroes
// can heap up in the one before, or four of them would rather stay there and go on buying.
const chapterValue = 6000

// headValue says what a head of Cerberus counts: more than all heroes who stand ready to take it
// off, since with the last one that counts no more.
const headValue = 2500

// What a deck counts in the Boss Rush: for how many rounds at most it is reckoned with, and what a
// fourth of a damage counts that a hand holds in one of them.
const (
	armsLast   = 12
	armsWeight = 6
)

// What a round of the Open World counts: a third of a resource that a hand holds in it, and that it
// holds a Shop card to reclaim with.
const (
	stockWeight = 12
	wareWeight  = 150
)

// evaluateHeist returns how far the heist is.
func (b *Agent) evaluateHeist(c *core.State) int32 {
	g := b.g
	n := -700*int32(c.HellSpace) - 12*int32(c.ThiefGold) - 40*int32(c.HellCount()) - 400*shopLack(c) + chapterValue*int32(c.Chapter)
	for _, p := range c.Living() {
		if p.At >= box.Places {
			n -= 60
		}
	}
	switch c.Chapter {
	case 1:
		n += 45 * min(int32(c.HeroGold), int32(g.Tuning.Goal))
		if int(c.HeroGold) >= g.Tuning.Goal {
			n += 300 - 60*b.nearestHero(c, g.Scenario.Informer)
			if c.VillainOn(g.Scenario.Informer) {
				n -= 60
			}
		}
	case 2:
		n += b.salesValue(c)
	case 3:
		n += headValue * int32(g.Tuning.Heads-int(c.Heads))
		if c.Heads == 0 {
			return n - 120*b.nearestHero(c, g.Scenario.WinAt)
		}
		n -= 60 * b.nearestHero(c, g.Scenario.BossAt)
		for q, p := range c.Living() {
			n += 50*b.BossDamage(c, q) - 20*min(b.distance(c, p.At, g.Scenario.BossAt), 12)
		}
	}
	return n
}

// BossDamage is about the damage that a hero can deal to the boss in his next turn, no more than
// a head takes. Each step on his way without a Movement token costs him a card, and he
// pays with those that hit least.
func (b *Agent) BossDamage(c *core.State, h int8) int32 {
	g, p := b.g, &c.Players[h]
	weak := uint8(0)
	for t, k := range g.Of[g.Scenario.BossCard].Foe.Weak {
		weak |= min(k, 1) << t
	}
	var room [16]int
	hits := room[:0]
	for w := range p.Hand.All() {
		if len(hits) == len(room) {
			break
		}
		n := b.f.damage[w]
		if b.f.kinds[w]&weak != 0 || b.f.any[w] > 0 {
			n++
		}
		hits = append(hits, n)
	}
	fares := max(int(b.distance(c, p.At, g.Scenario.BossAt))-int(p.Tokens[box.Movement]), 0)
	if fares > len(hits) {
		return 0
	}
	slices.Sort(hits)
	n := int(p.Tokens[box.Damage])
	for _, k := range hits[fares:] {
		n += k
	}
	for i := core.ChargeSlot; i < core.Slots; i++ {
		if s := &p.Slot[i]; g.Full(s) {
			n += b.f.damage[s.Card]
		}
	}
	return int32(min(n, g.Tuning.HeadHealth))
}

// nearestHero returns how far the nearest hero is from a place.
func (b *Agent) nearestHero(c *core.State, to box.Place) int32 {
	near := int32(box.Unreachable)
	for _, p := range c.Living() {
		near = min(near, b.distance(c, p.At, to))
	}
	return near
}

// salesValue returns what was sold, and what may yet be. Goods in hand near a portal are worth
// little more than half of what their sale is, or nobody would sell.
func (b *Agent) salesValue(c *core.State) int32 {
	g := b.g
	goal := int32(max(g.Tuning.PortalGold, 1))
	n, open := 500*int32(c.Closed), int32(0)
	for i, at := range g.Scenario.PortalAt {
		switch {
		case g.Scenario.Portals[i].Demonic:
		case c.Portals>>i&1 == 0:
			n += 700
		default:
			open++
			n += 700 * min(int32(c.Sold[i]), goal) / goal
			if c.VillainOn(at) {
				n -= 120
			}
		}
	}
	rest := int32(0)
	for h, p := range c.Living() {
		near := min(b.nearestPortal(c, p.At), 6)
		goods, best := p.Cards().And(g.Goods), int32(0)
		for k := range goods.All() {
			x := b.SaleValue(int32(g.Of[k].Cost), goal) * 700 / goal / 100
			rest += x * (27 - 2*near) / 100
			if p.Hand.Has(k) {
				best = max(best, x)
			}
		}
		rest += best * (27 - 4*near) / 100
		n += b.shoppingValue(c, int8(h))
	}
	return n + min(rest, 450*open)
}

// SaleValue returns what a card of a cost brings on average, in hundredths of a gold, where no
// more than so much is wanted.
func (b *Agent) SaleValue(cost, want int32) int32 {
	n := int32(0)
	for i, share := range [...]int32{17, 25, 36, 17, 5} { // of cards that cost 1 to 5, in hundredths
		if price := int32(i) + 1; price <= cost {
			n += share * min(price, want)
		}
	}
	return n
}

// evaluateOpen returns how London stands: a tile that is reclaimed stays so.
func (b *Agent) evaluateOpen(c *core.State) int32 {
	g := b.g
	n := -1000 * int32(c.HellCount())
	left := int32(g.LastSpace()) - int32(c.HellSpace)
	for _, p := range c.Living() {
		if g.Tuning.Reclaim > 0 {
			n += stockWeight*left*handful(p, &b.f.stock)/10 + wareWeight*left*b.wareChance(p)/100
			if b.shops(c) {
				n += b.shopPromise(c, p, &b.f.stock, stockWeight*left)
			}
		}
		need := 2 + int32(g.Tuning.Reclaim) // resources to reclaim a tile with
		if !p.Hand.And(g.Goods).Without(b.f.charges).Empty() {
			need = 2
		}
		near := min(b.nearestPlace(c, p.At, func(at box.Place) bool { return c.Reclaimable(g, at) }), 7)
		have := min(b.resourceKinds(p), need)
		if c.HellCount() > 0 {
			n += have*(300-40*near)/need - 25*near
		} else {
			n += 120 * have / need
		}
	}
	for t := range box.Tile(box.Tiles) {
		if c.HellTiles>>t&1 != 0 && c.VillainOnTile(g, t) {
			n -= 50
		}
	}
	return n
}

// resourceKinds returns how many kinds of resources a hero can have in this turn, those of his choice counted
// for kinds of their own.
func (b *Agent) resourceKinds(p *core.Player) int32 {
	var kinds uint8
	free := 0
	for i := core.PersonalSlot; i < core.Slots; i++ {
		for t, n := range p.Slot[i].Res {
			kinds |= min(n, 1) << t
		}
	}
	for k := range p.Hand.All() {
		kinds |= b.f.kinds[k]
		free += int(b.f.any[k])
	}
	for t := range box.Resources {
		kinds |= min(p.Tokens[t], 1) << t
	}
	return int32(free + bits.OnesCount8(kinds))
}

// evaluateRush returns how far the rush is.
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
		at = g.Scenario.PortalAt[0] // where it will come
	} else {
		heads := int32(1)
		if g.Of[card].Foe.Heads > 0 {
			heads = 3
			n += 1600 / 3 * (3 - int32(c.Heads))
		}
		n += 1600 / heads * int32(c.Bruise) / health
	}
	weight := armsWeight * min(int32(g.LastSpace())-int32(c.HellSpace), armsLast)
	for h, p := range c.Living() {
		d := b.distance(c, p.At, at)
		switch {
		case here:
			n += -30*d + max(50-8*d, 0)*min(int32(b.damageAtHand(c, h)), health)/2
		case c.Pause <= 1:
			n -= 12 * d
		default:
			n += b.shopPromise(c, p, &b.f.arms, weight)
		}
		n += weight * handful(p, &b.f.arms) / 10 // what his deck will do to the opponents that are left
	}
	return n
}

// shopPromise returns what a hero can expect to buy in his next turn, by the gold in his hand and the way
// to the nearest shop, where each card in a deck is worth so much for each time that it is drawn.
func (b *Agent) shopPromise(c *core.State, p *core.Player, worth *[256]int32, weight int32) int32 {
	if b.Variant.NoBuying {
		return 0
	}
	gold, best := 0, int32(0)
	for k := range p.Hand.All() {
		gold += b.g.Of[k].Wealth
	}
	for _, k := range c.ShopRow {
		if k != box.NoCard && b.g.Of[k].Cost <= gold {
			best = max(best, worth[k])
		}
	}
	cards := int32(p.Cards().Count()) + 1
	mean := handful(p, worth) / 10 / core.HandSize
	way := max(4-b.nearestShop(c, p.At), 0)
	return weight * core.HandSize * max(best-mean, 1) / cards * way / 6
}

// nearestShop returns how far the nearest place is where cards are bought.
func (b *Agent) nearestShop(c *core.State, from box.Place) int32 {
	return b.nearestPlace(c, from, func(at box.Place) bool { return c.ActionOn(b.g, at) == box.Buy })
}

// nearestPlace returns how far the nearest wanted location is.
func (b *Agent) nearestPlace(c *core.State, from box.Place, wanted func(at box.Place) bool) int32 {
	near := int32(box.Unreachable)
	for at := range box.Place(box.Places) {
		if wanted(at) {
			near = min(near, b.distance(c, from, at))
		}
	}
	return near
}

// wareChance returns how likely a hand of a hero's cards holds a Shop card that can lie in the action pool,
// in hundredths.
func (b *Agent) wareChance(p *core.Player) int32 {
	all := p.Cards()
	none := 1.0 // how likely there is none
	for range core.HandSize {
		none *= 1 - float64(all.And(b.g.Goods).Without(b.f.charges).Count())/float64(max(all.Count(), 1))
	}
	return int32(100 * (1 - none))
}

// handful returns what a hand of a hero's cards holds of what is counted, on average and in tenths.
func handful(p *core.Player, worth *[256]int32) int32 {
	all, n := p.Cards(), int32(0)
	for k := range all.All() {
		n += worth[k]
	}
	return 10 * (core.HandSize - int32(p.Under)) * n / max(int32(all.Count()), 1)
}
