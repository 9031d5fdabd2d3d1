package cardinal

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"intrigue/rules/rulestest"
)

// TestCensusAgreesWithExhaustion compares the best score of a census, in small moments of
// all rule sets, with what plain recursion over the rules finds.
func TestCensusAgreesWithExhaustion(t *testing.T) {
	rulestest.Long(t)
	r := rand.New(rand.NewPCG(20, 27))
	var met struct{ small, two, one, guests, coins, killed, gained, left int }
	for met.small < 400 {
		p := remnant(t, met.small%4, r)
		inside := bits.OnesCount32(p.pawns())
		if inside > 2 {
			continue
		}
		best, ok := exhaust(p.castle, p.state, 12_000)
		if !ok {
			continue
		}
		met.small++
		for _, told := range []int{p.score(), best} { // a line there may be already
			s := exhaustive{k: p.castle, best: told}
			if !s.run(context.Background(), p.roots(p.castle)) || s.best != best {
				t.Fatalf("%d points can be had, and the census says %d in\n%s", best, s.best, p.see().Print())
			}
			if best > told {
				is(t, "score of the replayed trail", follow(t, p, s.line()).score(), best)
			}
		}
		met.two += b2i(inside == 2)
		met.one += b2i(inside == 1)
		met.guests += b2i(p.guards != 0)
		met.coins += b2i(p.supply != [suits]uint8{})
		met.killed += b2i(p.killed != 0)
		met.gained += b2i(best > p.score())
		met.left += b2i(best < p.countBound(p.castle))
	}
	t.Logf("moments: %+v", met)
	if met.two < 100 || met.one < 100 || met.guests < 100 || met.coins < 100 || met.gained < 200 || met.left < 200 {
		t.Errorf("too few kinds of moments: %+v", met)
	}
}

// TestCensusInTheMiddleOfASlide begins in every stage with two musketeers inside, and
// compares with plain recursion again.
func TestCensusInTheMiddleOfASlide(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 27))
	met := map[Stage]int{}
	for n := 0; met[StageTake] < 4 || met[StageCorner] < 4 || met[StageRemove] < 4; n++ {
		p := remnant(t, n%4, r)
		if bits.OnesCount32(p.pawns()) > 2 {
			continue
		}
		for range 30 {
			q, ok := wildly(t, p, r)
			if p = q; !ok || p.stage == StageOver || p.stage != StageFree && met[p.stage] < 8 {
				break
			}
		}
		if p.stage == StageOver || p.pawns() == 0 && p.stage == StageFree {
			continue
		}
		best, ok := exhaust(p.castle, p.state, 4000)
		if !ok {
			continue
		}
		met[p.stage]++
		s := exhaustive{k: p.castle, best: p.score()}
		if !s.run(context.Background(), p.roots(p.castle)) || s.best != best {
			t.Fatalf("%d points can be had, and the census says %d in\n%s", best, s.best, p.see().Print())
		}
		if best > p.score() {
			is(t, "score of the replayed trail", follow(t, p, s.line()).score(), best)
		}
	}
}

// follow plays steps through the rules.
func follow(t *testing.T, p *position, line []action) *position {
	t.Helper()
	for _, s := range line {
		p = play(t, p, s.text())
	}
	return p
}

// TestCensusStops ends it at the third look, and after so many moments.
func TestCensusStops(t *testing.T) {
	v := endless(t)
	roots := v.state.roots(v.castle)
	s := exhaustive{k: v.castle, best: v.Score.Total}
	if s.run(&patience{context.Background(), 3, 0}, roots) || s.nodes > 12_000 {
		t.Errorf("it comes to an end, or goes on for %d moments", s.nodes)
	}
	s = exhaustive{k: v.castle, best: v.Score.Total, maxNodes: 20_000}
	if s.run(context.Background(), roots) || s.nodes > 24_000 {
		t.Errorf("it comes to an end, or goes on for %d moments", s.nodes)
	}
}

// TestGains compares sets of what two musketeers have with plain loops over pairs.
func TestGains(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	in := func(g pairSet, a, b int) bool { return g&pairOf(uint8(a), uint8(b)) != 0 }
	for range 2000 {
		g := pairSet(r.Uint64() & r.Uint64() & r.Uint64())
		up, best, most := g.closure(), g.maxima(), 0
		num, second := uint8(1+r.IntN(5)), r.IntN(2) == 1
		var next, left pairSet
		for a := range 8 {
			for b := range 8 {
				above, equal := false, in(g, a, b)
				for x := a; x < 8; x++ {
					for y := b; y < 8; y++ {
						above = above || in(g, x, y) && (x > a || y > b)
					}
				}
				if in(up, a, b) != (above || equal) || in(best, a, b) != (equal && !above) {
					t.Fatalf("%d and %d in %x", a, b, g)
				}
				if !equal {
					continue
				}
				most = max(most, a+b)
				ab := [2]uint8{uint8(a), uint8(b)}
				i := b2i(second)
				if ab[i] == num-1 {
					ab[i]++
				}
				next |= pairOf(ab[0], ab[1])
				if ab = [2]uint8{uint8(a), uint8(b)}; ab[i] == 5 {
					ab[i] = 7
				}
				left |= pairOf(ab[0], ab[1])
			}
		}
		is(t, "most", g.maxSum(), most)
		is(t, "after a chamber", g.search(second, num), next)
		is(t, "after leaving", g.leave(second), left)
	}
}
