package core

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules/rulestest"
)

// TestShuffleNeverChanges pins what numbers mean: the same castle for ever.
func TestShuffleNeverChanges(t *testing.T) {
	for deal, want := range map[uint64]string{
		1:        "deal s4m1c1c4c0 s5s3a3a4m2 c5m5--a2m0 s1m3a0a1m4 a5s0c3s2c2 ssams msccc accmm amacs aams",
		7:        "deal m4s4c0m5m2 s0s5c4a0c2 m1s1--a3c1 a4a2m3a1c3 c5s3s2a5m0 cmmca smcac ssmms ccass amaa",
		20261121: "deal m1c5s3s0s2 c2c4m4a1m2 c3a0--a4m5 a5a3m3s1c1 c0a2m0s4s5 scssm ccsmc cmmma acasa sama",
	} {
		got := string(Roll(rand.New(rand.NewPCG(deal, 0))))
		rulestest.Holds(t, got == want, "deal %d is %q", deal, got)
	}
	r := rand.New(rand.NewPCG(1, 2))
	all := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(r, all)
	rulestest.Holds(t, slices.Equal(all, ([]int{4, 2, 3, 6, 9, 1, 8, 0, 5, 7})), "ten things are mixed to %v", all)
	var times [6]int
	for range 6000 {
		times[below(r, 6)]++
	}
	for n, k := range times {
		rulestest.Holds(t, k >= 850 && k <= 1150, "%d comes %d times in 6000", n, k)
	}
}
