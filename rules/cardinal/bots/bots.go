// Package bots plays Cardinal: two levels, hints with their reasons, and the solver
// behind them. A solver is one search over macro moves (macro.go) by several methods:
// beam searches over states, costs and groups of states (beam.go, cost_beam.go,
// group_beam.go), branch and bound (branch_bound.go) with two upper bounds
// (count_bound.go, relaxation.go), an exhaustive search of the last two musketeers
// (exhaustive.go) and a local search for shorter lines (shorten.go). See solver.md.
package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// Roster holds the bots by the keys of their levels.
func Roster() rules.Roster { return rules.Roster{"careful": greedyBot{}, "solver": solverBot{}} }

// greedyBot is a greedy player.
type greedyBot struct{}

// greedySlides says how many slides it makes before it calls it a day.
const greedySlides = 150

// Decide makes the move with the best evaluation after it, with some noise between
// slides; where none is left it walks out.
func (greedyBot) Decide(_ context.Context, t rules.Turn) rules.Move {
	k, s := t.View.(core.Knower).Known()
	w := usualWeights()
	w.noise = 0
	var best rules.Move
	var most int32
	weigh := func(c *child, noise int32) {
		if value := w.evaluate(k, &c.state, 0) + noise; best == "" || value > most {
			best, most = c.by.actions[0].Text(), value
		}
	}
	for _, root := range rootsOf(k, s) {
		if s.Stage != core.StageFree {
			weigh(&root, 0)
			continue
		}
		if s.Moves >= greedySlides {
			break
		}
		for _, c := range children(k, &root.state, stayInside, nil) {
			weigh(&c, t.Rand.Int32N(150))
		}
	}
	if best != "" {
		return best
	}
	if end, out := escapeAll(k, s); end.Score() > s.Score() {
		return out[0].Text()
	}
	return idle(k, s)
}

// solverBot solves the game anew in every position: it keeps nothing.
type solverBot struct{}

// solverNodes says how hard it looks, and solverSlides when it stops looking.
const (
	solverNodes  = 150_000
	solverSlides = 300
)

// Decide makes the first move of the best line that is found.
func (solverBot) Decide(ctx context.Context, t rules.Turn) rules.Move {
	k, s := t.View.(core.Knower).Known()
	e := Effort{Nodes: solverNodes}
	if s.Moves > solverSlides {
		e.Nodes = 1 // walks out, and that is all
	}
	if l := Solve(ctx, k, s, e, nil); len(l.Moves) > 0 {
		return l.Moves[0]
	}
	return idle(k, s)
}

// hintNodes says how hard a hint looks: well under a second.
const hintNodes = 1_000_000

// Hint returns the best line that is found, and what its first move is for; without a line,
// a move that does no harm.
func Hint(ctx context.Context, t rules.Turn) (rules.Move, Line, core.Reason) {
	k, s := t.View.(core.Knower).Known()
	l := Solve(ctx, k, s, Effort{Nodes: hintNodes}, nil)
	r, _ := Explain(k, s, l.Moves)
	if len(l.Moves) == 0 {
		return idle(k, s), l, r
	}
	return l.Moves[0], l, r
}

// idle returns a move for when nothing is gained by any: to decline, else to finish.
func idle(k *core.Castle, s *core.State) rules.Move {
	for _, a := range s.Actions(k, nil) {
		if a.Kind == core.LeaveGuard || a.Kind == core.Spare || a.Kind == core.Finish {
			return a.Text()
		}
	}
	return s.Choices(k)[0].Move
}
