package cardinal

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules/rulestest"
)

func somebodyKilled(c *state) bool { return c.stage == StageFree && c.killed != 0 }

// TestStocksOnlyFall plays at random, with musketeers who leave: whatever changes the
// stock leads to a lower height, and nothing else does. So a descent that goes from top
// to bottom meets every start of a stock before it looks at the stock.
func TestStocksOnlyFall(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	met := map[bool]int{}
	for deal := range uint64(60) {
		p := afterMoves(t, deal, ruleSets()[deal%4], r.IntN(60), wildly, func(c *state) bool { return c.stage == StageFree })
		for range 40 {
			all := p.children(p.castle, allMoves, nil)
			if len(all) == 0 {
				break
			}
			for i := range all {
				n := &all[i].state
				same := p.state.material() == n.material()
				if same != p.sameMaterial(n) {
					t.Fatal("stocks are compared in two ways, and do not agree")
				}
				if same && n.rank() != p.rank() || !same && n.rank() >= p.rank() {
					t.Fatalf("after %v the height is %d, and was %d", all[i].by.actions[:all[i].by.n], n.rank(), p.rank())
				}
				if n.placement() >= n.placements() || p.rank() > topRank {
					t.Fatalf("place %d of %d, height %d", n.placement(), n.placements(), p.rank())
				}
				met[same]++
			}
			p.state = all[r.IntN(len(all))].state
		}
	}
	if met[true] < 1000 || met[false] < 1000 {
		t.Error("too few ways on:", met)
	}
}

// TestDescentFindsLongWalks asks for lines in moments with a musketeer killed and a
// supply that never grows, to as many points as nobody can prove to be lost. They are
// those that a beam of decisions does not find, 1024 wide.
func TestDescentFindsLongWalks(t *testing.T) {
	rulestest.Long(t)
	for _, deal := range []uint64{1006, 1007, 1013} {
		p := afterMoves(t, deal, ruleSets()[2], 20, wildly, somebodyKilled)
		roots := p.roots(p.castle)
		h := roots[0].state.relax(p.castle)
		goal := min(p.countBound(p.castle), h.upperBound(p.castle, &roots[0].state))
		d := groupBeam{k: p.castle, w: usualWeights(), width: 32, goal: goal, seed: 1}
		var line []action
		d.run(context.Background(), roots, func(c *state, way func() []action) bool {
			if end, out := c.escapeAll(p.castle); end.score() == goal {
				line = append(way(), out...)
			}
			return line == nil
		})
		f := costBeam{k: p.castle, w: shortWeights(), costs: newCostTable(), width: 1024, goal: goal, maxCost: maxActions}
		if f.run(context.Background(), roots) != nil {
			t.Errorf("deal %d: a beam of decisions finds it, too", deal)
		}
		if line == nil {
			t.Errorf("deal %d: no line to %d points among %d moments", deal, goal, d.nodes)
			continue
		}
		is(t, "score of the replayed line", follow(t, p, line).score(), goal)
	}
}

// TestDescentRepeats asks twice where somebody is killed, and once with another seed.
func TestDescentRepeats(t *testing.T) {
	p := afterMoves(t, 1006, ruleSets()[2], 20, wildly, somebodyKilled)
	e := Effort{Nodes: 400_000, Seed: 5}
	a, b := Solve(context.Background(), p.see(), e, nil), Solve(context.Background(), p.see(), e, nil)
	if !slices.Equal(a.Moves, b.Moves) || a.Score != b.Score || a.Nodes != b.Nodes {
		t.Error("the same effort finds two different lines")
	}
	e.Seed = 6
	if c := Solve(context.Background(), p.see(), e, nil); slices.Equal(a.Moves, c.Moves) && len(a.Moves) > 30 {
		t.Error("another seed changes nothing")
	}
	is(t, "score of the replayed line", playLine(t, p, a.Moves).score(), a.Score)
}
