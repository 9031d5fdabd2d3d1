package cardinal

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/cardinal/bots"
	"intrigue/rules/cardinal/problems"
	"intrigue/rules/cardinal/words"
)

//go:embed problems/problems.jsonl
var problemLines string

var shipped = rules.Shipped(problemLines)

// ProblemKinds are perfect ends.
func (Game) ProblemKinds() []rules.ProblemKind { return words.ProblemKinds(problems.End) }

// Problems are those that are shipped: see build/tools/program.
func (Game) Problems() []rules.Problem { return shipped() }

// Task is what the solver of a problem has to reach.
func (Game) Task(p rules.Problem) string { return words.Task(p.Moves) }

// Attempt says whether the perfect end can still be reached in time.
func (Game) Attempt(_ context.Context, p rules.Problem, entries []rules.Entry) rules.Attempt {
	v := problems.Judge(p, entries)
	return rules.Attempt{State: v.State, Words: words.Verdict(v.State, v.Left, v.Needed), Entries: v.Entries}
}

// Solve is the next action of the only solution, with where to look for it and what it is for.
func (g Game) Solve(_ context.Context, p rules.Problem, entries []rules.Entry) (m rules.Move, near, why string, ok bool) {
	line := problems.Solution(p, entries)
	r := p.Record
	r.Entries = entries
	all, err := rules.Replay(g, r)
	if err != nil || len(line) == 0 {
		return "", "", "", false
	}
	var moves []rules.Move
	for _, a := range line {
		moves = append(moves, a.Text())
	}
	now := all[len(all)-1].(*Position)
	reason, _ := bots.Explain(now.Castle, &now.State, moves)
	return moves[0], words.Near(&now.State, line[0]), words.Reason(now.Castle, &reason), true
}
