package penny_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/problems"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, penny.Game{}, 8) }

func TestProblemsAreSolvedAsTheySay(t *testing.T) { rulestest.Problems(t, penny.Game{}) }

// TestShippedProblemsAreProved proves each of them anew: its goal is in reach without luck, and a bare search finds no way of
// two decisions. What is done first is refuted where it loses the goal, and nowhere else.
func TestShippedProblemsAreProved(t *testing.T) {
	g, refuted := penny.Game{}, 0
	for i, p := range g.Problems() {
		if testing.Short() && i%4 != 0 {
			continue
		}
		at, err := rules.Replay(g, p.Record)
		rulestest.Must(t, err == nil, "%s: %v", p.Key, err)
		now := at[len(at)-1].(*penny.Position)
		f := problems.ProveAt(now.Game, &now.State, p.Kind, 0)
		rulestest.Holds(t, f.Moves == p.Moves && f.Size == p.Size && f.Grade() == p.Grade && 3*f.Won < f.Ends, "%s: %+v", p.Key, f)
		rulestest.Holds(t, p.Moves > 2 && !within(now, now.Position, p.Kind, 2), "%s: two decisions do it", p.Key)
		lost, me := 0, now.Acting()[0]
		for _, c := range now.Choices(me) {
			a := g.Attempt(t.Context(), p, append(slices.Clone(p.Record.Entries), rules.Entry{Seat: me, Move: c.Move}))
			if a.State == rules.Refuted {
				lost++
			}
		}
		rulestest.Holds(t, lost == f.All-f.Keys, "%s: %d decisions are refuted, and %d of %d keep the goal", p.Key, lost, f.Keys, f.All)
		refuted += lost
	}
	rulestest.Holds(t, refuted > 0 && len(g.Problems()) == 20, "%d refuted of %d problems", refuted, len(g.Problems()))
}

// within reports whether so many decisions reach a goal: a bare search by the moves that everybody plays.
func within(start *penny.Position, now core.Position, kind string, n int) bool {
	if problems.Reached(&start.Position, &now, kind) {
		return true
	}
	if me := start.Acting()[0]; n > 0 && slices.Equal(now.Acting(), []rules.Seat{me}) {
		for _, c := range now.Choices(me) {
			if next, err := now.Next(me, c.Move); err == nil && within(start, next, kind, n-1) {
				return true
			}
		}
	}
	return false
}

func TestProgramsCanReadEveryView(t *testing.T) {
	rulestest.Data(t, penny.Game{}, 60, "fight", "offer", "heist", "rush")
}

func TestHonoursAndChallenges(t *testing.T) { rulestest.Honours(t, penny.Game{}) }

// named is Penny with the names of its cards and places as they stand in sentences.
type named struct{ penny.Game }

// Names are those before a comma, without an article.
func (named) Names() (all []string) {
	b := box.Printed()
	add := func(name string) {
		name, _, _ = strings.Cut(name, ",")
		name, _, _ = strings.Cut(name, " (")
		for _, article := range []string{"The ", "A "} {
			name = strings.TrimPrefix(name, article)
		}
		all = append(all, strings.TrimSuffix(name, "!"))
	}
	for i := range b.Faces {
		if f := &b.Faces[i]; f.Quest == nil {
			add(f.Name)
		}
	}
	for _, p := range b.Map.Locations {
		add(p.Name)
		add(p.Hell)
	}
	for _, t := range b.Map.Hexes {
		add(t.Name)
		add(t.Hell)
	}
	return append(all, "Last Pennies")
}

func TestSentencesAreThoseProofread(t *testing.T) {
	rulestest.Sentences(t, named{}, everything(), 4, 40)
}

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
func rig(t testing.TB) rulestest.CalibrationSetup {
	who, err := penny.Game{}.Bot("steady")
	rulestest.Must(t, err == nil, "%v", err)
	all := cells()
	return rulestest.CalibrationSetup{
		Game: penny.Game{},
		Setup: func(g int) rules.Setup {
			c := all[g*cellStride%len(all)]
			return rules.Setup{Seats: c.heroes, Options: rules.Options{"mode": c.mode, "difficulty": c.difficulty}}
		},
		Bot:   who,
		Every: 20,
		Search: func(ctx context.Context, t rules.Turn) rulestest.SearchOutcome {
			v := t.View.(core.Knower).Known()
			j := bots.Judge(ctx, t, v.State.Actions(v.Game, nil)[0], 0.03)
			if !j.OK {
				return rulestest.SearchOutcome{Mean: math.NaN()}
			}
			kind := slices.Index(all, cell{v.Game.Key(), v.Game.Difficulty, int(v.State.Seats)})
			return rulestest.SearchOutcome{Mean: j.Mean, Over: j.Over, Kind: kind}
		},
	}
}

// BenchmarkCalibration learns the calibrations anew, from games of steady against itself:
// go test -run '^$' -bench Calibration -benchtime 1x -timeout 0 ./rules/penny
func BenchmarkCalibration(b *testing.B) {
	var kinds []string
	for _, c := range cells() {
		kinds = append(kinds, fmt.Sprintf("%s %s of %d", c.mode, c.difficulty, c.heroes))
	}
	rig(b).Calibrate(b, kinds...)
}

// BenchmarkTable holds what is said of decisions against what came of them, in other games:
// go test -run '^$' -bench Table -benchtime 1x -timeout 0 ./rules/penny -calibrate-from 950000
func BenchmarkTable(b *testing.B) { rig(b).Table(b, 40) }

// TestDecisionsAreJudgedByWhatWasKnown: decisions of games are judged by what their seats knew.
func TestDecisionsAreJudgedByWhatWasKnown(t *testing.T) {
	rulestest.Judges(t, penny.Game{}, rules.Setup{Seats: 2}, 0.002, 7)
}

// TestForetoldChancesComeTrue: of what is said to be won so often, so much is won.
func TestForetoldChancesComeTrue(t *testing.T) { rig(t).Calibrated(t, 10, 0.01, 0.2) }

// TestFiguresAreMeasured: what the set-up page says of bots is what balance.md tells, and every cell
// was played often enough.
func TestFiguresAreMeasured(t *testing.T) {
	text, err := os.ReadFile("balance.md")
	rulestest.Must(t, err == nil, "%v", err)
	modes := map[string]string{"Prologue": "prologue", "Heist": "heist", "Short Heist": "short", "Open World": "open", "Boss Rush": "rush"}
	levels := map[string]string{"As printed": "book", "Halfpenny": "halfpenny", "Penny": "penny", "Shilling": "shilling"}
	row := regexp.MustCompile(`(?m)^\| (Prologue|Heist|Short Heist|Open World|Boss Rush) \| (As printed|Halfpenny|Penny|Shilling) ` +
		`\| (\d) \| (\d+) of (\d+), .*? \| (\d+) of (\d+), .*? \| (\d+) \|$`)
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		rulestest.Must(t, err == nil, "%v", err)
		return n
	}
	fives := func(won, of string) int { return 5 * ((40*number(won) + number(of)) / (2 * number(of))) }
	told := map[string]bool{}
	for _, r := range row.FindAllStringSubmatch(string(text), -1) {
		cell := r[1] + ", " + r[2] + ", " + r[3]
		rulestest.Holds(t, min(number(r[5]), number(r[7])) >= fewGames, "%s was played in too few games", cell)
		want := words.Figure{Rounds: number(r[8]), Steady: fives(r[4], r[5]), Strong: fives(r[6], r[7])}
		rulestest.Is(t, cell, words.Measured(modes[r[1]], levels[r[2]])[number(r[3])-1], want)
		told[modes[r[1]]+levels[r[2]]+r[3]] = true
	}
	for _, mode := range modes {
		for _, level := range levels {
			for i, f := range words.Measured(mode, level) {
				same := level == "book" && mode != "heist" // as Penny (PEN-175)
				rulestest.Holds(t, f.Rounds > 0 && (same || told[mode+level+strconv.Itoa(i+1)]), "%s, %s, %d stands in no table",
					mode, level, i+1)
			}
		}
	}
}

// fewGames is how many games of each level a cell needs.
const fewGames = 300
