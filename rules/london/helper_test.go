package london_test

import (
	"fmt"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

// allTargets is everything one could point at.
func allTargets() []string {
	all := []string{"ticket.double", "ticket.black", "ticket.taxi", "ticket.bus", "ticket.underground", "pawn.x",
		"choice.surface", "choice.hidden", "line.taxi", "line.bus", "line.underground", "line.boat"}
	for s := core.Station(1); s <= core.Stations; s++ {
		all = append(all, s.ID())
	}
	for e := 1; e <= core.LastEntry; e++ {
		all = append(all, fmt.Sprintf("log.%d", e))
	}
	for c := range core.Colour(core.Pawns) {
		all = append(all, c.ID())
	}
	return all
}

// TestWords asks for everything one could point at.
func TestWords(t *testing.T) {
	rulestest.Words(t, london.Game{}, allTargets(), rulestest.Positions(t, london.Game{}, 8, 10))
}

// at is a position of the core as the contract has it.
func at(p *core.Position) *london.Position { return &london.Position{Position: *p} }
