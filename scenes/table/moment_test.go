package table_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
)

// opened is something that can be opened at a table, and how to see that it is there.
type opened struct {
	open     func(*scenetest.Player)
	there    func(*scenetest.Player) bool
	settings func(*store.Settings)
}

func hit(id string) func(*scenetest.Player) bool {
	return func(p *scenetest.Player) bool { _, ok := p.Hit(id); return ok }
}

func sees(words string) func(*scenetest.Player) bool {
	return func(p *scenetest.Player) bool { return p.Sees(words) }
}

func press(id string) func(*scenetest.Player) { return func(p *scenetest.Player) { p.Click(id) } }

func key(a input.Action) func(*scenetest.Player) { return func(p *scenetest.Player) { p.Key(a) } }

// everythingOpened is all that can be opened while somebody decides.
var everythingOpened = map[string]opened{
	"a chooser":        {open: press("heap.1"), there: hit("ask.hand")},
	"a half pick":      {open: press("stone.1"), there: func(p *scenetest.Player) bool { return len(p.Screen().Pointing().Picked()) > 0 }},
	"a question":       {open: press("choice.pass"), there: hit("sure.yes"), settings: func(s *store.Settings) { s.Confirm = "always" }},
	"a refusal":        {open: press("far.1"), there: sees("That lies too far away.")},
	"an explanation":   {open: func(p *scenetest.Player) { p.Screen().Explain("stone.1"); p.Still(2) }, there: hit("explain.close")},
	"Undo this?":       {open: key(input.Undo), there: sees("Undo this?")},
	"a passing remark": {open: key(input.Done), there: sees("There is nothing to end or skip now.")},
	"a look back":      {open: key(input.ReviewBack), there: hit("review.close")},
	"a hint":           {open: key(input.Hint), there: sees("Passing costs nothing.")},
	"a catching up": {open: func(*scenetest.Player) {}, there: sees("You are watching what happened"),
		settings: func(s *store.Settings) { s.ReduceMotion, s.Speed = false, "slow" }},
}

// everyChange is how a moment can end, by what does not go through the window: a bot's move, or another player's. Some
// things cannot see some changes.
var everyChange = map[string]func(*scenetest.Player) error{
	"the screen is handed over": func(p *scenetest.Player) error {
		p.Game().Seek(p.Game().Len())
		return p.Game().Play("left")
	},
	"moves are taken back": func(p *scenetest.Player) error {
		err := p.Game().UndoAsking()
		if p.Still(1); err == nil && !hit("curtain.open")(p) {
			err = errors.New("no curtain falls")
		}
		return err
	},
	"the table is left": func(p *scenetest.Player) error { p.App.Home(); return nil },
}

// TestNothingOutlivesItsMoment opens everything that can be opened, changes the moment, and demands that it is gone,
// for the next player as well.
func TestNothingOutlivesItsMoment(t *testing.T) {
	for name, o := range everythingOpened {
		for change, do := range everyChange {
			t.Run(name+", "+change, func(t *testing.T) {
				game := stones{least: 2, most: 2, moves: 40, secret: true}
				p, _ := atBench(t, game, stonesAt(t, game, 3, rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Name: "Ben"}), o.settings)
				p.Step = 50 * time.Millisecond
				p.Still(20) // the curtain takes no press at once
				p.Click("curtain.open")
				p.Frame(input.Events{At: p.At("far.1")})
				o.open(p)
				rulestest.Must(t, o.there(p), "it is not opened: %s", p.Words())
				rulestest.OK(t, do(p))
				p.Still(2)
				if _, table := p.App.Screen().(*table.Screen); !table {
					rulestest.Holds(t, p.Words() == "", "after the table there is still %s", p.Words())
					return
				}
				rulestest.Holds(t, !o.there(p), "it is still there behind the curtain")
				p.App.Settings.ReduceMotion = true // who comes is not shown what has happened
				p.Still(20)
				p.Click("curtain.open")
				rulestest.Holds(t, !o.there(p), "the next player finds it: %s", p.Words())
			})
		}
	}
}

// TestTheArrowsBelongToWhatIsAsked: they do not look back behind it, however soon after the question they are pressed.
func TestTheArrowsBelongToWhatIsAsked(t *testing.T) {
	for wait := range 3 {
		game := stones{least: 2, most: 2, moves: 40, reveals: true}
		p, _ := atBench(t, game, stonesAt(t, game, 4, rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Name: "Ben"}), nil)
		p.Frame(input.Events{At: p.At("far.1"), Actions: []input.Action{input.Undo}})
		p.Still(wait)
		if p.Key(input.ReviewBack); p.Game().Reviewing() || !p.Sees("Undo this?") {
			t.Errorf("%d frames later the table looks back, or asks no more: %s", wait, p.Words())
		}
	}
}

// TestNobodyMovesWhileItIsAsked: beneath "Undo this?" the bots wait, and so the game does not end there either.
func TestNobodyMovesWhileItIsAsked(t *testing.T) {
	game := stones{least: 2, most: 2, moves: 4, reveals: true}
	r := stonesAt(t, game, 2, rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Level: "easy"})
	p, _ := atBench(t, game, r, func(s *store.Settings) { s.Speed = "slow" })
	play := p.Game()
	p.Step = 50 * time.Millisecond
	p.Click("choice.pass")
	p.Key(input.Undo)
	rulestest.Must(t, p.Sees("Undo this?") && strings.Contains(p.Words(), "The bots won't mind.") && play.Len() == 3,
		"after %d moves nothing is asked: %s", play.Len(), p.Words())
	p.Still(200)
	rulestest.Must(t, play.Len() == 3, "the bot plays on beneath the question")
	p.Click("undo.Cancel")
	p.Still(200)
	rulestest.Holds(t, play.Over(), "the bot waits for ever")
	_, asking, _ := play.CanUndo()
	rulestest.Holds(t, asking == 0, "a game that was counted can be undone by agreement")
}

// idle counts work in the background that goes on until it is told to end.
type idle struct{ working, begun atomic.Int32 }

func (w *idle) work(ctx context.Context) {
	w.begun.Add(1)
	w.working.Add(1)
	<-ctx.Done()
	w.working.Add(-1)
}

// waitFor waits until so much of it goes on, for as long as it takes.
func (w *idle) waitFor(n int32) {
	for w.working.Load() != n {
		time.Sleep(time.Millisecond)
	}
}

// pondered is stones with an analysis, problems and their answers, none of which comes to an end by itself.
type pondered struct {
	stones
	*idle
}

func (g pondered) Judge(ctx context.Context, _ rules.Turn, _ rules.Move, _ float64) rules.Judgement {
	g.work(ctx)
	return rules.Judgement{}
}

func (pondered) Advice(string) string { return "Think." }

func (pondered) ProblemKinds() []rules.ProblemKind {
	return []rules.ProblemKind{{Key: "stone", Title: "Stones", Name: "Stone"}}
}

func (g pondered) Problems() []rules.Problem {
	r := rules.Record{Format: rules.Format, Game: "stones", Edition: 1, Seats: []rules.SeatInfo{{Name: "You"}}}
	return []rules.Problem{{Key: "stone-1", Kind: "stone", Grade: 1, Record: r}}
}

func (pondered) Task(rules.Problem) string { return "Pass." }

func (g pondered) Attempt(ctx context.Context, _ rules.Problem, _ []rules.Entry) rules.Attempt {
	g.work(ctx)
	return rules.Attempt{}
}

func (g pondered) Solve(ctx context.Context, _ rules.Problem, _ []rules.Entry) (rules.Move, string, string, bool) {
	g.work(ctx)
	return "", "", "", false
}

// TestWorkEndsWithItsOwner: no analysis, answer, hint or verdict goes on after a player has left, or has begun
// it a second time.
func TestWorkEndsWithItsOwner(t *testing.T) {
	over := func(p *scenetest.Player, g pondered, verdict func(context.Context, rules.Record) string) {
		title, _ := benchTitle(g)
		title.Verdict = verdict
		s, err := table.NewGame(p.App, title, stonesAt(t, g, g.moves, rules.SeatInfo{Name: "Ann"}))
		rulestest.OK(t, err)
		p.App.Open(s)
		p.Still(4)
	}
	problem := func(p *scenetest.Player, g pondered) {
		title, _ := benchTitle(g)
		s, err := table.TryProblem(p.App, title, g.Problems()[0], "")
		rulestest.OK(t, err)
		p.App.Open(s)
		p.Still(2)
	}
	for name, begin := range map[string]func(*scenetest.Player, pondered){
		"an analysis": func(p *scenetest.Player, g pondered) { over(p, g, nil); p.Click("analyse") },
		"an analysis asked for twice": func(p *scenetest.Player, g pondered) {
			over(p, g, nil)
			p.Click("analyse")
			g.waitFor(1)
			p.Click("tool.results")
			p.Click("analyse")
		},
		"a verdict": func(p *scenetest.Player, g pondered) {
			over(p, g, func(ctx context.Context, _ rules.Record) string { g.work(ctx); return "" })
		},
		"an answer": func(p *scenetest.Player, g pondered) { problem(p, g); p.Click("choice.pass") },
		"a hint":    func(p *scenetest.Player, g pondered) { problem(p, g); p.Key(input.Hint) },
	} {
		t.Run(name, func(t *testing.T) {
			g := pondered{stones{least: 1, most: 1, moves: 6}, &idle{}}
			title, _ := benchTitle(g)
			p := scenetest.Before(t, title, nil)
			p.App.Synchronous = false
			begin(p, g)
			for g.begun.Load() == 0 {
				time.Sleep(time.Millisecond)
			}
			rulestest.Must(t, g.working.Load() != 0, "nothing goes on: %s", p.Words())
			p.App.Home()
			g.waitFor(0)
		})
	}
}

// TestAnEndThatIsTakenBack has no analysis any more, and the next end is shown like the first.
func TestAnEndThatIsTakenBack(t *testing.T) {
	g := pondered{stones{least: 1, most: 1, moves: 6}, &idle{}}
	title, _ := benchTitle(g)
	p := scenetest.Before(t, title, nil)
	p.App.Synchronous = false
	s, err := table.NewGame(p.App, title, stonesAt(t, g, 6, rules.SeatInfo{Name: "Ann"}))
	rulestest.OK(t, err)
	p.App.Open(s)
	for range 4 {
		p.Still(1)
	}
	p.Click("analyse")
	for g.working.Load() == 0 {
		time.Sleep(time.Millisecond)
	}
	p.Click("tool.undo")
	p.Still(2)
	g.waitFor(0)
	rulestest.Holds(t, !hit("study.stop")(p) && !hit("review.close")(p), "the analysis of another game is shown: %s", p.Words())
	p.Click("choice.pass")
	p.Still(5)
	_, ok := p.App.Screen().(*gameover.Page)
	rulestest.Holds(t, ok, "the second end shows %T", p.App.Screen())
}
