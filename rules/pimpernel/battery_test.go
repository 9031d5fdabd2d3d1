package pimpernel

import (
	"context"
	"math"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, Game{}, 1) }

func TestProgramsCanReadEveryView(t *testing.T) {
	rulestest.Data(t, Game{}, 80, "mission", "chauvelin", "completion")
}

func TestSentencesAreThoseProofread(t *testing.T) {
	rulestest.Sentences(t, Game{}, everything(6), 3, 60)
}

func TestLessonsCanBeFollowed(t *testing.T) {
	rulestest.Lessons(t, Game{}, everything(2), func(_ rules.Lesson, all []rules.Position) {
		p := all[len(all)-1].(*Position)
		rulestest.Is(t, "red", p.Score[table.Red], 10)
		rulestest.Is(t, "blue", p.Score[table.Blue], 10)
		rulestest.Is(t, "mission", p.Mission, 2)
		rulestest.Is(t, "nothing was short", p.Short, 0)
	})
}

func TestHonoursAndChallenges(t *testing.T) { rulestest.Honours(t, Game{}) }

// TestThinkersAskWhetherTimeIsOver: who searches asks whether the time is over, which lets a browser's page live.
func TestThinkersAskWhetherTimeIsOver(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBotsPlayWholeGamesByTheirView(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

// TestNoPositionIsTooOddToAnswer: no position is too odd for a bot or for a hint.
func TestNoPositionIsTooOddToAnswer(t *testing.T) { rulestest.CheckBotsInOddPositions(t, Game{}, 4) }

func TestUnknownBot(t *testing.T) {
	_, err := (Game{}).Bot("cunning")
	rulestest.Holds(t, err != nil, "there is a cunning bot")
}

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.CalibrationSetup {
	who, err := Game{}.Bot("steady")
	rulestest.Must(t, err == nil, "%v", err)
	return rulestest.CalibrationSetup{
		Game:  Game{},
		Setup: func(g int) rules.Setup { return rules.Setup{Seats: 2 + g%4} },
		Bot:   who,
		Every: 4,
		Search: func(ctx context.Context, t rules.Turn) rulestest.SearchOutcome {
			a, _ := core.Parse(t.Choices[0].Move)
			j := bots.Judge(ctx, t, a, 0.04)
			if len(j.Actions) == 0 {
				return rulestest.SearchOutcome{Mean: math.NaN()}
			}
			return rulestest.SearchOutcome{Mean: j.Mean, Points: j.Found, Over: j.Over,
				Kind: bots.CalibrationOf(t.View.(core.Knower).Known().State)}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/pimpernel
func BenchmarkCalibration(b *testing.B) {
	rig(b).Calibrate(b, "two seats", "three seats", "more seats")
}

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/pimpernel -calibrate-from 950000
func BenchmarkTable(b *testing.B) { rig(b).Table(b, 16) }

// TestDecisionsAreJudgedByWhatWasKnown: decisions of games are judged by what their seats knew.
func TestDecisionsAreJudgedByWhatWasKnown(t *testing.T) {
	rulestest.Judges(t, Game{}, rules.Setup{Seats: 3}, 0.0025, 7)
}

// TestForetoldChancesComeTrue: of what is said to be won so often, so much is won.
func TestForetoldChancesComeTrue(t *testing.T) {
	r := rig(t)
	r.Every = 16
	r.Calibrated(t, 8, 0.0125, 0.15)
}
