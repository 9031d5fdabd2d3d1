package table_test

import (
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// TestNoHints: of a game that has no hints nobody says that they are switched off, neither
// beside the key nor when it is pressed.
func TestNoHints(t *testing.T) {
	bare := struct{ rules.Game }{london.Game{}} // what else London can do is hidden
	title := table.Title{Cover: match.Cover{Game: bare}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	who := []rules.SeatInfo{{Name: "Ann"}, {Name: "Ann"}, {Name: "Ann"}}
	p := scenetest.Sit(t, title, scenetest.Deal(t, bare, who, nil, 1), nil)
	at := p.At("tool.hint")
	p.Frame(input.Events{At: at, Moved: true})
	if p.Frame(input.Events{At: at}); !p.Sees("This game has no hints") {
		t.Errorf("beside the key stands %s", p.Words())
	}
	p.Still(1)
	if p.Key(input.Hint); !p.Sees("This game has no hints") || p.Sees("Hints are off") {
		t.Errorf("the key says %s", p.Words())
	}
}
