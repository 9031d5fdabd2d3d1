package estoril

import (
	"context"
	"math/bits"

	"intrigue/rules"
)

// easy sees what lies open and no further.
type easy struct{}

func (easy) think(_ context.Context, v View, t rules.Turn) step {
	c := v.core
	switch c.stage {
	case StagePlace:
		return c.easyPlace(t)
	case StageLook:
		return step{vLook, c.looks().first(), 0}
	case StageDiscard:
		return step{vDiscard, uint8(c.cheapest()), 0}
	case StageAbility:
		c.fill(v.By, t.Rand) // a rule of thumb looks at faces; it is given some
	}
	return c.habit(t.Rand)
}

// easyPlace tries some places and tiles and takes the one that promises most: the
// reward there, if it lies open and the seat would lead.
func (c *core) easyPlace(t rules.Turn) step {
	var buf [mostSteps]step
	l := c.list(buf[:0])
	best, most := l[0], -1e9
	for range 8 {
		s := l[t.Rand.IntN(len(l))]
		p := placeOf(s.b)
		n := *c
		n.put(n.seat, s.b, Tile(s.a))
		worth := 2.0
		if r := c.on[slots+p]; r != 0 {
			worth = float64(faces[r.face()].Points)
		}
		if n.best(p) != c.seat || c.best(p) == c.seat {
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
func (c *core) cheapest() Tile {
	var low Tile
	least := 999
	for w := c.hand[c.seat]; w != 0; w &= w - 1 {
		t := Tile(bits.TrailingZeros64(uint64(w)))
		if f := t.Face(); f.Points*10+f.Strength < least {
			low, least = t, f.Points*10+f.Strength
		}
	}
	return low
}
