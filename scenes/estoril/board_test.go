package estoril_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
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

// TestAZoomIsRough: while the posters come nearer nothing on them is drawn at sizes
// that pass, and when they are there everything is.
func TestAZoomIsRough(t *testing.T) {
	b := sit(t, moments(t)["a tile"], func(s *store.Settings) { s.ReduceMotion, s.Speed = false, "normal" })
	rough := func() (rough, sharp int) {
		for _, it := range b.Last {
			card := it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "estoril.") && it.Clip != (widgets.Rect{})
			if number := it.Kind == widgets.Words && it.Rough; card && it.Rough || number {
				rough++
			} else if card {
				sharp++
			}
		}
		return rough, sharp
	}
	b.Rest()
	if r, s := rough(); r > 0 || s == 0 {
		t.Fatalf("at rest %d items are rough and %d sharp", r, s)
	}
	at := b.At("map")
	b.Step = 20 * time.Millisecond
	b.Frame(widgets.Input{At: at, Moved: true})
	b.Frame(widgets.Input{At: at, Moved: true, Wheel: widgets.Pt{Y: 1}})
	b.Frame(widgets.Input{At: at})
	if r, _ := rough(); r == 0 {
		t.Error("in the middle of a zoom nothing is rough")
	}
	b.Still(20)
	if r, s := rough(); r > 0 || s == 0 {
		t.Errorf("after a zoom %d items are rough and %d sharp", r, s)
	}
}
