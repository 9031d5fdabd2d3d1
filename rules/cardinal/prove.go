package cardinal

import (
	"context"
	"slices"
)

// prover looks at everything that can follow from a moment and still reach a
// target. When it comes to an end without reaching it, the target is proved to be
// out of reach: nothing was dropped, no legal move was left out, and the bound by
// which moments are passed over is never below a score that can be had.
type prover struct {
	k     *castle
	most  int // moments it may keep
	nodes int
	seen  *known
	spots []proof
}

type proof struct {
	core   core
	parent int32
	by     macro
}

// verdict is what a prover has found out.
type verdict uint8

const (
	open    verdict = iota // there was no room or no time to tell
	reached                // there is a line that scores the target
	beyond                 // the target cannot be reached
)

// try answers whether a target can be reached from one of the roots, and how.
func (p *prover) try(ctx context.Context, roots []child, target int) (verdict, core, []step) {
	p.seen.clear()
	p.spots = p.spots[:0]
	keep := func(ch child, parent int32) bool {
		if ch.core.bound(p.k) < target || !p.seen.add(ch.core.key()) {
			return false
		}
		p.nodes++
		p.spots = append(p.spots, proof{ch.core, parent, ch.by})
		return ch.core.score() >= target
	}
	for _, r := range roots {
		if keep(r, -1) {
			return reached, r.core, p.line()
		}
	}
	var buf []child
	for i := 0; i < len(p.spots); i++ {
		if len(p.spots) > p.most || i&255 == 0 && ctx.Err() != nil {
			return open, core{}, nil
		}
		at := p.spots[i].core
		buf = at.children(p.k, leaving, buf[:0])
		for _, ch := range buf {
			if keep(ch, int32(i)) {
				return reached, ch.core, p.line()
			}
		}
	}
	return beyond, core{}, nil
}

// line is the way to the moment that was kept last.
func (p *prover) line() []step {
	var all []macro
	for at := int32(len(p.spots) - 1); at >= 0; at = p.spots[at].parent {
		all = append(all, p.spots[at].by)
	}
	slices.Reverse(all)
	return flat(all)
}

func flat(all []macro) (steps []step) {
	for _, m := range all {
		steps = append(steps, m.steps[:m.n]...)
	}
	return steps
}
