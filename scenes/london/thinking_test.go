package london_test

import (
	"context"
	"testing"
	"time"

	"intrigue/rules"
	game "intrigue/rules/london"
	"intrigue/scenes/desk"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// ponder is London with bots that think until they are told to stop.
type ponder struct {
	game.Game
	begun, ended chan struct{}
}

func (g ponder) Bot(string) (rules.Bot, error) { return g, nil }

// Decide thinks until it is cancelled, and says so.
func (g ponder) Decide(ctx context.Context, t rules.Turn) rules.Move {
	g.begun <- struct{}{}
	<-ctx.Done()
	g.ended <- struct{}{}
	return t.Choices[0].Move
}

// empty is a first screen with nothing on it.
type empty struct{}

func (empty) Frame(*widgets.UI) {}

// TestThinkingShowsAndEnds: frames go on while a bot thinks, after a moment a small
// sign says so, and whoever leaves the table ends it at once.
func TestThinkingShowsAndEnds(t *testing.T) {
	g := ponder{begun: make(chan struct{}, 9), ended: make(chan struct{}, 9)}
	ti := title()
	ti.Game = g
	p := &player{scenetest.New(t, func(string) (rules.Game, bool) { return g, true }, func(*desk.Desk) desk.Screen { return empty{} })}
	p.Desk.Synchronous = false
	seats := []rules.SeatInfo{{Name: "Steady bot", Level: "steady"}, {Name: "Ada"}, {Name: "Ada"}}
	s, err := table.NewGame(p.Desk, ti, record(t, seats, nil))
	if err != nil {
		t.Fatal(err)
	}
	p.Desk.Open(s)
	dots := func() (n int) {
		for _, it := range p.Last {
			if it.Kind == widgets.Box && it.R.W == 4 && it.R.H == 4 {
				n++
			}
		}
		return n
	}
	p.Step = 100 * time.Millisecond
	for range 100 {
		if _, on := p.Game().Thinking(); on {
			break
		}
		p.Still(1)
	}
	<-g.begun
	p.Still(2)
	if n := dots(); n != 0 {
		t.Errorf("before 300 ms there are %d dots: quick bots would make them flicker", n)
	}
	p.Still(1)
	if n := dots(); n != 3 {
		t.Errorf("after 300 ms there are %d dots, not three", n)
	}
	if !p.Sees("Mr X moves unseen.") {
		t.Errorf("nothing says who moves: %s", p.Words())
	}
	if len(g.ended) > 0 {
		t.Error("it was stopped before anybody left")
	}
	if err := p.Game().Close(); err != nil {
		t.Fatal(err)
	}
	select {
	case <-g.ended:
	default:
		t.Error("the table is closed, and the bot thinks on")
	}
}
