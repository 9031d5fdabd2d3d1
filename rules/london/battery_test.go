package london_test

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/bots"
	"intrigue/rules/london/core"
	"intrigue/rules/london/problems"
	"intrigue/rules/rulestest"
)

func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, london.Game{}, 100) }

func TestProgramsCanReadEveryView(t *testing.T) {
	rulestest.Data(t, london.Game{}, 20, "at", "start", "last_seen", "from", "to")
}

func TestSentencesAreThoseProofread(t *testing.T) {
	rulestest.Sentences(t, london.Game{}, allTargets(), 4, 40)
}

func TestLessonsCanBeFollowed(t *testing.T) {
	rulestest.Lessons(t, london.Game{}, allTargets(), func(l rules.Lesson, all []rules.Position) {
		o := all[len(all)-1].Outcome()
		rulestest.Holds(t, o.Over() == (l.Key == "detective"), "lesson %q ends with %q", l.Key, o.Ending)
	})
}

func TestHonoursAndChallenges(t *testing.T) { rulestest.Honours(t, london.Game{}) }

func TestProblemsAreSolvedAsTheySay(t *testing.T) { rulestest.Problems(t, london.Game{}) }

// TestTasksSayWhatCountsAsAnArrest: some arrests end with Mr X surrounded (LON-112), and the task says that this will do.
func TestTasksSayWhatCountsAsAnArrest(t *testing.T) {
	surrounded := 0
	for _, p := range (london.Game{}).Problems() {
		if p.Kind != problems.Arrest || p.Moves > 1 {
			continue
		}
		if endingOf(t, p) == "trapped" {
			surrounded++
			task := london.Game{}.Task(p)
			rulestest.Holds(t, strings.Contains(task, "or leave him no way out"), "the task of %s is %q", p.Key, task)
		}
	}
	rulestest.Holds(t, surrounded > 0, "no arrest of one round ends with Mr X surrounded")
}

// endingOf is how a problem ends when it is played by its own solution.
func endingOf(t *testing.T, p rules.Problem) string {
	t.Helper()
	r := p.Record
	for state := rules.Attempting; state == rules.Attempting; {
		m, _, _, ok := london.Game{}.Solve(t.Context(), p, r.Entries)
		all, err := rules.Replay(london.Game{}, r)
		rulestest.Must(t, ok && err == nil, "%s cannot be solved: %v", p.Key, err)
		a := london.Game{}.Attempt(t.Context(), p, append(slices.Clone(r.Entries), rules.Entry{Seat: all[len(all)-1].Acting()[0], Move: m}))
		state, r.Entries = a.State, a.Entries
	}
	all, err := rules.Replay(london.Game{}, r)
	rulestest.Must(t, err == nil, "%s: %v", p.Key, err)
	return all[len(all)-1].Outcome().Ending
}

// rig is how games are played from whose ends chances are learnt.
func rig(t testing.TB) rulestest.CalibrationSetup {
	return rulestest.CalibrationSetup{
		Game:  london.Game{},
		Setup: func(g int) rules.Setup { return rules.Setup{Seats: 3 + g%4, Options: rules.Options{"numbers": "rb"}} },
		Bot:   bots.Roster()["strong"],
		Every: 8, Simulations: 8000,
		Search: func(ctx context.Context, t rules.Turn) rulestest.SearchOutcome {
			a, _ := core.Parse(t.Choices[0].Move)
			j := bots.Judge(ctx, t, a, 1)
			return rulestest.SearchOutcome{Mean: j.Mean, Over: j.Over, Kind: min(int(t.Seat), 1)}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of strong, with fewer simulations than in
// play, against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/london
func BenchmarkCalibration(b *testing.B) { rig(b).Calibrate(b, "Mr X", "detectives") }

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/london -calibrate-from 950000
func BenchmarkTable(b *testing.B) { rig(b).Table(b, 16) }

// TestDecisionsAreJudgedByWhatWasKnown: decisions of games are judged by what their seats knew.
func TestDecisionsAreJudgedByWhatWasKnown(t *testing.T) {
	rulestest.Judges(t, london.Game{}, rules.Setup{Seats: 4}, 0.02, 7)
}

// TestForetoldChancesComeTrue: of what is said to be won so often, so much is won.
func TestForetoldChancesComeTrue(t *testing.T) {
	r := rig(t)
	r.Bot, r.Simulations, r.Every = bots.Roster()["steady"], 0, 20
	r.Calibrated(t, 24, 0.05, 0.15)
}

// TestSpectatorSeesEverything: a spectator sees Mr X's place and his way, and reads in the log what he does.
func TestSpectatorSeesEverything(t *testing.T) {
	rec := rulestest.ReadRecord(t, "testdata/playthrough.jsonl")
	all, err := rules.Replay(london.Game{}, rec)
	rulestest.Must(t, err == nil, "%v", err)
	for i, p := range all {
		v, x := p.Seen(rules.Spectator).(london.View), p.Seen(0).(london.View)
		rulestest.Must(t, v.X == x.X && reflect.DeepEqual(v.Log, x.Log), "entry %d: they see %v, Mr X sees %v", i, v.X, x.X)
		if i == len(rec.Entries) {
			return
		}
		teller, e := p.(rules.LogTeller), rec.Entries[i]
		rulestest.Must(t, reflect.DeepEqual(teller.Tell(e, rules.Spectator), teller.Tell(e, 0)), "entry %d is told another way", i)
	}
}
