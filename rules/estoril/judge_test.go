package estoril_test

import (
	"context"
	"flag"
	"math"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/bots"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

var (
	calibrationGames = flag.Int("calibrate", 200, "games of BenchmarkCalibration")
	calibrationDeal  = flag.Int("calibrate-from", 900_000, "the first deal of BenchmarkCalibration")
)

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/estoril
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		who, err := estoril.Game{}.Bot("steady")
		if err != nil {
			b.Fatal(err)
		}
		rulestest.Rig{
			Game:  estoril.Game{},
			Setup: func(g int) rules.Setup { return rules.Setup{Seats: 2 + g%3} },
			Bot:   who,
			Every: 3,
			Worth: func(ctx context.Context, t rules.Turn) (mean, over float64, kind int) {
				c := t.View.(core.Knower).Known()
				j := bots.Judge(ctx, t, c.Actions(nil)[0], 0.3)
				if len(j.Actions) == 0 {
					return math.NaN(), 0, 0
				}
				return j.Mean, j.Over, int(c.Seats) - 2
			},
		}.Calibrate(b, []string{"two seats", "three seats", "four seats"}, *calibrationDeal, *calibrationGames)
	}
}

// TestJudge: decisions of games are judged by what their seats knew.
func TestJudge(t *testing.T) { rulestest.Judges(t, estoril.Game{}, rules.Setup{Seats: 3}, 0.02, 7) }

// TestCalibrated: of what is said to be won so often, so much is won.
func TestCalibrated(t *testing.T) {
	rulestest.Calibrated(t, estoril.Game{}, "steady", func(g int) rules.Setup {
		return rules.Setup{Seats: 2 + g%3}
	}, 24, 4, 0.1, 0.15)
}
