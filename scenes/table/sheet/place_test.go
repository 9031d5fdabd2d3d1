package sheet

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestKeepingInSight: a card that is read makes room for what the board lights because of
// it, stays in the window, and never lies over what it is about.
func TestKeepingInSight(t *testing.T) {
	u := &widgets.UI{W: 1280, H: 800}
	by := widgets.Rect{X: 20, Y: 500, W: 200, H: 80}
	at := Beside(u, by, 340, 340)
	over := func(x, y widgets.Rect) bool { c := x.Intersect(y); return c.W > 0 && c.H > 0 }
	for name, keep := range map[string][]widgets.Rect{
		"the middle":      {{X: 240, Y: 300, W: 400, H: 300}},
		"the left half":   {{X: 0, Y: 0, W: 600, H: 480}, {X: 240, Y: 480, W: 400, H: 300}},
		"all of the top":  {{X: 0, Y: 0, W: 1280, H: 100}, {X: 240, Y: 300, W: 300, H: 300}},
		"everything else": {{X: 0, Y: 0, W: 900, H: 490}, {X: 230, Y: 0, W: 670, H: 800}},
	} {
		r := KeepingInSight(u, at, by, keep)
		for _, k := range append(keep, by) {
			rulestest.Holds(t, !over(r, k), "%s: the card at %v lies over %v", name, r, k)
		}
		rulestest.Holds(t, r.X >= 0 && r.Y >= 0 && r.X+r.W <= u.W && r.Y+r.H <= u.H && r.W == at.W && r.H == at.H,
			"%s: the card lies at %v", name, r)
	}
	if r := KeepingInSight(u, at, by, []widgets.Rect{{X: 1000, Y: 0, W: 100, H: 100}}); r != at {
		t.Errorf("it goes from %v to %v for nothing", at, r)
	}
	// Of two free places it takes the nearer one.
	if r := KeepingInSight(u, at, by, []widgets.Rect{{X: 240, Y: 360, W: 300, H: 440}}); r.X > 400 {
		t.Errorf("it goes as far as %v", r)
	}
}

// TestAboveTheLine: a card that is held up moves off the line that asks, but not over what it is about.
func TestAboveTheLine(t *testing.T) {
	line, card := widgets.Rect{Y: 500, W: 960, H: 30}, widgets.Rect{X: 500, Y: 200, W: 340, H: 480}
	beside, below := widgets.Rect{X: 860, Y: 400, W: 90, H: 90}, widgets.Rect{X: 500, Y: 20, W: 300, H: 90}
	if r := AboveLine(card, beside, line); r.Y+r.H > line.Y || r.Y < 8 || r.X != card.X {
		t.Errorf("the card lies at %v", r)
	}
	if r := AboveLine(card, below, line); r != card {
		t.Errorf("the card lies at %v, over what it is about", r)
	}
	if r := AboveLine(beside, beside, line); r != beside {
		t.Errorf("it goes to %v for nothing", r)
	}
}

// TestSheetsStayInTheWindow: a sheet stays in the window whatever it is about, below it or above it
// where there is room for that.
func TestSheetsStayInTheWindow(t *testing.T) {
	u := &widgets.UI{W: 1024, H: 640}
	rnd := rand.New(rand.NewPCG(5, 5))
	met := map[string]int{}
	for range 2000 {
		at := widgets.Rect{X: rnd.Float64() * u.W, Y: rnd.Float64() * u.H, W: rnd.Float64() * u.W, H: rnd.Float64() * u.H}
		w, h := 50+rnd.Float64()*300, 40+rnd.Float64()*500
		r := Below(u, at, w, h)
		rulestest.Must(t, r.X >= 8 && r.Y >= 8 && r.X+r.W <= u.W-8 && r.Y+r.H <= u.H-8 && r.W == w && r.H == h,
			"a sheet of %v×%v about %v lies at %v", w, h, at, r)
		below, above := at.Y+at.H+10+h <= u.H-8, at.Y-10-h >= 8
		if mid := at.Mid().X - w/2; mid >= 8 && mid+w <= u.W-8 && r.X != mid {
			t.Fatalf("a sheet about %v lies beside its middle, at %v", at, r)
		}
		switch {
		case below:
			met["below"]++
			rulestest.Must(t, r.Y == at.Y+at.H+10, "a sheet about %v with room below lies at %v", at, r)
		case above:
			met["above"]++
			rulestest.Must(t, r.Y == at.Y-h-10, "a sheet about %v with room above lies at %v", at, r)
		default:
			met["nowhere"]++
		}
	}
	rulestest.Holds(t, met["below"] >= 100 && met["above"] >= 100 && met["nowhere"] >= 100, "not every case was met: %v", met)
}
