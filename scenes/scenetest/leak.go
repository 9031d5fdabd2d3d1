package scenetest

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/scenes/widgets"
)

// same reports whether display lists paint the same, but for what differs between any two tables: the
// identity of their pictures.
func same(a, b []widgets.Item) bool {
	return slices.EqualFunc(a, b, func(x, y widgets.Item) bool {
		x.Picture, x.Version, y.Picture, y.Version = nil, 0, nil, 0
		return x.Look == y.Look && slices.Equal(x.Points, y.Points)
	})
}

// Leak demands that two tables show and answer the same: their records differ only
// in what the viewer may not know.
func Leak(t *testing.T, what string, a, b *Player) {
	t.Helper()
	if x, y := a.Last, b.Last; !same(x, y) {
		for i := range min(len(x), len(y)) {
			if !same(x[i:i+1], y[i:i+1]) {
				t.Fatalf("%s: the screens differ: %+v is %+v", what, x[i], y[i])
			}
		}
		t.Fatalf("%s: one screen has %d items and the other one %d", what, len(x), len(y))
	}
	if !slices.Equal(a.App.UI().Hits(), b.App.UI().Hits()) {
		t.Fatalf("%s: the screens answer differently", what)
	}
}

// Frames lays out frames at two tables, with the same input at the first of them, and
// demands of every one that nothing leaks: not while things move either.
func Frames(t *testing.T, what string, n int, in input.Events, a, b *Player) {
	t.Helper()
	for i := range n {
		a.Frame(in)
		b.Frame(in)
		Leak(t, fmt.Sprintf("%s, frame %d", what, i), a, b)
		in = input.Events{At: in.At}
	}
}
