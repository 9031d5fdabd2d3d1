package estoril

import (
	"context"
	"math"
	"reflect"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/bots"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

// TestRandomGamesKeepThePromise plays games of all seats under the defaults, each single option and some
// mixtures; every one of their positions is checked.
func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, Game{}, 12) }

func TestProgramsCanReadEveryView(t *testing.T) { rulestest.Data(t, Game{}, 20, "evening") }

func TestSentencesAreThoseProofread(t *testing.T) {
	rulestest.Sentences(t, Game{}, allTargets(), 4, 20)
}

func TestLessonsCanBeFollowed(t *testing.T) {
	rulestest.Lessons(t, Game{}, allTargets(), func(_ rules.Lesson, all []rules.Position) {
		last := all[len(all)-1].(*Position)
		rulestest.Is(t, "round", last.Round, 2)
		rulestest.Holds(t, last.Hand[table.Red].Has(core.Starters+24), "the learner has not won Garbo")
	})
}

// TestSpectatorSeesEverything: a spectator sees every hand, every face-down character, every mission and every
// agenda, all through a game, and reads of them in the log.
func TestSpectatorSeesEverything(t *testing.T) {
	rec := rulestest.ReadRecord(t, "testdata/playthrough.jsonl")
	all, err := rules.Replay(Game{}, rec)
	rulestest.Must(t, err == nil, "%v", err)
	for i, p := range all {
		v := p.Seen(rules.Spectator).(View)
		for s, seat := range v.Players {
			own := p.Seen(rules.Seat(s)).(View)
			mine := own.Players[s]
			rulestest.Must(t, reflect.DeepEqual(seat.Hand, mine.Hand) && reflect.DeepEqual(seat.Chosen, mine.Chosen) &&
				seat.Agenda == mine.Agenda,
				"entry %d: of seat %d they see %v, it sees %v", i, s, seat, mine)
			for j, b := range own.Boards {
				for k, c := range b.Cells {
					rulestest.Must(t, c.Tile == 0 || v.Boards[j].Cells[k].Tile == c.Tile, "entry %d: they do not see the tile on %s", i,
						c.ID)
				}
			}
		}
		for _, g := range v.Missions {
			rulestest.Must(t, g.Mission != core.Unseen, "entry %d: they do not see %s", i, g.ID)
		}
		if i < len(rec.Entries) {
			p.(rules.LogTeller).Tell(rec.Entries[i], rules.Spectator)
			v.Prompt()
			rules.Print(v)
		}
	}
}

func TestHonoursAndChallenges(t *testing.T) { rulestest.Honours(t, Game{}) }

func TestProblemsAreSolvedAsTheySay(t *testing.T) { rulestest.Problems(t, Game{}) }

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.CalibrationSetup {
	who, err := Game{}.Bot("steady")
	rulestest.Must(t, err == nil, "%v", err)
	return rulestest.CalibrationSetup{
		Game:  Game{},
		Setup: func(g int) rules.Setup { return rules.Setup{Seats: 2 + g%3} },
		Bot:   who,
		Every: 3,
		Search: func(ctx context.Context, t rules.Turn) rulestest.SearchOutcome {
			c := t.View.(core.Knower).Known()
			j := bots.Judge(ctx, t, c.Actions(nil)[0], 0.12)
			if len(j.Actions) == 0 {
				return rulestest.SearchOutcome{Mean: math.NaN()}
			}
			return rulestest.SearchOutcome{Mean: j.Mean, Points: j.Found, Over: j.Over, Kind: int(c.Seats) - 2}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/estoril
func BenchmarkCalibration(b *testing.B) {
	rig(b).Calibrate(b, "two seats", "three seats", "four seats")
}

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/estoril -calibrate-from 950000
func BenchmarkTable(b *testing.B) { rig(b).Table(b, 12) }

// TestDecisionsAreJudgedByWhatWasKnown: decisions of games are judged by what their seats knew.
func TestDecisionsAreJudgedByWhatWasKnown(t *testing.T) {
	rulestest.Judges(t, Game{}, rules.Setup{Seats: 3}, 0.008, 7)
}

// TestForetoldChancesComeTrue: of what is said to be won so often, so much is won.
func TestForetoldChancesComeTrue(t *testing.T) {
	r := rig(t)
	r.Every = 8
	r.Calibrated(t, 10, 0.04, 0.15)
}
