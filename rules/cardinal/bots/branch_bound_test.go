package bots

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestBranchAndBoundAgreesWithRecursion compares every answer of branch and bound, in small states
// of all rule sets, with the best score there really is: a line to it is found, and
// no more is promised, at any time and at the end.
func TestBranchAndBoundAgreesWithRecursion(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(20, 26))
	var met struct{ small, foreign, inside, killed, own, gained int }
	for met.small < 240 {
		p := remnant(met.small%4, r)
		best, ok := recursion(p.Castle, p.State, 12_000)
		if !ok {
			continue
		}
		met.small++
		pr := branchAndBound{k: p.Castle, seen: newKeySet()}
		if countBound(p.Castle, &p.State) < best {
			t.Fatalf("%d points can be had, and the bound is %d in\n%+v", best, countBound(p.Castle, &p.State), p.State)
		}
		if bound := relaxedBound(p.Castle, &p.State); bound < best {
			t.Fatalf("%d points can be had, and the relaxed bound is %d in\n%+v", best, bound, p.State)
		}
		pr.begin(rootsOf(p.Castle, &p.State), p.Score())
		var line []core.Action
		for done := false; !done; { // it may stop anywhere and go on
			before := pr.nodes
			pr.run(context.Background(), 1+r.IntN(50), func(_ int, way []core.Action) { line = way })
			if pr.upperBound() < best {
				t.Fatalf("%d points can be had, and branch and bound says at most %d in\n%+v", best, pr.upperBound(), p.State)
			}
			done = pr.nodes == before || pr.upperBound() == pr.best
		}
		if pr.upperBound() != best || pr.best != best {
			t.Fatalf("%d points can be had, and branch and bound says %d to %d in\n%+v", best, pr.best, pr.upperBound(), p.State)
		}
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
	if met.foreign < 40 || met.inside < 40 || met.killed < 40 || met.own < 40 || met.gained < 100 {
		t.Errorf("too few kinds of states: %+v", met)
	}
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
