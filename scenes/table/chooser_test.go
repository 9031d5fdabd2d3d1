package table_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestEightAlternativesStandInARow, and nine are a list.
func TestEightAlternativesStandInARow(t *testing.T) {
	for ways, row := range map[int]bool{2: true, 8: true, 9: false} {
		game := stones{least: 1, most: 1, moves: 40, tools: ways - 2} // beside by hand and by foot
		p, _ := atBench(t, game, stonesAt(t, game, 2, rules.SeatInfo{Name: "Ann"}), nil)
		p.Click("heap.1")
		foot, _ := p.Hit("ask.foot")
		hand, ok := p.Hit("ask.hand")
		rulestest.Holds(t, ok && (foot.R.Y == hand.R.Y) == row && (foot.R.X == hand.R.X) != row,
			"of %d alternatives two lie at %v and %v", ways, foot.R, hand.R)
	}
}
