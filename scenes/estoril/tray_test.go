package estoril_test

import (
	"testing"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// TestHandIsReadable: in a small window and with large words the first hand lies in one row, as large as that allows.
func TestHandIsReadable(t *testing.T) {
	for _, c := range []struct {
		w, h    float64
		percent int
		least   float64 // width of a tile
	}{{1024, 640, 100, 72}, {1280, 800, 100, 95}, {1280, 800, 150, 95}, {1024, 640, 150, 70}} {
		b := sit(t, record(t, 2, nil, 7), func(s *store.Settings) { s.TextScale = c.percent })
		b.Resize(c.w, c.h)
		b.Rest()
		v := b.View()
		var y float64
		for i, tile := range v.Players[v.By].Hand {
			h, _ := b.Hit("tile." + itoa(int(tile)))
			if i == 0 {
				y = h.R.Y
			}
			rulestest.Holds(t, h.R.W >= c.least && (h.R.Y == y || c.w < c.h*1.61 && c.percent > 100), "at %vx%v and %d%% tile %d lies at %v, in a row at %v",
				c.w, c.h, c.percent, i, h.R, y)
		}
	}
}
