package estoril_test

import (
	"fmt"
	"testing"

	"intrigue/input/store"
	"intrigue/scenes/scenetest"
)

// TestEveryChoice says legal choices of every stage by clicks alone.
func TestEveryChoice(t *testing.T) {
	for name, r := range moments(t) {
		t.Run(name, func(t *testing.T) {
			scenetest.EveryChoice(sit(t, r, nil).Player, title(), r, 6)
		})
	}
}

// TestLayout lays out the table at every size and text scale: what can be chosen lies
// in the window and not under something else, and no words are cut off.
func TestLayout(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"a tile", "secret missions", "a look", "Diplomacy", "Nationalism", "what stays", "a discard"} {
		for _, scale := range []int{75, 100, 150, 200} {
			b := sit(t, all[name], func(s *store.Settings) { s.TextScale = scale })
			for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
				b.W, b.H = size[0], size[1]
				b.Still(4)
				b.Fits(fmt.Sprintf("%s, %.0f×%.0f at %d %%", name, size[0], size[1], scale))
			}
		}
	}
}
