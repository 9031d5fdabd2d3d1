package cardinal

import (
	"context"
	"slices"
)

// branchAndBound looks at everything that can follow from some moments and may still score
// more than the best line there is, the most promising first: moments lie in piles by
// their bound, and the highest pile is always worked on. So what is proved grows with
// every moment, no work is done twice, and it can stop anywhere and go on later.
// Nothing is dropped, no legal move is left out, and a bound is never below a score
// that can be had: so nothing scores more than the highest pile says.
type branchAndBound struct {
	k        *castle
	best     int // the score of a line that is known
	nodes    int // moments looked at so far
	maxNodes int // nodes at which it stops, 0 is none
	seen     *keySet
	tree     []treeNode
	buckets  [Perfect + 1][]int32
}

type treeNode struct {
	state  state
	parent int32
	by     macro
}

// begin puts the roots on their piles. best is a score that can be had anyway; so is
// that of every root.
func (p *branchAndBound) begin(roots []child, best int) {
	p.best = best
	p.seen.clear()
	p.tree = p.tree[:0]
	for i := range p.buckets {
		p.buckets[i] = p.buckets[i][:0]
	}
	for i := range roots {
		p.best = max(p.best, roots[i].state.score())
	}
	for i := range roots {
		p.push(&roots[i], -1, Perfect)
	}
}

// push puts a moment on the pile of its bound, which is not above that of the moment
// that it follows from, and reports whether it scores more than the best.
func (p *branchAndBound) push(ch *child, parent int32, most int) bool {
	most = min(most, ch.state.countBound(p.k))
	if most <= p.best || !p.seen.add(ch.state.key()) {
		return false
	}
	p.nodes++
	if parent < 0 || !p.tree[parent].state.sameGuards(&ch.state) {
		h := ch.state.relax(p.k)
		if most = min(most, h.upperBound(p.k, &ch.state)); most <= p.best {
			return false
		}
	}
	p.buckets[most] = append(p.buckets[most], int32(len(p.tree)))
	p.tree = append(p.tree, treeNode{ch.state, parent, ch.by})
	return ch.state.score() > p.best
}

// upperBound is proved: no more points can be had.
func (p *branchAndBound) upperBound() int {
	for most := Perfect; most > p.best; most-- {
		if len(p.buckets[most]) > 0 {
			return most
		}
	}
	return p.best
}

// run goes on until nothing is left that could score more than the best, until it has
// laid down so many moments more, or until ctx ends. It tells of every line that scores
// more than the best one.
func (p *branchAndBound) run(ctx context.Context, room int, found func(score int, line []action)) {
	var buf []child
	for end, n := len(p.tree)+room, 0; len(p.tree) < end && (p.maxNodes == 0 || p.nodes < p.maxNodes); n++ {
		most := p.upperBound()
		if most == p.best || n&255 == 0 && ctx.Err() != nil {
			return
		}
		pile := &p.buckets[most]
		at := (*pile)[len(*pile)-1]
		*pile = (*pile)[:len(*pile)-1]
		from := p.tree[at].state
		buf = from.children(p.k, allMoves, buf[:0])
		for i := range buf {
			if p.push(&buf[i], at, most) {
				p.improve(int32(len(p.tree)-1), found)
			}
		}
	}
}

// improve makes the score of a moment the best.
func (p *branchAndBound) improve(at int32, found func(score int, line []action)) {
	score := p.tree[at].state.score()
	if score <= p.best {
		return
	}
	p.best = score
	var all []macro
	for ; at >= 0; at = p.tree[at].parent {
		all = append(all, p.tree[at].by)
	}
	slices.Reverse(all)
	found(score, flat(all))
}

func flat(all []macro) (steps []action) {
	for _, m := range all {
		steps = append(steps, m.actions[:m.n]...)
	}
	return steps
}
