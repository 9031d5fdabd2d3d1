package bots

import (
	"maps"
	"math/rand/v2"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
)

// TestUsefulLures compares them with every lure that is followed by a slide which the guard
// stops, by a trip that surprises him, or by the taking of a guard that was not to be
// taken before; all are played by the rules.
func TestUsefulLures(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 26))
	var met [3]int
	castles.Randomly(24, r, func(_, n *castles.Game) {
		if n.Stage != core.StageFree {
			return
		}
		c, k := n.State, n.Castle
		c.Moves, c.Decisions = 0, 0
		got, want := map[key]bool{}, map[key]bool{}
		for _, ch := range usefulLures(k, &c, nil) {
			end := c
			for _, s := range ch.by.actions[:ch.by.n] {
				if !end.Legal(k, s) {
					t.Fatalf("%s is not legal in\n%+v", s.Text(), n.State)
				}
				end.Do(k, s)
			}
			is(t, "the state", keyOf(&ch.state), keyOf(&end))
			got[keyOf(&ch.state)] = true
		}
		for _, lured := range children(k, &c, stayInside, nil) {
			x := lured.by.actions[0]
			if x.Kind != core.Lure {
				continue
			}
			for _, ch := range slideMacros(k, &lured.state, stayInside, nil) {
				m := ch.by.actions[:ch.by.n]
				to, h := lured.state.Slide(m[0].Who, m[0].Dir())
				kind := -1
				switch was, before := c.Slide(m[0].Who, m[0].Dir()); {
				case to != was || h != before:
					kind = 0
				case m[len(m)-1] == core.Action{Kind: core.Surprise, To: x.To}:
					kind = 1
				case m[len(m)-1].Kind == core.TakeGuard && !c.MayTake(k, m[0].Who):
					kind = 2
				}
				if kind >= 0 {
					met[kind]++
					want[keyOf(&ch.state)] = true
				}
			}
		}
		if !maps.Equal(got, want) {
			t.Fatalf("%d states follow from useful lures, and should be %d, in\n%+v", len(got), len(want), n.State)
		}
	})
	if min(met[0], met[1], met[2]) < 10 {
		t.Error("too few kinds of useful lures:", met)
	}
	t.Log("useful lures met:", met)
}
