package london

import (
	"testing"

	"intrigue/maps"
	"intrigue/maps/geom"
)

// TestNoPawnHidesANumber of a station, its own or another one, wherever it stands; Mr X,
// who is larger, hides few of them, and the corner of a digit at most.
func TestNoPawnHidesANumber(t *testing.T) {
	m, err := maps.Open("london")
	if err != nil {
		t.Fatal(err)
	}
	b := &Board{m: m, footings: map[footingKey]geom.Point{}}
	few, moved := 0, 0
	for s := range stations {
		foot := b.footing(s, pawnW, pawnH)
		if a := b.hides(s, foot, pawnW, pawnH); a > 0 {
			t.Errorf("a pawn at %d hides %.0f of a number", s, a)
		}
		if foot != footings[0] {
			moved++
		}
		if b.hides(s, b.footing(s, manW, manH), manW, manH) > 0 {
			few++
		}
	}
	if moved > 60 || few > 10 {
		t.Errorf("%d pawns stand beside their signs, and Mr X hides a number at %d stations", moved, few)
	}
}
