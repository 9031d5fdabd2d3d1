package cardinal

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func solved(t testing.TB, p rules.Position) Line {
	t.Helper()
	return Solve(context.Background(), p.Seen(0).(View), Effort{Nodes: 3_000_000}, nil)
}

func TestSolver(t *testing.T) {
	for _, o := range ruleSets() {
		t.Run(setName(o), func(t *testing.T) {
			for deal := range uint64(4) {
				p, err := Dealt(deal+1, o)
				if err != nil {
					t.Fatal(err)
				}
				l := solved(t, p)
				end := playLine(t, p, l.Moves)
				is(t, "score of the replayed line", end.score(), l.Score)
				is(t, "perfect", l.Score, Perfect)
				is(t, "ending", end.Outcome().Ending, "perfect")
			}
		})
	}
}

// TestBoundIsNeverBelow plays on from random moments in every way it knows, random
// and solved, and never scores more than what was proved to be the most.
func TestBoundIsNeverBelow(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(8, 1))
	i := 0
	lost := 0
	randomly(t, 20, r, func(p, n *position) {
		if n.stage == StageFree && p.stage == StageFree && n.countBound(n.castle) > p.countBound(p.castle) {
			t.Fatal("the bound rises")
		}
		if n.stage == StageFree && p.stage == StageFree {
			was, now := p.relax(p.castle), n.relax(n.castle)
			if was.upperBound(p.castle, &p.state) < now.upperBound(n.castle, &n.state) {
				t.Fatal("hope rises")
			}
		}
		if n.decisions < 50 { // early on nothing is lost yet
			return
		}
		if i++; i%25 != 0 {
			return
		}
		v := n.see()
		l := Solve(context.Background(), v, Effort{Nodes: 250_000}, nil)
		is(t, "score", playLine(t, n, l.Moves).score(), l.Score)
		if l.Lost() {
			lost++
		}
		again := Solve(context.Background(), v, Effort{Nodes: 100_000, Seed: 99}, nil)
		if again.Score > l.AtMost || l.Score > again.AtMost || l.Score > l.AtMost || l.AtMost > Perfect {
			t.Fatalf("%d to %d, and another time %d to %d", l.Score, l.AtMost, again.Score, again.AtMost)
		}
		for q := n; ; {
			var ok bool
			if q, ok = safely(t, q, r); !ok || q.moves > 300 {
				break
			}
			if q.score() > l.AtMost {
				t.Fatalf("%d points, and at most %d were possible", q.score(), l.AtMost)
			}
		}
	})
	t.Logf("a perfect game was proved to be lost in %d of %d moments", lost, i/25)
}

// TestProverTellsTheTruth compares it with plain recursion over the rules, in
// moments that are small enough.
func TestProverTellsTheTruth(t *testing.T) {
	for _, o := range ruleSets() {
		for _, at := range []string{"0.0", "1.1", "2.0", "3.3", "4.4"} {
			p := table(t, o, func(c *state) {
				alone(Sun, at)(c)
				c.dice[Sun], c.rim, c.supply = 3, 0b100_00010_00100_00001_0, [suits]uint8{1, 0, 0, 0}
			})
			best := 0
			seen := map[state]bool{}
			var all func(c state)
			all = func(c state) {
				c.moves, c.decisions = 0, 0
				if seen[c] {
					return
				}
				seen[c] = true
				best = max(best, c.score())
				var buf [mostActions]action
				for _, s := range c.actions(p.castle, buf[:0]) {
					n := c
					n.do(p.castle, s)
					all(n)
				}
			}
			all(p.state)
			l := solved(t, p)
			if l.Score != best || l.AtMost != best {
				t.Errorf("%s from %s: %d to %d, and the best is %d", setName(o), at, l.Score, l.AtMost, best)
			}
		}
	}
}

// TestTheSolverPlaysByTheRules compares the solver's graph with the move generator,
// and the fast core with the contract.
func TestTheSolverPlaysByTheRules(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	randomly(t, 12, r, func(_, n *position) {
		if n.stage != StageFree {
			return
		}
		want, got := map[key]bool{}, map[key]bool{}
		var ends func(p *position)
		ends = func(p *position) {
			for _, c := range p.Choices(0) {
				q := play(t, p, c.Move)
				switch {
				case c.Move == "finish":
				case q.stage == StageFree || q.stage == StageOver:
					want[q.key()] = true
				default:
					ends(q)
				}
			}
		}
		ends(n)
		for _, ch := range n.children(n.castle, allMoves, nil) {
			q := n
			for _, s := range ch.by.actions[:ch.by.n] {
				q = play(t, q, s.text())
			}
			c := q.state
			c.moves, c.decisions = 0, 0
			ch.state.moves, ch.state.decisions, ch.state.stage = 0, 0, c.stage
			if c != ch.state {
				t.Fatalf("%+v is not %+v", ch.state, c)
			}
			got[q.key()] = true
		}
		if len(want) != len(got) {
			t.Fatalf("the solver sees %d ways on, the rules %d", len(got), len(want))
		}
	})
}

// TestSolverFromAnywhere starts it in every stage, and at the ends.
func TestSolverFromAnywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 9))
	met := map[Stage]int{}
	randomly(t, 8, r, func(_, n *position) {
		if met[n.stage]++; met[n.stage] > 12 {
			return
		}
		l := Solve(context.Background(), n.see(), Effort{Nodes: 20_000}, nil)
		is(t, "score", playLine(t, n, l.Moves).score(), l.Score)
		if len(l.Moves) > 0 && n.see().Reason(l.Moves) == "" {
			t.Error("no reason for", l.Moves[0])
		}
	})
	if len(met) < 4 {
		t.Error("stages met:", met)
	}
	start, _ := Game{}.New(rules.Setup{Seats: 1})
	is(t, "before the deal", Solve(context.Background(), start.Seen(0).(View), Effort{}, nil).AtMost, Perfect)
	over := play(t, table(t, nil, nil), "finish")
	is(t, "after the end", Solve(context.Background(), over.see(), Effort{}, nil).AtMost, 0)
}

// TestSolverRepeats asks twice and wants the same answer; progress only improves.
func TestSolverRepeats(t *testing.T) {
	p, _ := Dealt(7, ruleSets()[3])
	last := Line{AtMost: Perfect}
	a := Solve(context.Background(), p.Seen(0).(View), Effort{Nodes: 200_000, Seed: 5}, func(l Line) {
		if l.Score < last.Score || l.AtMost > last.AtMost {
			t.Errorf("%d to %d follows %d to %d", l.Score, l.AtMost, last.Score, last.AtMost)
		}
		last = l
	})
	b := Solve(context.Background(), p.Seen(0).(View), Effort{Nodes: 200_000, Seed: 5}, nil)
	if !slices.Equal(a.Moves, b.Moves) || a.Score != b.Score || a.Nodes != b.Nodes {
		t.Error("the same effort finds two different lines")
	}
	is(t, "the last progress", last.Score, a.Score)
}

// patience is a context that ends after it has been looked at so many times. It
// counts on, and has no clock.
type patience struct {
	context.Context
	left, late int
}

func (p *patience) Err() error {
	if p.left--; p.left >= 0 {
		return nil
	}
	p.late++
	return context.Canceled
}

// TestSolverStopsAtOnce ends its context at the n-th look. What a solver does depends
// on nothing else, so what it does between two looks is the difference of two runs:
// a few thousand moments at most, which take a few milliseconds. After the end it
// looks a few times more on its way out.
func TestSolverStopsAtOnce(t *testing.T) {
	p, _ := Dealt(3, nil)
	ended := &patience{Context: context.Background()}
	if l := Solve(ended, p.Seen(0).(View), Effort{}, nil); l.Perfect() || l.Nodes > 0 {
		t.Errorf("it thinks after the end, about %d moments", l.Nodes)
	}
	q := endless(t)
	for n := 1; n < 900; n += 45 {
		before, after := &patience{context.Background(), n, 0}, &patience{context.Background(), n + 1, 0}
		a, b := Solve(before, q, Effort{}, nil), Solve(after, q, Effort{}, nil)
		if more := b.Nodes - a.Nodes; a.Best() || more < 0 || more > 3000 {
			t.Errorf("between looks %d and %d it looks at %d moments", n, n+1, more)
		}
		if before.late > 4 || after.late > 4 {
			t.Errorf("it looks %d times more after the end", before.late)
		}
	}
	pr := branchAndBound{k: q.castle, seen: newKeySet()}
	pr.begin(q.state.roots(q.castle), q.Score.Total)
	pr.run(&patience{context.Background(), 3, 0}, 1<<20, func(int, []action) {})
	if pr.upperBound() <= pr.best || pr.nodes > 20_000 {
		t.Errorf("the prover says %d after %d moments", pr.upperBound(), pr.nodes)
	}
	spent := Solve(context.Background(), q, Effort{Nodes: 150_000}, nil)
	if spent.Best() || spent.Nodes > 152_000 {
		t.Errorf("it spends %d moments, and should have been busy for more than 150000", spent.Nodes)
	}
}

// endless is a moment that keeps the solver busy: two musketeers are killed, and it
// finds no line to what it cannot prove to be out of reach.
func endless(t *testing.T) View {
	t.Helper()
	p := afterMoves(t, 6, ruleSets()[2], 20, wildly, func(c *state) bool { return c.stage == StageFree && c.killed != 0 })
	return p.see()
}

func TestKeysTellMomentsApart(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	seen := map[key]state{}
	set := newKeySet()
	randomly(t, 40, r, func(_, n *position) {
		c := n.state
		if c.stage != StageFree {
			return
		}
		c.moves, c.decisions, c.beaten = 0, 0, [suits]uint8{} // beaten follows from the rest
		k := key(c.key())
		k[1] ^= uint64(len(setName(n.options))) << 60 // games of different rules do not meet
		if was, ok := seen[k]; ok && was.at == c.at && was != c {
			t.Fatalf("%+v and %+v have one key", was, c)
		} else if set.add(k) == ok {
			t.Fatal("the set forgets or invents")
		}
		seen[k] = c
	})
}

func TestPerfectDeals(t *testing.T) {
	deal, l, ok := NextPerfect(context.Background(), Daily(2026, 11, 21), nil)
	if !ok || !l.Perfect() {
		t.Fatal("no perfect deal")
	}
	p, _ := Dealt(deal, nil)
	is(t, "score", playLine(t, p, l.Moves).score(), Perfect)
}

func TestHint(t *testing.T) {
	p, _ := Dealt(1, nil)
	turn := rules.Turn{Seat: 0, View: p.Seen(0), Choices: p.Choices(0)}
	m, why := Game{}.Hint(context.Background(), turn)
	if _, ok := rules.Choose(turn.Choices, m); !ok || why == "" {
		t.Errorf("%q because %q", m, why)
	}
	q := table(t, nil, func(c *state) {
		alone(Sun, "1.2")(c)
		c.guards = 1<<cell("0.2") | 1<<cell("1.1") | 1<<cell("1.3")
		c.supply = [suits]uint8{}
	})
	turn = rules.Turn{Seat: 0, View: q.see(), Choices: q.Choices(0)}
	if m, _ := (Game{}).Hint(context.Background(), turn); m != "slide sun s" {
		t.Errorf("%q, where only the tunnel is left", m)
	}
}

// FuzzMoves feeds the rules with anything: they never panic, and what they accept
// is on the list.
func FuzzMoves(f *testing.F) {
	f.Add(uint64(1), "slide sun n\nlure moon 2.3\ncorner ne\nremove 1.1\ntake\nleave\nspare\nfinish")
	f.Add(uint64(2), fixed)
	f.Fuzz(func(t *testing.T, deal uint64, text string) {
		q, err := Dealt(deal, ruleSets()[deal%4])
		if err != nil {
			t.Fatal(err)
		}
		p := q.(*position)
		_, _ = lay(rules.Move(text))
		for _, m := range splitLines(text) {
			n, err := p.After(0, rules.Move(m))
			if (err == nil) != offered(p, rules.Move(m)) {
				t.Fatalf("%q: %v", m, err)
			}
			p.see().WhyNot(m)
			p.see().Label(m)
			if err == nil {
				p = n.(*position)
			}
		}
	})
}

func splitLines(s string) (all []string) {
	for len(s) > 0 {
		i := slices.Index([]byte(s), '\n')
		if i < 0 {
			return append(all, s)
		}
		all, s = append(all, s[:i]), s[i+1:]
	}
	return all
}
