package bots

import (
	"math"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// TestEndedTrialsAreNotGuessedAt: of trials that ended the game it is known what they are worth, and only the others are
// guessed at.
func TestEndedTrialsAreNotGuessedAt(t *testing.T) {
	to := search.Calibration{Bias: -1, Slope: 0.5, Late: -2, LateSlope: 0.1}
	guess := to.Chance(0.75, 0.5)
	for _, c := range []struct {
		tally
		want float64
	}{
		{tally{trials: 4, won: 4}, 1},
		{tally{trials: 4, lost: 4}, 0},
		{tally{trials: 4, open: 3}, guess},
		{tally{trials: 4, won: 1, lost: 1, open: 1.5}, (1 + 2*guess) / 4},
	} {
		got := c.chance(to, 0.5)
		rulestest.Holds(t, math.Abs(got-c.want) <= 1e-9, "%+v: a chance of %g, not %g", c.tally, got, c.want)
	}
}
