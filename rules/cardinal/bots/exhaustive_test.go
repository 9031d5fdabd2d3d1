package bots

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestExhaustiveAgreesWithRecursion compares the best score of the search, in small states of
// all rule sets, with what plain recursion over the rules finds.
func TestExhaustiveAgreesWithRecursion(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(20, 27))
	var met struct{ small, two, one, guests, coins, killed, gained, left int }
	for met.small < 200 {
		p := remnant(met.small%4, r)
		inside := bits.OnesCount32(p.Pawns())
		if inside > 2 {
			continue
		}
		best, ok := recursion(p.Castle, p.State, 12_000)
		if !ok {
			continue
		}
		met.small++
		for _, told := range []int{p.Score(), best} { // a line there may be already
			s := exhaustive{k: p.Castle, best: told}
			rulestest.Must(t, s.run(context.Background(), rootsOf(p.Castle, &p.State)) && s.best == best,
				"%d points can be had, and the search says %d in\n%+v", best, s.best, p.State)
		}
		met.two += b2i(inside == 2)
		met.one += b2i(inside == 1)
		met.guests += b2i(p.Guards != 0)
		met.coins += b2i(p.Supply != [core.NumSuits]uint8{})
		met.killed += b2i(p.Killed != 0)
		met.gained += b2i(best > p.Score())
		met.left += b2i(best < countBound(p.Castle, &p.State))
	}
	t.Logf("states: %+v", met)
	rulestest.Holds(t, met.two >= 50 && met.one >= 50 && met.guests >= 50 && met.coins >= 50 && met.gained >= 100 && met.left >= 100,
		"too few kinds of states: %+v", met)
}

// TestExhaustiveInTheMiddleOfASlide begins in every stage with two musketeers inside, and
// compares with plain recursion again.
func TestExhaustiveInTheMiddleOfASlide(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 27))
	met := map[core.Stage]int{}
	for n := 0; met[core.StageTake] < 4 || met[core.StageCorner] < 4 || met[core.StageRemove] < 4; n++ {
		p := remnant(n%4, r)
		if bits.OnesCount32(p.Pawns()) > 2 {
			continue
		}
		for range 30 {
			q, ok := wildly(p, r)
			if p = q; !ok || p.Stage == core.StageOver || p.Stage != core.StageFree && met[p.Stage] < 8 {
				break
			}
		}
		if p.Stage == core.StageOver || p.Pawns() == 0 && p.Stage == core.StageFree {
			continue
		}
		best, ok := recursion(p.Castle, p.State, 4000)
		if !ok {
			continue
		}
		met[p.Stage]++
		s := exhaustive{k: p.Castle, best: p.Score()}
		rulestest.Must(t, s.run(context.Background(), rootsOf(p.Castle, &p.State)) && s.best == best,
			"%d points can be had, and the search says %d in\n%+v", best, s.best, p.State)
	}
}

// TestExhaustiveStops ends it at the third look, and after so many states.
func TestExhaustiveStops(t *testing.T) {
	g := endless()
	roots := rootsOf(g.Castle, &g.State)
	s := exhaustive{k: g.Castle, best: g.Score()}
	rulestest.Holds(t, !s.run(&patience{context.Background(), 3, 0}, roots) && s.nodes <= 12_000,
		"it comes to an end, or goes on for %d states", s.nodes)
	s = exhaustive{k: g.Castle, best: g.Score(), budget: budget{maxNodes: 20_000}}
	rulestest.Holds(t, !s.run(context.Background(), roots) && s.nodes <= 24_000, "it comes to an end, or goes on for %d states", s.nodes)
}

// TestBranchAndBoundAgreesWithRecursion compares every answer of branch and bound, in small states
// of all rule sets, with the best score there really is: a line to it is found, and
// no more is promised, at any time and at the end.
func TestBranchAndBoundAgreesWithRecursion(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(20, 26))
	var met struct{ small, foreign, inside, killed, own, gained int }
	for met.small < 120 {
		p := remnant(met.small%4, r)
		best, ok := recursion(p.Castle, p.State, 12_000)
		if !ok {
			continue
		}
		met.small++
		pr := branchAndBound{k: p.Castle, seen: newKeySet()}
		rulestest.Must(t, countBound(p.Castle, &p.State) >= best,
			"%d points can be had, and the bound is %d in\n%+v", best, countBound(p.Castle, &p.State), p.State)
		bound := relaxedBound(p.Castle, &p.State)
		rulestest.Must(t, bound >= best, "%d points can be had, and the relaxed bound is %d in\n%+v", best, bound, p.State)
		pr.begin(rootsOf(p.Castle, &p.State), p.Score())
		var line []core.Action
		for done := false; !done; { // it may stop anywhere and go on
			before := pr.nodes
			pr.run(context.Background(), 1+r.IntN(50), func(_ int, way []core.Action) { line = way })
			rulestest.Must(t, pr.upperBound() >= best,
				"%d points can be had, and branch and bound says at most %d in\n%+v", best, pr.upperBound(), p.State)
			done = pr.nodes == before || pr.upperBound() == pr.best
		}
		rulestest.Must(t, pr.upperBound() == best && pr.best == best,
			"%d points can be had, and branch and bound says %d to %d in\n%+v", best, pr.best, pr.upperBound(), p.State)
		is(t, "score of the replayed line", follow(t, p, line).Score(), best)
		for s := range core.NumSuits {
			in := p.At[s] < core.NumCells
			met.foreign += b2i(!in && p.Supply[s] > 0)
			met.own += b2i(in && p.Rim&p.Castle.Posts[s] != 0)
			met.killed += b2i(p.Killed>>s&1 != 0)
		}
		met.inside += b2i(p.Guards != 0)
		met.gained += b2i(best > p.Score())
	}
	t.Logf("states: %+v", met)
	rulestest.Holds(t, met.foreign >= 20 && met.inside >= 20 && met.killed >= 20 && met.own >= 20 && met.gained >= 50,
		"too few kinds of states: %+v", met)
}

// TestBoundKnowsWhatIsLost counts what may still be had where somebody has to be inside
// for it: nothing more than that is promised.
func TestBoundKnowsWhatIsLost(t *testing.T) {
	rim := func(post core.Suit) func(c *core.State) {
		return func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun], c.Supply = 5, [core.NumSuits]uint8{}
			for e := range core.NumEdges { // one guard of a suit is left
				if castles.Lay(nil, nil).Castle.Post[e] == post {
					c.Rim = 1 << e
				}
			}
		}
	}
	coin := func(s core.Suit) func(c *core.State) {
		return func(c *core.State) {
			rim(core.NoSuit)(c)
			c.Rim, c.Supply[s] = 0, 1
		}
	}
	guest := func(at string) func(c *core.State) {
		return func(c *core.State) { coin(core.Sun)(c); c.Supply[core.Sun], c.Guards = 0, 1<<castles.Cell(at) }
	}
	for i, o := range castles.Sets() {
		ownOnly, closed := o["tunnel"] == "own", o["supply"] == "closed"
		for what, c := range map[string]struct {
			change func(c *core.State)
			more   int
		}{
			"his own guard at the rim":    {rim(core.Sun), b2i(!closed)},
			"another one at the rim":      {rim(core.Moon), 1},
			"his own coin":                {coin(core.Sun), 1},
			"another coin":                {coin(core.Moon), b2i(!ownOnly)},
			"a castle guard of his own":   {guest("1.3"), 1},
			"another castle guard":        {guest("1.0"), b2i(!ownOnly)},
			"nothing, with nobody inside": {func(c *core.State) { coin(core.Moon)(c); c.At[core.Sun], c.Escaped = core.Gone, 0b1111 }, -2},
		} {
			p := castles.Lay(o, c.change)
			is(t, fmt.Sprintf("%s under rule set %d", what, i), countBound(p.Castle, &p.State)-p.Score(), 2+c.more)
		}
	}
}

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
				rulestest.Must(t, same == sameMaterial(&p.State, n), "materials are compared in two ways, and do not agree")
				if same && rankOf(n) != rankOf(&p.State) || !same && rankOf(n) >= rankOf(&p.State) {
					t.Fatalf("after %v the rank is %d, and was %d", all[i].by.actions[:all[i].by.n], rankOf(n), rankOf(&p.State))
				}
				at, of := placementOf(n)
				rulestest.Must(t, at < of && rankOf(&p.State) <= maxRank, "place %d of %d, rank %d", at, of, rankOf(&p.State))
				met[same]++
			}
			p.State = all[r.IntN(len(all))].state
		}
	}
	rulestest.Holds(t, met[true] >= 1000 && met[false] >= 1000, "too few ways on: %v", met)
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
		rulestest.Holds(t, f.run(context.Background(), roots) == nil, "deal %d: a beam by cost finds it, too", deal)
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
	rulestest.Holds(t, slices.Equal(a.Moves, b.Moves) && a.Score == b.Score && a.Nodes == b.Nodes,
		"the same effort finds two different lines")
	e.Seed = 6
	c := Solve(context.Background(), p.Castle, &p.State, e, nil)
	rulestest.Holds(t, !slices.Equal(a.Moves, c.Moves) || len(a.Moves) <= 30, "another seed changes nothing")
	is(t, "score of the replayed line", p.Play(t, a.Moves...).Score(), a.Score)
}
