package cardinal

import (
	"math"
	"math/bits"
)

// weights is what the solver thinks of a moment, in hundredths of a point. They
// were found by trying them out on thousands of deals.
type weights struct {
	guard, die, coin, castle, middle, centre, step, far, lost, strike, pair int32
	noise                                                                   uint64
}

func usualWeights() weights {
	return weights{guard: 100, die: 252, coin: 41, castle: 11, middle: 12, centre: 17, step: 23, far: 7, lost: 900, noise: 18}
}

// shortWeights is what a beam for short lines thinks: a stop before a guard is worth
// something, for then he can be struck without a slide that does nothing else.
func shortWeights() weights {
	w := usualWeights()
	w.coin, w.castle, w.step, w.far, w.strike, w.pair = 65, 65, 26, 6, 50, 70
	return w
}

// Edges that are harder to come at: those of the three inner lines, and of them
// those of the line of the hole, against which one can only run from next door.
const (
	innerEdges  uint32 = 0b01110_01110_01110_01110
	centreEdges uint32 = 0b00100_00100_00100_00100
)

// evaluate is how promising a moment looks.
func (w *weights) evaluate(k *castle, c *state, seed uint64) int32 {
	return w.refine(k, c, w.optimistic(k, c, c.key().hash(seed)), math.MinInt32)
}

// optimistic is more than the worth of no moment: it takes each musketeer to be a slide
// away from the chamber that he looks for. The noise comes from a hash of the moment.
func (w *weights) optimistic(k *castle, c *state, hash uint64) int32 {
	rim := int32(bits.OnesCount32(c.rim))
	inside := int32(bits.OnesCount32(c.guards))
	supply := int32(c.supply[0]) + int32(c.supply[1]) + int32(c.supply[2]) + int32(c.supply[3])
	v := -w.guard*(rim+inside+supply) - w.coin*supply - w.castle*inside
	v -= w.middle*int32(bits.OnesCount32(c.rim&innerEdges)) + w.centre*int32(bits.OnesCount32(c.rim&centreEdges))
	// A musketeer lost is dear: his points, and a stop that moves.
	v -= w.lost * int32(bits.OnesCount8(c.killed))
	v += 2 * w.guard * int32(bits.OnesCount8(c.escaped))
	for who := range uint8(suits) {
		v += w.die * int32(c.dice[who])
		if c.dice[who] < 5 && c.at[who] < cells {
			v -= w.step
		}
	}
	if w.pair > 0 {
		var pairs uint32
		for who, n := range c.dice {
			pairs |= k.pairs[who][n]
		}
		v += w.pair * int32(bits.OnesCount32(c.rim&pairs))
	}
	noise, _ := bits.Mul64(hash, w.noise)
	return v + int32(noise)
}

// refine brings atMost down to the worth, by the slides that the musketeers need. When
// that is no more than floor, any number up to floor may come out: a moment that is
// not good enough is not looked at any longer.
func (w *weights) refine(k *castle, c *state, v, floor int32) int32 {
	if v <= floor {
		return v
	}
	taken := c.taken()
	lines := lanesOf(taken, c.rim)
	if w.strike > 0 {
		var struck uint32
		for who, at := range c.at {
			if at < cells {
				struck |= lines.strikes(at) &^ k.posts[who]
			}
		}
		if v -= w.strike * int32(maxStrikes-min(maxStrikes, bits.OnesCount32(struck))); v <= floor {
			return v
		}
	}
	for who := range uint8(suits) {
		n, at := c.dice[who], c.at[who]
		if n == 5 || at >= cells {
			continue
		}
		own := lines.without(at)
		if v -= w.step * (own.distance(at, k.cell[who][n+1], corners&^(taken&^(1<<at)), w.far) - 1); v <= floor {
			return v
		}
	}
	return v
}
