package penny

import (
	"intrigue/rules/penny/core/box"
)

// Step 4: the Field Action (PEN-61).

// listField lists the Field Actions of a hero's place. Where nothing could be done an
// action is not offered.
func (c *core) listField(g *game, h int8, buf []step) []step {
	p := c.me(h)
	for q := range c.seats {
		if r := &c.players[q]; int8(q) != h && !r.dead && r.at == p.at && c.tradable(g, h, int8(q)) {
			buf = append(buf, step{vTrade, uint8(r.who), 0}) // PEN-57, PEN-71
		}
	}
	if p.at >= box.Places {
		return buf
	}
	if c.useful(g, h, c.actionOn(g, p.at)) {
		buf = append(buf, step{verb: vAct})
	}
	if i := c.portalOn(g, p.at); i >= 0 {
		buf = c.listPortal(g, h, i, buf)
	}
	if c.mode == box.Heist && c.chapter == 3 && c.heads == 0 && p.at == g.mode.WinAt {
		buf = append(buf, step{verb: vRob})
	}
	if c.mode == box.Open && c.onHell(g, p.at) && !c.villainOnTile(g, g.tileOf(p.at)) {
		for a := range uint8(box.Resources) {
			for b := a + 1; b < box.Resources; b++ {
				if p.tokens[a] > 0 && p.tokens[b] > 0 {
					buf = append(buf, step{vReclaim, a, b})
				}
			}
		}
	}
	return buf
}

func (c *core) villainOnTile(g *game, t box.Tile) bool {
	for _, at := range c.villainAt {
		if at < box.Places && g.tileOf(at) == t {
			return true
		}
	}
	return false
}

// listPortal lists what can be done at an open portal.
func (c *core) listPortal(g *game, h int8, i int, buf []step) []step {
	p := c.me(h)
	demonic := g.mode.Portals[i].Demonic
	switch {
	case c.mode == box.Prologue:
		if c.affordsPortal(g, p) && c.opponents(h) == 0 {
			buf = append(buf, step{verb: vClose})
		}
		if g.lever.Pawn > 0 && c.opponents(h) == 0 && c.trophies > 0 && int(p.slot[walkSlot].trophies) < g.lever.WalkTrophies {
			buf = listSet(buf, vPawn, c.pledges(g, p))
		}
	case c.mode == box.Heist && c.chapter == 1 && p.at == g.mode.Informer && int(c.heroGold) >= g.lever.Goal:
		buf = append(buf, step{verb: vInform})
	case c.mode == box.Heist && c.chapter == 2 && !demonic && !c.wares(g, p).Empty():
		buf = append(buf, step{verb: vHaggle})
	}
	return buf
}

// affordsPortal reports whether the Walk of a hero holds what a portal needs
// (PEN-107, PEN-157).
func (c *core) affordsPortal(g *game, p *player) bool {
	s := &p.slot[walkSlot]
	return s.card != box.NoCard && s.total() == g.lever.WalkKinds+g.lever.WalkAny && int(s.trophies) >= g.lever.WalkTrophies
}

// wares are the cards a hero can sell in chapter II: Shop cards of hand and pool.
func (c *core) wares(g *game, p *player) box.Set {
	s := p.hand
	s.Merge(p.pool)
	return s.And(g.goods)
}

// pledges are the Shop cards of hand and pool that the doorkeeper of a portal takes in
// place of a trophy: those that cost enough (PEN-160).
func (c *core) pledges(g *game, p *player) box.Set {
	var out box.Set
	s := c.wares(g, p)
	for k := s.First(); k != box.NoCard; k = s.First() {
		if s.Remove(k); g.Of[k].Cost >= g.lever.Pawn {
			out.Add(k)
		}
	}
	return out
}

// useful reports whether an action token can do anything for a hero.
func (c *core) useful(g *game, h int8, a box.ActionToken) bool {
	p := c.me(h)
	switch a {
	case box.NoAction:
		return false
	case box.Heal:
		return p.under > 0 || p.woundPile > 0
	case box.Event:
		return c.events != 0 || c.eventOff != 0
	case box.Target:
		return c.enemyRow != [4]box.Card{box.NoCard, box.NoCard, box.NoCard, box.NoCard}
	case box.Destroy:
		return !p.pool.Empty() || !p.pile.Empty() || p.under > 0 || p.woundPile > 0
	case box.Upgrade:
		return !c.raisable(g, p).Empty()
	}
	return true
}

func (c *core) doField(g *game, f *frame, s step) {
	h := f.hero
	p := c.me(h)
	if s.verb == vPawn { // before the Field Action
		c.spoil(h, box.Card(s.a))
		p.slot[walkSlot].trophies++
		c.trophies--
		return
	}
	f.i = stepAfter
	switch s.verb {
	case vTrade:
		c.offer = bargain{with: uint8(c.seatOf(box.Hero(s.a)))}
		c.push(frame{op: opTrade, hero: h, n: mostDeals})
	case vAct:
		c.act(h, c.actionOn(g, p.at))
	case vClose:
		i := c.portalOn(g, p.at)
		c.portals &^= 1 << i
		c.closed++
		p.portals++
		c.trophies += p.slot[walkSlot].trophies
		w := p.slot[walkSlot].card
		p.slot[walkSlot] = slot{card: w}
		if c.portals == 0 {
			c.lastTurn = true
		}
	case vInform:
		c.heroGold, c.chapter = 0, 2
	case vHaggle:
		c.push(frame{op: opSale, hero: h, a: uint8(c.portalOn(g, p.at)), b: uint8(box.NoCard)})
	case vRob:
		c.over = endRobbed
	case vReclaim:
		p.spend(box.Token(s.a), 1)
		p.spend(box.Token(s.b), 1)
		c.turn(g.tileOf(p.at), true)
		p.reclaimed++
		c.push(frame{op: opTrophy, hero: h, a: 255})
	}
}

// act begins the action of a token.
func (c *core) act(h int8, a box.ActionToken) {
	switch a {
	case box.Buy:
		c.push(frame{op: opBuy, hero: h})
	case box.Heal:
		c.push(frame{op: opHeal, hero: h})
	case box.Boost:
		c.give(h, box.Movement, 2) // PEN-66
	case box.Target:
		c.push(frame{op: opTarget, hero: h})
	case box.Event:
		c.push(frame{op: opEvent, hero: h})
	case box.Destroy:
		c.push(frame{op: opThin, hero: h})
	case box.Resource:
		n := c.me(h).resourcesOf() + 1
		c.push(frame{op: opSwap, hero: h, n: int8(n)}) // each resource is exchanged once (PEN-73)
		c.push(frame{op: opGain, hero: h, n: 1})
	case box.Upgrade:
		c.push(frame{op: opRaise, hero: h})
	}
}

// reclaimable reports whether an Open World's tile can be reclaimed from a place now.
func (c *core) reclaimable(g *game, at box.Place) bool {
	return c.mode == box.Open && c.onHell(g, at) && !c.villainOnTile(g, g.tileOf(at))
}

// heroesOnTile counts the heroes on a tile.
func (c *core) heroesOnTile(g *game, t box.Tile) int {
	n := 0
	for h := range c.seats {
		if p := &c.players[h]; !p.dead && p.at < box.Places && g.tileOf(p.at) == t {
			n++
		}
	}
	return n
}
