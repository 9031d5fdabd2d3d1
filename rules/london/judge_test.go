package london_test

import (
	"context"
	"flag"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/bots"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

var (
	calibrationGames = flag.Int("calibrate", 200, "games of BenchmarkCalibration")
	calibrationDeal  = flag.Int("calibrate-from", 900_000, "the first deal of BenchmarkCalibration")
)

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.Rig {
	return rulestest.Rig{
		Game:  london.Game{},
		Setup: func(g int) rules.Setup { return rules.Setup{Seats: 3 + g%4, Options: rules.Options{"numbers": "rb"}} },
		Bot:   bots.Roster()["strong"],
		Every: 8, Simulations: 8000,
		Worth: func(ctx context.Context, t rules.Turn) rulestest.Found {
			a, _ := core.Parse(t.Choices[0].Move)
			j := bots.Judge(ctx, t, a, 1)
			return rulestest.Found{Mean: j.Mean, Over: j.Over, Kind: min(int(t.Seat), 1)}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of strong, with fewer simulations than in
// play, against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/london
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		rig(b).Calibrate(b, []string{"Mr X", "detectives"}, *calibrationDeal, *calibrationGames)
	}
}

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/london -calibrate-from 950000
func BenchmarkTable(b *testing.B) {
	for b.Loop() {
		r := rig(b)
		r.Every = 16
		r.Table(b, 1, *calibrationDeal, *calibrationGames)
	}
}

// TestJudge: decisions of games are judged by what their seats knew.
func TestJudge(t *testing.T) { rulestest.Judges(t, london.Game{}, rules.Setup{Seats: 4}, 0.02, 7) }

// TestCalibrated: of what is said to be won so often, so much is won.
func TestCalibrated(t *testing.T) {
	r := rig(t)
	r.Bot, r.Simulations, r.Every = bots.Roster()["steady"], 0, 20
	r.Calibrated(t, 24, 0.05, 0.15)
}
