package core

import "intrigue/rules/penny/core/box"

// Heroes on the way: steps, shortcuts, Move Points.

// WayFrom is the shortcut whose entrance lies on the tile of a place (PEN-55), or
// NoPlace. There is none inside a shortcut.
func (g *Game) WayFrom(p box.Place) box.Place {
	t := g.TileOf(p)
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

// Reach are the places one Move Point away: neighbours, or out of a shortcut every
// place of its two tiles (PEN-49, PEN-56).
func (c *State) Reach(g *Game, p box.Place, buf []box.Place) []box.Place {
	if p < box.Places {
		return append(buf, g.Chart(c).Neighbours(p)...)
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

// Fare is what the next step costs: one more for leaving a place on a Hell side
// that was entered this turn and holds a villain (PEN-51).
func (c *State) Fare(g *Game, h int8) int {
	p := c.Player(h)
	if p.Entered && c.OnHell(g, p.At) && c.VillainOn(p.At) {
		return 2
	}
	return 1
}

// listMoves lists the steps of a hero in steps 2 and 3 of his turn; cards pay only in
// step 2.
func (c *State) listMoves(g *Game, h int8, byCards bool, buf []Action) []Action {
	p := c.Player(h)
	cost, rides := c.Fare(g, h), int(p.Tokens[box.Movement])
	walks := 0
	if byCards {
		walks = p.Hand.Count()
	}
	if walks+rides >= cost {
		var room [16]box.Place
		for _, q := range c.Reach(g, p.At, room[:0]) {
			if walks > 0 {
				for k := range p.Hand.All() {
					buf = append(buf, Action{Walk, uint8(q), uint8(k)})
				}
			}
			if rides > 0 {
				buf = append(buf, Action{Ride, uint8(q), 0})
			}
		}
	}
	if w := g.WayFrom(p.At); w != box.NoPlace && rides >= 2 {
		buf = append(buf, Action{Duck, uint8(w), 0})
	}
	return buf
}

// doMove makes one of these steps.
func (c *State) doMove(g *Game, h int8, s Action) {
	p := c.Player(h)
	cost := c.Fare(g, h)
	switch s.Kind {
	case Walk:
		p.discard(box.Card(s.B))
	case Ride:
		p.Spend(box.Movement, 1)
	case Duck:
		p.Spend(box.Movement, 2)
		c.Enter(h, box.Place(s.A))
		return
	}
	if cost == 2 {
		c.Push(Effect{Kind: EffectPay, Hero: h, A: s.A, B: bit(c.Stack[1].Step == StepMove)})
		return
	}
	p.At, p.Entered = box.Place(s.A), true
}

// Enter puts a hero into a shortcut.
func (c *State) Enter(h int8, w box.Place) {
	p := c.Player(h)
	p.At, p.WayUsed, p.Entered = w, true, true
	for s := range p.slots() {
		s.Ways++
	}
}

func (c *State) listFare(f *Effect, buf []Action) []Action {
	p := c.Player(f.Hero)
	if f.B == 1 {
		buf = listSet(buf, Fare, p.Hand)
	}
	if p.Tokens[box.Movement] > 0 {
		buf = append(buf, Action{Ride, f.A, 0})
	}
	return buf
}

func (c *State) doFare(f *Effect, s Action) {
	p := c.Player(f.Hero)
	if s.Kind == Fare {
		p.discard(box.Card(s.A))
	} else {
		p.Spend(box.Movement, 1)
	}
	p.At, p.Entered = box.Place(f.A), true
	c.pop()
}

// listStroll: up to n free steps by a card, or into the shortcut.
func (c *State) listStroll(g *Game, f *Effect, buf []Action) []Action {
	p := c.Player(f.Hero)
	if f.Kind == EffectEnter {
		buf = append(buf, Action{Kind: Enter})
		if f.B == 0 {
			buf = append(buf, Action{Kind: Done})
		}
		return buf
	}
	var room [16]box.Place
	for _, q := range c.Reach(g, p.At, room[:0]) {
		buf = append(buf, Action{Step, uint8(q), 0})
	}
	return append(buf, Action{Kind: Done})
}

func (c *State) doStroll(g *Game, f *Effect, s Action) {
	p := c.Player(f.Hero)
	switch s.Kind {
	case Enter:
		c.pop()
		c.Enter(f.Hero, g.WayFrom(p.At))
	case Step:
		p.At, p.Entered = box.Place(s.A), true
		f.N--
	case Done:
		c.pop()
	}
}

// workStroll asks for a step unless there is none to be made.
func (c *State) workStroll(g *Game, f *Effect) {
	p := c.Player(f.Hero)
	if f.Kind == EffectStroll && (f.N <= 0 || p.Dead) || f.Kind == EffectEnter && g.WayFrom(p.At) == box.NoPlace {
		c.pop()
		return
	}
	c.ask(g)
}
