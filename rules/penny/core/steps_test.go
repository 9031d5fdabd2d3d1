package core_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
)

// TestStepsStayOpen: steps 2 and 3 of a turn end without "done" only when nothing else could
// have been done in them.
func TestStepsStayOpen(t *testing.T) {
	ended := 0
	for deal := range 40 {
		p := table.Fresh(t, box.Prologue, 2)
		c, g, r := p.State, p.Game, rand.New(rand.NewPCG(uint64(deal), 2))
		var buf [core.MostActions]core.Action
		for n := 0; c.Over == core.NotOver && n < 4000; n++ {
			if c.Need == core.Luck {
				c.Chance(g, r)
				c.Run(g)
				continue
			}
			list := c.Actions(g, buf[:0])
			was, did := c.Stack[1], list[r.IntN(len(list))]
			c.Do(g, did)
			c.Run(g)
			now := c.Stack[1]
			if did.Kind == core.Done || was.Kind != core.EffectTurn || now.Kind != core.EffectTurn || was.Hero != now.Hero ||
				c.Depth != 1 || now.Step != was.Step+1 || was.Step != core.StepMove && was.Step != core.StepBuild {
				continue
			}
			ended++
			before := c
			before.Stack[1].Step = was.Step
			if left := before.Actions(g, nil); len(left) != 1 || left[0].Kind != core.Done {
				t.Fatalf("deal %d: step %d ended after %v, and %v could be done", deal, was.Step, did, left)
			}
		}
	}
	t.Log(ended, "steps ended by themselves")
	if ended < 20 {
		t.Errorf("only %d steps ended by themselves: the test tests little", ended)
	}
}
