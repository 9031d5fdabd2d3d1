package table_test

import (
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// TestWhoPlaysHasToWait: a program that plays by what the screen says is told to wait as long as something
// comes by itself, and no longer.
func TestWhoPlaysHasToWait(t *testing.T) {
	p := watched(t, rules.SeatInfo{Level: "easy"}, 8)
	rulestest.Holds(t, p.Screen().Resting(), "bots play, and nobody has to wait")
	p.Game().SetPaused(true)
	rulestest.Holds(t, !p.Screen().Resting(), "the bots are paused for ever")
	rulestest.Holds(t, !watched(t, rules.SeatInfo{Name: "Ann"}, 8).Screen().Resting(), "Ann may move, and has to wait")
}

// seated opens a record at a table whose clock hardly goes on.
func seated(t *testing.T, game rules.Game, r rules.Record) (*scenetest.Player, *table.Screen) {
	t.Helper()
	title := table.Title{Cover: match.Cover{Game: game}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	p := scenetest.Before(t, title, nil)
	p.Step = time.Millisecond
	s, err := table.NewGame(p.App, title, r)
	rulestest.OK(t, err)
	p.App.Open(s)
	p.Still(3)
	return p, s
}

// TestTheCurtainRests: it takes no press in its first moment, and says so.
func TestTheCurtainRests(t *testing.T) {
	p, s := seated(t, estoril.Game{}, scenetest.Deal(t, estoril.Game{}, []rules.SeatInfo{{Name: "Ann"}, {Name: "Ben", Colour: 1}}, nil, 1))
	p.Click("curtain.open")
	rulestest.Holds(t, s.Resting() && p.Sees("Pass the screen to"), "it opens at once, or does not say that it takes no press")
	p.Now = p.Now.Add(time.Second)
	p.Still(1)
	rulestest.Holds(t, !s.Resting(), "it takes no press for ever")
	p.Click("curtain.open")
	rulestest.Holds(t, !p.Sees("Pass the screen to"), "it does not open")
}

// TestTheEndRests: the results come by themselves.
func TestTheEndRests(t *testing.T) {
	who := []rules.SeatInfo{{Name: "Ann"}, {Name: "Ann", Colour: 1}, {Name: "Ann", Colour: 2}}
	toTheEnd := func(rules.Position, rules.Seat, int) bool { return false }
	r := scenetest.Chance{Game: london.Game{}, Seed: 1, Stop: toTheEnd}.Play(t, scenetest.Deal(t, london.Game{}, who, nil, 1))
	p, s := seated(t, london.Game{}, r)
	rulestest.Holds(t, s.Game().Over() && p.App.Screen() == s && s.Resting(), "nobody is told to wait for the results")
	p.Now = p.Now.Add(10 * time.Second)
	p.Still(2)
	rulestest.Holds(t, p.App.Screen() != s, "they do not come")
}
