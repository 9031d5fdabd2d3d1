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

// TestMaterialOnlyFalls plays at random, with musketeers who leave: whatever changes the
// material leads to a lower rank, and nothing else does. So a beam that goes from the
// highest rank down meets every entrance of a group before it expands the group.
func TestMaterialOnlyFalls(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	met := map[bool]int{}
	for deal := range uint64(60) {
		p := afterMoves(deal, castles.Sets()[deal%4], r.IntN(60), wildly, func(c *core.State) bool { return c.Stage == core.StageFree })
		for range 40 {
			all := children(p.Castle, &p.State, allMoves, nil)
			if len(all) == 0 {
				break
			}
			for i := range all {
				n := &all[i].state
				same := materialOf(&p.State) == materialOf(n)
				if same != sameMaterial(&p.State, n) {
					t.Fatal("materials are compared in two ways, and do not agree")
				}
				if same && rankOf(n) != rankOf(&p.State) || !same && rankOf(n) >= rankOf(&p.State) {
					t.Fatalf("after %v the rank is %d, and was %d", all[i].by.actions[:all[i].by.n], rankOf(n), rankOf(&p.State))
				}
				if at, of := placementOf(n); at >= of || rankOf(&p.State) > maxRank {
					t.Fatalf("place %d of %d, rank %d", at, of, rankOf(&p.State))
				}
				met[same]++
			}
			p.State = all[r.IntN(len(all))].state
		}
	}
	if met[true] < 1000 || met[false] < 1000 {
		t.Error("too few ways on:", met)
	}
}

// TestGroupBeamFindsLongWalks asks for lines in states with a musketeer killed and a
// supply that never grows, to as many points as nobody can prove to be lost. They are
// those that a beam by cost does not find, 1024 wide.
func TestGroupBeamFindsLongWalks(t *testing.T) {
	rulestest.Long(t)
	for _, deal := range []uint64{1006, 1007, 1013} {
		p := killed(deal, castles.Sets()[2])
		roots := rootsOf(p.Castle, &p.State)
		goal := min(countBound(p.Castle, &p.State), relaxedBound(p.Castle, &roots[0].state))
		d := groupBeam{beamSearch: beamSearch{k: p.Castle, w: usualWeights(), width: 32, seed: 1}, goal: goal}
		var line []core.Action
		d.run(context.Background(), roots, func(c *core.State, way func() []core.Action) bool {
			if end, out := escapeAll(p.Castle, c); end.Score() == goal {
				line = append(way(), out...)
			}
			return line == nil
		})
		f := costBeam{beamSearch: beamSearch{k: p.Castle, w: shortWeights(), width: 1024}, costs: newCostTable(), goal: goal,
			maxCost: maxActions}
		if f.run(context.Background(), roots) != nil {
			t.Errorf("deal %d: a beam by cost finds it, too", deal)
		}
		if line == nil {
			t.Errorf("deal %d: no line to %d points among %d states", deal, goal, d.nodes)
			continue
		}
		is(t, "score of the replayed line", follow(t, p, line).Score(), goal)
	}
}

// TestGroupBeamRepeats asks twice where somebody is killed, and once with another seed.
func TestGroupBeamRepeats(t *testing.T) {
	p := killed(1006, castles.Sets()[2])
	e := Effort{Nodes: 400_000, Seed: 5}
	a, b := Solve(context.Background(), p.Castle, &p.State, e, nil), Solve(context.Background(), p.Castle, &p.State, e, nil)
	if !slices.Equal(a.Moves, b.Moves) || a.Score != b.Score || a.Nodes != b.Nodes {
		t.Error("the same effort finds two different lines")
	}
	e.Seed = 6
	if c := Solve(context.Background(), p.Castle, &p.State, e, nil); slices.Equal(a.Moves, c.Moves) && len(a.Moves) > 30 {
		t.Error("another seed changes nothing")
	}
	is(t, "score of the replayed line", p.Play(t, a.Moves...).Score(), a.Score)
}
