package penny_test

import (
	"testing"
	"time"

	"intrigue/input"
	"intrigue/scenes/widgets"
)

// hinted asks for a hint with the key and waits for it.
func (b *player) hinted() {
	b.T.Helper()
	b.Key(input.Hint)
	for range 600 {
		b.Still(1)
		if _, ok := b.Screen().Pointing().Hint(); ok {
			b.Still(3)
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	b.T.Fatal("there is no hint")
}

// TestHintsStayInSight: what is said of the heap to which a hint leads the keys does not lie
// over the reason of the hint.
func TestHintsStayInSight(t *testing.T) {
	for _, name := range []string{"a gain", "a parry", "a fight"} {
		b := sit(t, moments(t)[name], nil)
		b.W, b.H = 1280, 800
		b.Still(4)
		b.hinted()
		advice, _ := b.Game().Hint()
		seen := false
		for i, it := range b.Last {
			if it.Kind != widgets.Words || len(it.Text) < 12 || len(advice.Why) < len(it.Text) || it.Text != advice.Why[:len(it.Text)] {
				continue
			}
			seen = true
			w := b.Desk.UI().Type.Width(it.Face, it.Size, it.Text)
			at := widgets.Rect{X: it.R.X, Y: it.R.Y + 3, W: w, H: it.R.H - 6}
			for _, over := range b.Last[i+1:] {
				if both := over.R.And(at); over.Kind == widgets.Box && over.Colour.A > 200 && both.W > 0 && both.H > 0 {
					t.Errorf("%s: a box at %v lies over %q", name, over.R, it.Text)
				}
			}
		}
		if !seen {
			t.Errorf("%s: %q is not shown", name, advice.Why)
		}
	}
}
