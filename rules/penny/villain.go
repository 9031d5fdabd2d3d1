package penny

import (
	"intrigue/rules/penny/core/box"
)

// Villains on the way.
//
// opWalk: villain a moves n places towards goal b; i is the part. While it walks to
// the richest hero, block holds that hero.
// opArrive: villain a has come to the place of heroes; i 0: who fights, 1: whether
// he steps away.
// opAppear: a villain comes out of a portal: a is which, or NoVillain when the holder
// first picks one of those off the map; b 1 when that is a move.

const (
	walkStart = iota
	walkOn
)

func (c *core) workVillain(g *game, f *frame) {
	switch f.op {
	case opWalk:
		c.walk(g, f)
	case opArrive:
		c.arrive(g, f)
	case opAppear:
		if box.Villain(f.a) != box.NoVillain && c.villainAt[f.a] != box.NoPlace || g.Edition >= 3 && len(c.spawns(g)) == 0 { // PEN-162
			c.pop()
			return
		}
		c.ask(g)
	}
}

// walk makes one step of a villain, or stops to ask where it goes.
func (c *core) walk(g *game, f *frame) {
	v := box.Villain(f.a)
	at := c.villainAt[v]
	if at != box.NoPlace && c.heroesOn(at) > 0 { // PEN-79, PEN-102
		c.pop()
		return
	}
	if f.i == walkStart {
		f.i = walkOn
		if box.Goal(f.b) == box.ToRichest {
			c.richest(f)
			if c.need != nothing {
				return
			}
		}
	}
	switch {
	case f.n <= 0:
		c.pop()
	case at == box.NoPlace: // PEN-98
		if v > box.VillainC || len(c.spawns(g)) == 0 {
			c.pop()
			return
		}
		f.n--
		c.push(frame{op: opAppear, hero: f.hero, a: f.a, b: 1})
	default:
		c.ask(g)
	}
}

// richest fixes whom a villain is after: most gold; ties are the holder's, and
// without any gold it is the nearest (PEN-144).
func (c *core) richest(f *frame) {
	f.block = 0
	best, n := uint8(0), 0
	for h := range c.seats {
		p := &c.players[h]
		if p.dead || p.at >= box.Places || p.tokens[box.Gold] == 0 {
			continue
		}
		switch gold := p.tokens[box.Gold]; {
		case gold > best:
			best, n, f.block = gold, 1, box.Block(h)+1
		case gold == best:
			n++
		}
	}
	if n > 1 {
		f.i, f.block = walkStart, 0
		c.need = decision
	}
}

// quarry is whether a villain walks towards a hero.
func (c *core) quarry(f *frame, h uint8) bool {
	p := &c.players[h]
	if p.dead || p.at >= box.Places {
		return false
	}
	return f.block == 0 || f.block == box.Block(h)+1
}

// steps are the places a villain can go to on its way: all next places on a shortest
// way to a nearest hero (PEN-100).
func (c *core) steps(g *game, f *frame, buf []box.Place) []box.Place {
	ch := g.chart(c)
	at := c.villainAt[f.a]
	best := uint8(box.Unreachable)
	for h := range c.seats {
		if c.quarry(f, h) {
			best = min(best, ch.Distance[at][c.players[h].at])
		}
	}
	if best == box.Unreachable || best == 0 {
		return buf
	}
	for _, q := range ch.Neighbours(at) {
		for h := range c.seats {
			if c.quarry(f, h) && ch.Distance[at][c.players[h].at] == best && ch.Distance[q][c.players[h].at] == best-1 {
				buf = append(buf, q)
				break
			}
		}
	}
	return buf
}

// spawns are the portals a villain can come out of: the basic ones, the demonic one
// besides when only one basic is left, and alone when none is (PEN-103).
func (c *core) spawns(g *game) []box.Place {
	var room [4]box.Place
	basic, all := room[:0], [4]box.Place{}
	n := 0
	for i, at := range g.mode.PortalAt {
		if c.portals>>i&1 == 0 {
			continue
		}
		if !g.mode.Portals[i].Demonic {
			basic = append(basic, at)
		}
		all[n] = at
		n++
	}
	if len(basic) <= 1 {
		return all[:n]
	}
	return basic
}

// summon puts the mini-boss on the demonic portal if it still waits on the track
// (PEN-111, PEN-152).
func (c *core) summon(g *game) {
	if c.mode == box.Rush || g.mode.MiniSpace == 0 || c.miniGone || c.villainAt[box.MiniBoss] != box.NoPlace {
		return
	}
	for i, at := range g.mode.PortalAt {
		if g.mode.Portals[i].Demonic {
			c.villainAt[box.MiniBoss] = at
		}
	}
}

// arrive has one of the heroes fight the villain that has come.
func (c *core) arrive(g *game, f *frame) {
	if f.i == 1 {
		c.ask(g)
		return
	}
	at := c.villainAt[f.a]
	if at >= box.Places || c.heroesOn(at) == 0 || box.Villain(f.a) <= box.VillainC && !c.anyone(at) {
		c.pop()
		return
	}
	c.ask(g)
}

// anyone reports whether some hero there has a card to fight.
func (c *core) anyone(at box.Place) bool {
	for h := range c.seats {
		if p := &c.players[h]; !p.dead && p.at == at && c.anyEnemy(int8(h)) {
			return true
		}
	}
	return false
}

func (c *core) listVillain(g *game, f *frame, buf []step) []step {
	switch f.op {
	case opWalk:
		if f.i == walkStart {
			best := uint8(1)
			for h := range c.seats {
				if p := &c.players[h]; !p.dead && p.at < box.Places {
					best = max(best, p.tokens[box.Gold])
				}
			}
			for h := range c.seats {
				if p := &c.players[h]; !p.dead && p.at < box.Places && p.tokens[box.Gold] == best {
					buf = append(buf, step{vFace, uint8(p.who), 0})
				}
			}
			return buf
		}
		var room [box.MostNeighbours]box.Place
		for _, q := range c.steps(g, f, room[:0]) {
			buf = append(buf, step{vLead, uint8(q), 0})
		}
	case opAppear:
		if box.Villain(f.a) == box.NoVillain {
			for v := box.VillainA; v <= box.VillainC; v++ {
				if c.villainAt[v] == box.NoPlace {
					buf = append(buf, step{vSend, uint8(v), 0})
				}
			}
			return buf
		}
		for _, q := range c.spawns(g) {
			buf = append(buf, step{vAppear, uint8(q), 0})
		}
	case opArrive:
		if f.i == 1 {
			for _, q := range g.chart(c).Neighbours(c.players[f.hero].at) {
				buf = append(buf, step{vDodge, uint8(q), 0})
			}
			return append(buf, step{verb: vStand})
		}
		for h := range c.seats {
			if p := &c.players[h]; !p.dead && p.at == c.villainAt[f.a] && (box.Villain(f.a) > box.VillainC || c.anyEnemy(int8(h))) {
				buf = append(buf, step{vFace, uint8(p.who), 0})
			}
		}
	case opLeave:
		for v := box.VillainA; v <= box.VillainC; v++ {
			if c.villainAt[v] == box.Place(f.a) && f.a < box.Places {
				buf = append(buf, step{vRemove, uint8(v), 0})
			}
		}
	}
	return buf
}

// seatOf is the seat of a hero.
func (c *core) seatOf(who box.Hero) int8 {
	for h := range int8(c.seats) {
		if c.players[h].who == who {
			return h
		}
	}
	return -1
}

func (c *core) doVillain(f *frame, s step) {
	switch s.verb {
	case vLead:
		f.n--
		c.come(box.Villain(f.a), box.Place(s.a))
	case vFace:
		h := c.seatOf(box.Hero(s.a))
		if f.op == opWalk {
			f.i, f.block = walkOn, box.Block(h)+1
			return
		}
		if c.players[h].tokens[box.Movement] > 0 { // PEN-53
			f.i, f.hero = 1, h
			return
		}
		c.meet(f, h)
	case vSend:
		f.a = s.a
	case vAppear:
		moved, v := f.b == 1, box.Villain(f.a)
		c.pop()
		if moved {
			c.come(v, box.Place(s.a))
		} else {
			c.villainAt[v] = box.Place(s.a)
		}
	case vDodge:
		p := c.me(f.hero)
		p.spend(box.Movement, 1)
		p.at, p.entered = box.Place(s.a), true // until the next clean, as every step
		f.i = 0
	case vStand:
		c.meet(f, f.hero)
	case vRemove:
		c.villainAt[s.a] = box.NoPlace
		c.pop()
	}
}

// come moves a villain onto a place; heroes there must fight (PEN-78, PEN-138).
func (c *core) come(v box.Villain, to box.Place) {
	c.villainAt[v] = to
	if c.heroesOn(to) > 0 {
		if f := c.now(); f.op == opWalk { // he goes no further, whatever comes of it (PEN-54)
			f.n = 0
		}
		c.push(frame{op: opArrive, a: uint8(v)})
	}
}

// meet begins the fight of a hero with the villain that came.
func (c *core) meet(f *frame, h int8) {
	bits := uint8(fightRow)
	if box.Villain(f.a) == box.MiniBoss {
		bits = fightMini
	}
	c.pop()
	c.push(frame{op: opFight, hero: h, a: uint8(box.NoCard), b: bits})
}

// miniWaits reports whether the mini-boss still waits on the hell track (PEN-18).
func (c *core) miniWaits(g *game) bool {
	return g.mode.MiniSpace > 0 && !c.miniGone && c.villainAt[box.MiniBoss] == box.NoPlace
}
