package bots

import (
	"math/rand/v2"
	"testing"
)

// TestPairs compares sets of what two musketeers have with plain loops over pairs.
func TestPairs(t *testing.T) {
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
