package maps

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

func openCastle(t testing.TB) *Map {
	t.Helper()
	m, err := Open("castle")
	rulestest.OK(t, err)
	return m
}

func TestCastleIsSound(t *testing.T) {
	m := openCastle(t)
	for _, err := range m.Check() {
		t.Error(err)
	}
	rulestest.Holds(t, len(m.Routes) == 0 && len(m.Labels) == 0, "%d routes and %d labels, want none", len(m.Routes), len(m.Labels))
	count := map[string]int{}
	for id := range m.Places {
		kind, _, _ := strings.Cut(id, ".")
		count[kind]++
	}
	rulestest.Holds(t, len(m.Places) == 65 && count["cell"] == 25 && count["guard"] == 20 && count["out"] == 20,
		"%d places: %v; want 25 cells, 20 guards and 20 ways out", len(m.Places), count)
}

// TestCastleKeepsItsGround: nothing that stands on one place reaches into
// another, and every place has room for its piece.
func TestCastleKeepsItsGround(t *testing.T) {
	m := openCastle(t)
	room := map[string]float64{"cell": 61, "guard": 27, "out": 23}
	ids := sorted(m.Places)
	for i, a := range ids {
		p := m.Places[a]
		kind, _, _ := strings.Cut(a, ".")
		rulestest.Holds(t, p.R >= room[kind], "%s has a radius of %.1f, want %.0f", a, p.R, room[kind])
		for _, b := range ids[i+1:] {
			rulestest.Holds(t, !p.Bounds.Overlaps(m.Places[b].Bounds), "%s and %s overlap", a, b)
		}
	}
}

// TestCastleIsSquare: the cells lie in rows and columns of one pitch, and
// each post and each way out straight outside its edge.
func TestCastleIsSquare(t *testing.T) {
	m := openCastle(t)
	first := m.Places["cell.0.0"].At
	pitch := m.Places["cell.0.1"].At.X - first.X
	at := func(r, c float64) geom.Point { return geom.Pt(first.X+c*pitch, first.Y+r*pitch) }
	near := func(id string, want geom.Point) {
		p := m.Places[id]
		rulestest.Holds(t, p.At.Distance(want) <= 0.15, "%s is at %.1f, want %.1f", id, p.At, want)
	}
	for r := range 5 {
		for c := range 5 {
			near(fmt.Sprintf("cell.%d.%d", r, c), at(float64(r), float64(c)))
		}
	}
	if c := m.Places["cell.2.2"].At; c.X != m.W/2 || c.Y != m.H/2 {
		t.Errorf("the mouth of the tunnel is at %v", c)
	}
	for _, kind := range []string{"guard", "out"} {
		edge := m.Places[kind+".n.2"].At.Y
		away := (first.Y - edge) / pitch
		rulestest.Holds(t, math.Abs(away) >= 0.7, "%s.n.2 is only %.2f cells away", kind, away)
		for i := range 5 {
			n := float64(i)
			near(fmt.Sprintf("%s.n.%d", kind, i), at(-away, n))
			near(fmt.Sprintf("%s.s.%d", kind, i), at(4+away, n))
			near(fmt.Sprintf("%s.w.%d", kind, i), at(n, -away))
			near(fmt.Sprintf("%s.e.%d", kind, i), at(n, 4+away))
		}
	}
}
