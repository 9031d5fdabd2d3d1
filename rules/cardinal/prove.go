package cardinal

import (
	"context"
	"slices"
)

// prover looks at everything that can follow from some moments and may still score
// more than the best line there is, the most promising first: moments lie in piles by
// their bound, and the highest pile is always worked on. So what is proved grows with
// every moment, no work is done twice, and it can stop anywhere and go on later.
// Nothing is dropped, no legal move is left out, and a bound is never below a score
// that can be had: so nothing scores more than the highest pile says.
type prover struct {
	k     *castle
	best  int // the score of a line that is known
	nodes int // moments looked at so far
	most  int // nodes at which it stops, 0 is none
	seen  *known
	spots []proof
	piles [Perfect + 1][]int32
}

type proof struct {
	core   core
	parent int32
	by     macro
}

// begin puts the roots on their piles. best is a score that can be had anyway; so is
// that of every root.
func (p *prover) begin(roots []child, best int) {
	p.best = best
	p.seen.clear()
	p.spots = p.spots[:0]
	for i := range p.piles {
		p.piles[i] = p.piles[i][:0]
	}
	for i := range roots {
		p.best = max(p.best, roots[i].core.score())
	}
	for i := range roots {
		p.lay(&roots[i], -1, Perfect)
	}
}

// lay puts a moment on the pile of its bound, which is not above that of the moment
// that it follows from, and reports whether it scores more than the best.
func (p *prover) lay(ch *child, parent int32, most int) bool {
	most = min(most, ch.core.bound(p.k))
	if most <= p.best || !p.seen.add(ch.core.key()) {
		return false
	}
	p.nodes++
	if parent < 0 || !p.spots[parent].core.alike(&ch.core) {
		h := ch.core.hope(p.k)
		if most = min(most, h.most(p.k, &ch.core)); most <= p.best {
			return false
		}
	}
	p.piles[most] = append(p.piles[most], int32(len(p.spots)))
	p.spots = append(p.spots, proof{ch.core, parent, ch.by})
	return ch.core.score() > p.best
}

// atMost is proved: no more points can be had.
func (p *prover) atMost() int {
	for most := Perfect; most > p.best; most-- {
		if len(p.piles[most]) > 0 {
			return most
		}
	}
	return p.best
}

// run goes on until nothing is left that could score more than the best, until it has
// laid down so many moments more, or until ctx ends. It tells of every line that scores
// more than the best one.
func (p *prover) run(ctx context.Context, room int, found func(score int, line []step)) {
	var buf []child
	for end, n := len(p.spots)+room, 0; len(p.spots) < end && (p.most == 0 || p.nodes < p.most); n++ {
		most := p.atMost()
		if most == p.best || n&255 == 0 && ctx.Err() != nil {
			return
		}
		pile := &p.piles[most]
		at := (*pile)[len(*pile)-1]
		*pile = (*pile)[:len(*pile)-1]
		from := p.spots[at].core
		buf = from.children(p.k, leaving, buf[:0])
		for i := range buf {
			if p.lay(&buf[i], at, most) {
				p.raise(int32(len(p.spots)-1), found)
			}
		}
	}
}

// raise makes the score of a moment the best.
func (p *prover) raise(at int32, found func(score int, line []step)) {
	score := p.spots[at].core.score()
	if score <= p.best {
		return
	}
	p.best = score
	var all []macro
	for ; at >= 0; at = p.spots[at].parent {
		all = append(all, p.spots[at].by)
	}
	slices.Reverse(all)
	found(score, flat(all))
}

func flat(all []macro) (steps []step) {
	for _, m := range all {
		steps = append(steps, m.steps[:m.n]...)
	}
	return steps
}
