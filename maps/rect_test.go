package maps

import (
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

func TestRectanglesReckon(t *testing.T) {
	r := geom.Rect{X0: 1, Y0: 2, X1: 5, Y1: 4}
	for what, boxes := range map[string][2]geom.Rect{
		"Grow":    {r.Grow(1), {X0: 0, Y0: 1, X1: 6, Y1: 5}},
		"Include": {r.Include(geom.Pt(0, 3)), {X0: 0, Y0: 2, X1: 5, Y1: 4}},
		"Union":   {r.Union(geom.Rect{X0: 2, Y0: 0, X1: 9, Y1: 3}), {X0: 1, Y0: 0, X1: 9, Y1: 4}},
	} {
		rulestest.Holds(t, boxes[0] == boxes[1], "%s: %v, want %v", what, boxes[0], boxes[1])
	}
	rulestest.Holds(t, r.Centre() == geom.Pt(3, 3) && r.Contains(r.Centre()) && !r.Empty() && r.Grow(-3).Empty(),
		"the middle, or what is empty")
	for _, c := range r.Corners() {
		rulestest.Holds(t, !r.Contains(c) && r.Grow(0.1).Contains(c), "the corner %v is not on the edge", c)
	}
	o := (geom.Rect{X0: 5, Y0: 0, X1: 6, Y1: 9})
	rulestest.Holds(t, !r.Overlaps(o) && r.Grow(0.1).Overlaps(o), "boxes that only touch overlap, or those beyond do not")
}
