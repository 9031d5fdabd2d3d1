package cardinal

import "math/bits"

// weights is what the solver thinks of a moment, in hundredths of a point. They
// were found by trying them out on thousands of deals.
type weights struct {
	guard, die, coin, castle, middle, centre, step, far, lost int32
	noise                                                     uint64
}

func usual() weights {
	return weights{guard: 100, die: 252, coin: 41, castle: 11, middle: 12, centre: 17, step: 23, far: 7, lost: 900, noise: 18}
}

// Edges that are harder to come at: those of the three inner lines, and of them
// those of the line of the hole, against which one can only run from next door.
const (
	innerEdges  uint32 = 0b01110_01110_01110_01110
	centreEdges uint32 = 0b00100_00100_00100_00100
)

// worth is how promising a moment looks.
func (w *weights) worth(k *castle, c *core, seed uint64) int32 {
	taken := c.taken()
	rim := int32(bits.OnesCount32(c.rim))
	inside := int32(bits.OnesCount32(c.guards))
	supply := int32(c.supply[0]) + int32(c.supply[1]) + int32(c.supply[2]) + int32(c.supply[3])
	v := -w.guard*(rim+inside+supply) - w.coin*supply - w.castle*inside
	v -= w.middle*int32(bits.OnesCount32(c.rim&innerEdges)) + w.centre*int32(bits.OnesCount32(c.rim&centreEdges))
	for who := range uint8(suits) {
		v += w.die * int32(c.dice[who])
		if n := c.dice[who]; n < 5 && c.at[who] < cells {
			v -= w.step * w.away(c.at[who], k.at[who][n+1], taken, c.rim)
		}
	}
	// A musketeer lost is dear: his points, and a stop that moves.
	v -= w.lost * int32(bits.OnesCount8(c.killed))
	v += 2 * w.guard * int32(bits.OnesCount8(c.escaped))
	if w.noise > 0 {
		v += int32(c.key().mix(seed) % w.noise)
	}
	return v
}

// away is how many slides a musketeer needs to a chamber while all others stand
// still, far when he cannot get there.
func (w *weights) away(from, to Cell, taken, rim uint32) int32 {
	taken &^= 1 << from
	seen, fresh := uint32(1)<<from, uint32(1)<<from
	for n := int32(1); n < w.far; n++ {
		var next uint32
		for ; fresh != 0; fresh &= fresh - 1 {
			at := Cell(bits.TrailingZeros32(fresh))
			for d := range Direction(directions) {
				switch end, h := run(at, d, taken, rim); h {
				case stops, meets:
					next |= 1 << end
				case tunnel:
					next |= corners &^ taken
				}
			}
		}
		if next>>to&1 != 0 {
			return n
		}
		if fresh = next &^ seen; fresh == 0 {
			return w.far
		}
		seen |= fresh
	}
	return w.far
}
