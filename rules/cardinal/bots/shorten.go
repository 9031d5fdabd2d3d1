package bots

import (
	"context"
	"slices"

	"intrigue/rules/cardinal/core"
)

// Widths of the beams that look for short lines: the first run from the state itself,
// and those that begin on the way of the best line.
var (
	firstWidths = [...]int{64, 256, 1024}
	laterWidths = [...]int{1024, 2048, 4096}
)

// shortenStride says how many actions lie between the states of a line from which another
// way to its end is looked for.
const shortenStride = 5

// shorten looks for shorter lines to the score of the line there is. Beams run from the
// state itself, wider each time. Then a local search replaces the end of the line: beams
// run from states on its way, since one that begins later holds more of what can follow
// from there. A round of these that finds nothing is followed by one of wider beams.
func (s *solver) shorten(ctx context.Context) {
	if len(s.actions) == 0 {
		return
	}
	b := costBeam{beamSearch: beamSearch{k: s.k, w: shortWeights()}, goal: s.line.Score, costs: newCostTable()}
	for _, b.width = range firstWidths {
		if s.spent(ctx) {
			return
		}
		s.shortenFrom(ctx, &b, 0)
	}
	for _, b.width = range laterWidths {
		for better := true; better; {
			better = false
			for from := 0; from < len(s.actions); from += shortenStride {
				if s.spent(ctx) {
					return
				}
				better = s.shortenFrom(ctx, &b, from) || better
			}
		}
	}
}

// shortenFrom looks for a shorter way on from the first state between two slides after
// so many actions of the line, and reports whether it found one.
func (s *solver) shortenFrom(ctx context.Context, b *costBeam, from int) bool {
	roots := s.roots
	if from > 0 {
		at := s.from
		for i, a := range s.actions {
			if i >= from && at.Stage == core.StageFree {
				from = i
				break
			}
			at.Do(s.k, a)
		}
		if at.Stage != core.StageFree {
			return false
		}
		roots = rootsOf(s.k, &at)
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
