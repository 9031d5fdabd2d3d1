package bots

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestShortLines replays short lines through the rules: they are perfect, and not
// longer than the ordinary ones; all in all they are a good deal shorter.
func TestShortLines(t *testing.T) {
	rulestest.Long(t)
	was, now := 0, 0
	for deal := range uint64(4) {
		p := castles.Deal(deal+1, castles.Sets()[deal])
		ordinary := solved(p, Effort{Nodes: 500_000})
		last := 0
		short := Solve(context.Background(), p.Castle, &p.State, Effort{Nodes: 500_000, Short: true}, func(l Line) {
			if l.Perfect() && last > 0 && len(l.Moves) >= last {
				t.Errorf("%d moves follow %d", len(l.Moves), last)
			}
			if l.Perfect() {
				last = len(l.Moves)
			}
		})
		is(t, "score", p.Play(t, short.Moves...).Score(), core.Perfect)
		is(t, "promised", short.Score, core.Perfect)
		is(t, "the last progress", last, len(short.Moves))
		if len(short.Moves) > len(ordinary.Moves) {
			t.Errorf("deal %d: %d moves, and the ordinary line has %d", deal+1, len(short.Moves), len(ordinary.Moves))
		}
		if short.Nodes > 501_000 {
			t.Errorf("it looked at %d states", short.Nodes)
		}
		was, now = was+len(ordinary.Moves), now+len(short.Moves)
	}
	if now*10 > was*9 {
		t.Errorf("the short lines have %d moves, the ordinary ones %d", now, was)
	}
}

// TestShortLinesRepeat asks twice with the same budget.
func TestShortLinesRepeat(t *testing.T) {
	p := castles.Deal(6, nil)
	e := Effort{Nodes: 300_000, Seed: 3, Short: true}
	a, b := solved(p, e), solved(p, e)
	if !slices.Equal(a.Moves, b.Moves) || a.Nodes != b.Nodes {
		t.Errorf("the same effort finds lines of %d and %d moves", len(a.Moves), len(b.Moves))
	}
}

// TestShortLinesFromAnywhere asks in every stage, where less than a perfect game may be
// left too.
func TestShortLinesFromAnywhere(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(3, 9))
	met := map[core.Stage]int{}
	castles.Randomly(8, r, func(_, n *castles.Game) {
		if met[n.Stage]++; met[n.Stage] > 6 {
			return
		}
		ordinary := solved(n, Effort{Nodes: 20_000})
		short := solved(n, Effort{Nodes: 40_000, Short: true})
		is(t, "score", n.Play(t, short.Moves...).Score(), short.Score)
		if is(t, "as good", short.Score, ordinary.Score); len(short.Moves) > len(ordinary.Moves) {
			t.Errorf("%d moves, and the ordinary line has %d", len(short.Moves), len(ordinary.Moves))
		}
	})
	if len(met) < 4 {
		t.Error("stages met:", met)
	}
}

// TestShortLinesStopAtOnce ends the context at the n-th look, like TestSolverStopsAtOnce.
func TestShortLinesStopAtOnce(t *testing.T) {
	p := castles.Deal(1, nil)
	for n := 50; n < 2000; n += 390 {
		before, after := &patience{context.Background(), n, 0}, &patience{context.Background(), n + 1, 0}
		a, b := Solve(before, p.Castle, &p.State, Effort{Short: true}, nil), Solve(after, p.Castle, &p.State, Effort{Short: true}, nil)
		if more := b.Nodes - a.Nodes; more < 0 || more > 3000 || before.late > 4 {
			t.Errorf("between looks %d and %d it looks at %d states, and %d times more after the end", n, n+1, more, before.late)
		}
	}
}

// TestOnTheWay: no line is shorter than what is said to come at least, and none scores
// more than the relaxed bound, neither from the deal nor from anywhere on the way.
func TestOnTheWay(t *testing.T) {
	rulestest.Long(t)
	for deal := range uint64(12) {
		p := castles.Deal(deal+1, castles.Sets()[deal%4])
		l := solved(p, Effort{Nodes: 120_000, Short: true})
		s, was := p.State, core.Perfect
		for i, m := range l.Moves {
			if s.Stage == core.StageFree {
				for goal := l.Score; goal > s.Score(); goal-- {
					if left := len(l.Moves) - i; minActions(&s, goal) > left {
						t.Fatalf("%d points in %d moves, and at least %d were to come", goal, left, minActions(&s, goal))
					}
				}
				bound := relaxedBound(p.Castle, &s)
				if bound < l.Score || bound > was {
					t.Fatalf("%d points come after move %d, where the bound was %d, and is %d", l.Score, i, was, bound)
				}
				was = bound
			}
			a, _ := core.Parse(m)
			s.Do(p.Castle, a)
		}
	}
}
