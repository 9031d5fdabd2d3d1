package cardinal

import (
	"math/bits"
	"slices"
)

// ref is a stock of a census; none has height -1.
type ref struct{ rank, i int32 }

// line is a line to the best score, of a census that found more than it was told; nil
// when it did not. The census notes only which stock each block of marks came from: so
// from the last stock back to a root, one stock at a time, the way through it is looked
// for again, from any of its marks to the moment at which the next one began.
func (s *exhaustive) line() []action {
	var parts [][]action
	if s.bestAt.rank < 0 {
		return nil
	}
	var goal *key // the score, in the last stock
	for at := s.bestAt; at.rank >= 0; {
		way, begin, from, ok := s.wayThrough(at, goal)
		if !ok {
			return nil
		}
		parts = append(parts, way)
		k := begin.key()
		goal, at = &k, from
	}
	for _, r := range s.roots {
		if r.state.key() == *goal {
			parts = append(parts, r.by.actions[:r.by.n])
			break
		}
	}
	slices.Reverse(parts)
	return slices.Concat(parts...)
}

// wayThrough is a way through a stock and out of it to a goal, or to the best score inside
// it; where it begins; and the stock from which one gets there.
func (s *exhaustive) wayThrough(at ref, goal *key) (way []action, begin state, from ref, ok bool) {
	type spot struct {
		core   state
		parent int
		by     macro
		from   ref
	}
	var queue []spot
	seen := map[key]bool{}
	visit := func(x spot) {
		if k := x.core.key(); !seen[k] {
			seen[k] = true
			queue = append(queue, x)
		}
	}
	layer := &s.layers[at.rank]
	r := &layer.all[at.i]
	for b := r.first; b >= 0; b = layer.batches[b].next {
		x := &layer.batches[b]
		for _, m := range layer.entries[x.from:x.to] {
			for g := m.have; g != 0; g &= g - 1 {
				visit(spot{core: s.stateOf(r, m.place, bits.TrailingZeros64(uint64(g))), parent: -1, from: x.by})
			}
		}
	}
	end := func(i int, last macro) ([]action, state, ref, bool) {
		all := []macro{last}
		for ; queue[i].parent >= 0; i = queue[i].parent {
			all = append(all, queue[i].by)
		}
		slices.Reverse(all)
		return flat(all), queue[i].core, queue[i].from, true
	}
	var buf []child
	for i := 0; i < len(queue); i++ {
		c := queue[i].core
		if goal == nil && c.score() == s.best {
			return end(i, macro{})
		}
		buf = c.children(s.k, allMoves, buf[:0])
		for _, ch := range buf {
			switch {
			case c.sameGuards(&ch.state):
				visit(spot{core: ch.state, parent: i, by: ch.by})
			case goal != nil && ch.state.key() == *goal:
				return end(i, ch.by)
			}
		}
	}
	return nil, state{}, ref{}, false
}

// stateOf is the one with such remains, places and gains.
func (s *exhaustive) stateOf(r *remainder, place uint16, pair int) state {
	c := s.roots[0].state
	for suit := range c.beaten { // what is left no more is beaten
		c.beaten[suit] += c.supply[suit] + uint8(bits.OnesCount32(c.rim&s.k.posts[suit])+bits.OnesCount32(c.guards&s.k.chambers[suit]))
		c.beaten[suit] -= r.supply[suit] + uint8(bits.OnesCount32(r.rim&s.k.posts[suit])+bits.OnesCount32(r.guards&s.k.chambers[suit]))
	}
	c.rim, c.guards, c.supply = r.rim, r.guards, r.supply
	both := [2]Cell{Cell(place / (cells + 1)), Cell(place % (cells + 1))}
	for i, at := range both[:s.inside] {
		who, has := s.who[i], uint8(pair>>3)
		if i == 1 {
			has = uint8(pair & 7)
		}
		switch c.at[who], c.dice[who] = at, min(has, 5); {
		case at != away:
		case has == 7:
			c.at[who], c.escaped = Gone, c.escaped|1<<who
		default:
			c.at[who], c.killed = Gone, c.killed|1<<who
		}
	}
	return c
}
