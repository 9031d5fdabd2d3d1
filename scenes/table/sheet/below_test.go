package sheet

import (
	"math/rand/v2"
	"testing"

	"intrigue/scenes/widgets"
)

// TestBeneath: a sheet stays in the window whatever it is about, below it or above it
// where there is room for that.
func TestBeneath(t *testing.T) {
	u := &widgets.UI{W: 1024, H: 640}
	rnd := rand.New(rand.NewPCG(5, 5))
	met := map[string]int{}
	for range 2000 {
		at := widgets.Rect{X: rnd.Float64() * u.W, Y: rnd.Float64() * u.H, W: rnd.Float64() * u.W, H: rnd.Float64() * u.H}
		w, h := 50+rnd.Float64()*300, 40+rnd.Float64()*500
		r := Below(u, at, w, h)
		if r.X < 8 || r.Y < 8 || r.X+r.W > u.W-8 || r.Y+r.H > u.H-8 || r.W != w || r.H != h {
			t.Fatalf("a sheet of %v×%v about %v lies at %v", w, h, at, r)
		}
		below, above := at.Y+at.H+10+h <= u.H-8, at.Y-10-h >= 8
		if mid := at.Mid().X - w/2; mid >= 8 && mid+w <= u.W-8 && r.X != mid {
			t.Fatalf("a sheet about %v lies beside its middle, at %v", at, r)
		}
		switch {
		case below:
			met["below"]++
			if r.Y != at.Y+at.H+10 {
				t.Fatalf("a sheet about %v with room below lies at %v", at, r)
			}
		case above:
			met["above"]++
			if r.Y != at.Y-h-10 {
				t.Fatalf("a sheet about %v with room above lies at %v", at, r)
			}
		default:
			met["nowhere"]++
		}
	}
	if met["below"] < 100 || met["above"] < 100 || met["nowhere"] < 100 {
		t.Errorf("not every case was met: %v", met)
	}
}
