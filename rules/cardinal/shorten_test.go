package cardinal

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules/rulestest"
)

// TestShortLines replays short lines through the rules: they are perfect, and not
// longer than the ordinary ones; all in all they are a good deal shorter.
func TestShortLines(t *testing.T) {
	rulestest.Long(t)
	was, now := 0, 0
	for deal := range uint64(4) {
		p, err := Dealt(deal+1, ruleSets()[deal])
		if err != nil {
			t.Fatal(err)
		}
		v := p.Seen(0).(View)
		ordinary := Solve(context.Background(), v, Effort{Nodes: 500_000}, nil)
		last := 0
		short := Solve(context.Background(), v, Effort{Nodes: 500_000, Short: true}, func(l Line) {
			if l.Perfect() && last > 0 && len(l.Moves) >= last {
				t.Errorf("%d moves follow %d", len(l.Moves), last)
			}
			if l.Perfect() {
				last = len(l.Moves)
			}
		})
		is(t, "score", playLine(t, p, short.Moves).score(), Perfect)
		is(t, "promised", short.Score, Perfect)
		is(t, "the last progress", last, len(short.Moves))
		if len(short.Moves) > len(ordinary.Moves) {
			t.Errorf("deal %d: %d moves, and the ordinary line has %d", deal+1, len(short.Moves), len(ordinary.Moves))
		}
		if short.Nodes > 501_000 {
			t.Errorf("it looked at %d moments", short.Nodes)
		}
		was, now = was+len(ordinary.Moves), now+len(short.Moves)
	}
	if now*10 > was*9 {
		t.Errorf("the short lines have %d moves, the ordinary ones %d", now, was)
	}
}

// TestShortLinesRepeat asks twice with the same budget.
func TestShortLinesRepeat(t *testing.T) {
	p, _ := Dealt(6, nil)
	e := Effort{Nodes: 300_000, Seed: 3, Short: true}
	a, b := Solve(context.Background(), p.Seen(0).(View), e, nil), Solve(context.Background(), p.Seen(0).(View), e, nil)
	if !slices.Equal(a.Moves, b.Moves) || a.Nodes != b.Nodes {
		t.Errorf("the same effort finds lines of %d and %d moves", len(a.Moves), len(b.Moves))
	}
}

// TestShortLinesFromAnywhere asks in every stage, where less than a perfect game may be
// left too.
func TestShortLinesFromAnywhere(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(3, 9))
	met := map[Stage]int{}
	randomly(t, 8, r, func(_, n *position) {
		if met[n.stage]++; met[n.stage] > 6 {
			return
		}
		ordinary := Solve(context.Background(), n.see(), Effort{Nodes: 20_000}, nil)
		short := Solve(context.Background(), n.see(), Effort{Nodes: 40_000, Short: true}, nil)
		is(t, "score", playLine(t, n, short.Moves).score(), short.Score)
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
	p, _ := Dealt(1, nil)
	v := p.Seen(0).(View)
	for n := 50; n < 2000; n += 390 {
		before, after := &patience{context.Background(), n, 0}, &patience{context.Background(), n + 1, 0}
		a, b := Solve(before, v, Effort{Short: true}, nil), Solve(after, v, Effort{Short: true}, nil)
		if more := b.Nodes - a.Nodes; more < 0 || more > 3000 || before.late > 4 {
			t.Errorf("between looks %d and %d it looks at %d moments, and %d times more after the end", n, n+1, more, before.late)
		}
	}
}

// TestOnTheWay: no line is shorter than what is said to come at least, and none scores
// more than is hoped for, neither from the deal nor from anywhere on the way.
func TestOnTheWay(t *testing.T) {
	rulestest.Long(t)
	for deal := range uint64(12) {
		q, _ := Dealt(deal+1, ruleSets()[deal%4])
		p := q.(*position)
		l := Solve(context.Background(), p.see(), Effort{Nodes: 120_000, Short: true}, nil)
		c, hoped := p.state, Perfect
		for i, m := range l.Moves {
			if c.stage == StageFree {
				for goal := l.Score; goal > c.score(); goal-- {
					if left := len(l.Moves) - i; c.minActions(goal) > left {
						t.Fatalf("%d points in %d moves, and at least %d were to come", goal, left, c.minActions(goal))
					}
				}
				h := c.relax(p.castle)
				if n := h.upperBound(p.castle, &c); n < l.Score || n > hoped {
					t.Fatalf("%d points come after move %d, after %d were hoped for, and %d are", l.Score, i, hoped, n)
				} else {
					hoped = n
				}
			}
			s, _ := parse(m)
			c.do(p.castle, s)
		}
	}
}

// TestLines compares the tables of lines with running.
func TestLines(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 3000 {
		taken, rim := r.Uint32()&r.Uint32()&(1<<cells-1)&^(1<<hole), r.Uint32()&(1<<edges-1)
		at := Cell(r.IntN(cells))
		if at == hole {
			continue
		}
		taken |= 1 << at
		var ends, struck uint32
		for d := range Direction(directions) {
			switch to, h := run(at, d, taken, rim); h {
			case stops:
				ends |= 1 << to
			case meets:
				ends |= 1 << to
				struck |= 1 << edgeAhead(to, d)
			case tunnel:
				ends |= corners &^ taken
			}
		}
		l := lanesOf(taken, rim)
		is(t, "strikes", l.strikes(at), struck)
		l = l.without(at)
		is(t, "ends", l.ends(at, corners&^taken), ends)
		for from := range Cell(cells) { // who has left his chamber does not stop himself
			if free := taken &^ (1 << at); from != hole {
				want := uint32(0)
				for d := range Direction(directions) {
					switch to, h := run(from, d, free, rim); h {
					case stops, meets:
						want |= 1 << to
					case tunnel:
						want |= corners &^ free
					}
				}
				is(t, "later ends", l.ends(from, corners&^free), want)
			}
		}
	}
	is(t, "bits of a column", bits.OnesCount32(gather(1<<cells-1)), side)
}
