package pimpernel

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/problems"
	"intrigue/rules/pimpernel/words"
)

//go:embed problems/problems.jsonl
var problemLines string

var shipped = rules.Shipped(problemLines)

// ProblemKinds are last missions.
func (Game) ProblemKinds() []rules.ProblemKind { return words.ProblemKinds(problems.Vienna) }

// Problems are those that are shipped: see build/tools/program.
func (Game) Problems() []rules.Problem { return shipped() }

// Task is what the solver of a problem has to reach.
func (Game) Task(p rules.Problem) string { return words.Task(p.Moves) }

// Attempt answers a decision with what the others do about it.
func (g Game) Attempt(_ context.Context, p rules.Problem, entries []rules.Entry) rules.Attempt {
	start, now, ok := attempted(g, p, entries)
	if !ok {
		return rules.Attempt{Entries: p.Record.Entries}
	}
	a := problems.Judge(p, start, now, entries)
	a.Words = words.Verdict(a.State, p.Moves)
	return a
}

// Solve is a decision that keeps a problem solvable.
func (g Game) Solve(_ context.Context, p rules.Problem, entries []rules.Entry) (m rules.Move, near, why string, ok bool) {
	start, now, ok := attempted(g, p, entries)
	if !ok {
		return "", "", "", false
	}
	a, ok := problems.Best(p, start, now, entries)
	if !ok {
		return "", "", "", false
	}
	v := core.See(now, rules.Seat(now.Seat))
	return a.Text(), words.Near(a), words.Advise(v, bots.Advise(v, a)), true
}

// attempted returns where a problem begins, and where some entries of an attempt lead to.
func attempted(g Game, p rules.Problem, entries []rules.Entry) (start, now *core.State, ok bool) {
	r := p.Record
	r.Entries = entries
	all, err := rules.Replay(g, r)
	if n := len(p.Record.Entries); err == nil && len(entries) >= n {
		return &all[n].(*Position).State, &all[len(all)-1].(*Position).State, true
	}
	return nil, nil, false
}
