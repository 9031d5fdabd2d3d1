package cardinal

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"intrigue/rules/rulestest"
)

// exhaust is the best score that can be reached from a moment, by plain recursion
// over the rules: list and do, none of the solver. It gives up, and is not ok, when
// more than most moments follow.
func exhaust(k *castle, from state, most int) (best int, ok bool) {
	from.moves, from.decisions = 0, 0
	seen := map[state]bool{from: true}
	todo := []state{from}
	for len(todo) > 0 {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		best = max(best, c.score())
		var buf [mostActions]action
		for _, s := range c.actions(k, buf[:0]) {
			n := c
			n.do(k, s)
			n.moves, n.decisions = 0, 0
			if !seen[n] {
				if len(seen) == most {
					return best, false
				}
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return best, true
}

// remnant is a small moment near the end of a game: some musketeers are gone, escaped
// or killed, a few guards stand at the rim and in the castle, and a coin or two of any
// suit is left.
func remnant(t *testing.T, set int, r *rand.Rand) *position {
	t.Helper()
	q, err := Dealt(r.Uint64(), ruleSets()[set])
	if err != nil {
		t.Fatal(err)
	}
	p := *q.(*position)
	c, k := &p.state, p.castle
	c.rim, c.guards, c.supply = 0, 0, [suits]uint8{}
	gone := 1 + r.IntN(3)
	for i, s := range r.Perm(suits) {
		c.dice[s] = uint8(2 + r.IntN(4))
		switch {
		case i >= gone:
			c.at[s] = Cell(r.IntN(cells))
			for c.at[s] == hole || bits.OnesCount32(c.pawns()) < suits-gone {
				c.at[s] = Cell(r.IntN(cells))
			}
		case c.dice[s] == 5:
			c.at[s], c.escaped = Gone, c.escaped|1<<s
		default:
			c.at[s], c.killed = Gone, c.killed|1<<s
		}
	}
	for range 1 + r.IntN(4-(suits-gone)/2) {
		c.rim |= 1 << r.IntN(edges)
	}
	for range r.IntN(3) {
		if at := Cell(r.IntN(cells)); at != hole && c.taken()>>at&1 == 0 {
			c.guards |= 1 << at
		}
	}
	for range r.IntN(3) {
		c.supply[r.IntN(suits)]++
	}
	for s := range c.beaten { // all others are defeated
		c.beaten[s] = 6 - c.supply[s] - uint8(bits.OnesCount32(c.rim&k.posts[s])+bits.OnesCount32(c.guards&k.chambers[s]))
	}
	return &p
}

// TestProverAgreesWithExhaustion compares every answer of the prover, in small moments
// of all rule sets, with the best score there really is: a line to it is found, and
// no more is promised, at any time and at the end.
func TestProverAgreesWithExhaustion(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(20, 26))
	pr := branchAndBound{seen: newKeySet()}
	var met struct{ small, foreign, inside, killed, own, gained int }
	for met.small < 240 {
		p := remnant(t, met.small%4, r)
		best, ok := exhaust(p.castle, p.state, 12_000)
		if !ok {
			continue
		}
		met.small++
		pr.k = p.castle
		if p.countBound(p.castle) < best {
			t.Fatalf("%d points can be had, and the bound is %d in\n%s", best, p.countBound(p.castle), p.see().Print())
		}
		if h := p.relax(p.castle); h.upperBound(p.castle, &p.state) < best {
			t.Fatalf("%d points can be had, and %d are hoped for in\n%s", best, h.upperBound(p.castle, &p.state), p.see().Print())
		}
		pr.begin(p.roots(p.castle), p.score())
		var line []action
		for done := false; !done; { // it may stop anywhere and go on
			before := pr.nodes
			pr.run(context.Background(), 1+r.IntN(50), func(_ int, way []action) { line = way })
			if pr.upperBound() < best {
				t.Fatalf("%d points can be had, and the prover says at most %d in\n%s", best, pr.upperBound(), p.see().Print())
			}
			done = pr.nodes == before || pr.upperBound() == pr.best
		}
		if pr.upperBound() != best || pr.best != best {
			t.Fatalf("%d points can be had, and the prover says %d to %d in\n%s", best, pr.best, pr.upperBound(), p.see().Print())
		}
		q := p
		for _, s := range line {
			q = play(t, q, s.text())
		}
		if q.score() != best {
			t.Fatalf("the line to %d points scores %d", best, q.score())
		}
		for s := range uint8(suits) {
			in := p.at[s] < cells
			met.foreign += b2i(!in && p.supply[s] > 0)
			met.own += b2i(in && p.rim&p.castle.posts[s] != 0)
			met.killed += b2i(p.killed>>s&1 != 0)
		}
		met.inside += b2i(p.guards != 0)
		met.gained += b2i(best > p.score())
	}
	t.Logf("moments: %+v", met)
	if met.foreign < 40 || met.inside < 40 || met.killed < 40 || met.own < 40 || met.gained < 100 {
		t.Errorf("too few kinds of moments: %+v", met)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestBoundKnowsWhatIsLost counts what may still be had where somebody has to be inside
// for it: nothing more than that is promised.
func TestBoundKnowsWhatIsLost(t *testing.T) {
	rim := func(post Suit) func(c *state) {
		return func(c *state) {
			alone(Sun, "0.0")(c)
			c.dice[Sun], c.supply = 5, [suits]uint8{}
			for e := range Edge(edges) { // one guard of a suit is left
				if table(t, nil, nil).castle.post[e] == post {
					c.rim = 1 << e
				}
			}
		}
	}
	coin := func(s Suit) func(c *state) {
		return func(c *state) {
			rim(NoSuit)(c)
			c.rim, c.supply[s] = 0, 1
		}
	}
	guest := func(at string) func(c *state) {
		return func(c *state) { coin(Sun)(c); c.supply[Sun], c.guards = 0, 1<<cell(at) }
	}
	for i, o := range ruleSets() {
		ownOnly, closed := o["tunnel"] == "own", o["supply"] == "closed"
		for what, c := range map[string]struct {
			change func(c *state)
			more   int
		}{
			"his own guard at the rim":    {rim(Sun), b2i(!closed)},
			"another one at the rim":      {rim(Moon), 1},
			"his own coin":                {coin(Sun), 1},
			"another coin":                {coin(Moon), b2i(!ownOnly)},
			"a castle guard of his own":   {guest("1.3"), 1},
			"another castle guard":        {guest("1.0"), b2i(!ownOnly)},
			"nothing, with nobody inside": {func(c *state) { coin(Moon)(c); c.at[Sun], c.escaped = Gone, 0b1111 }, -2},
		} {
			p := table(t, o, c.change)
			is(t, fmt.Sprintf("%s under rule set %d", what, i), p.countBound(p.castle)-p.score(), 2+c.more)
		}
	}
}
