package results

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestASideHasThePointsOfItsBestSeat, also where all have lost some.
func TestASideHasThePointsOfItsBestSeat(t *testing.T) {
	seats := []rules.SeatInfo{{Name: "Ada"}, {Level: "easy"}, {Level: "easy"}}
	for want, points := range map[int][]int{5: {3, 9, 5}, 4: {4, 9, 1}, -2: {-7, 0, -2}, -3: {-3, 0, -8}} {
		o := rules.Outcome{Winners: []rules.Seat{2}, Scores: []rules.Score{{Points: points}}}
		p := sideResult(rules.Side{Name: "a", Seats: []rules.Seat{0, 2}}, seats, o)
		rulestest.Holds(t, p.Points == want && p.Won && p.Person && len(p.Levels) == 1, "of %v: %+v", points, p)
	}
}
