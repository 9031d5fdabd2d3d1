package widgets_test

import (
	"math"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// TestPiecesOfAStackLieApart: pieces lie in their room, apart from each other, and as large as they
// fit.
func TestPiecesOfAStackLieApart(t *testing.T) {
	for _, r := range []widgets.Rect{{X: 5, Y: 7, W: 40, H: 40}, {W: 100, H: 20}, {W: 20, H: 100}, {W: 33, H: 21}} {
		for n := 1; n <= 9; n++ {
			all := parts.Stack(r, n, 25)
			rulestest.Must(t, len(all) == n, "%d pieces become %d", n, len(all))
			for i, a := range all {
				in := a.Intersect(r)
				rulestest.Holds(t, in.W >= a.W-0.01 && in.H >= a.H-0.01, "%d in %v: piece %d lies at %v", n, r, i, a)
				for _, b := range all[:i] {
					o := a.Intersect(b)
					rulestest.Holds(t, o.W <= 0.01 || o.H <= 0.01, "%d in %v: two pieces lie over one another", n, r)
				}
			}
		}
	}
	if side := parts.Stack(widgets.Rect{W: 60, H: 60}, 1, 25)[0].W; side != 25 {
		t.Errorf("one piece with much room is %v wide, not 25", side)
	}
	if side := parts.Stack(widgets.Rect{W: 40, H: 40}, 4, 25)[0].W; side != 20 {
		t.Errorf("four pieces in a square are %v wide, not 20", side)
	}
	rulestest.Holds(t, parts.Stack(widgets.Rect{W: 10, H: 10}, 0, 25) == nil, "nothing is something")
}

// TestEachCardOfAHandShows: cards keep within the hand, in order, and each shows at least its edge;
// the lifted one is whole.
func TestEachCardOfAHandShows(t *testing.T) {
	r := widgets.Rect{X: 10, Y: 20, W: 600, H: 130}
	for n := 1; n <= 14; n++ {
		for lift := -1; lift < n; lift++ {
			all := parts.Hand(r, n, 100, 120, lift)
			for i, a := range all {
				rulestest.Must(t, a.X >= r.X-0.01 && a.X+a.W <= r.X+r.W+0.01, "%d cards, %d lifted: card %d lies at %v", n, lift, i, a)
				rulestest.Holds(t, i <= 0 || a.X >= all[i-1].X, "%d cards, %d lifted: card %d lies before the one before it", n, lift, i)
			}
			for i := range all {
				a := parts.Shown(all, i, lift)
				rulestest.Holds(t, a.W >= 1, "%d cards, %d lifted: card %d does not show", n, lift, i)
				for k := range i {
					if o := a.Intersect(parts.Shown(all, k, lift)); o.W > 0.01 && o.H > 0.01 {
						t.Errorf("%d cards, %d lifted: cards %d and %d answer at one point", n, lift, k, i)
					}
				}
			}
			if lift >= 0 && n > 1 && all[lift].Y >= parts.Hand(r, n, 100, 120, -1)[lift].Y {
				t.Errorf("the card that is pointed at does not rise")
			}
		}
	}
	two := parts.Hand(r, 2, 100, 120, -1)
	rulestest.Holds(t, two[1].X >= two[0].X+100, "two cards overlap though there is room")
}

// TestRimsSwellOnce: rims swell once after something else is lit, ask for frames only while they
// do, and stay as they are where everything keeps still.
func TestRimsSwellOnce(t *testing.T) {
	var b parts.Pulse
	u := widgets.New(nil)
	at := func(ms int, lit string, still bool) (swell float64, moving bool) {
		u.Begin(100, 100, time.UnixMilli(1e6+int64(ms)), input.Events{})
		b.Light(u, lit)
		swell = b.Swell(u, still)
		return swell, u.Moving()
	}
	for _, c := range []struct {
		ms    int
		lit   string
		still bool
		want  float64
	}{
		{0, "one", false, 0}, {350, "one", false, 1}, {700, "one", false, 0}, {5000, "one", false, 0},
		{5100, "two", false, 0}, {5450, "two", false, 1}, {5460, "two", true, 0},
	} {
		swell, moving := at(c.ms, c.lit, c.still)
		rulestest.Holds(t, math.Abs(swell-c.want) <= 0.01 && moving == (!c.still && c.ms%5100 < 700),
			"%v: it is swollen by %.2f and moves: %t", c, swell, moving)
	}
}
