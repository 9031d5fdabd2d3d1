package pimpernel_test

import (
	"context"
	"flag"
	"math"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
)

var (
	calibrationGames = flag.Int("calibrate", 200, "games of BenchmarkCalibration")
	calibrationDeal  = flag.Int("calibrate-from", 900_000, "the first deal of BenchmarkCalibration")
)

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/pimpernel
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		who, err := pimpernel.Game{}.Bot("steady")
		if err != nil {
			b.Fatal(err)
		}
		rulestest.Rig{
			Game:  pimpernel.Game{},
			Setup: func(g int) rules.Setup { return rules.Setup{Seats: 2 + g%4} },
			Bot:   who,
			Every: 4,
			Worth: func(ctx context.Context, t rules.Turn) (mean, over float64, kind int) {
				a, _ := core.Parse(t.Choices[0].Move)
				j := bots.Judge(ctx, t, a, 0.3)
				if len(j.Actions) == 0 {
					return math.NaN(), 0, 0
				}
				return j.Mean, j.Over, bots.CalibrationOf(t.View.(core.Knower).Known().State)
			},
		}.Calibrate(b, []string{"two seats", "three seats", "more seats"}, *calibrationDeal, *calibrationGames)
	}
}

// TestJudge: decisions of games are judged by what their seats knew.
func TestJudge(t *testing.T) { rulestest.Judges(t, pimpernel.Game{}, rules.Setup{Seats: 3}, 0.02, 7) }

// TestCalibrated: of what is said to be won so often, so much is won.
func TestCalibrated(t *testing.T) {
	rulestest.Calibrated(t, pimpernel.Game{}, "steady", func(g int) rules.Setup {
		return rules.Setup{Seats: 2 + g%4}
	}, 20, 8, 0.1, 0.15)
}
