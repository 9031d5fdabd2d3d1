package core

import (
	"slices"

	"intrigue/rules/penny/core/box"
)

// Heroes on the way: steps, shortcuts, Move Points.

// WayFrom returns the shortcut whose entrance lies on the tile of a place (PEN-55), or
// NoPlace. There is none inside a shortcut.
func (g *Game) WayFrom(p box.Place) box.Place {
	t := g.TileOf(p)
	if t == box.NoTile {
		return box.NoPlace
	}
	for i, w := range g.Map.Shortcuts {
		if slices.Contains(w.Tiles[:], t) {
			return box.Sewer + box.Place(i)
		}
	}
	return box.NoPlace
}

// Reach returns the places one Move Point away: neighbours, or out of a shortcut every
// place of its two tiles (PEN-49, PEN-56).
func (c *State) Reach(g *Game, p box.Place, buf []box.Place) []box.Place {
	if p < box.Places {
		return append(buf, g.Chart(c).Neighbours(p)...)
	}
	if p == box.Sewer || p == box.Post {
		tiles := g.Map.Shortcuts[p-box.Sewer].Tiles
		for q := range box.Place(box.Places) {
			if slices.Contains(tiles[:], g.Map.Locations[q].Tile) {
				buf = append(buf, q)
			}
		}
	}
	return buf
}

// Fare returns how many Move Points it costs a hero to leave his place: one more on a Hell side
// that he entered this turn and where a villain stands (PEN-51).
func (c *State) Fare(g *Game, h int8) int {
	p := c.Player(h)
	if p.Entered && c.OnHell(g, p.At) && c.VillainOn(p.At) {
		return 2
	}
	return 1
}

// listMoves lists where a hero can go in steps 2 and 3 of his turn; cards pay only in step 2.
func (c *State) listMoves(g *Game, h int8, byCards bool, buf []Action) []Action {
	p := c.Player(h)
	cost, rides, walks := c.Fare(g, h), int(p.Tokens[box.Movement]), 0
	if byCards {
		walks = p.Hand.Count()
	}
	if walks+rides >= cost {
		var room [16]box.Place
		for _, q := range c.Reach(g, p.At, room[:0]) {
			if byCards {
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

func (c *State) doWalk(g *Game, f *Effect, a Action) {
	c.Player(f.Hero).discard(box.Card(a.With))
	c.goTo(g, f.Hero, box.Place(a.What))
}

// doRide spends a movement token, on a step or on the second Move Point of one.
func (c *State) doRide(g *Game, f *Effect, a Action) {
	c.Player(f.Hero).Spend(box.Movement, 1)
	if f.Kind == EffectPay {
		c.paidFor(f)
	} else {
		c.goTo(g, f.Hero, box.Place(a.What))
	}
}

func (c *State) doDuck(_ *Game, f *Effect, a Action) {
	c.Player(f.Hero).Spend(box.Movement, 2)
	c.Enter(f.Hero, box.Place(a.What))
}

// goTo makes a step of which one Move Point is paid, or asks for the second (PEN-51).
func (c *State) goTo(g *Game, h int8, to box.Place) {
	if c.Fare(g, h) == 2 {
		c.Push(Effect{Kind: EffectPay, Hero: h, Place: to, ByCards: c.Stack[1].Step == StepMove})
		return
	}
	c.Player(h).stand(to)
}

// stand puts a hero onto a place that he has entered.
func (p *Player) stand(at box.Place) { p.At, p.Entered = at, true }

// Enter puts a hero into a shortcut.
func (c *State) Enter(h int8, w box.Place) {
	p := c.Player(h)
	p.stand(w)
	p.WayUsed = true
	for s := range p.slots() {
		s.Ways++
	}
}

// listFare returns what pays a second Move Point.
func (c *State) listFare(_ *Game, f *Effect, p *Player, buf []Action) []Action {
	if f.ByCards {
		buf = listSet(buf, Fare, p.Hand)
	}
	if p.Tokens[box.Movement] > 0 {
		buf = append(buf, Action{Ride, uint8(f.Place), 0})
	}
	return buf
}

func (c *State) doFare(_ *Game, f *Effect, a Action) {
	c.Player(f.Hero).discard(box.Card(a.What))
	c.paidFor(f)
}

// paidFor makes the step of an EffectPay, of which both Move Points are paid.
func (c *State) paidFor(f *Effect) {
	c.Player(f.Hero).stand(f.Place)
	c.pop()
}

// workStroll lets a hero make up to n free steps by a card.
func (c *State) workStroll(g *Game, f *Effect) {
	if f.N <= 0 || c.Player(f.Hero).Dead {
		c.pop()
		return
	}
	c.ask(g)
}

func (c *State) listStroll(g *Game, _ *Effect, p *Player, buf []Action) []Action {
	var room [16]box.Place
	for _, q := range c.Reach(g, p.At, room[:0]) {
		buf = append(buf, Action{Step, uint8(q), 0})
	}
	return append(buf, Action{Kind: Done})
}

func (c *State) step(_ *Game, f *Effect, a Action) {
	f.did()
	c.Player(f.Hero).stand(box.Place(a.What))
}

// workEnter lets a hero enter the shortcut of his tile.
func (c *State) workEnter(g *Game, f *Effect) {
	if g.WayFrom(c.Player(f.Hero).At) == box.NoPlace {
		c.pop()
		return
	}
	c.ask(g)
}

func (c *State) listEnter(_ *Game, f *Effect, _ *Player, buf []Action) []Action {
	if buf = append(buf, Action{Kind: Enter}); !f.Way {
		buf = append(buf, Action{Kind: Done})
	}
	return buf
}

func (c *State) enter(g *Game, f *Effect, _ Action) {
	c.pop()
	c.Enter(f.Hero, g.WayFrom(c.Player(f.Hero).At))
}
