package results

import (
	"testing"

	"intrigue/rules/rulestest"
)

// TestRatingsMoveLessWithEachTry: by 40 points at most at first, by 16 from the 25th try on, up for what was solved and down for
// what was not, and by half of that against an equal.
func TestRatingsMoveLessWithEachTry(t *testing.T) {
	var tries []Try
	for range 30 {
		tries = append(tries, Try{Problem: 9000, Solved: true})
	}
	all := Ratings(tries)
	for i, want := range []int{40, 39, 38} {
		rulestest.Is(t, "moved", all[i+1]-all[i], want)
	}
	for i := 24; i < 30; i++ {
		rulestest.Is(t, "moved in the end", all[i+1]-all[i], 16)
	}
	rulestest.Is(t, "moved at try 24", all[24]-all[23], 17)
	rulestest.Is(t, "moved for what was lost", Ratings([]Try{{Problem: -9000}})[1]-FirstRating, -40)
	rulestest.Is(t, "moved for losing to the far better", Ratings([]Try{{Problem: 9000}})[1]-FirstRating, 0)
	even := Ratings([]Try{{FirstRating, true}, {FirstRating + 20, false}})
	rulestest.Is(t, "moved against an equal", [2]int{even[1] - even[0], even[2] - even[1]}, [2]int{20, -20})
	rulestest.Is(t, "ratings without a try", len(Ratings(nil)), 1)
}
