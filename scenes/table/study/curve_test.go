package study

import (
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestSignsStayOnTheCurve: the signs of the sides cover none of the others, and none leaves the curve
// where it has only begun.
func TestSignsStayOnTheCurve(t *testing.T) {
	var signs []widgets.Rect
	for range 6 {
		at := beside(widgets.Rect{X: 40, Y: 10, W: 16, H: 16}, signs, 10)
		rulestest.Holds(t, at.X >= 10, "sign %d lies at %.0f", len(signs), at.X)
		for _, o := range signs {
			rulestest.Holds(t, at.Intersect(o).W <= 0, "sign %d at %.0f lies over that at %.0f", len(signs), at.X, o.X)
		}
		signs = append(signs, at)
	}
}
