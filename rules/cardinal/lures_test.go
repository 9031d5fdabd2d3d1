package cardinal

import (
	"maps"
	"math/rand/v2"
	"testing"
)

// TestBaits compares baits with every lure that is followed by a slide which the guard
// stops, by a trip that surprises him, or by the taking of a guard that was not to be
// taken before; all are played by the rules.
func TestBaits(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 26))
	var met [3]int
	randomly(t, 24, r, func(_, n *position) {
		if n.stage != StageFree {
			return
		}
		c, k := n.state, n.castle
		c.moves, c.decisions = 0, 0
		got, want := map[key]bool{}, map[key]bool{}
		for _, ch := range c.usefulLures(k, nil) {
			end := c
			for _, s := range ch.by.actions[:ch.by.n] {
				if !end.legal(k, s) {
					t.Fatalf("%s is not legal in\n%s", s.text(), n.see().Print())
				}
				end.do(k, s)
			}
			is(t, "the moment", ch.state.key(), end.key())
			got[ch.state.key()] = true
		}
		for _, lured := range c.children(k, stayInside, nil) {
			x := lured.by.actions[0]
			if x.kind != lure {
				continue
			}
			for _, ch := range lured.state.slideMacros(k, stayInside, nil) {
				m := ch.by.actions[:ch.by.n]
				to, h := lured.state.slide(m[0].who, Direction(m[0].to))
				kind := -1
				switch was, before := c.slide(m[0].who, Direction(m[0].to)); {
				case to != was || h != before:
					kind = 0
				case m[len(m)-1] == action{kind: surprise, to: x.to}:
					kind = 1
				case m[len(m)-1].kind == takeGuard && !c.mayTake(k, m[0].who):
					kind = 2
				}
				if kind >= 0 {
					met[kind]++
					want[ch.state.key()] = true
				}
			}
		}
		if !maps.Equal(got, want) {
			t.Fatalf("%d moments follow from baits, and should be %d, in\n%s", len(got), len(want), n.see().Print())
		}
	})
	if min(met[0], met[1], met[2]) < 10 {
		t.Error("too few kinds of baits:", met)
	}
	t.Log("baits met:", met)
}
