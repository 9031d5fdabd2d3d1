package bots

import (
	"math/bits"
	"slices"

	"intrigue/rules/cardinal/core"
)

// line is a line to the best score, of a search that found more than it was told; nil
// when it did not. The search notes only which remainder each batch of entries came from:
// so from the last one back to a root, one remainder at a time, the way through it is
// looked for again, from any of its entries to the state at which the next one began.
func (x *exhaustive) line() []core.Action {
	var parts [][]core.Action
	if x.bestAt.rank < 0 {
		return nil
	}
	var goal *key // the score, in the last remainder
	for at := x.bestAt; at.rank >= 0; {
		way, begin, from, ok := x.wayThrough(at, goal)
		if !ok {
			return nil
		}
		parts = append(parts, way)
		k := keyOf(&begin)
		goal, at = &k, from
	}
	for _, r := range x.roots {
		if keyOf(&r.state) == *goal {
			parts = append(parts, r.by.actions[:r.by.n])
			break
		}
	}
	slices.Reverse(parts)
	return slices.Concat(parts...)
}

// wayThrough is a way through a remainder and out of it to a goal, or to the best score
// inside it; where it begins; and the remainder from which one gets there.
func (x *exhaustive) wayThrough(at ref, goal *key) (way []core.Action, begin core.State, from ref, ok bool) {
	type spot struct {
		state core.State
		from  ref
		first int // the spot of the entry
	}
	var queue []spot
	var traces []trace
	seen := map[key]bool{}
	visit := func(s spot, by trace) {
		if k := keyOf(&s.state); !seen[k] {
			seen[k] = true
			queue, traces = append(queue, s), append(traces, by)
		}
	}
	l := &x.layers[at.rank]
	r := &l.all[at.i]
	for b := r.first; b >= 0; b = l.batches[b].next {
		for _, e := range l.entries[l.batches[b].from:l.batches[b].to] {
			for p := e.have; p != 0; p &= p - 1 {
				visit(spot{state: x.stateOf(r, e.place, bits.TrailingZeros64(uint64(p))), from: l.batches[b].by, first: len(queue)}, trace{parent: -1})
			}
		}
	}
	end := func(i int, last macro) ([]core.Action, core.State, ref, bool) {
		first := queue[queue[i].first]
		return append(lineTo(traces, int32(i)), last.actions[:last.n]...), first.state, first.from, true
	}
	var buf []child
	for i := 0; i < len(queue); i++ {
		s := queue[i].state
		if goal == nil && s.Score() == x.best {
			return end(i, macro{})
		}
		buf = children(x.k, &s, allMoves, buf[:0])
		for _, c := range buf {
			switch {
			case sameGuards(&s, &c.state):
				visit(spot{state: c.state, first: queue[i].first}, trace{int32(i), c.by})
			case goal != nil && keyOf(&c.state) == *goal:
				return end(i, c.by)
			}
		}
	}
	return nil, core.State{}, ref{}, false
}

// stateOf is the one with such a remainder, places and pair.
func (x *exhaustive) stateOf(r *remainder, place uint16, pair int) core.State {
	s := x.roots[0].state
	for suit := range core.NumSuits { // what is left no more is beaten
		s.Beaten[suit] += s.Supply[suit] + uint8(bits.OnesCount32(s.Rim&x.k.Posts[suit])+bits.OnesCount32(s.Guards&x.k.Chambers[suit]))
		s.Beaten[suit] -= r.supply[suit] + uint8(bits.OnesCount32(r.rim&x.k.Posts[suit])+bits.OnesCount32(r.guards&x.k.Chambers[suit]))
	}
	s.Rim, s.Guards, s.Supply = r.rim, r.guards, r.supply
	have := [2]uint8{uint8(pair >> 3), uint8(pair & 7)}
	places := placesOf(place)
	for i, at := range places[:x.inside] {
		who := x.who[i]
		s.At[who], s.Dice[who] = at, min(have[i], 5)
		switch {
		case at != outside:
		case have[i] == 7:
			s.At[who], s.Escaped = core.Gone, s.Escaped|1<<who
		default:
			s.At[who], s.Killed = core.Gone, s.Killed|1<<who
		}
	}
	return s
}
