package core

import "intrigue/rules/penny/core/box"

// The steps of an EffectWalk, which has a villain go to N more places.
const (
	WalkStart = iota // whom he is after is still to be said
	walkOn
)

// holder returns who decides for villains.
func holder(c *State, _ *Effect) int8 { return c.Decider() }

// whoMeets returns who decides about a villain who has come: the holder of the Decision Token says who fights
// (Step 0), and that hero whether he steps aside (Step 1).
func whoMeets(c *State, f *Effect) int8 {
	if f.Step == 0 {
		return c.Decider()
	}
	return f.Hero
}

// workAppear has a villain come out of a portal, if he is still off the map (PEN-162).
func (c *State) workAppear(g *Game, f *Effect) {
	if f.Villain != box.NoVillain && c.VillainAt[f.Villain] != box.NoPlace || len(c.spawns(g)) == 0 {
		c.pop()
		return
	}
	c.ask(g)
}

// walk takes a villain one place on, or stops to ask where to.
func (c *State) walk(g *Game, f *Effect) {
	v := f.Villain
	at := c.VillainAt[v]
	if at != box.NoPlace && c.HeroesOn(at) > 0 { // PEN-79, PEN-102
		c.pop()
		return
	}
	if f.Step == WalkStart {
		f.Step = walkOn
		if f.Goal == box.ToRichest {
			c.fixPrey(f)
			if c.Wait != Nothing {
				return
			}
		}
	}
	switch {
	case f.N <= 0, at == box.NoPlace && (v > box.VillainC || len(c.spawns(g)) == 0):
		c.pop()
	case at == box.NoPlace: // PEN-98
		f.N--
		c.Push(Effect{Kind: EffectAppear, Hero: f.Hero, Villain: v, Moves: true})
	default:
		c.ask(g)
	}
}

// richest appends the heroes on the map with the most gold, none without any gold.
func (c *State) richest(all []int8) []int8 {
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

// fixPrey fixes that a villain is after the hero with most gold; ties are the holder's, and
// without any gold it is the nearest (PEN-144).
func (c *State) fixPrey(f *Effect) {
	var room [MostHeroes]int8
	switch all := c.richest(room[:0]); len(all) {
	case 0:
		f.Prey = 0
	case 1:
		f.Prey = all[0] + 1
	default:
		f.Step, f.Prey = WalkStart, 0
		c.Wait = Decision
	}
}

// pursues reports whether a villain may walk towards a hero.
func (c *State) pursues(f *Effect, h uint8) bool {
	return c.Players[h].At < box.Places && (f.Prey == 0 || f.Prey == int8(h)+1)
}

// Steps appends the places a villain can go to next: those on a shortest way to a nearest hero of those
// it is after (PEN-100).
func (c *State) Steps(g *Game, f *Effect, buf []box.Place) []box.Place {
	ch := g.Chart(c)
	at := c.VillainAt[f.Villain]
	best := uint8(box.Unreachable)
	for h := range c.Seats {
		if c.pursues(f, h) {
			best = min(best, ch.Distance[at][c.Players[h].At])
		}
	}
	if best == box.Unreachable || best == 0 {
		return buf
	}
	for _, q := range ch.Neighbours(at) {
		for h := range c.Seats {
			if c.pursues(f, h) && ch.Distance[at][c.Players[h].At] == best && ch.Distance[q][c.Players[h].At] == best-1 {
				buf = append(buf, q)
				break
			}
		}
	}
	return buf
}

// spawns returns the portals a villain can come out of: the basic ones, the demonic one
// besides when only one basic is left, and alone when none is (PEN-103).
func (c *State) spawns(g *Game) []box.Place {
	var rooms [2][4]box.Place // so that a playout allocates nothing
	basic, all := rooms[0][:0], rooms[1][:0]
	for i, at := range g.Scenario.PortalAt {
		if c.Portals>>i&1 == 0 {
			continue
		}
		if !g.Scenario.Portals[i].Demonic {
			basic = append(basic, at)
		}
		all = append(all, at)
	}
	if len(basic) <= 1 {
		return all
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
	at := c.VillainAt[f.Villain]
	if f.Step == 0 && (at >= box.Places || c.HeroesOn(at) == 0) {
		c.pop()
	} else {
		c.ask(g)
	}
}

// listWalk lists whom a villain goes for, and where he goes.
func (c *State) listWalk(g *Game, f *Effect, _ *Player, buf []Action) []Action {
	if f.Step == WalkStart {
		var room [MostHeroes]int8
		for _, h := range c.richest(room[:0]) {
			buf = append(buf, Action{Face, uint8(c.Players[h].Who), 0})
		}
		return buf
	}
	var room [box.MostNeighbours]box.Place
	for _, q := range c.Steps(g, f, room[:0]) {
		buf = append(buf, Action{Lead, uint8(q), 0})
	}
	return buf
}

// listExits lists who comes back onto the map, and out of which portal.
func (c *State) listExits(g *Game, f *Effect, _ *Player, buf []Action) []Action {
	if f.Villain == box.NoVillain {
		return c.listFigures(buf, Send, box.NoPlace)
	}
	for _, q := range c.spawns(g) {
		buf = append(buf, Action{Appear, uint8(q), 0})
	}
	return buf
}

// listArrivals lists who fights a villain, and whether he steps aside.
func (c *State) listArrivals(g *Game, f *Effect, _ *Player, buf []Action) []Action {
	if f.Step == 1 {
		for _, q := range g.Chart(c).Neighbours(c.Players[f.Hero].At) {
			buf = append(buf, Action{Dodge, uint8(q), 0})
		}
		return append(buf, Action{Kind: Stand})
	}
	for h, p := range c.Living() {
		if p.At == c.VillainAt[f.Villain] && (f.Villain > box.VillainC || c.anyEnemy(h)) {
			buf = append(buf, Action{Face, uint8(p.Who), 0})
		}
	}
	return buf
}

func (c *State) listLeavers(_ *Game, f *Effect, _ *Player, buf []Action) []Action {
	if f.Place >= box.Places {
		return buf
	}
	return c.listFigures(buf, Remove, f.Place)
}

// listFigures lists the villains A, B and C who stand on a place.
func (c *State) listFigures(buf []Action, k ActionKind, at box.Place) []Action {
	for v := box.VillainA; v <= box.VillainC; v++ {
		if c.VillainAt[v] == at {
			buf = append(buf, Action{k, uint8(v), 0})
		}
	}
	return buf
}

func (c *State) lead(_ *Game, f *Effect, a Action) {
	f.N--
	c.come(f.Villain, box.Place(a.What))
}

// face is the hero for whom a villain goes, or who meets him.
func (c *State) face(_ *Game, f *Effect, a Action) {
	h := c.SeatOf(box.Hero(a.What))
	switch {
	case f.Kind == EffectWalk:
		f.Step, f.Prey = walkOn, h+1
	case c.Player(h).Tokens[box.Movement] > 0: // PEN-53
		f.Step, f.Hero = 1, h
	default:
		c.meet(f, h)
	}
}

// appear brings a villain out of a portal. If that is a move, heroes there must fight (PEN-138).
func (c *State) appear(_ *Game, f *Effect, a Action) {
	moved, v := f.Moves, f.Villain
	c.pop()
	if moved {
		c.come(v, box.Place(a.What))
	} else {
		c.VillainAt[v] = box.Place(a.What)
	}
}

// dodge steps aside: he has entered that place until the next clean, as by every step.
func (c *State) dodge(_ *Game, f *Effect, a Action) {
	p := c.Player(f.Hero)
	p.Spend(box.Movement, 1)
	p.stand(box.Place(a.What))
	f.Step = 0
}

func (c *State) leave(_ *Game, _ *Effect, a Action) {
	c.VillainAt[a.What] = box.NoPlace
	c.pop()
}

// come moves a villain onto a place; heroes there must fight (PEN-78, PEN-138).
func (c *State) come(v box.Villain, to box.Place) {
	c.VillainAt[v] = to
	if c.HeroesOn(to) > 0 {
		if f := c.Top(); f.Kind == EffectWalk { // he goes no further, whatever comes of it (PEN-54)
			f.N = 0
		}
		c.Push(Effect{Kind: EffectArrive, Villain: v})
	}
}

// meet begins the fight of a hero with the villain that came.
func (c *State) meet(f *Effect, h int8) {
	foes := uint8(FightRow)
	if f.Villain == box.MiniBoss {
		foes = fightMini
	}
	c.pop()
	c.Push(Effect{Kind: EffectFight, Hero: h, Card: box.NoCard, Foes: foes})
}

// MiniWaits reports whether the mini-boss still waits on the hell track (PEN-18).
func (c *State) MiniWaits(g *Game) bool {
	return g.Scenario.MiniSpace > 0 && !c.MiniGone && c.VillainAt[box.MiniBoss] == box.NoPlace
}
