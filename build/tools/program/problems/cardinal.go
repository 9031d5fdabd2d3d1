package main

import (
	"context"
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/cardinal/bots"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/problems"
)

// cardinalProblems is the longest problem of each grade near the end of a perfect game, the hardest first.
func cardinalProblems(r rules.Record) []rules.Problem {
	k, s, ok := problems.Position(r, r.Entries)
	if !ok || s.Score() != core.Perfect {
		return nil
	}
	f := finder{k: k, record: r, seen: map[core.State]bool{}}
	slides := int(s.Moves)
	s = core.Begin(k)
	for i, e := range r.Entries[1:] {
		if s.Stage == core.StageFree && slides-int(s.Moves) <= 2*problems.MostSlides {
			f.look(s, slices.Clone(r.Entries[:i+1]), strays)
		}
		a, _ := core.Parse(e.Move)
		s.Do(k, a)
	}
	var all []rules.Problem
	for _, p := range slices.Backward(f.best[:]) {
		if p.Moves > 0 {
			all = append(all, p)
		}
	}
	return all
}

// finder looks for problems beside a game that was played.
type finder struct {
	k      *core.Castle
	record rules.Record
	seen   map[core.State]bool
	best   [4]rules.Problem // by grade
}

// strays is how many actions are made beside the game, those of leaving not counted.
const strays = 1

// look looks at a position and those beside it.
func (f *finder) look(s core.State, entries []rules.Entry, strays int) {
	s.Moves, s.Decisions = 0, 0
	if f.seen[s] || s.Killed != 0 {
		return
	}
	f.seen[s] = true
	if s.Stage == core.StageFree {
		if p := problems.ProveAt(f.k, s, problems.MostWork); p.Only && p.Slides >= problems.FewestSlides &&
			p.Grade > 0 && p.Slides > f.best[p.Grade].Moves {
			r := f.record
			r.Entries = entries
			f.best[p.Grade] = begin(rules.Problem{Kind: problems.End, Grade: p.Grade, Moves: p.Slides, Size: p.Size}, r, len(entries), 0)
		}
	}
	var buf [core.MostActions]core.Action
	for _, a := range s.Actions(f.k, buf[:0]) {
		n, left := s, strays
		if n.Do(f.k, a); n.Escaped == s.Escaped {
			left--
		}
		if left >= 0 && n.Stage != core.StageOver {
			f.look(n, append(slices.Clone(entries), rules.Entry{Move: a.Text()}), left)
		}
	}
}

// cardinalPattern is where everything stands in a problem, and what is left to be done.
func cardinalPattern(p rules.Problem) string {
	k, s, _ := problems.Position(p.Record, p.Record.Entries)
	s.Moves, s.Decisions = 0, 0
	return fmt.Sprint(*k, s)
}

func cardinalThemes(p rules.Problem, solved []rules.Entry) []string {
	return problems.Themes(p, solved)
}

// quickSolver is the solver at a small part of its effort: what it finds leaps to the eye.
func quickSolver(ctx context.Context, t rules.Turn) rules.Move {
	k, s := t.View.(core.Knower).Known()
	if l := bots.Solve(ctx, k, s, bots.Effort{Nodes: 50}, nil); len(l.Moves) > 0 {
		return l.Moves[0]
	}
	return ""
}
