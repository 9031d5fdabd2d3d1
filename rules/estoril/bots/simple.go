package bots

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// simple returns the policy of the easy bot's evenings and of the steady bot's playouts: tiles
// are placed anywhere, and abilities are used by rule of thumb.
func simple(c *core.State, r *rand.Rand) core.Action {
	switch c.Stage {
	case core.StageLook:
		return core.Action{Kind: core.Leave}
	case core.StageAbility:
		return simpleAbility(c)
	case core.StageKeep:
		return keepOrChange(c, &keepValues[roundsLeft(c)])
	case core.StageLose:
		return core.Action{Kind: core.GiveUp, A: lowest(c, c.Mine[c.Seat]&core.InPlace(c.Here()), &pointValues)}
	}
	return c.Random(r)
}

// pointValues and weakness are the faces by points, and by what they lack in strength.
var pointValues, weakness = valuesBy(1, 0), valuesBy(0, -1)

// lowest returns the spot whose tile has the lowest value, the first of equals.
func lowest(c *core.State, of core.SpotSet, values *faceValues) uint8 {
	low := of.First()
	for w := of; w != 0; w &= w - 1 {
		if x := w.First(); values[c.On[x].FaceIndex()] < values[c.On[low].FaceIndex()] {
			low = x
		}
	}
	return low
}

// strongest returns the spot with the highest printed strength.
func strongest(c *core.State, of core.SpotSet) uint8 { return lowest(c, of, &weakness) }

// simpleAbility uses an ability: gains are taken, the leader loses his strongest, one's own
// people are fetched from where they are done and protected where they are not.
func simpleAbility(c *core.State) core.Action {
	p, me := c.Here(), c.Seat
	can := c.Usable()
	top := c.Best(p)
	switch {
	case can>>core.Nationalism&1 != 0:
		return core.Action{Kind: core.UseNationalism}
	case can>>core.Assassin&1 != 0 && top != me:
		if w := c.AssassinTargets() & c.Mine[top]; w != 0 {
			return core.Action{Kind: core.UseAssassin, A: strongest(c, w)}
		}
	}
	if can>>core.Seduction&1 != 0 && top != me {
		if w := c.SeductionTargets() & c.Mine[me] & resolved(c); w != 0 {
			return core.Action{Kind: core.UseSeduction, A: strongest(c, w), B: c.Vacant().First()}
		}
	}
	if can>>core.Seduction&1 != 0 && top == me {
		if w := c.SeductionTargets() &^ c.Mine[me] &^ resolved(c) &^ c.Down; w != 0 {
			x := strongest(c, w)
			if c.Sum(p, c.Owner(x))+core.Faces[c.On[x].FaceIndex()].Strength < c.Sum(p, me) {
				return core.Action{Kind: core.UseSeduction, A: x, B: c.Vacant().First()}
			}
		}
	}
	if can>>core.Conspiracy&1 != 0 {
		return core.Action{Kind: core.UseConspiracy}
	}
	return protect(c, can)
}

// protect uses Diplomacy for one's strongest tile that is not resolved yet, or nothing.
func protect(c *core.State, can uint8) core.Action {
	if w := c.DiplomacyTargets() & c.Mine[c.Seat] &^ resolved(c); can>>core.Diplomacy&1 != 0 && w != 0 {
		return core.Action{Kind: core.UseDiplomacy, A: strongest(c, w)}
	}
	return core.Action{Kind: core.Leave}
}

// resolved returns the spaces of boards that are resolved.
func resolved(c *core.State) (w core.SpotSet) {
	for p, won := range c.Won {
		if won != 0 {
			w |= core.InPlace(uint8(p))
		}
	}
	return w
}

// keepOrChange leaves the better tile to oneself and the worse one to others.
func keepOrChange(c *core.State, values *faceValues) core.Action {
	p := c.Here()
	better := values[c.Drawn.FaceIndex()] > values[c.On[core.RewardSpot(p)].FaceIndex()]
	if better == (c.Best(p) == c.Seat) {
		return core.Action{Kind: core.Change}
	}
	return core.Action{Kind: core.Keep}
}

// easy sees what lies open and no further.
type easy struct{}

func (easy) choose(_ context.Context, c *core.State, t rules.Turn) core.Action {
	switch c.Stage {
	case core.StagePlace:
		return easyPlace(c, t)
	case core.StageLook:
		if news := c.News(); news != 0 {
			return core.Action{Kind: core.LookAt, A: news.First()}
		}
		return core.Action{Kind: core.Leave}
	case core.StageDiscard:
		return core.Action{Kind: core.Discard, A: uint8(cheapestInHand(c))}
	case core.StageAbility:
		guess := *c // a rule of thumb looks at faces; it is given some
		guess.Fill(t.Seat, t.Rand)
		return simple(&guess, t.Rand)
	}
	return simple(c, t.Rand)
}

// easyPlace tries some places and tiles and takes the one that promises most: the
// reward there, if it lies open and the seat would lead.
func easyPlace(c *core.State, t rules.Turn) core.Action {
	all := c.Actions(nil)
	best, most := all[0], -1e9
	for range 8 {
		a := all[t.Rand.IntN(len(all))]
		p := core.PlaceOf(a.B)
		n := *c
		n.Put(n.Seat, a.B, core.Tile(a.A))
		worth := 2.0
		if r := c.On[core.RewardSpot(p)]; r != 0 {
			worth = float64(core.Faces[r.FaceIndex()].Points)
		}
		if n.Best(p) != c.Seat || c.Best(p) == c.Seat {
			worth = 0
		}
		if worth += t.Rand.Float64(); worth > most {
			best, most = a, worth
		}
	}
	return best
}

// cheapestInHand returns the tile with the fewest points in the acting hand, of equals the weakest.
func cheapestInHand(c *core.State) core.Tile {
	var low core.Tile
	least := 999
	for w := c.Hand[c.Seat]; w != 0; w &= w - 1 {
		t := w.First()
		if f := t.Face(); f.Points*10+f.Strength < least {
			low, least = t, f.Points*10+f.Strength
		}
	}
	return low
}
