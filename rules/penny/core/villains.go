package core

import "intrigue/rules/penny/core/box"

// Villains on the way.
//
// EffectWalk: villain a moves n places towards goal b; i is the part. While it walks to
// the richest hero, block holds that hero.
// EffectArrive: villain a has come to the place of heroes; i 0: who fights, 1: whether
// he steps away.
// EffectAppear: a villain comes out of a portal: a is which, or NoVillain when the holder
// first picks one of those off the map; b 1 when that is a move.

const (
	WalkStart = iota
	walkOn
)

func (c *State) workVillain(g *Game, f *Effect) {
	switch f.Kind {
	case EffectWalk:
		c.walk(g, f)
	case EffectArrive:
		c.arrive(g, f)
	case EffectAppear:
		if box.Villain(f.A) != box.NoVillain && c.VillainAt[f.A] != box.NoPlace || len(c.spawns(g)) == 0 { // PEN-162
			c.pop()
			return
		}
		c.ask(g)
	}
}

// walk makes one step of a villain, or stops to ask where it goes.
func (c *State) walk(g *Game, f *Effect) {
	v := box.Villain(f.A)
	at := c.VillainAt[v]
	if at != box.NoPlace && c.HeroesOn(at) > 0 { // PEN-79, PEN-102
		c.pop()
		return
	}
	if f.Step == WalkStart {
		f.Step = walkOn
		if box.Goal(f.B) == box.ToRichest {
			c.richest(f)
			if c.Need != Nothing {
				return
			}
		}
	}
	switch {
	case f.N <= 0, at == box.NoPlace && (v > box.VillainC || len(c.spawns(g)) == 0):
		c.pop()
	case at == box.NoPlace: // PEN-98
		f.N--
		c.Push(Effect{Kind: EffectAppear, Hero: f.Hero, A: f.A, B: 1})
	default:
		c.ask(g)
	}
}

// rich are the heroes on the map with the most gold, as long as there is any.
func (c *State) rich(all []int8) []int8 {
	best := uint8(1)
	for h := range int8(c.Seats) {
		switch p := &c.Players[h]; {
		case p.At >= box.Places || p.Tokens[box.Gold] < best:
		case p.Tokens[box.Gold] > best:
			best, all = p.Tokens[box.Gold], append(all[:0], h)
		default:
			all = append(all, h)
		}
	}
	return all
}

// richest fixes whom a villain is after: most gold; ties are the holder's, and
// without any gold it is the nearest (PEN-144).
func (c *State) richest(f *Effect) {
	var room [MostHeroes]int8
	switch all := c.rich(room[:0]); len(all) {
	case 0:
		f.Block = 0
	case 1:
		f.Block = box.Block(all[0]) + 1
	default:
		f.Step, f.Block = WalkStart, 0
		c.Need = Decision
	}
}

// quarry is whether a villain walks towards a hero.
func (c *State) quarry(f *Effect, h uint8) bool {
	return c.Players[h].At < box.Places && (f.Block == 0 || f.Block == box.Block(h)+1)
}

// Steps are the places a villain can go to on its way: all next places on a shortest
// way to a nearest hero (PEN-100).
func (c *State) Steps(g *Game, f *Effect, buf []box.Place) []box.Place {
	ch := g.Chart(c)
	at := c.VillainAt[f.A]
	best := uint8(box.Unreachable)
	for h := range c.Seats {
		if c.quarry(f, h) {
			best = min(best, ch.Distance[at][c.Players[h].At])
		}
	}
	if best == box.Unreachable || best == 0 {
		return buf
	}
	for _, q := range ch.Neighbours(at) {
		for h := range c.Seats {
			if c.quarry(f, h) && ch.Distance[at][c.Players[h].At] == best && ch.Distance[q][c.Players[h].At] == best-1 {
				buf = append(buf, q)
				break
			}
		}
	}
	return buf
}

// spawns are the portals a villain can come out of: the basic ones, the demonic one
// besides when only one basic is left, and alone when none is (PEN-103).
func (c *State) spawns(g *Game) []box.Place {
	var room [4]box.Place
	basic, all := room[:0], [4]box.Place{}
	n := 0
	for i, at := range g.Scenario.PortalAt {
		if c.Portals>>i&1 == 0 {
			continue
		}
		if !g.Scenario.Portals[i].Demonic {
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

// Summon puts the mini-boss on the demonic portal if it still waits on the track
// (PEN-111, PEN-152).
func (c *State) Summon(g *Game) {
	if c.Mode == box.Rush || g.Scenario.MiniSpace == 0 || c.MiniGone || c.VillainAt[box.MiniBoss] != box.NoPlace {
		return
	}
	for i, at := range g.Scenario.PortalAt {
		if g.Scenario.Portals[i].Demonic {
			c.VillainAt[box.MiniBoss] = at
		}
	}
}

// arrive has one of the heroes fight the villain that has come.
func (c *State) arrive(g *Game, f *Effect) {
	at := c.VillainAt[f.A]
	if f.Step == 0 && (at >= box.Places || c.HeroesOn(at) == 0) {
		c.pop()
	} else {
		c.ask(g)
	}
}

func (c *State) listVillain(g *Game, f *Effect, buf []Action) []Action {
	switch f.Kind {
	case EffectWalk:
		if f.Step == WalkStart {
			var room [MostHeroes]int8
			for _, h := range c.rich(room[:0]) {
				buf = append(buf, Action{Face, uint8(c.Players[h].Who), 0})
			}
			return buf
		}
		var room [box.MostNeighbours]box.Place
		for _, q := range c.Steps(g, f, room[:0]) {
			buf = append(buf, Action{Lead, uint8(q), 0})
		}
	case EffectAppear:
		if box.Villain(f.A) == box.NoVillain {
			for v := box.VillainA; v <= box.VillainC; v++ {
				if c.VillainAt[v] == box.NoPlace {
					buf = append(buf, Action{Send, uint8(v), 0})
				}
			}
			return buf
		}
		for _, q := range c.spawns(g) {
			buf = append(buf, Action{Appear, uint8(q), 0})
		}
	case EffectArrive:
		if f.Step == 1 {
			for _, q := range g.Chart(c).Neighbours(c.Players[f.Hero].At) {
				buf = append(buf, Action{Dodge, uint8(q), 0})
			}
			return append(buf, Action{Kind: Stand})
		}
		for h, p := range c.Living() {
			if p.At == c.VillainAt[f.A] && (box.Villain(f.A) > box.VillainC || c.anyEnemy(h)) {
				buf = append(buf, Action{Face, uint8(p.Who), 0})
			}
		}
	case EffectLeave:
		for v := box.VillainA; v <= box.VillainC; v++ {
			if c.VillainAt[v] == box.Place(f.A) && f.A < box.Places {
				buf = append(buf, Action{Remove, uint8(v), 0})
			}
		}
	}
	return buf
}

// SeatOf is the seat of a hero.
func (c *State) SeatOf(who box.Hero) int8 {
	for h := range int8(c.Seats) {
		if c.Players[h].Who == who {
			return h
		}
	}
	return -1
}

func (c *State) doVillain(f *Effect, s Action) {
	switch s.Kind {
	case Lead:
		f.N--
		c.come(box.Villain(f.A), box.Place(s.A))
	case Face:
		h := c.SeatOf(box.Hero(s.A))
		if f.Kind == EffectWalk {
			f.Step, f.Block = walkOn, box.Block(h)+1
			return
		}
		if c.Players[h].Tokens[box.Movement] > 0 { // PEN-53
			f.Step, f.Hero = 1, h
			return
		}
		c.meet(f, h)
	case Send:
		f.A = s.A
	case Appear:
		moved, v := f.B == 1, box.Villain(f.A)
		c.pop()
		if moved {
			c.come(v, box.Place(s.A))
		} else {
			c.VillainAt[v] = box.Place(s.A)
		}
	case Dodge:
		p := c.Player(f.Hero)
		p.Spend(box.Movement, 1)
		p.At, p.Entered = box.Place(s.A), true // until the next clean, as every step
		f.Step = 0
	case Stand:
		c.meet(f, f.Hero)
	case Remove:
		c.VillainAt[s.A] = box.NoPlace
		c.pop()
	}
}

// come moves a villain onto a place; heroes there must fight (PEN-78, PEN-138).
func (c *State) come(v box.Villain, to box.Place) {
	c.VillainAt[v] = to
	if c.HeroesOn(to) > 0 {
		if f := c.Top(); f.Kind == EffectWalk { // he goes no further, whatever comes of it (PEN-54)
			f.N = 0
		}
		c.Push(Effect{Kind: EffectArrive, A: uint8(v)})
	}
}

// meet begins the fight of a hero with the villain that came.
func (c *State) meet(f *Effect, h int8) {
	bits := uint8(FightRow)
	if box.Villain(f.A) == box.MiniBoss {
		bits = fightMini
	}
	c.pop()
	c.Push(Effect{Kind: EffectFight, Hero: h, A: uint8(box.NoCard), B: bits})
}

// MiniWaits reports whether the mini-boss still waits on the hell track (PEN-18).
func (c *State) MiniWaits(g *Game) bool {
	return g.Scenario.MiniSpace > 0 && !c.MiniGone && c.VillainAt[box.MiniBoss] == box.NoPlace
}
