package bots

import (
	"math"
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// weights are those of the evaluation of a state, in hundredths of a point. They were
// found by trying them out on thousands of deals.
type weights struct {
	guard, coin, castle int32  // cost of each guard left, and more in the supply or inside
	middle, centre      int32  // cost of a guard at an edge that is hard to come at
	die, lost           int32  // of a chamber searched; cost of a musketeer killed
	step, far           int32  // cost of a slide to the next chamber, and its number of slides when there is no way
	strike, pair        int32  // of a guard who can be struck now, or by the slide that searches his chamber
	noise               uint64 // less than so much is added at random
}

func usualWeights() weights {
	return weights{guard: 100, die: 252, coin: 41, castle: 11, middle: 12, centre: 17, step: 23, far: 7, lost: 900, noise: 18}
}

// shortWeights returns those of a beam for short lines: a stop before a guard is worth
// something, for then he can be struck without a slide that does nothing else.
func shortWeights() weights {
	w := usualWeights()
	w.coin, w.castle, w.step, w.far, w.strike, w.pair = 65, 65, 26, 6, 50, 70
	return w
}

// Edges that are harder to come at: those of the three inner lines, and of them
// those of the line of the hole, against which a musketeer can only run from next door.
const (
	innerEdges  uint32 = 0b01110_01110_01110_01110
	centreEdges uint32 = 0b00100_00100_00100_00100
)

// evaluate returns how promising a state looks.
func (w *weights) evaluate(k *core.Castle, s *core.State, seed uint64) int32 {
	return w.refine(k, s, w.optimistic(k, s, keyOf(s).hash(seed)), math.MinInt32)
}

// optimistic returns no less than the evaluation: it takes each musketeer to be a slide away
// from the chamber that he looks for. The noise comes from a hash of the state.
func (w *weights) optimistic(k *core.Castle, s *core.State, hash uint64) int32 {
	rim, inside, coins := int32(bits.OnesCount32(s.Rim)), int32(bits.OnesCount32(s.Guards)), int32(s.Coins())
	v := -w.guard*(rim+inside+coins) - w.coin*coins - w.castle*inside
	v -= w.middle*int32(bits.OnesCount32(s.Rim&innerEdges)) + w.centre*int32(bits.OnesCount32(s.Rim&centreEdges))
	// A musketeer lost is dear: his points, and a stop that moves.
	v -= w.lost * int32(bits.OnesCount8(s.Killed))
	v += core.EscapePoints * w.guard * int32(s.Escapees())
	for who := range core.NumSuits {
		v += w.die * int32(s.Dice[who])
		if s.Dice[who] < core.LastNumber && s.Inside(who) {
			v -= w.step
		}
	}
	if w.pair > 0 {
		var pairs uint32
		for who, n := range s.Dice {
			pairs |= k.Pairs[who][n]
		}
		v += w.pair * int32(bits.OnesCount32(s.Rim&pairs))
	}
	noise, _ := bits.Mul64(hash, w.noise)
	return v + int32(noise)
}

// maxStrikes says how many guards within one slide count at most.
const maxStrikes = 8

// refine brings optimistic down to the evaluation, by the slides that the musketeers
// need. When that is no more than floor, any number up to floor may come out: a state
// that is not good enough is not looked at any longer.
func (w *weights) refine(k *core.Castle, s *core.State, v, floor int32) int32 {
	if v <= floor {
		return v
	}
	taken := s.Taken()
	lines := lanesOf(taken, s.Rim)
	if w.strike > 0 {
		var struck uint32
		for who := range core.NumSuits {
			if s.Inside(who) {
				struck |= lines.strikes(s.At[who]) &^ k.Posts[who]
			}
		}
		if v -= w.strike * int32(maxStrikes-min(maxStrikes, bits.OnesCount32(struck))); v <= floor {
			return v
		}
	}
	for who := range core.NumSuits {
		if s.Dice[who] == core.LastNumber || !s.Inside(who) {
			continue
		}
		at := s.At[who]
		corners := core.Corners &^ (taken &^ (1 << at)) // free when he has left his own cell
		own := lines.without(at)
		if v -= w.step * (own.distance(at, k.Next(who, s.Dice[who]), corners, w.far) - 1); v <= floor {
			return v
		}
	}
	return v
}
