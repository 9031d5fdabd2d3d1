package penny

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/problems"
	"intrigue/rules/penny/words"
)

//go:embed problems/problems.jsonl
var problemLines string

var shipped = rules.Shipped(problemLines)

// ProblemKinds are turns with a goal.
func (Game) ProblemKinds() []rules.ProblemKind {
	return words.ProblemKinds(problems.Portal, problems.Enemy, problems.Boss)
}

// Problems are those that are shipped: see build/tools/program.
func (Game) Problems() []rules.Problem { return shipped() }

// Task is what the solver of a problem has to reach.
func (Game) Task(p rules.Problem) string { return words.Task(p.Kind) }

// Attempt says whether the goal can still be reached in this turn.
func (g Game) Attempt(_ context.Context, p rules.Problem, entries []rules.Entry) rules.Attempt {
	start, now, ok := attempted(g, p, entries)
	if !ok {
		return rules.Attempt{Entries: p.Record.Entries}
	}
	v := problems.Judge(&start.Position, &now.Position, p.Kind)
	return rules.Attempt{State: v.State, Words: words.Verdict(v.State, p.Kind), Entries: entries}
}

// Solve is the next decision of the shortest way to the goal.
func (g Game) Solve(_ context.Context, p rules.Problem, entries []rules.Entry) (m rules.Move, near, why string, ok bool) {
	start, now, ok := attempted(g, p, entries)
	if !ok {
		return "", "", "", false
	}
	v := problems.Judge(&start.Position, &now.Position, p.Kind)
	if v.State != rules.Attempting {
		return "", "", "", false
	}
	see := now.View().View
	return see.Game.Text(v.Best), words.Near(v.Best), words.Advise(see, core.Advice{Action: v.Best}), true
}

// attempted returns where a problem begins, and where some entries of an attempt lead to.
func attempted(g Game, p rules.Problem, entries []rules.Entry) (start, now *Position, ok bool) {
	r := p.Record
	r.Entries = entries
	all, err := rules.Replay(g, r)
	if n := len(p.Record.Entries); err == nil && len(entries) >= n {
		return all[n].(*Position), all[len(all)-1].(*Position), true
	}
	return nil, nil, false
}
