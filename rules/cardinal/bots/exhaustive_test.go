package bots

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
)

// TestExhaustiveAgreesWithRecursion compares the best score of the search, in small states of
// all rule sets, with what plain recursion over the rules finds.
func TestExhaustiveAgreesWithRecursion(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(20, 27))
	var met struct{ small, two, one, guests, coins, killed, gained, left int }
	for met.small < 400 {
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
			if !s.run(context.Background(), rootsOf(p.Castle, &p.State)) || s.best != best {
				t.Fatalf("%d points can be had, and the search says %d in\n%+v", best, s.best, p.State)
			}
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
	if met.two < 100 || met.one < 100 || met.guests < 100 || met.coins < 100 || met.gained < 200 || met.left < 200 {
		t.Errorf("too few kinds of states: %+v", met)
	}
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
		if !s.run(context.Background(), rootsOf(p.Castle, &p.State)) || s.best != best {
			t.Fatalf("%d points can be had, and the search says %d in\n%+v", best, s.best, p.State)
		}
	}
}

// TestExhaustiveStops ends it at the third look, and after so many states.
func TestExhaustiveStops(t *testing.T) {
	g := endless()
	roots := rootsOf(g.Castle, &g.State)
	s := exhaustive{k: g.Castle, best: g.Score()}
	if s.run(&patience{context.Background(), 3, 0}, roots) || s.nodes > 12_000 {
		t.Errorf("it comes to an end, or goes on for %d states", s.nodes)
	}
	s = exhaustive{k: g.Castle, best: g.Score(), budget: budget{maxNodes: 20_000}}
	if s.run(context.Background(), roots) || s.nodes > 24_000 {
		t.Errorf("it comes to an end, or goes on for %d states", s.nodes)
	}
}
