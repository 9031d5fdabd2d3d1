package table_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// judged is stones in which every pass is a blunder.
type judged struct{ stones }

func (judged) Judge(_ context.Context, t rules.Turn, played rules.Move, _ float64) rules.Judgement {
	best := [2]rules.Move{"left", "right"}[t.View.(stonesView).made%2] // the same twice would be one mistake
	return rules.Judgement{
		Best:   []rules.Expected{{Move: best, Chance: 0.9}},
		Played: rules.Expected{Move: played, Chance: 0.5},
		Lost:   0.4, Why: "Left is better.",
	}
}

func (judged) Advice(string) string { return "Think." }

// finished is a player at a game of judged that is over, with its results open.
func finished(t *testing.T, moves int) (*scenetest.Player, *table.Screen) {
	t.Helper()
	g := judged{stones{least: 1, most: 2, moves: moves}}
	p, _ := atBench(t, g, stonesAt(t, g, moves, rules.SeatInfo{Name: "Ann"}), nil)
	p.Rest()
	_, ok := p.App.Screen().(*gameover.Page)
	rulestest.Must(t, ok, "at the end %T is shown", p.App.Screen())
	return p, before(p)
}

// before is the table below the results.
func before(p *scenetest.Player) *table.Screen {
	p.App.Back()
	p.Still(2)
	s := p.Screen()
	p.Click("tool.results")
	return s
}

// TestMoveNumbersAgree: wherever a move number stands beside a key that goes there, the bar counts as many moves,
// before the game was analysed and after.
func TestMoveNumbersAgree(t *testing.T) {
	const moves = 12
	p, s := finished(t, moves)
	view := func(when string) {
		t.Helper()
		for _, share := range []float64{0, 0.25, 0.5, 1} {
			line, _ := p.Hit("timeline")
			at := line.R.Mid()
			at.X = line.R.X + 8 + share*(line.R.W-16)
			p.ClickAt(at)
			want := ""
			for n := range moves + 1 {
				if p.Sees("View move " + strconv.Itoa(n)) {
					want = fmt.Sprintf("%d of %d", n, moves)
				}
			}
			if p.Sees("View the end") {
				want = fmt.Sprintf("%d of %d", moves, moves)
			}
			start := p.Sees("View the start")
			p.Click("review")
			if p.Still(2); !start && (want == "" || !p.Sees(want)) {
				t.Errorf("%s, the key goes to %q: %s", when, want, p.Words())
			}
			if start && s.Game().Cursor() != 0 {
				t.Errorf("%s, the start is after %d entries", when, s.Game().Cursor())
			}
			p.Click("tool.results")
		}
	}
	view("before the analysis")
	p.Click("analyse")
	p.Still(2)
	p.Click("tool.results")
	view("after the analysis")
	p.App.Back()
	p.Still(2)
	for k := range 3 {
		p.Click("study.summary")
		number := fmt.Sprintf("Move %d:", k+1)
		rulestest.Must(t, p.Sees(number), "the summary has no %q: %s", number, p.Words())
		p.Click(fmt.Sprintf("swing.0.%d", k))
		p.Still(2)
		rulestest.Holds(t, p.Sees(fmt.Sprintf("%d of %d", k+1, moves)), "Show beside %q leads to %s", number, p.Words())
	}
}

// TestANumberMeansOneMoment: as somebody looks back through an analysed game, no two moments are counted the same.
func TestANumberMeansOneMoment(t *testing.T) {
	const moves = 12
	p, s := finished(t, moves)
	p.Click("analyse")
	seen := map[string]int{}
	for at := range moves + 1 {
		s.Game().Seek(at)
		p.Still(2)
		count := ""
		for _, it := range p.Last {
			if it.Kind == widgets.Words && strings.HasSuffix(it.Text, " of 12") {
				count = it.Text
			}
		}
		was, known := seen[count]
		rulestest.Holds(t, count != "" && !known, "moment %d is called %q, and so is %d", at, count, was)
		seen[count] = at
	}
	rulestest.Holds(t, seen["Before move 12 of 12"] == 11 && seen["12 of 12"] == 12, "they are called %v", seen)
}

// TestResultsShowTheEnd, though the table below them shows the past.
func TestResultsShowTheEnd(t *testing.T) {
	g := judged{stones{least: 1, most: 1, moves: 6}}
	title, _ := benchTitle(g)
	var sketched []int
	title.Sketch = func(_ *widgets.UI, _ widgets.Rect, v rules.View) { sketched = append(sketched, v.(stonesView).made) }
	p := scenetest.Sit(t, title, stonesAt(t, g, 6, rules.SeatInfo{Name: "Ann"}), nil)
	p.Rest()
	s := before(p)
	p.App.Back()
	p.Still(1)
	s.LookBack(2)
	p.Still(2)
	sketched = nil
	p.Click("tool.results")
	if p.Still(2); !p.Sees("Prompt 6.") || len(sketched) == 0 || slices.ContainsFunc(sketched, func(made int) bool { return made != 6 }) {
		t.Errorf("the results show the moment after %v: %s", sketched, p.Words())
	}
	p.App.Back()
	if p.Still(2); s.Game().Cursor() != 2 {
		t.Errorf("behind the results the table shows moment %d", s.Game().Cursor())
	}
}

// TestALineOfTheLogStaysWhereItIsPressed, in a game that goes on and in one that is over, and one that was analysed.
func TestALineOfTheLogStaysWhereItIsPressed(t *testing.T) {
	check := func(p *scenetest.Player, name string) {
		t.Helper()
		last, id := "", ""
		for n := range 80 {
			if h, ok := p.Hit("entry." + strconv.Itoa(n)); ok && h.Clip.Contains(h.R.Mid()) {
				last, id = h.ID, last // the last but one in sight
			}
		}
		was, _ := p.Hit(id)
		p.Click(id)
		p.Still(5)
		if now, ok := p.Hit(id); !ok || now.R.Y < was.R.Y-1 || now.R.Y > was.R.Y+1 || id == "entry.0" {
			t.Errorf("%s, %q at %v goes to %v", name, id, was.R, now.R)
		}
		rulestest.Holds(t, lit(p, id, 0.45), "%s, the light is not on %s", name, id)
	}
	g := judged{stones{least: 2, most: 2, moves: 80}}
	ann, ben := rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Name: "Ben"}
	p, _ := atBench(t, g, stonesAt(t, g, 70, ann, ben), nil)
	check(p, "in a game that goes on")
	p, _ = atBench(t, g, stonesAt(t, g, 80, ann, ben), nil)
	p.Rest()
	p.App.Back()
	p.Still(2)
	check(p, "in a game that is over")
	p.Click("study.start")
	p.Still(3)
	p.Key(input.Menu)
	p.Still(3)
	check(p, "in a game that was analysed")
}

// lit reports whether a line of the log lies in the light of some strength.
func lit(p *scenetest.Player, id string, strength float64) bool {
	p.Frame(input.Events{At: p.At("tool.menu")}) // a line that is pointed at has another light
	h, _ := p.Hit(id)
	ink := widgets.Fade(p.App.UI().Theme.Gold, strength)
	return slices.ContainsFunc(p.Last, func(it widgets.Item) bool { return it.Kind == widgets.Box && it.Colour == ink && it.R == h.R })
}

// TestTheLogLightsWhatIsNew: what happened since the last move of those who look, and not that move.
func TestTheLogLightsWhatIsNew(t *testing.T) {
	g := stones{least: 2, most: 2, moves: 40}
	p, _ := atBench(t, g, stonesAt(t, g, 4, rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Level: "easy"}), nil)
	p.Click("choice.pass")
	p.Still(3)
	n := p.Game().Len()
	rulestest.Must(t, n == 6, "%d moves were made", n)
	for id, want := range map[string]bool{"entry.3": false, "entry.4": false, "entry.5": true} {
		rulestest.Holds(t, lit(p, id, 0.14) == want, "%s is new: %v", id, !want)
	}
}

// TestTheMenuOfAFinishedGame says that it is over.
func TestTheMenuOfAFinishedGame(t *testing.T) {
	p, _ := finished(t, 6)
	p.App.Back()
	p.Still(2)
	p.Key(input.Menu)
	rulestest.Holds(t, strings.Contains(p.Words(), "The game is over. You will find it among your saved games."),
		"the menu says %s", p.Words())
}

// TestTheMenuSavesAGameWhoseFileIsGone, and says so, instead of that it is saved.
func TestTheMenuSavesAGameWhoseFileIsGone(t *testing.T) {
	g := stones{least: 1, most: 1, moves: 40}
	title, _ := benchTitle(g)
	home := t.TempDir()
	p := scenetest.Before(t, title, nil)
	p.App.Store = store.Open(store.Options{Home: home, Game: func(string) (rules.Game, bool) { return g, true }})
	s, err := table.NewGame(p.App, title, stonesAt(t, g, 4, rules.SeatInfo{Name: "Ann"}))
	rulestest.OK(t, err)
	p.App.Open(s)
	p.Still(2)
	rulestest.OK(t, os.RemoveAll(filepath.Join(home, "games")))
	p.Key(input.Menu)
	files, err := os.ReadDir(filepath.Join(home, "games"))
	rulestest.Holds(t, strings.Contains(p.Words(), "Your game is saved") && strings.Contains(p.Words(), "saved again") && len(files) != 0,
		"%d files, %v: %s", len(files), err, p.Words())
}

// TestAFilmEndsWithThePresent: who goes back to the start afterwards stays there.
func TestAFilmEndsWithThePresent(t *testing.T) {
	g := judged{stones{least: 1, most: 1, moves: 6}}
	title, _ := benchTitle(g)
	p := scenetest.Sit(t, title, stonesAt(t, g, 6, rules.SeatInfo{Name: "Ann"}), nil)
	p.Rest()
	s := before(p)
	p.App.Back()
	p.Still(1)
	s.LookBack(4)
	p.Still(2)
	rulestest.Must(t, s.Game().Reviewing(), "nobody looks back")
	p.Click("review.play")
	p.Still(2)
	rulestest.Must(t, !s.Game().Reviewing(), "the film goes on")
	p.Click("review.first")
	if p.Still(20); s.Game().Cursor() != 0 {
		t.Errorf("the film runs on, to moment %d", s.Game().Cursor())
	}
}

// TestTheSummaryOffersToLookDeeper while that has not been done for every decision.
func TestTheSummaryOffersToLookDeeper(t *testing.T) {
	p, _ := finished(t, 6)
	p.Click("analyse")
	p.Still(2)
	p.Click("study.summary")
	p.Click("deeper")
	p.Still(2)
	p.Click("study.summary")
	rulestest.Holds(t, !hit("deeper")(p), "when all was looked at more deeply, that is offered again")
}

// TestTheResultsContinueAnAnalysis that was broken off.
func TestTheResultsContinueAnAnalysis(t *testing.T) {
	const moves = 6
	p, s := finished(t, moves)
	p.Click("analyse")
	p.Still(2)
	r, kept := s.Game().Record(), p.App.Store
	text, err := kept.Analysis(analysis.Key(r))
	rulestest.OK(t, err)
	half, err := analysis.Decode(text, r, p.App.Version)
	rulestest.OK(t, err)
	half.Decisions = half.Decisions[:moves/2]
	rulestest.OK(t, kept.SaveAnalysis(analysis.Key(r), half.Encode()))
	title, _ := benchTitle(judged{stones{least: 1, most: 1, moves: moves}})
	s, err = table.NewGame(p.App, title, r)
	rulestest.Must(t, err == nil, "%v", err)
	p.App.Open(s)
	p.Still(4)
	p.Click("analyse")
	p.Still(2)
	rulestest.Holds(t, hit("study.summary")(p), "it is not continued: %s", p.Words())
}
