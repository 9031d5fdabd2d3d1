package bots

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

// TestDistance: how badly pawns cover a station depends on who is how far and not on the
// order of the pawns: the nearest counts most, and two that are beside it more than one.
func TestDistance(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 2000 {
		var near [core.Pawns]uint8
		var rows [core.Pawns]core.ByStation
		var rides [core.Pawns]*core.ByStation
		for i := range near {
			near[i] = uint8(r.IntN(10))
			rows[i][7] = near[i]
			rides[i] = &rows[i]
		}
		got := coverageCost(&rides, 7)
		slices.Sort(near[:])
		want := 0.0
		for i, d := range near {
			want += float64(distanceWeights[i] * float64(d) * float64(d)) // rounded: some processors would add what is not
		}
		if near[0] > 1 {
			want += uncoveredCost
		}
		if near[1] > 1 {
			want += loneCost
		}
		rulestest.Is(t, "a distance", got, want)
	}
}
