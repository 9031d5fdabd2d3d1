package rulestest

import (
	"testing"

	"intrigue/rules/search"
)

// Spares fails t when simulations of a search leave something to collect: filling in what is
// hidden, some steps down a tree, and a playout. What a game works out once for a whole
// search and keeps is not counted.
func Spares[S any](t *testing.T, what string, g search.Game[S]) {
	t.Helper()
	var s S
	var w search.Reward
	l, moves := search.NewLuck(1), make([]search.Action, 0, 256)
	simulate := func() {
		g.Determinize(&s, l)
		for range 5 {
			if g.Seat(&s) < 0 {
				break
			}
			moves = g.Actions(&s, moves[:0])
			m := moves[l.N(uint32(len(moves)))]
			g.Observe(&s, m)
			g.Apply(&s, m, l)
		}
		w = search.Reward{}
		g.Rollout(&s, l, &w)
	}
	for range 500 {
		simulate()
	}
	if n := testing.AllocsPerRun(200, simulate); n > 0 {
		t.Errorf("%s: a simulation allocates %v times", what, n)
	}
}
