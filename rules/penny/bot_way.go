package penny

import (
	"intrigue/rules/penny/core/box"
)

// Where a hero goes.

// placeWorth is what a place promises a hero at the end of his way, in tenths of a
// small good.
func (b *brain) placeWorth(c *core, h int8, at box.Place) int32 {
	g := b.g
	p := &c.players[h]
	if at >= box.Places {
		return 0
	}
	n := int32(0)
	if c.villainOn(at) {
		n += b.bout(c, h, box.NoCard) / 2
	}
	want := c.needs(b.g, h)
	for t, k := range c.printed(g, at) {
		if k > 0 && want[t] > 0 {
			n += 12
		} else if k > 0 {
			n += 3
		}
	}
	switch a := c.actionOn(g, at); {
	case c.villainOn(at), !c.useful(g, h, a):
	case a == box.Event:
		n += 14
	case a == box.Heal:
		n += 5 * int32(min(int(p.under)+int(p.woundPile), 3))
	case a == box.Buy:
		if !b.habit.noBuying {
			gold := b.gold(c, h)
			n += 4 * int32(min(gold, 6))
			if c.mode == box.Heist && c.chapter == 2 {
				n += 6 * int32(min(gold, 6))
			}
			if c.mode == box.Prologue && gold >= g.lever.Pawn && b.pawns(c, h) > 0 {
				n += 25
			}
		}
	case a == box.Boost:
		n += 7
	case a == box.Upgrade, a == box.Destroy, a == box.Resource:
		n += 9
	}
	if i := c.portalOn(g, at); i >= 0 && !c.villainOn(at) {
		n += b.portalWorth(c, h, i)
	}
	if c.mode == box.Heist && c.chapter == 3 && c.heads == 0 && at == g.mode.WinAt {
		n += 500
	}
	if c.mode == box.Open && c.onHell(g, at) && !c.villainOnTile(g, g.tileOf(at)) && p.resourcesOf()+2 > 2 {
		n += 14
	}
	// The quest asks for a place.
	for i := personalSlot; i < chargeSlot; i++ {
		if s := &p.slot[i]; s.card != box.NoCard && g.Of[s.card].Quest.At == at {
			if s.res == g.Of[s.card].Quest.Needs {
				n += 25
			} else {
				n += 4
			}
		}
	}
	return n
}

// portalWorth is what a hero can hope for at an open portal.
func (b *brain) portalWorth(c *core, h int8, i int) int32 {
	g := b.g
	p := &c.players[h]
	switch c.mode {
	case box.Prologue:
		s := &p.slot[walkSlot]
		pledges := c.pledges(g, p)
		if g.lever.Pawn == 0 {
			pledges = box.Set{}
		}
		if int(s.trophies)+pledges.Count() < g.lever.WalkTrophies {
			return 0
		}
		missing := g.lever.WalkKinds + g.lever.WalkAny - s.total()
		for t := range box.Resources {
			if p.tokens[t] > 0 && s.res[t] == 0 {
				missing--
			}
		}
		if missing <= 0 {
			return 200
		}
		return max(30-8*int32(missing), 0)
	case box.Heist:
		if c.chapter == 1 && g.mode.PortalAt[i] == g.mode.Informer {
			if int(c.heroGold) >= g.lever.Goal {
				return 400
			}
		}
		if c.chapter == 2 && !g.mode.Portals[i].Demonic {
			best := 0
			w := c.wares(g, p)
			for k := w.First(); k != box.NoCard; k = w.First() {
				w.Remove(k)
				best += g.Of[k].Cost
			}
			return int32(best) * 9
		}
	}
	return 0
}

// goalOf is the best place a hero can reach with some Move Points, and how far it is.
func (b *brain) goalOf(c *core, h int8) (to box.Place, far int) {
	p := &c.players[h]
	if b.aim > 0 {
		return b.aim - 1, int(b.ways(c, p.at, b.aim-1))
	}
	ch := b.g.chart(c)
	to = p.at
	best := b.placeWorth(c, h, p.at)
	purse := int(p.tokens[box.Movement]) + p.hand.Count()
	longest := min(purse, 4)
	for q := range box.Place(box.Places) {
		if ch.Degree[q] == 0 {
			continue
		}
		d := 1
		if p.at < box.Places {
			d = int(ch.Distance[p.at][q])
		} else if !contains(c.reach(b.g, p.at, nil), q) {
			continue
		}
		if d == 0 || d > longest {
			continue
		}
		cost := int32(7*max(d-int(p.tokens[box.Movement]), 0) + 3*min(d, int(p.tokens[box.Movement])))
		if n := b.placeWorth(c, h, q) - cost; n > best {
			best, to, far = n, q, d
		}
	}
	if far == 0 && p.hand.Count() > 0 { // nothing near: go on towards the far goal
		if q, d := b.farGoal(c, h); d > longest && d < box.Unreachable {
			return q, d
		}
	}
	return to, far
}

// farGoal is where the hero must go in the end, though not today.
func (b *brain) farGoal(c *core, h int8) (box.Place, int) {
	p := &c.players[h]
	if p.at >= box.Places {
		return p.at, box.Unreachable
	}
	to, far, best := p.at, box.Unreachable, int32(60)
	for q := range box.Place(box.Places) {
		if d := int(b.g.chart(c).Distance[p.at][q]); d < box.Unreachable {
			if n := b.placeWorth(c, h, q) - 6*int32(d); n > best {
				to, far, best = q, d, n
			}
		}
	}
	return to, far
}

func (r *rating) move(s step) int32 {
	b, c, to, far := r.b, r.c, r.to, r.far
	p, ch := &c.players[r.f.hero], b.g.chart(c)
	switch s.verb {
	case vDone:
		if far == 0 {
			return 100
		}
		return 0
	case vWalk, vRide:
		q := box.Place(s.a)
		if far == 0 {
			return -10
		}
		near := int32(box.Unreachable)
		if p.at >= box.Places {
			near = 1 - int32(ch.Distance[q][to])
			if q == to {
				near = 1
			}
		} else if int(ch.Distance[q][to]) < int(ch.Distance[p.at][to]) {
			near = 1
		}
		if near != 1 {
			return -10
		}
		n := int32(30)
		if c.villainOn(q) && q != to {
			n -= 5
		}
		if s.verb == vWalk {
			n -= 1 + b.cardWorth(c, box.Card(s.b))/4
		}
		return n
	}
	return -20
}

func contains(all []box.Place, p box.Place) bool {
	for _, q := range all {
		if q == p {
			return true
		}
	}
	return false
}
