package pimpernel

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/problems"
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

func TestProblemsAreSolvedAsTheySay(t *testing.T) { rulestest.Problems(t, Game{}) }

// TestShippedProblemsAreProved proves each of them anew, in a last mission with one or two mission spaces free: few decisions win,
// every other one is refuted, and the usual bot does not find them.
func TestShippedProblemsAreProved(t *testing.T) {
	g, usual := Game{}, bots.Roster()["steady"]
	for i, p := range g.Problems() {
		if testing.Short() && i%4 != 0 {
			continue
		}
		all := replayed(t, p.Record, p.Record.Entries)
		now := all[len(all)-1].(*Position)
		f, me := problems.ProveAt(&now.State, 0), rules.Seat(now.Seat)
		rulestest.Holds(t, f.Turns == p.Moves && f.Size == p.Size && f.Grade() == p.Grade && len(f.Keys) > 0 && len(f.Keys) <= problems.MostKeys,
			"%s: %+v", p.Key, f)
		free := problems.Free(&now.State)
		rulestest.Holds(t, free == 1 || free == 2, "%s: %d mission spaces are free", p.Key, free)
		lost := 0
		for _, c := range now.Choices(me) {
			a := g.Attempt(t.Context(), p, append(slices.Clone(p.Record.Entries), rules.Entry{Seat: me, Move: c.Move}))
			if a.State == rules.Refuted {
				lost++
			}
		}
		rulestest.Holds(t, lost == f.All-len(f.Keys), "%s: %d decisions are refuted, and %d of %d win", p.Key, lost, len(f.Keys), f.All)
		tried := usual.Decide(t.Context(), rules.Turn{Seat: me, View: now.Seen(me), Choices: now.Choices(me), Rand: rand.New(rand.NewPCG(1, 2))})
		rulestest.Holds(t, !slices.ContainsFunc(f.Keys, func(k core.Action) bool { return k.Text() == tried }), "%s: the usual bot finds %s",
			p.Key, tried)
	}
	rulestest.Holds(t, len(g.Problems()) == 20, "there are %d problems", len(g.Problems()))
}

// TestProverSaysWhatABareSearchSays compares both where a mission is being completed, after decisions of problems and the replies
// to them: a bare search tries every pick and every leg.
func TestProverSaysWhatABareSearchSays(t *testing.T) {
	g, said := Game{}, map[bool]int{}
	for _, p := range g.Problems() {
		start := replayed(t, p.Record, p.Record.Entries)
		begin, me := start[len(start)-1].(*Position), start[len(start)-1].Acting()[0]
		for _, c := range begin.Choices(me) {
			a := g.Attempt(t.Context(), p, append(slices.Clone(p.Record.Entries), rules.Entry{Seat: me, Move: c.Move}))
			all := replayed(t, p.Record, a.Entries)
			i := slices.IndexFunc(all[len(start):], func(at rules.Position) bool { return at.(*Position).Running })
			if i < 0 {
				continue
			}
			now, work := &all[len(start)+i].(*Position).State, 30_000
			if want := bare(now, me, &work); work > 0 {
				is := problems.Judge(p, &begin.State, now, a.Entries[:len(start)+i]).State != rules.Refuted
				rulestest.Holds(t, is == want, "%s after %s: the prover says %v, a bare search %v", p.Key, c.Move, is, want)
				said[want]++
			}
		}
	}
	rulestest.Holds(t, said[true] >= 5 && said[false] >= 15, "that is too little to go by: %v", said)
}

func replayed(t *testing.T, r rules.Record, entries []rules.Entry) []rules.Position {
	t.Helper()
	r.Entries = entries
	all, err := rules.Replay(Game{}, r)
	rulestest.OK(t, err)
	return all
}

// bare reports whether a seat wins alone whatever the others do, if it comes to know it with so much work.
func bare(c *core.State, me rules.Seat, work *int) bool {
	if *work--; *work <= 0 {
		return false
	}
	if c.Stage == core.StageOver {
		_, _, winners := c.Ending()
		return slices.Equal(winners, []rules.Seat{me})
	}
	mine := rules.Seat(c.Seat) == me
	for _, a := range c.List(nil) {
		if bare(c.After(a), me, work) == mine {
			return mine
		}
	}
	return !mine
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
