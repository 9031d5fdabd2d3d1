package estoril

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/estoril/problems"
	"intrigue/rules/estoril/words"
)

//go:embed problems/problems.jsonl
var problemLines string

var shipped = rules.Shipped(problemLines)

// ProblemKinds are last characters.
func (Game) ProblemKinds() []rules.ProblemKind { return words.ProblemKinds(problems.Evening) }

// Problems are those that are shipped: see build/tools/program.
func (Game) Problems() []rules.Problem { return shipped() }

// Task is what the solver of a problem has to reach.
func (Game) Task(p rules.Problem) string { return words.Task(p.Moves) }

// Attempt answers a placement, or the use of an ability, with what the others do about it.
func (Game) Attempt(_ context.Context, p rules.Problem, entries []rules.Entry) rules.Attempt {
	v := problems.Judge(p, entries)
	return rules.Attempt{State: v.State, Words: words.Verdict(v.State, v.Boards, p.Moves), Entries: v.Entries}
}

// Solve is a move that keeps a problem solvable.
func (g Game) Solve(_ context.Context, p rules.Problem, entries []rules.Entry) (m rules.Move, near, why string, ok bool) {
	a, ok := problems.Best(p, entries)
	r := p.Record
	r.Entries = entries
	all, err := rules.Replay(g, r)
	if err != nil || !ok {
		return "", "", "", false
	}
	at := all[len(all)-1].(*Position)
	c := at.see(at.Acting()[0]).Known() // rewards can lie face down
	return c.Text(a), words.Near(c, a), words.Why(c, a), true
}
