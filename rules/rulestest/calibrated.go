package rulestest

import (
	"math"
	"testing"
)

// Calibrated plays some games and holds what a game's Analyst says of the best choice against what
// came of it: of the decisions said to be worth 50 % or more, and of the others, about the share is
// won that was said, within a distance (0 to 1).
func (rig CalibrationSetup) Calibrated(t *testing.T, games int, effort, within float64) {
	t.Helper()
	Long(t)
	for _, b := range tabulate(rig.collect(t, rig.said(t, effort), 1, 0, games)[0], 2, saidOf) {
		t.Log(b)
		if b.n >= 20 && math.Abs(b.said-b.won)/b.n > within {
			t.Error(b)
		}
	}
}
