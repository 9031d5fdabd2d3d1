package pimpernel_test

import (
	"fmt"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
)

// TestLayout lays out the table at every size and text scale: what can be chosen lies
// in the window and not under something else, and no words are cut off.
func TestLayout(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"six seats", "a point", "the next one"} {
		for _, scale := range []int{100, 150, 200} {
			b := sit(t, all[name], func(s *store.Settings) { s.TextScale = scale })
			if name == "six seats" {
				b.Key(input.NextPawn)
			}
			for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
				b.W, b.H = size[0], size[1]
				b.Still(4)
				b.Fits(fmt.Sprintf("%s, %.0f×%.0f at %d %%", name, size[0], size[1], scale))
			}
		}
	}
}

// TestWalk comes to everything that can be chosen by Tab alone.
func TestWalk(t *testing.T) {
	b := sit(t, moments(t)["a turn"], nil)
	b.Walk("empty hands")
	b.Key(input.NextPawn)
	b.Walk("a piece in hand")
}
