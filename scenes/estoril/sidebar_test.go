package estoril_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestTheSidebarTellsTheStandings: the sidebar says of every mission how many each seat has, in figures of
// any length, and of every seat how many points.
func TestTheSidebarTellsTheStandings(t *testing.T) {
	long := reach(t, 4, nil, core.StagePlace, func(v estoril.View) bool {
		for _, g := range v.Missions {
			for _, n := range g.Counts {
				if n > 9 {
					return v.Round > 1
				}
			}
		}
		return false
	})
	for _, scale := range []int{75, 100, 150, 200} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			b := sit(t, long, func(s *store.Settings) { s.TextScale = scale })
			b.Resize(size[0], size[1])
			for _, g := range b.View().Missions {
				h, ok := b.Hit(g.ID)
				rulestest.Must(t, ok, "%s is not on the table", g.ID)
				at := h.R.X
				for s, n := range g.Counts {
					x, ok := b.wordIn(widgets.Rect{X: at, Y: h.R.Y, W: h.R.X + h.R.W - at, H: h.R.H}, itoa(n))
					if !ok {
						t.Errorf("%.0f×%.0f at %d %%: %s does not say the %d of seat %d", size[0], size[1], scale, g.ID, n, s)
					}
					at = x + 1
				}
			}
			for i := range b.View().Players {
				h, _ := b.Hit(fmt.Sprintf("seat.%d", i))
				row := widgets.Rect{X: h.R.X, Y: h.R.Y, W: b.W - h.R.X, H: h.R.H}
				_, one := b.wordIn(row, "point")
				if _, many := b.wordIn(row, "points"); !one && !many {
					t.Errorf("%.0f×%.0f at %d %%: the number of seat %d is a number of nothing", size[0], size[1], scale, i)
				}
			}
		}
	}
}

// wordIn is where the leftmost such word within a place begins.
func (b *player) wordIn(r widgets.Rect, word string) (x float64, found bool) {
	for _, it := range b.Last {
		if it.Kind != widgets.Words || it.Text != word {
			continue
		}
		v := r.Intersect(it.R)
		if v.W > it.R.W-1 && v.H > it.R.H-1 && (!found || it.R.X < x) {
			x, found = it.R.X, true
		}
	}
	return x, found
}

// TestOneCount: the sidebar and the prompt say the same of the characters of the player who is discarding.
func TestOneCount(t *testing.T) {
	b := sit(t, moments(t)["more discards"], nil)
	v := b.View()
	p := v.Players[v.Acting]
	left := fmt.Sprint(len(p.Hand))
	if len(p.Chosen) == 0 || !strings.Contains(v.Prompt(), "You have "+left+" ") || !b.Sees(left+" in hand · ") {
		t.Errorf("%d are left; the prompt says %q, the window %q", len(p.Hand), v.Prompt(), b.Words())
	}
}

// TestCountsHavePictures: where the row of a seat has no room for words, its hand and its cubes are pictures
// with their numbers, beside a secret agenda too.
func TestCountsHavePictures(t *testing.T) {
	r := reach(t, 4, map[string]string{"missions": "secret", "agenda": "on"}, core.StagePlace, nil)
	for _, percent := range []int{150, 200} {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = percent })
		b.Rest()
		for i := range b.View().Players {
			h, _ := b.Hit(fmt.Sprintf("seat.%d", i))
			pictures := 0
			for _, it := range b.Last {
				picture := it.Name == "estoril.back" || strings.HasPrefix(it.Name, "estoril.cube.")
				if picture && it.Kind == widgets.Sprite && h.R.Contains(it.R.Mid()) {
					pictures++
				}
			}
			rulestest.Holds(t, pictures == 2, "at %d%% the row of seat %d has %d pictures: %s", percent, i, pictures, b.Words())
		}
	}
}
