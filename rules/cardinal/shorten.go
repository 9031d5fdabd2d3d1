package cardinal

import (
	"context"
	"slices"
)

// Widths of the beams that look for short lines: the first runs from the moment
// itself, and those that begin on the way of the best line.
var (
	firstWidths = [...]int{64, 256, 1024}
	laterWidths = [...]int{1024, 2048, 4096}
)

// shortenStride is how many decisions lie between the moments of a line from which another
// way to its end is looked for.
const shortenStride = 5

// shorten looks for shorter lines to the score of the line there is. Beams run from the
// moment itself, wider each time; then from moments on the way of the best line, since
// a beam that begins later holds more of what can follow from there. A round of these
// that finds nothing is followed by one of wider beams.
func (s *solver) shorten(ctx context.Context) {
	if len(s.actions) == 0 {
		return
	}
	b := costBeam{k: s.k, w: shortWeights(), goal: s.line.Score, costs: newCostTable()}
	for _, b.width = range firstWidths {
		if s.spent(ctx) {
			return
		}
		s.runShort(ctx, &b, 0)
	}
	for _, b.width = range laterWidths {
		for better := true; better; {
			better = false
			for from := 0; from < len(s.actions); from += shortenStride {
				if s.spent(ctx) {
					return
				}
				better = s.runShort(ctx, &b, from) || better
			}
		}
	}
}

// runShort looks for a shorter way on from the first moment between two slides after
// so many steps of the line.
func (s *solver) runShort(ctx context.Context, b *costBeam, from int) bool {
	roots := s.view.state.roots(s.k)
	if from > 0 {
		c := s.view.state
		for i, t := range s.actions {
			if i >= from && c.stage == StageFree {
				from = i
				break
			}
			c.do(s.k, t)
		}
		if c.stage != StageFree {
			return false
		}
		c.moves, c.decisions = 0, 0
		roots = []child{{state: c}}
	}
	b.maxNodes, b.maxCost = s.remaining(), len(s.actions)-from
	b.seed += 0x9e3779b97f4a7c15
	way := b.run(ctx, roots)
	s.nodes += b.nodes
	if way != nil {
		s.keep(slices.Concat(s.actions[:from], way))
	}
	return way != nil
}

// spent reports whether there is no effort left.
func (s *solver) spent(ctx context.Context) bool {
	return ctx.Err() != nil || s.effort.Nodes > 0 && s.nodes >= s.effort.Nodes
}
