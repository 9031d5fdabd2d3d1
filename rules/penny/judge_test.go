package penny_test

import (
	"context"
	"flag"
	"fmt"
	"math"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

var (
	calibrationGames = flag.Int("calibrate", 200, "games of BenchmarkCalibration")
	calibrationDeal  = flag.Int("calibrate-from", 900_000, "the first deal of BenchmarkCalibration")
)

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/penny
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		who, err := penny.Game{}.Bot("steady")
		if err != nil {
			b.Fatal(err)
		}
		var kinds []string
		for _, mode := range box.ModeKeys() {
			for n := range core.MostHeroes {
				kinds = append(kinds, fmt.Sprintf("%s of %d", mode, n+1))
			}
		}
		rulestest.Rig{
			Game: penny.Game{},
			Setup: func(g int) rules.Setup {
				return rules.Setup{Seats: 1 + g/4%4, Options: rules.Options{"mode": box.ModeKeys()[g%4]}}
			},
			Bot:   who,
			Every: 20,
			Worth: func(ctx context.Context, t rules.Turn) (mean, over float64, kind int) {
				v := t.View.(core.Knower).Known()
				j := bots.Judge(ctx, t, v.State.Actions(v.Game, nil)[0], 0.3)
				if !j.OK {
					return math.NaN(), 0, 0
				}
				return j.Mean, j.Over, bots.CalibrationOf(v.State)
			},
		}.Calibrate(b, kinds, *calibrationDeal, *calibrationGames)
	}
}

// TestJudge: decisions of games are judged by what their seats knew.
func TestJudge(t *testing.T) { rulestest.Judges(t, penny.Game{}, rules.Setup{Seats: 2}, 0.02, 7) }

// TestCalibrated: of what is said to be won so often, so much is won.
func TestCalibrated(t *testing.T) {
	rulestest.Calibrated(t, penny.Game{}, "steady", func(g int) rules.Setup {
		return rules.Setup{Seats: 1 + g/4%4, Options: rules.Options{"mode": box.ModeKeys()[g%4]}}
	}, 32, 20, 0.1, 0.2)
}
