package pimpernel

import (
	"testing"

	"intrigue/maps"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
)

// TestNothingHides: no pawn, figure or marker stands on a space for a cube, wherever
// it may come to stand.
func TestNothingHides(t *testing.T) {
	m, err := maps.Open("pimpernel")
	rulestest.OK(t, err)
	b := &Board{m: m}
	for r := range core.Region(4) {
		for seat := range 6 {
			if x, y := b.camp(r, seat); b.hides(x, y, pawnW, pawnH) {
				t.Errorf("the pawn of seat %d in %s stands on a space", seat, r)
			}
		}
	}
	for l := range core.Location(18) {
		at := m.Places[l.ID()].At
		for _, side := range []float64{heroSide, hunterSide} {
			if x, y := b.stand(l, side); b.hides(at.X+x, at.Y+y, heroW, heroH) {
				t.Errorf("who stands in %s at %v stands on a space", l, side)
			}
		}
		rulestest.Holds(t, !b.hides(at.X+markerX, at.Y+markerY+markerSide/2, markerSide, markerSide),
			"the marker of %s lies on a space", l)
	}
}
