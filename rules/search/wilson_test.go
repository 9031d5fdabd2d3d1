package search_test

import (
	"math"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

func TestWilsonIntervals(t *testing.T) {
	for _, test := range []struct {
		wins, games int
		low, high   float64
	}{{0, 0, 0, 1}, {0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {50, 100, 0.4038, 0.5962}, {1, 300, 0.0006, 0.0186}} {
		low, high := search.Wilson(float64(test.wins), test.games)
		rulestest.Holds(t, math.Abs(low-test.low) <= 1e-3 && math.Abs(high-test.high) <= 1e-3,
			"%d of %d: %.4f to %.4f", test.wins, test.games, low, high)
	}
}
