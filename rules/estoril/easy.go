package estoril

import (
	"context"

	"intrigue/rules"
)

// easy sees what lies open and no further.
type easy struct{}

func (easy) choose(_ context.Context, c *State, t rules.Turn) Action {
	switch c.Stage {
	case StagePlace:
		return c.easyPlace(t)
	case StageLook:
		return Action{LookAt, c.Looks().First(), 0}
	case StageDiscard:
		return Action{Discard, uint8(c.cheapest()), 0}
	case StageAbility:
		c.Fill(t.Seat, t.Rand) // a rule of thumb looks at faces; it is given some
	}
	return c.simple(t.Rand)
}

// easyPlace tries some places and tiles and takes the one that promises most: the
// reward there, if it lies open and the seat would lead.
func (c *State) easyPlace(t rules.Turn) Action {
	l := c.Actions(nil)
	best, most := l[0], -1e9
	for range 8 {
		s := l[t.Rand.IntN(len(l))]
		p := PlaceOf(s.B)
		n := *c
		n.Put(n.Seat, s.B, Tile(s.A))
		worth := 2.0
		if r := c.On[Slots+p]; r != 0 {
			worth = float64(faces[r.face()].Points)
		}
		if n.Best(p) != c.Seat || c.Best(p) == c.Seat {
			worth = 0
		}
		if worth += t.Rand.Float64(); worth > most {
			best, most = s, worth
		}
	}
	return best
}

// cheapest is the tile of the acting seat's hand with the fewest points, of equals
// the weakest.
func (c *State) cheapest() Tile {
	var low Tile
	least := 999
	for w := c.Hand[c.Seat]; w != 0; w &= w - 1 {
		t := w.First()
		if f := t.Face(); f.Points*10+f.Strength < least {
			low, least = t, f.Points*10+f.Strength
		}
	}
	return low
}
