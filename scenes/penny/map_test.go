package penny_test

import (
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// TestDragAtTheEdge: a hero who is held at the edge of a map that is larger than its room
// brings what lies beyond into sight; on a map that is wholly in sight nothing moves.
func TestDragAtTheEdge(t *testing.T) {
	edges := 0.0
	for _, scale := range []int{100, 200} {
		b := sit(t, moments(t)["a later move"], func(s *store.Settings) { s.TextScale = scale })
		if b.Screen().Roams() != (scale == 200) {
			t.Fatalf("at %d %% the map roams: %t", scale, b.Screen().Roams())
		}
		town, _ := b.Hit("map")
		for name, edge := range map[string]geom.Point{
			"upper": geom.Pt(town.R.Mid().X, town.R.Y+4), "lower": geom.Pt(town.R.Mid().X, town.R.Y+town.R.H-4),
		} {
			from := b.At(b.View().Hero(b.View().Asked()).ID)
			was, _ := b.Screen().Where("place.docks")
			b.Frame(input.Events{At: from, Moved: true})
			b.Frame(input.Events{At: from, From: from, Moved: true, Pressed: true, Down: true})
			for range 60 {
				b.Frame(input.Events{At: edge, From: from, Moved: true, Dragging: true, Down: true})
			}
			is, _ := b.Screen().Where("place.docks")
			b.Frame(input.Events{At: geom.Pt(-40, -40), From: from, Moved: true, Dragging: true, Dropped: true})
			b.Still(2)
			moved := is.Y - was.Y
			switch {
			case scale == 100 && moved != 0:
				t.Errorf("at %d %% the %s edge moves the map by %v", scale, name, moved)
			case scale == 200 && (name == "upper" && moved < 0 || name == "lower" && moved > 0):
				t.Errorf("the %s edge moves the map by %v", name, moved)
			case scale == 200:
				edges += max(moved, -moved)
			}
		}
	}
	rulestest.Holds(t, edges >= 20, "the edges moved the map by %v points in all", edges)
}
