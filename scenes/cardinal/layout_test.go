package cardinal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	game "intrigue/rules/cardinal"
	"intrigue/scenes/widgets"
)

// moments are screens of every kind.
func moments(t *testing.T) map[string]rules.Record {
	t.Helper()
	all := map[string]rules.Record{
		"the deal":    record(t, 7, nil),
		"the middle":  random(t, record(t, 7, nil), 1, free(30)),
		"a take":      reach(t, game.StageTake, nil),
		"a corner":    reach(t, game.StageCorner, nil),
		"a surprise":  reach(t, game.StageRemove, nil),
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
				b.Key(input.NextPawn)
			}
			for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
				b.W, b.H = size[0], size[1]
				b.Still(3)
				fits(t, fmt.Sprintf("%s, %.0f×%.0f at %d %%", name, size[0], size[1], scale), b)
			}
		}
	}
}

func fits(t *testing.T, where string, b *table) {
	t.Helper()
	for _, h := range b.Desk.UI().Hits() {
		free := h.Clip == (widgets.Rect{})
		if board := strings.HasPrefix(h.ID, "cell.") || strings.HasPrefix(h.ID, "out.") || strings.HasPrefix(h.ID, "guard.") || strings.HasPrefix(h.ID, "musketeer.") && !strings.HasSuffix(h.ID, ".row"); board {
			// The whole castle is shown at first.
			in := h.R.And(h.Clip)
			if !free && (in.W < h.R.W-0.5 || in.H < h.R.H-0.5) {
				t.Errorf("%s: %s at %v is cut off by %v", where, h.ID, h.R, h.Clip)
			}
		}
		if free && (h.R.X < -0.5 || h.R.Y < -0.5 || h.R.X+h.R.W > b.W+0.5 || h.R.Y+h.R.H > b.H+0.5) {
			t.Errorf("%s: %s lies at %v", where, h.ID, h.R)
		}
		if !free && (h.R.X < h.Clip.X-0.5 || h.R.X+h.R.W > h.Clip.X+h.Clip.W+0.5) {
			t.Errorf("%s: %s at %v sticks out of %v", where, h.ID, h.R, h.Clip)
		}
	}
	for _, it := range b.Last {
		if it.Kind != widgets.Words {
			continue
		}
		w := b.Desk.UI().Type.Width(it.Face, it.Size, it.Text)
		if w > it.R.W+1 {
			t.Errorf("%s: %q is %.0f wide and has %.0f", where, it.Text, w, it.R.W)
		}
		if strings.HasSuffix(it.Text, "…") && !strings.HasPrefix(it.Text, "Looking") {
			t.Errorf("%s: %q is cut off", where, it.Text)
		}
		bounds := widgets.Rect{W: b.W, H: b.H}
		if it.Clip != (widgets.Rect{}) {
			bounds = widgets.Rect{X: it.Clip.X, W: it.Clip.W, Y: it.R.Y, H: it.R.H}
		}
		if in := it.R.And(bounds); in.W < w-1 || in.H < it.Size*0.6 {
			t.Errorf("%s: %q lies at %v", where, it.Text, it.R)
		}
	}
	overlaps(t, where, b.Desk.UI().Hits())
}

// overlaps finds keys that lie over one another; the castle with what stands in it
// may.
func overlaps(t *testing.T, where string, all []widgets.Hit) {
	t.Helper()
	key := func(h widgets.Hit) bool {
		for _, p := range []string{"cell.", "out.", "guard."} {
			if strings.HasPrefix(h.ID, p) {
				return false
			}
		}
		return h.Press && (!strings.HasPrefix(h.ID, "musketeer.") || strings.HasSuffix(h.ID, ".row"))
	}
	seen := func(h widgets.Hit) widgets.Rect {
		if h.Clip == (widgets.Rect{}) {
			return h.R
		}
		return h.R.And(h.Clip)
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if !key(a) || !key(b) || a.Layer != b.Layer {
				continue
			}
			if in := seen(a).And(seen(b)); in.W > 0.5 && in.H > 0.5 {
				t.Errorf("%s: %s and %s lie over one another", where, a.ID, b.ID)
			}
		}
	}
}
