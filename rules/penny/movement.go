package penny

import (
	"intrigue/rules/penny/core/box"
)

// Heroes on the way: steps, shortcuts, Move Points.

// wayFrom is the shortcut whose entrance lies on the tile of a place (PEN-55), or
// NoPlace. There is none inside a shortcut.
func (g *game) wayFrom(p box.Place) box.Place {
	t := g.tileOf(p)
	if t == box.NoTile {
		return box.NoPlace
	}
	for i, w := range g.Map.Shortcuts {
		if w.Tiles[0] == t || w.Tiles[1] == t {
			return box.Sewer + box.Place(i)
		}
	}
	return box.NoPlace
}

// reach are the places one Move Point away: neighbours, or out of a shortcut every
// place of its two tiles (PEN-49, PEN-56).
func (c *core) reach(g *game, p box.Place, buf []box.Place) []box.Place {
	if p < box.Places {
		return append(buf, g.chart(c).Neighbours(p)...)
	}
	if p == box.Sewer || p == box.Post {
		w := g.Map.Shortcuts[p-box.Sewer]
		for q := range box.Place(box.Places) {
			if t := g.Map.Locations[q].Tile; t == w.Tiles[0] || t == w.Tiles[1] {
				buf = append(buf, q)
			}
		}
	}
	return buf
}

// fare is what the next step costs: one more for leaving a place on a Hell side
// that was entered this turn and holds a villain (PEN-51).
func (c *core) fare(g *game, h int8) int {
	p := c.me(h)
	if p.entered && c.onHell(g, p.at) && c.villainOn(p.at) {
		return 2
	}
	return 1
}

// listMoves lists the steps of a hero in steps 2 and 3 of his turn; cards pay only in
// step 2.
func (c *core) listMoves(g *game, h int8, byCards bool, buf []step) []step {
	p := c.me(h)
	cost, rides := c.fare(g, h), int(p.tokens[box.Movement])
	walks := 0
	if byCards {
		walks = p.hand.Count()
	}
	if walks+rides >= cost {
		var room [16]box.Place
		for _, q := range c.reach(g, p.at, room[:0]) {
			if walks > 0 {
				hand := p.hand
				for k := hand.First(); k != box.NoCard; k = hand.First() {
					hand.Remove(k)
					buf = append(buf, step{vWalk, uint8(q), uint8(k)})
				}
			}
			if rides > 0 {
				buf = append(buf, step{vRide, uint8(q), 0})
			}
		}
	}
	if w := g.wayFrom(p.at); w != box.NoPlace && rides >= 2 {
		buf = append(buf, step{vDuck, uint8(w), 0})
	}
	return buf
}

// doMove makes one of these steps.
func (c *core) doMove(g *game, h int8, s step) {
	p := c.me(h)
	cost := c.fare(g, h)
	switch s.verb {
	case vWalk:
		p.hand.Remove(box.Card(s.b))
		p.pile.Add(box.Card(s.b))
	case vRide:
		p.spend(box.Movement, 1)
	case vDuck:
		p.spend(box.Movement, 2)
		c.enter(h, box.Place(s.a))
		return
	}
	if cost == 2 {
		byCards := uint8(0)
		if c.stack[1].i == stepMove {
			byCards = 1
		}
		c.push(frame{op: opPay, hero: h, a: s.a, b: byCards})
		return
	}
	p.at, p.entered = box.Place(s.a), true
}

// enter puts a hero into a shortcut.
func (c *core) enter(h int8, w box.Place) {
	p := c.me(h)
	p.at, p.wayUsed, p.entered = w, true, true
	for i := range p.slot {
		if p.slot[i].card != box.NoCard {
			p.slot[i].ways++
		}
	}
}

func (c *core) listFare(f *frame, buf []step) []step {
	p := c.me(f.hero)
	if f.b == 1 {
		buf = listSet(buf, vFare, p.hand)
	}
	if p.tokens[box.Movement] > 0 {
		buf = append(buf, step{vRide, f.a, 0})
	}
	return buf
}

func (c *core) doFare(f *frame, s step) {
	p := c.me(f.hero)
	if s.verb == vFare {
		p.hand.Remove(box.Card(s.a))
		p.pile.Add(box.Card(s.a))
	} else {
		p.spend(box.Movement, 1)
	}
	p.at, p.entered = box.Place(f.a), true
	c.pop()
}

// listStroll: up to n free steps by a card, or into the shortcut.
func (c *core) listStroll(g *game, f *frame, buf []step) []step {
	p := c.me(f.hero)
	if f.op == opEnter {
		buf = append(buf, step{verb: vEnter})
		if f.b == 0 {
			buf = append(buf, step{verb: vDone})
		}
		return buf
	}
	var room [16]box.Place
	for _, q := range c.reach(g, p.at, room[:0]) {
		buf = append(buf, step{vStep, uint8(q), 0})
	}
	return append(buf, step{verb: vDone})
}

func (c *core) doStroll(g *game, f *frame, s step) {
	p := c.me(f.hero)
	switch s.verb {
	case vEnter:
		c.pop()
		c.enter(f.hero, g.wayFrom(p.at))
	case vStep:
		p.at, p.entered = box.Place(s.a), true
		f.n--
	case vDone:
		c.pop()
	}
}

// workSome asks for what is done n times, or not at all when there is nothing.
func (c *core) workSome(g *game, f *frame) {
	switch f.op {
	case opStroll:
		if f.n <= 0 || c.players[f.hero].dead {
			c.pop()
			return
		}
	case opEnter:
		if g.wayFrom(c.players[f.hero].at) == box.NoPlace {
			c.pop()
			return
		}
	}
	c.ask(g)
}
