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

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.Rig {
	who, err := penny.Game{}.Bot("steady")
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.Rig{
		Game: penny.Game{},
		Setup: func(g int) rules.Setup {
			return rules.Setup{Seats: 1 + g/4%4, Options: rules.Options{"mode": box.ModeKeys()[g%4]}}
		},
		Bot:   who,
		Every: 20,
		Worth: func(ctx context.Context, t rules.Turn) rulestest.Found {
			v := t.View.(core.Knower).Known()
			j := bots.Judge(ctx, t, v.State.Actions(v.Game, nil)[0], 0.03)
			if !j.OK {
				return rulestest.Found{Mean: math.NaN()}
			}
			return rulestest.Found{Mean: j.Mean, Over: j.Over, Kind: bots.CalibrationOf(v.State)}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/penny
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		var kinds []string
		for _, mode := range box.ModeKeys() {
			for n := range core.MostHeroes {
				kinds = append(kinds, fmt.Sprintf("%s of %d", mode, n+1))
			}
		}
		rig(b).Calibrate(b, kinds, *calibrationDeal, *calibrationGames)
	}
}

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/penny -calibrate-from 950000
func BenchmarkTable(b *testing.B) {
	for b.Loop() {
		r := rig(b)
		r.Every = 40
		r.Table(b, 1, *calibrationDeal, *calibrationGames)
	}
}

// TestJudge: decisions of games are judged by what their seats knew.
func TestJudge(t *testing.T) { rulestest.Judges(t, penny.Game{}, rules.Setup{Seats: 2}, 0.002, 7) }

// TestCalibrated: of what is said to be won so often, so much is won.
func TestCalibrated(t *testing.T) {
	rig(t).Calibrated(t, 32, 0.01, 0.2)
}
