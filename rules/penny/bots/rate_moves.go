package bots

import (
	"slices"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// placeValue returns what a place promises a hero at the end of his way, in tenths of a
// small good.
func (b *Agent) placeValue(c *core.State, h int8, at box.Place) int32 {
	g := b.g
	p := &c.Players[h]
	if at >= box.Places {
		return 0
	}
	n := int32(0)
	if c.VillainOn(at) {
		n += b.fightValue(c, h) / 2
	}
	want := c.Needs(g, h)
	for t, k := range c.Printed(g, at) {
		if k > 0 && want[t] > 0 {
			n += 12
		} else if k > 0 {
			n += 3
		}
	}
	if a := c.ActionOn(g, at); !c.VillainOn(at) && c.Useful(g, p, a) {
		n += b.actionValue(c, h, a)
	}
	if i := c.PortalOn(g, at); i >= 0 && !c.VillainOn(at) {
		n += b.portalValue(c, h, i)
	}
	if c.Mode == box.Heist && c.Chapter == 3 && c.Heads == 0 && at == g.Scenario.WinAt {
		n += 500
	}
	if c.Reclaimable(g, at) && p.ResourcesOf() > 0 {
		n += 14
	}
	for q, partner := range c.Living() { // who has something to spare
		if q != h && partner.At == at && !c.VillainOn(at) {
			n += b.offerGain(c, h, q)
		}
	}
	for i := core.PersonalSlot; i < core.ChargeSlot; i++ { // a quest asks for a place
		switch s := &p.Slot[i]; {
		case s.Card == box.NoCard || g.Of[s.Card].Quest.At != at:
		case s.Res == g.Of[s.Card].Quest.Needs:
			n += 25
		default:
			n += 4
		}
	}
	return n
}

// actionValue returns what a hero can hope for of an action token.
func (b *Agent) actionValue(c *core.State, h int8, a box.ActionToken) int32 {
	p := &c.Players[h]
	switch a {
	case box.Event:
		return 14
	case box.Heal:
		return 5 * int32(min(int(p.Under)+int(p.WoundPile), 3))
	case box.Buy:
		if b.Variant.NoBuying {
			return 0
		}
		gold := b.goldAtHand(c, h)
		n := 4 * int32(min(gold, 6))
		if c.Mode == box.Heist && c.Chapter == 2 {
			n += 6 * int32(min(gold, 6))
		}
		if gold >= 2 && b.shops(c) {
			n += 25
		}
		if c.Mode == box.Prologue && gold >= b.g.Tuning.Pawn && b.trophiesLacking(c, h) > 0 {
			n += 25
		}
		return n
	case box.Boost:
		return 7
	case box.Upgrade, box.Destroy, box.Resource:
		return 9
	}
	return 0
}

// portalValue returns what a hero can hope for at open portal i of the mode.
func (b *Agent) portalValue(c *core.State, h int8, i int) int32 {
	g := b.g
	p := &c.Players[h]
	switch c.Mode {
	case box.Prologue:
		s := &p.Slot[core.WalkSlot]
		trophies := int(s.Trophies)
		if g.Tuning.Pawn > 0 {
			trophies += c.Pledges(g, p).Count()
		}
		if trophies < g.Tuning.WalkTrophies {
			return 0
		}
		missing := g.Tuning.WalkKinds + g.Tuning.WalkAny - s.Total()
		for t := range box.Resources {
			if p.Tokens[t] > 0 && s.Res[t] == 0 {
				missing--
			}
		}
		if missing <= 0 {
			return 200
		}
		return max(30-8*int32(missing), 0)
	case box.Heist:
		if c.Chapter == 1 && g.Scenario.PortalAt[i] == g.Scenario.Informer && int(c.HeroGold) >= g.Tuning.Goal {
			return 400
		}
		if c.Chapter == 2 && !g.Scenario.Portals[i].Demonic {
			costs := 0
			for k := range c.Wares(g, p).All() {
				costs += g.Of[k].Cost
			}
			return int32(costs) * 9
		}
	}
	return 0
}

// destinationOf returns the best place a hero can reach with some Move Points, and how far it is.
func (b *Agent) destinationOf(c *core.State, h int8) (to box.Place, far int) {
	p := &c.Players[h]
	if b.destination > 0 {
		return b.destination - 1, int(b.distance(c, p.At, b.destination-1))
	}
	ch := b.g.Chart(c)
	to = p.At
	best := b.placeValue(c, h, p.At)
	purse := int(p.Tokens[box.Movement]) + p.Hand.Count()
	longest := min(purse, 4)
	for q := range box.Place(box.Places) {
		if ch.Degree[q] == 0 {
			continue
		}
		d := 1
		if p.At < box.Places {
			d = int(ch.Distance[p.At][q])
		} else if !slices.Contains(c.Reach(b.g, p.At, nil), q) {
			continue
		}
		if d == 0 || d > longest {
			continue
		}
		cost := int32(7*max(d-int(p.Tokens[box.Movement]), 0) + 3*min(d, int(p.Tokens[box.Movement])))
		if n := b.placeValue(c, h, q) - cost; n > best {
			best, to, far = n, q, d
		}
	}
	if far == 0 && p.Hand.Count() > 0 { // nothing near: go on towards the far goal
		if q, d := b.farGoal(c, h); d > longest && d < box.Unreachable {
			return q, d
		}
	}
	return to, far
}

// farGoal returns where the hero must go in the end, though not today, and how far that is; Unreachable when he
// must go nowhere.
func (b *Agent) farGoal(c *core.State, h int8) (box.Place, int) {
	p := &c.Players[h]
	if p.At >= box.Places {
		return p.At, box.Unreachable
	}
	to, far, best := p.At, box.Unreachable, int32(60)
	for q := range box.Place(box.Places) {
		if d := int(b.g.Chart(c).Distance[p.At][q]); d < box.Unreachable {
			if n := b.placeValue(c, h, q) - 6*int32(d); n > best {
				to, far, best = q, d, n
			}
		}
	}
	return to, far
}

func (r *scorer) scoreMove(a core.Action) int32 {
	b, c, to, far := r.b, r.c, r.destination, r.far
	p, ch := &c.Players[r.f.Hero], b.g.Chart(c)
	switch a.Kind {
	case core.Done:
		if far == 0 {
			return 100
		}
		return 0
	case core.Walk, core.Ride:
		q := box.Place(a.What)
		nearer := q == to // out of a shortcut only at the very place
		if p.At < box.Places {
			nearer = ch.Distance[q][to] < ch.Distance[p.At][to]
		}
		if far == 0 || !nearer {
			return -10
		}
		n := int32(30)
		if c.VillainOn(q) && q != to {
			n -= 5
		}
		if a.Kind == core.Walk {
			n -= 1 + b.cardValue(c, box.Card(a.With))/4
		}
		return n
	}
	return -20
}
