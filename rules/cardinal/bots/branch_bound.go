package bots

import (
	"context"

	"intrigue/rules/cardinal/core"
)

// branchAndBound is a best-first search of everything that can follow from some states
// and may still score more than the best line there is: states lie in buckets by their
// upper bound, and the highest bucket is always worked on. So what is proved grows with
// every state, no work is done twice, and it can stop anywhere and go on later. Nothing
// is dropped, no legal move is left out, and a bound is never below a score that can be
// had: so nothing scores more than the highest bucket says.
type branchAndBound struct {
	budget
	k       *core.Castle
	best    int // the score of a line that is known
	seen    *keySet
	states  []core.State
	traces  []trace // one for each state
	buckets [core.Perfect + 1][]int32
	buf     []child
}

// begin puts the roots into their buckets. best is a score that can be had anyway; so is
// that of every root.
func (b *branchAndBound) begin(roots []child, best int) {
	b.best = best
	for i := range roots {
		b.best = max(b.best, roots[i].state.Score())
	}
	for i := range roots {
		b.push(&roots[i], -1, core.Perfect)
	}
}

// push puts a state into the bucket of its bound, which is not above that of its parent,
// and reports whether it scores more than the best.
func (b *branchAndBound) push(c *child, parent int32, bound int) bool {
	bound = min(bound, countBound(b.k, &c.state))
	if bound <= b.best || !b.seen.add(keyOf(&c.state)) {
		return false
	}
	b.nodes++
	if parent < 0 || !sameGuards(&b.states[parent], &c.state) { // the relaxed one falls only with the guards
		if bound = min(bound, relaxedBound(b.k, &c.state)); bound <= b.best {
			return false
		}
	}
	b.buckets[bound] = append(b.buckets[bound], int32(len(b.states)))
	b.states, b.traces = append(b.states, c.state), append(b.traces, trace{parent, c.by})
	return c.state.Score() > b.best
}

// upperBound returns proved: no more points can be had.
func (b *branchAndBound) upperBound() int {
	for bound := core.Perfect; bound > b.best; bound-- {
		if len(b.buckets[bound]) > 0 {
			return bound
		}
	}
	return b.best
}

// run goes on until nothing is left that could score more than the best, until it has
// pushed so many states more, or until ctx ends. It tells of every line that scores more
// than the best one.
func (b *branchAndBound) run(ctx context.Context, room int, found func(score int, line []core.Action)) {
	for end, n := len(b.states)+room, 0; len(b.states) < end && !b.spent(); n++ {
		bound := b.upperBound()
		if bound == b.best || n&255 == 0 && ctx.Err() != nil {
			return
		}
		bucket := &b.buckets[bound]
		at := (*bucket)[len(*bucket)-1]
		*bucket = (*bucket)[:len(*bucket)-1]
		from := b.states[at]
		b.buf = children(b.k, &from, allMoves, b.buf[:0])
		for i := range b.buf {
			if b.push(&b.buf[i], at, bound) {
				b.best = b.buf[i].state.Score()
				found(b.best, lineTo(b.traces, int32(len(b.traces)-1)))
			}
		}
	}
}
