package cardinal

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/internal/castles"
)

// position is the same moment for the table.
func position(g *castles.Game) *Position { return &Position{g.State, g.Castle, g.Options} }

func dealt(t testing.TB, deal uint64, o rules.Options) *Position {
	t.Helper()
	p, err := Dealt(deal, o)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Position)
}

// play makes moves that must be legal.
func play(t testing.TB, p *Position, moves ...rules.Move) *Position {
	t.Helper()
	for _, m := range moves {
		n, err := p.After(0, m)
		if err != nil {
			t.Fatalf("%q is refused: %v", m, err)
		}
		p = n.(*Position)
	}
	return p
}
