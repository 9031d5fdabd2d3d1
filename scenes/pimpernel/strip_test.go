package pimpernel_test

import (
	"slices"
	"testing"

	"intrigue/rules/pimpernel"
	"intrigue/scenes/widgets"
)

// TestTrayNamesWhoPlays: the tray says who plays a colour, and does not say so twice of somebody without a
// name.
func TestTrayNamesWhoPlays(t *testing.T) {
	for name, want := range map[string]string{"Ada": "Ada plays Red", "": "Red's supply"} {
		r := first(t)
		for i := range r.Seats {
			r.Seats[i].Name = ""
		}
		r.Seats[0].Name = name
		for len(r.Entries) > 0 && r.Entries[len(r.Entries)-1].Seat == 0 {
			r.Entries = r.Entries[:len(r.Entries)-1]
		}
		b := sit(t, r, nil)
		b.Still(2)
		if who, ok := b.Game().Deciding(); !ok || who != 0 {
			t.Fatalf("seat %d decides", who)
		}
		if !b.Sees(want) || b.Sees("Red plays Red") {
			t.Errorf("of %q the tray does not say %q: %s", name, want, b.Words())
		}
	}
}

// TestTwoCubesLieSideBySide: in a window of the usual size two cubes of a seat in an area are both seen, at
// four seats.
func TestTwoCubesLieSideBySide(t *testing.T) {
	b := sit(t, reach(t, 4, nil, pimpernel.StageTurn, func(v pimpernel.View) bool {
		return slices.ContainsFunc(v.Areas[:], func(p pimpernel.Planning) bool { return slices.Contains(p.Piles, 2) })
	}), nil)
	b.W, b.H = 1280, 800
	b.Rest()
	first, _ := b.Hit("area.rest")
	for _, it := range b.Last {
		if it.Kind == widgets.Words && it.Text == "2" && first.R.Y <= it.R.Y && it.R.Y < first.R.Y+first.R.H {
			t.Errorf("two cubes are a number at %v", it.R)
		}
	}
}
