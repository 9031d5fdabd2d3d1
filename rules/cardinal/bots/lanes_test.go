package bots

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"intrigue/rules/cardinal/core"
)

// TestLanes compares the tables of lanes with running.
func TestLanes(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 3000 {
		taken, rim := r.Uint32()&r.Uint32()&(1<<core.NumCells-1)&^(1<<core.Hole), r.Uint32()&(1<<core.NumEdges-1)
		at := core.Cell(r.IntN(int(core.NumCells)))
		if at == core.Hole {
			continue
		}
		taken |= 1 << at
		var ends, struck uint32
		for d := range core.NumDirections {
			switch to, h := core.Run(at, d, taken, rim); h {
			case core.Stops:
				ends |= 1 << to
			case core.Meets:
				ends |= 1 << to
				struck |= 1 << core.EdgeAhead(to, d)
			case core.Tunnel:
				ends |= core.Corners &^ taken
			}
		}
		l := lanesOf(taken, rim)
		is(t, "strikes", l.strikes(at), struck)
		l = l.without(at)
		is(t, "ends", l.ends(at, core.Corners&^taken), ends)
		for from := range core.NumCells { // who has left his chamber does not stop himself
			if free := taken &^ (1 << at); from != core.Hole {
				want := uint32(0)
				for d := range core.NumDirections {
					switch to, h := core.Run(from, d, free, rim); h {
					case core.Stops, core.Meets:
						want |= 1 << to
					case core.Tunnel:
						want |= core.Corners &^ free
					}
				}
				is(t, "later ends", l.ends(from, core.Corners&^free), want)
			}
		}
	}
	is(t, "bits of a column", bits.OnesCount32(gather(1<<core.NumCells-1)), core.Side)
}
