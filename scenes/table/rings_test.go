package table

import (
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestTagTop: the tag of a ring lies below it; at the end of the board it lies on the edge of the ring, and where
// that would cover much of what is ringed, as in the tray, on the upper edge.
func TestTagTop(t *testing.T) {
	board := widgets.Rect{W: 900, H: 400}
	for name, c := range map[string]struct {
		r    widgets.Rect
		want float64
	}{
		"amid the board":  {widgets.Rect{X: 100, Y: 100, W: 40, H: 40}, 146},
		"near the edge":   {widgets.Rect{X: 100, Y: 345, W: 40, H: 40}, 382},
		"over the edge":   {widgets.Rect{X: 100, Y: 320, W: 40, H: 80}, 312},
		"all of the tray": {widgets.Rect{X: 100, Y: 3, W: 40, H: 396}, 2},
	} {
		got := tagTop(c.r, board)
		rulestest.Holds(t, got == c.want, "%s: the tag lies at %.0f, not at %.0f", name, got, c.want)
	}
}

// TestRingsStayOnTheBoard: a place at the edge of the board is ringed whole; one of which the board
// shows only a part is not squeezed into it.
func TestRingsStayOnTheBoard(t *testing.T) {
	board := widgets.Rect{W: 400, H: 300}
	guard := widgets.Rect{X: 100, Y: 2, W: 32, H: 32}
	if r := ringAround(guard, board, 6); r.Y < 3 || r.X != 94 || r.Y+r.H != 40 {
		t.Errorf("the ring at the edge lies at %v", r)
	}
	rulestest.Is(t, "the ring beside the board lies at", ringAround(guard, widgets.Rect{}, 6), guard.Inset(-6))
	cut := widgets.Rect{X: 100, Y: -10, W: 32, H: 32}
	rulestest.Is(t, "the ring of a place that is cut off lies at", ringAround(cut, board, 6), cut.Inset(-6))
}
