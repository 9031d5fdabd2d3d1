package london_test

import (
	"context"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// brooding is the game with a bot that decides when it is told to, and says when it was
// told to stop.
type brooding struct {
	london.Game
	answer, stopped chan struct{}
}

func (g brooding) Bot(string) (rules.Bot, error) { return g, nil }

func (g brooding) Decide(ctx context.Context, t rules.Turn) rules.Move {
	select {
	case <-g.answer:
	case <-ctx.Done():
		close(g.stopped)
	}
	return t.Choices[0].Move
}

// dots counts the light points of the sign that somebody thinks.
func dots(p *scenetest.Player) (n int) {
	for _, it := range p.Last {
		if it.Kind == widgets.Box && it.R.W == 4 && it.R.H == 4 && it.Radius == 2 {
			n++
		}
	}
	return n
}

// brood waits until the bot of a new table thinks.
func brood(t *testing.T) (*scenetest.Player, brooding) {
	t.Helper()
	g := brooding{answer: make(chan struct{}), stopped: make(chan struct{})}
	named := title()
	named.Game = g
	p := scenetest.Before(t, named, func(s *store.Settings) { s.ReduceMotion = false })
	p.App.Synchronous = false
	s, err := table.NewGame(p.App, named, record(t, []rules.SeatInfo{{Name: "Moriarty", Level: "easy"}, {Name: "Ada"}, {Name: "Ada"}}, nil))
	rulestest.OK(t, err)
	p.App.Open(s)
	p.Step = 10 * time.Millisecond
	for range 1000 {
		p.Still(1)
		if _, ok := p.Game().Thinking(); ok {
			return p, g
		}
	}
	t.Fatal("the bot is not asked")
	return nil, g
}

// TestASignThatABotThinks: three points shine while a bot thinks for long, none while it
// is quick, and they go with its answer.
func TestASignThatABotThinks(t *testing.T) {
	p, g := brood(t)
	p.Still(20)
	rulestest.Holds(t, dots(p) <= 0, "there is a sign after 0.2 s already")
	p.Still(20)
	if n := dots(p); n != 3 {
		t.Errorf("after 0.4 s the sign has %d points", n)
	}
	n := p.Game().Len()
	close(g.answer)
	for p.Game().Len() == n {
		p.Still(1)
	}
	p.Still(2)
	rulestest.Holds(t, dots(p) <= 0 && p.Game().Len() != n, "after he decided there is a sign still")
}

// TestLeavingStopsTheBot: who leaves the table does not wait for a thought.
func TestLeavingStopsTheBot(t *testing.T) {
	p, g := brood(t)
	rulestest.OK(t, p.Game().Close())
	<-g.stopped // for ever, if it thinks on
}

// TestTheNotebookIsExplained: pointing at how many stations are possible says what the notebook is.
func TestTheNotebookIsExplained(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 3, after(30)), nil)
	h, ok := b.Hit("notebook")
	rulestest.Must(t, ok, "there is no notebook: %s", b.Words())
	b.Hover(h.R.Mid(), 2)
	rulestest.Holds(t, b.Sees("worked out from what everyone knows"), "it says %s", b.Words())
}
