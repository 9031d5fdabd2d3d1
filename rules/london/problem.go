package london

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/problems"
	"intrigue/rules/london/words"
)

//go:embed problems/problems.jsonl
var problemLines string

var shipped = rules.Shipped(problemLines)

// ProblemKinds are arrests and escapes.
func (Game) ProblemKinds() []rules.ProblemKind {
	return words.ProblemKinds(problems.Arrest, problems.Escape)
}

// Problems are those that are shipped: see build/tools/program.
func (Game) Problems() []rules.Problem { return shipped() }

// Task is what the solver of a problem has to reach.
func (Game) Task(p rules.Problem) string {
	if p.Kind == problems.Arrest {
		return words.ArrestTask(p.Moves)
	}
	return words.EscapeTask
}

// Attempt answers a ride with the hardest defence. It takes some milliseconds.
func (g Game) Attempt(_ context.Context, p rules.Problem, entries []rules.Entry) rules.Attempt {
	found := problems.Judge(p, entries)
	all := rules.Attempt{State: found.State, Entries: found.Entries}
	if v, ok := solving(g, p, found.Entries); ok {
		all.Words = words.Verdict(v, found.Verdict)
	}
	for _, s := range found.Places {
		all.Targets = append(all.Targets, s.ID())
	}
	return all
}

// Solve is a ride that keeps a problem solvable.
func (g Game) Solve(_ context.Context, p rules.Problem, entries []rules.Entry) (m rules.Move, near, why string, ok bool) {
	a, matters, ok := problems.Best(p, entries)
	v, can := solving(g, p, entries)
	if !ok || !can {
		return "", "", "", false
	}
	return a.Text(), words.Near(v, a, matters), words.Why(v, a, matters), true
}

// solving is what the solver of a problem knows after some entries.
func solving(g Game, p rules.Problem, entries []rules.Entry) (*core.View, bool) {
	r := p.Record
	r.Entries = entries
	all, err := rules.Replay(g, r)
	if err != nil {
		return nil, false
	}
	me := rules.Seat(0)
	if p.Kind == problems.Arrest {
		me = 1
	}
	v := all[len(all)-1].Seen(me).(View)
	return &v.View, true
}
