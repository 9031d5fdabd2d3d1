package pimpernel_test

import (
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	scene "intrigue/scenes/pimpernel"
)

// TestHeadline names who wins, and says so when nobody does.
func TestHeadline(t *testing.T) {
	for want, winners := range map[string][]rules.Seat{
		"Blue wins": {1}, "Red and Green share the win": {0, 2}, "The Pimpernel is captured": nil,
	} {
		if got := scene.Headline(rules.Outcome{Winners: winners}); got != want {
			t.Errorf("%v: %q and not %q", winners, got, want)
		}
	}
}

// TestPullOnATown: a pull that begins on a town, a milestone or a building moves the map,
// which they fill almost everywhere.
func TestPullOnATown(t *testing.T) {
	b := sit(t, first(t), nil)
	b.Key(input.ZoomIn)
	b.Still(3)
	for _, id := range []string{"location.amiens", "route.abbeville-amiens-1", "hex.b3"} {
		at := b.At(id)
		b.Drag(at, geom.Pt(at.X+40, at.Y+30))
		b.Still(2)
		if now := b.At(id); now == at {
			t.Errorf("a pull on %s moves nothing", id)
		}
	}
}
