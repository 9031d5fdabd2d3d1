package cardinal_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
)

// moments are screens of every kind.
func moments(t *testing.T) map[string]rules.Record {
	t.Helper()
	all := map[string]rules.Record{
		"the deal":    record(t, 7, nil),
		"the middle":  random(t, record(t, 7, nil), 1, free(30)),
		"a take":      reach(t, cardinal.StageTake, nil),
		"a corner":    reach(t, cardinal.StageCorner, nil),
		"a surprise":  reach(t, cardinal.StageRemove, nil),
		"the results": random(t, record(t, 7, nil), 1, free(30)),
	}
	r := all["the results"]
	r.Entries = append(slices.Clone(r.Entries), rules.Entry{Seat: 0, Move: "finish"})
	all["the results"] = r
	return all
}

// TestLayout lays out the table at every size and text scale: what can be chosen
// lies in the window and not under something else, and no words are cut off.
func TestLayout(t *testing.T) {
	for name, r := range moments(t) {
		for _, scale := range []int{75, 100, 200} {
			b := sit(t, r, func(s *store.Settings) { s.TextScale = scale })
			if name == "the middle" {
				b.Key(input.NextPiece)
			}
			for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
				b.W, b.H = size[0], size[1]
				b.Still(3)
				b.Fits(fmt.Sprintf("%s, %.0f×%.0f at %d %%", name, size[0], size[1], scale))
			}
		}
	}
}
