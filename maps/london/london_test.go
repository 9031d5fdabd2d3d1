package london

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"intrigue/maps/svg"
)

// TestTownIsWhole: the pieces between the streets, and the plots cut from
// them, cover the whole picture: nothing is lost and nothing twice.
func TestTownIsWhole(t *testing.T) {
	n := lay(read())
	streets := streetsOf(n)
	edge := streets[len(streets)-1]
	top := streets[len(streets)-4] // the frame comes last
	want := edge.a.Distance(edge.b) * top.a.Distance(top.b)
	total, plots := 0.0, 0.0
	town := &town{rnd: rand.New(rand.NewPCG(1, 2))}
	for _, f := range faces(streets) {
		total += area(f)
		town.fill(f)
	}
	for _, p := range town.plots {
		plots += area(p.pts)
		if p.reflex() >= 0 {
			t.Errorf("the plot at %v is hollow", p.pts[0])
		}
	}
	if math.Abs(total-want) > 50 || plots < want*0.985 || plots > want*1.001 {
		t.Errorf("the picture is %.0f, the pieces %.0f, the plots %.0f", want, total, plots)
	}
}

// TestSightsFindRoom: every sight stands, clear of lines and signs and of the
// others, and not far from where it belongs.
func TestSightsFindRoom(t *testing.T) {
	n := lay(read())
	all, _ := place(n)
	if len(all) != len(n.sights) {
		have := map[string]int{}
		for _, p := range all {
			have[p.name]++
		}
		for _, s := range n.sights {
			if have[s.name] == 0 {
				t.Errorf("%s finds no room", s.name)
			}
		}
		t.Errorf("%d of %d sights find room", len(all), len(n.sights))
	}
	r := newRoom(n) // with nothing else on it
	for i, p := range all {
		if !r.free(p.body(), p.wet, 0) {
			t.Errorf("%s covers something of the game", p.name)
		}
		for _, q := range all[i+1:] {
			if p.body().Overlaps(q.body()) {
				t.Errorf("%s and %s overlap", p.name, q.name)
			}
		}
	}
}

// TestBoatsStayAfloat: between their landings the boats keep to the water.
func TestBoatsStayAfloat(t *testing.T) {
	n := lay(read())
	water := n.river.water()
	for _, l := range n.legsOf(boat) {
		line := n.flat(l)
		for i, p := range line {
			near := min(p.Distance(n.at(l.a)), p.Distance(n.at(l.b)))
			if near > 22 && !inside(p, water) {
				t.Errorf("%v is ashore at point %d, %v", l, i, p)
			}
		}
	}
}

// TestLanes: lines in one street lie side by side, never on each other.
func TestLanes(t *testing.T) {
	n := lay(read())
	for _, k := range []kind{bus, taxi} {
		for _, l := range n.legsOf(k) {
			for _, o := range []kind{taxi, underground} {
				other, ok := n.legs[leg{o, l.a, l.b}]
				if o == k || !ok {
					continue
				}
				line := n.flat(l)
				mid := line[len(line)/2].Lerp(line[len(line)/2-1], .5)
				best := math.Inf(1)
				pts := other.pts
				if other.soft {
					pts = smooth(pts)
				}
				for i := 1; i < len(pts); i++ {
					best = min(best, toSegment(mid, pts[i-1], pts[i]))
				}
				if best < 3 {
					t.Errorf("%v and %s run on each other (%.1f)", l, o, best)
				}
			}
		}
	}
}

// TestEverySightIsDrawn: each has its vignette on the sheet, and the sheet is a picture.
func TestEverySightIsDrawn(t *testing.T) {
	for _, s := range read().sights {
		if s.drawing == "" {
			t.Errorf("the sight %q at %v has no vignette", s.name, s.at)
		}
	}
	sheet, err := svg.Parse(bytes.NewReader(vignettes))
	if err != nil {
		t.Fatal(err)
	}
	for id := range drawings() {
		if _, ok := sheet.Bounds(id); !ok {
			t.Errorf("%s draws nothing", id)
		}
	}
}
