package london

import (
	"math"
	"testing"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// TestNoPawnHidesANumber of a station, its own or another one, wherever it stands: in a window of 1024×640, where
// pieces are larger for the map, the corner of one digit at most. Mr X, who is larger, hides few.
func TestNoPawnHidesANumber(t *testing.T) {
	m, err := maps.Open("london")
	rulestest.OK(t, err)
	b := &Board{m: m, footings: map[footingKey]geom.Point{}}
	for _, of := range []struct {
		large              float64
		pawns, few, beside int
		most               float64
	}{{1.15, 0, 10, 60, 0}, {1.3, 1, 12, 70, 15}} {
		pawns, few, beside := 0, 0, 0
		for s := range stations {
			foot := b.footing(s, pawnW, pawnH, of.large)
			if a := b.hides(s, foot, pawnW, pawnH, of.large); a > 0 {
				pawns++
				rulestest.Holds(t, a <= of.most, "a pawn at %d hides %.0f of a number, drawn %v times as large", s, a, of.large)
			}
			if foot != footings[0] {
				beside++
			}
			if b.hides(s, b.footing(s, manW, manH, of.large), manW, manH, of.large) > 0 {
				few++
			}
		}
		if pawns > of.pawns || beside > of.beside || few > of.few {
			t.Errorf("drawn %v times as large %d pawns stand beside their signs, %d hide a number, and Mr X does at %d stations",
				of.large, beside, pawns, few)
		}
	}
}

// TestPiecesOfASmallWindow are larger for the map than their size, in few steps and never in a larger one.
func TestPiecesOfASmallWindow(t *testing.T) {
	for scale, want := range map[float64]float64{2: 1.15, 0.9: 1.15, 0.75: 1.15, 0.7: 1.3, 0.66: 1.3, 0.6: 1.45} {
		got := enlarged(scale)
		rulestest.Holds(t, math.Abs(got-want) <= 0.001, "at a scale of %v they are %v times as large, want %v", scale, got, want)
	}
}
