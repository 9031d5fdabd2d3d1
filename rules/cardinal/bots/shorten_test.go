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
			rulestest.Holds(t, !l.Perfect() || last <= 0 || len(l.Moves) < last, "%d moves follow %d", len(l.Moves), last)
			if l.Perfect() {
				last = len(l.Moves)
			}
		})
		is(t, "score", p.Play(t, short.Moves...).Score(), core.Perfect)
		is(t, "promised", short.Score, core.Perfect)
		is(t, "the last progress", last, len(short.Moves))
		rulestest.Holds(t, len(short.Moves) <= len(ordinary.Moves),
			"deal %d: %d moves, and the ordinary line has %d", deal+1, len(short.Moves), len(ordinary.Moves))
		rulestest.Holds(t, short.Nodes <= 501_000, "it looked at %d states", short.Nodes)
		was, now = was+len(ordinary.Moves), now+len(short.Moves)
	}
	rulestest.Holds(t, now*10 <= was*9, "the short lines have %d moves, the ordinary ones %d", now, was)
}

// TestShortLinesRepeat asks twice with the same budget.
func TestShortLinesRepeat(t *testing.T) {
	p := castles.Deal(6, nil)
	e := Effort{Nodes: 300_000, Seed: 3, Short: true}
	a, b := solved(p, e), solved(p, e)
	rulestest.Holds(t, slices.Equal(a.Moves, b.Moves) && a.Nodes == b.Nodes,
		"the same effort finds lines of %d and %d moves", len(a.Moves), len(b.Moves))
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
	rulestest.Holds(t, len(met) >= 4, "stages met: %v", met)
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
				rulestest.Must(t, bound >= l.Score && bound <= was,
					"%d points come after move %d, where the bound was %d, and is %d", l.Score, i, was, bound)
				was = bound
			}
			a, _ := core.Parse(m)
			s.Do(p.Castle, a)
		}
	}
}

// TestWayOut looks at the last walk of those who have searched everything, which
// the bots and the solver make.
func TestWayOut(t *testing.T) {
	r := rand.New(rand.NewPCG(68, 69))
	t.Run("CAR-68 CAR-69 whoever has searched all escapes, and nobody else moves", func(t *testing.T) {
		for i := range 120 {
			p := castles.Anywhere(castles.Sets()[i%4], r)
			for s := range p.Dice {
				if r.IntN(2) == 0 {
					p.Dice[s] = 5
				}
				if r.IntN(4) == 0 {
					p.At[s], p.Dice[s], p.Escaped = core.Gone, 5, p.Escaped|1<<s
				}
			}
			if p.Escaped == 1<<core.NumSuits-1 {
				continue
			}
			end, line := escapeAll(p.Castle, &p.State)
			q := p
			for _, s := range line {
				if s.Kind == core.Slide {
					is(t, "the die of "+s.Who.String(), q.Dice[s.Who], 5)
				}
				rulestest.Must(t, s.Kind != core.Lure && s.Kind != core.Finish, "%q is no walk", s.Text())
				q = q.Play(t, s.Text())
			}
			got := q.State // the search does not count moves
			got.Moves, got.Decisions, got.Stage = end.Moves, end.Decisions, end.Stage
			is(t, "where it ends", got, end)
			is(t, "killed", q.Killed, p.Killed)
			for _, s := range core.See(q.Castle, q.State, nil).Slides {
				is(t, "somebody could still escape", s.Escapes, false)
			}
		}
	})
	t.Run("CAR-26 CAR-69 by the shortest way", func(t *testing.T) {
		p := castles.Lay(nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.1")(c)
			c.Dice[core.Sun], c.Rim = 5, c.Rim&^(1<<castles.Edge("s.1"))
		})
		_, line := escapeAll(p.Castle, &p.State)
		is(t, "slides", len(line), 1)
		p.Rim = 1<<core.NumEdges - 1
		end, line := escapeAll(p.Castle, &p.State) // he defeats the guard ahead and goes on
		is(t, "slides", len(line), 2)
		is(t, "escaped", end.Escaped, 1<<core.NumSuits-1)
	})
	t.Run("CAR-48 CAR-69 by slides of his own: no coin is laid for him to take a guard", func(t *testing.T) {
		p := castles.Lay(nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.3")(c)
			c.Dice[core.Sun], c.Guards, c.Supply = 5, 0, [core.NumSuits]uint8{1, 0, 0, 0}
			for _, at := range []string{"0.1", "0.2", "1.2", "1.3", "1.4", "2.4"} {
				c.Guards |= 1 << castles.Cell(at)
			}
			c.Rim &^= 1<<castles.Edge("s.3") | 1<<castles.Edge("e.2")
		})
		_, line := escapeAll(p.Castle, &p.State)
		is(t, "steps", len(line), 0)
		p = p.Play(t, "lure sun 0.0")
		_, line = escapeAll(p.Castle, &p.State) // east, take the own guard, out
		is(t, "steps once the supply is empty", len(line), 3)
	})
	t.Run("CAR-39 CAR-71 one goes first to make room", func(t *testing.T) {
		p := castles.Lay(nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun], c.At[core.Moon], c.Escaped = 5, castles.Cell("0.1"), 0b1100
			c.Guards = 1 << castles.Cell("1.0")
			c.Rim &^= 1 << castles.Edge("e.0")
		})
		_, line := escapeAll(p.Castle, &p.State)
		is(t, "who leaves first", line[0].Who, core.Moon)
		is(t, "slides", len(line), 2)
		p.Dice[core.Moon] = 4
		_, line = escapeAll(p.Castle, &p.State)
		is(t, "slides of those who are shut in", len(line), 0)
	})
}
