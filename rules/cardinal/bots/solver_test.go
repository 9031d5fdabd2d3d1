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

func TestSolverFindsWhatItPromises(t *testing.T) {
	for _, o := range castles.Sets() {
		t.Run(setName(o), func(t *testing.T) {
			for deal := range uint64(4) {
				p := castles.Deal(deal+1, o)
				l := solved(p, Effort{Nodes: 3_000_000})
				end := p.Play(t, l.Moves...)
				is(t, "score of the replayed line", end.Score(), l.Score)
				is(t, "perfect", l.Score, core.Perfect)
				is(t, "ending", end.Ending(), core.EndPerfect)
			}
		})
	}
}

// TestBoundIsNeverBelow plays on from random states in every way it knows, random
// and solved, and never scores more than what was proved to be the most.
func TestBoundIsNeverBelow(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(8, 1))
	i := 0
	lost := 0
	castles.Randomly(10, r, func(p, n *castles.Game) {
		if n.Stage == core.StageFree && p.Stage == core.StageFree {
			rulestest.Must(t, countBound(n.Castle, &n.State) <= countBound(p.Castle, &p.State), "the bound rises")
			rulestest.Must(t, relaxedBound(n.Castle, &n.State) <= relaxedBound(p.Castle, &p.State), "the relaxed bound rises")
		}
		if n.Decisions < 50 { // early on nothing is lost yet
			return
		}
		if i++; i%25 != 0 {
			return
		}
		l := solved(n, Effort{Nodes: 250_000})
		is(t, "score", n.Play(t, l.Moves...).Score(), l.Score)
		if l.Lost() {
			lost++
		}
		again := solved(n, Effort{Nodes: 100_000, Seed: 99})
		rulestest.Must(t, again.Score <= l.AtMost && l.Score <= again.AtMost && l.Score <= l.AtMost && l.AtMost <= core.Perfect,
			"%d to %d, and another time %d to %d", l.Score, l.AtMost, again.Score, again.AtMost)
		for q := n; ; {
			var ok bool
			if q, ok = castles.Safely(q, r); !ok || q.Moves > 300 {
				break
			}
			rulestest.Must(t, q.Score() <= l.AtMost, "%d points, and at most %d were possible", q.Score(), l.AtMost)
		}
	})
	t.Logf("a perfect game was proved to be lost in %d of %d states", lost, i/25)
}

// TestSolverTellsTheTruth compares it with plain recursion over the rules, in states
// that are small enough.
func TestSolverTellsTheTruth(t *testing.T) {
	for _, o := range castles.Sets() {
		for _, at := range []string{"0.0", "1.1", "2.0", "3.3", "4.4"} {
			p := castles.Lay(o, func(s *core.State) {
				castles.Alone(core.Sun, at)(s)
				s.Dice[core.Sun], s.Rim, s.Supply = 3, 0b100_00010_00100_00001_0, [core.NumSuits]uint8{1, 0, 0, 0}
			})
			best, _ := recursion(p.Castle, p.State, 1<<30)
			l := solved(p, Effort{Nodes: 3_000_000})
			rulestest.Holds(t, l.Score == best && l.AtMost == best,
				"%s from %s: %d to %d, and the best is %d", setName(o), at, l.Score, l.AtMost, best)
		}
	}
}

// TestTheSolverPlaysByTheRules compares the solver's graph with the move generator.
func TestTheSolverPlaysByTheRules(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	castles.Randomly(12, r, func(_, n *castles.Game) {
		if n.Stage != core.StageFree {
			return
		}
		want, got := map[key]bool{}, map[key]bool{}
		var ends func(p *castles.Game)
		ends = func(p *castles.Game) {
			for _, c := range p.Choices(p.Castle) {
				q := p.Play(t, c.Move)
				switch {
				case c.Move == "finish":
				case q.Stage == core.StageFree || q.Stage == core.StageOver:
					want[keyOf(&q.State)] = true
				default:
					ends(q)
				}
			}
		}
		ends(n)
		for _, ch := range children(n.Castle, &n.State, allMoves, nil) {
			s := follow(t, n, ch.by.actions[:ch.by.n]).State
			s.Moves, s.Decisions = 0, 0
			ch.state.Moves, ch.state.Decisions, ch.state.Stage = 0, 0, s.Stage
			rulestest.Must(t, s == ch.state, "%+v is not %+v", ch.state, s)
			got[keyOf(&s)] = true
		}
		rulestest.Must(t, len(want) == len(got), "the solver sees %d ways on, the rules %d", len(got), len(want))
	})
}

// TestSolverFromAnywhere starts it in every stage, and at the ends.
func TestSolverFromAnywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 9))
	met := map[core.Stage]int{}
	castles.Randomly(8, r, func(_, n *castles.Game) {
		if met[n.Stage]++; met[n.Stage] > 12 {
			return
		}
		l := solved(n, Effort{Nodes: 20_000})
		is(t, "score", n.Play(t, l.Moves...).Score(), l.Score)
		if _, ok := Explain(n.Castle, &n.State, l.Moves); !ok {
			t.Error("no reason for", l.Moves[0])
		}
	})
	rulestest.Holds(t, len(met) >= 4, "stages met: %v", met)
	is(t, "before the deal", solved(&castles.Game{Castle: &core.Castle{}}, Effort{}).AtMost, core.Perfect)
	over := castles.Lay(nil, nil).Play(t, "finish")
	is(t, "after the end", solved(over, Effort{}).AtMost, 0)
}

// TestSolverRepeats asks twice and wants the same answer; progress only improves.
func TestSolverRepeats(t *testing.T) {
	p := castles.Deal(7, castles.Sets()[3])
	last := Line{AtMost: core.Perfect}
	e := Effort{Nodes: 200_000, Seed: 5}
	a := Solve(context.Background(), p.Castle, &p.State, e, func(l Line) {
		rulestest.Holds(t, l.Score >= last.Score && l.AtMost <= last.AtMost,
			"%d to %d follows %d to %d", l.Score, l.AtMost, last.Score, last.AtMost)
		last = l
	})
	b := solved(p, e)
	rulestest.Holds(t, slices.Equal(a.Moves, b.Moves) && a.Score == b.Score && a.Nodes == b.Nodes,
		"the same effort finds two different lines")
	is(t, "the last progress", last.Score, a.Score)
}

// TestSolverStopsAtOnce ends its context at the n-th look. What a solver does depends
// on nothing else, so what it does between two looks is the difference of two runs:
// a few thousand states at most, which take a few milliseconds. After the end it
// looks a few times more on its way out.
func TestSolverStopsAtOnce(t *testing.T) {
	p := castles.Deal(3, nil)
	ended := &patience{Context: context.Background()}
	l := Solve(ended, p.Castle, &p.State, Effort{}, nil)
	rulestest.Holds(t, !l.Perfect() && l.Nodes <= 0, "it thinks after the end, about %d states", l.Nodes)
	q := endless()
	for n := 1; n < 900; n += 90 {
		before, after := &patience{context.Background(), n, 0}, &patience{context.Background(), n + 1, 0}
		a, b := Solve(before, q.Castle, &q.State, Effort{}, nil), Solve(after, q.Castle, &q.State, Effort{}, nil)
		more := b.Nodes - a.Nodes
		rulestest.Holds(t, !a.Best() && more >= 0 && more <= 3000, "between looks %d and %d it looks at %d states", n, n+1, more)
		rulestest.Holds(t, before.late <= 4 && after.late <= 4, "it looks %d times more after the end", before.late)
	}
	pr := branchAndBound{k: q.Castle, seen: newKeySet()}
	pr.begin(rootsOf(q.Castle, &q.State), q.Score())
	pr.run(&patience{context.Background(), 3, 0}, 1<<20, func(int, []core.Action) {})
	rulestest.Holds(t, pr.upperBound() > pr.best && pr.nodes <= 20_000,
		"branch and bound says %d after %d states", pr.upperBound(), pr.nodes)
	spent := solved(q, Effort{Nodes: 150_000})
	rulestest.Holds(t, !spent.Best() && spent.Nodes <= 152_000,
		"it spends %d states, and should have been busy for more than 150000", spent.Nodes)
}

func TestKeysTellStatesApart(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	seen := map[key]core.State{}
	set := newKeySet()
	castles.Randomly(40, r, func(_, n *castles.Game) {
		s := n.State
		if s.Stage != core.StageFree {
			return
		}
		s.Moves, s.Decisions, s.Beaten = 0, 0, [core.NumSuits]uint8{} // beaten follows from the rest
		k := keyOf(&s)
		k[1] ^= uint64(len(setName(n.Options))) << 60 // games of different rules do not meet
		if was, ok := seen[k]; ok && was.At == s.At && was != s {
			t.Fatalf("%+v and %+v have one key", was, s)
		} else if set.add(k) == ok {
			t.Fatal("the set forgets or invents")
		}
		seen[k] = s
	})
}
