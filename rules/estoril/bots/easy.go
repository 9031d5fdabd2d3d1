package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// easy sees what lies open and no further.
type easy struct{}

func (easy) choose(_ context.Context, c *core.State, t rules.Turn) core.Action {
	switch c.Stage {
	case core.StagePlace:
		return easyPlace(c, t)
	case core.StageLook:
		return core.Action{Kind: core.LookAt, A: c.Looks().First()}
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
	l := c.Actions(nil)
	best, most := l[0], -1e9
	for range 8 {
		a := l[t.Rand.IntN(len(l))]
		p := core.PlaceOf(a.B)
		n := *c
		n.Put(n.Seat, a.B, core.Tile(a.A))
		worth := 2.0
		if r := c.On[core.Slots+p]; r != 0 {
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

// cheapestInHand is the tile of the acting seat's hand with the fewest points, of equals
// the weakest.
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
