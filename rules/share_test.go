package rules_test

import (
	"testing"

	"intrigue/rules"
)

// TestShare: a side has won when any of its seats is named, and sides share a win.
func TestShare(t *testing.T) {
	alone := rules.About{}
	team := rules.About{Sides: func(int) []rules.Side {
		return []rules.Side{{Seats: []rules.Seat{0}}, {Seats: []rules.Seat{1, 2}}}
	}}
	for _, c := range []struct {
		about   rules.About
		winners []rules.Seat
		want    [3]float64
	}{
		{alone, nil, [3]float64{}},
		{alone, []rules.Seat{1}, [3]float64{0, 1, 0}},
		{alone, []rules.Seat{0, 2}, [3]float64{0.5, 0, 0.5}},
		{team, []rules.Seat{2}, [3]float64{0, 1, 1}},
		{team, []rules.Seat{1, 2}, [3]float64{0, 1, 1}},
		{team, []rules.Seat{0, 1}, [3]float64{0.5, 0.5, 0.5}},
	} {
		for s, want := range c.want {
			if got := c.about.Share(3, rules.Outcome{Winners: c.winners}, rules.Seat(s)); got != want {
				t.Errorf("when %v win, seat %d has %g of it, not %g", c.winners, s, got, want)
			}
		}
	}
}
