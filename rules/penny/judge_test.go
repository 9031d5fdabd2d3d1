package penny_test

import (
	"context"
	"flag"
	"fmt"
	"math"
	"slices"
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

// cell is a kind of game that has a calibration of its own.
type cell struct {
	mode, difficulty string
	heroes           int
}

// cells are all of them but those that have the numbers of another one.
func cells() (all []cell) {
	for _, mode := range append(box.ModeKeys(), box.ShortHeist) {
		for _, difficulty := range box.Difficulties() {
			for n := 1; n <= core.MostHeroes && box.SameAs(mode, difficulty) == ""; n++ {
				all = append(all, cell{mode, difficulty, n})
			}
		}
	}
	return all
}

// cellStride has few games in a row meet many cells: it shares no divisor with their number, 64.
const cellStride = 27

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.Rig {
	who, err := penny.Game{}.Bot("steady")
	if err != nil {
		t.Fatal(err)
	}
	all := cells()
	return rulestest.Rig{
		Game: penny.Game{},
		Setup: func(g int) rules.Setup {
			c := all[g*cellStride%len(all)]
			return rules.Setup{Seats: c.heroes, Options: rules.Options{"mode": c.mode, "difficulty": c.difficulty}}
		},
		Bot:   who,
		Every: 20,
		Worth: func(ctx context.Context, t rules.Turn) rulestest.Found {
			v := t.View.(core.Knower).Known()
			j := bots.Judge(ctx, t, v.State.Actions(v.Game, nil)[0], 0.03)
			if !j.OK {
				return rulestest.Found{Mean: math.NaN()}
			}
			kind := slices.Index(all, cell{v.Game.Key(), v.Game.Difficulty, int(v.State.Seats)})
			return rulestest.Found{Mean: j.Mean, Over: j.Over, Kind: kind}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/penny
func BenchmarkCalibration(b *testing.B) {
	for b.Loop() {
		var kinds []string
		for _, c := range cells() {
			kinds = append(kinds, fmt.Sprintf("%s %s of %d", c.mode, c.difficulty, c.heroes))
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
	rig(t).Calibrated(t, 10, 0.01, 0.2)
}
