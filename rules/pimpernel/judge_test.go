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

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.Rig {
	who, err := pimpernel.Game{}.Bot("steady")
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.Rig{
		Game:  pimpernel.Game{},
		Setup: func(g int) rules.Setup { return rules.Setup{Seats: 2 + g%4} },
		Bot:   who,
		Every: 4,
		Worth: func(ctx context.Context, t rules.Turn) rulestest.Found {
			a, _ := core.Parse(t.Choices[0].Move)
			j := bots.Judge(ctx, t, a, 0.04)
			if len(j.Actions) == 0 {
				return rulestest.Found{Mean: math.NaN()}
			}
			return rulestest.Found{Mean: j.Mean, Points: j.Found, Over: j.Over,
				Kind: bots.CalibrationOf(t.View.(core.Knower).Known().State)}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/pimpernel
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		rig(b).Calibrate(b, []string{"two seats", "three seats", "more seats"}, *calibrationDeal, *calibrationGames)
	}
}

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/pimpernel -calibrate-from 950000
func BenchmarkTable(b *testing.B) {
	for b.Loop() {
		r := rig(b)
		r.Every = 16
		r.Table(b, 1, *calibrationDeal, *calibrationGames)
	}
}

// TestJudge: decisions of games are judged by what their seats knew.
func TestJudge(t *testing.T) { rulestest.Judges(t, pimpernel.Game{}, rules.Setup{Seats: 3}, 0.0025, 7) }

// TestCalibrated: of what is said to be won so often, so much is won.
func TestCalibrated(t *testing.T) {
	r := rig(t)
	r.Every = 16
	r.Calibrated(t, 8, 0.0125, 0.15)
}
