package app

import (
	"testing"

	"intrigue/input/store"
)

// TestPlaceToKeep: the size of a window is kept, and one that is being closed, that is maximised or
// that fills the screen does not take it away.
func TestPlaceToKeep(t *testing.T) {
	was := store.Window{X: 30, Y: 40, Width: 1280, Height: 800, Monitor: "A"}
	large := was
	large.Maximised = true
	moved := store.Window{X: 5, Y: 6, Width: 1500, Height: 900, Monitor: "B"}
	for name, c := range map[string]struct {
		now  store.Window
		full bool
		want store.Window
	}{
		"another size": {moved, false, moved},
		"closing":      {store.Window{Monitor: "A"}, false, was},
		"maximised":    {store.Window{Width: 1920, Height: 1080, Monitor: "A", Maximised: true}, false, large},
		"full screen":  {store.Window{Width: 1920, Height: 1080, Monitor: "A"}, true, was},
	} {
		if got := placeToKeep(was, c.now, c.full); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}
