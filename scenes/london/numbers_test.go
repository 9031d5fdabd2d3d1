package london_test

import (
	"fmt"
	"math"
	"testing"

	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// TestNoLineCoversANumber: the signs are painted once more above traces, lines that are lit
// and the way of Mr X.
func TestNoLineCoversANumber(t *testing.T) {
	for _, n := range []int{9, 14, 33, 400} { // a first round, later ones, and the end
		b := sit(t, random(t, record(t, solo(), nil), 3, after(n)), nil)
		b.Still(3)
		if b.Has("review") {
			b.Click("review")
		}
		b.Still(3)
		signs := -1
		for i, it := range b.Last {
			if _, ok := it.Picture.(*board.Overlay); ok && signs < 0 {
				signs = i
			}
		}
		below, above := 0, 0
		for i, it := range b.Last {
			if it.Kind != widgets.Stroke || !crosses(b, it) {
				continue
			}
			if i < signs {
				below++
			} else {
				above++
			}
		}
		rulestest.Holds(t, signs >= 0 && below != 0 && above <= 0,
			"after %d moves %d lines are below the signs and %d above them", n, below, above)
	}
}

// crosses reports whether a line passes over the middle of a station, where the number is.
// The rings about a station do not.
func crosses(b *player, it widgets.Item) bool {
	for s := 1; s <= core.Stations; s++ {
		h, ok := b.Hit(fmt.Sprintf("station.%d", s))
		if !ok {
			continue
		}
		for i := range it.Points[1:] {
			p, q, m := it.Points[i], it.Points[i+1], h.R.Mid()
			dx, dy := q.X-p.X, q.Y-p.Y
			along := max(0, min(1, ((m.X-p.X)*dx+(m.Y-p.Y)*dy)/max(dx*dx+dy*dy, 1e-9)))
			if math.Hypot(p.X+along*dx-m.X, p.Y+along*dy-m.Y) < 4 {
				return true
			}
		}
	}
	return false
}
