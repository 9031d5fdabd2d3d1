package table_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// nameless is a game of two whose seats have no names of their own.
type nameless struct{ rules.Game }

func (g nameless) About() rules.About {
	about := g.Game.About()
	about.MaxSeats, about.SeatNames, about.Colours = 2, nil, false
	return about
}

// TestCurtainOfNamelessSeats: the curtain goes by the names that people gave where the
// rules have none for their seats.
func TestCurtainOfNamelessSeats(t *testing.T) {
	game := nameless{estoril.Game{}}
	title := table.Title{Cover: match.Cover{Game: game}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	who := []rules.SeatInfo{{Name: app.DefaultName}, {Name: "Ann"}}
	first := func(_ rules.Position, s rules.Seat, _ int) bool { return s == 0 }
	r := scenetest.Chance{Game: game, Seed: 1, Stop: first}.Play(t, scenetest.Deal(t, game, who, nil, 1))
	p := scenetest.Sit(t, title, r, nil)
	if !p.Has("curtain.open") || !p.Sees("Pass the screen to") || !p.Sees(app.DefaultName) {
		t.Errorf("the curtain says %s", p.Words())
	}
	p.Still(20)
	p.Click("curtain.menu")
	rulestest.Holds(t, p.Sees("Back to the shelf"), "the curtain leads to %s", p.Words())
}
