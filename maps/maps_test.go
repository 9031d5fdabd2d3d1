package maps

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

func open(t testing.TB) *Map {
	t.Helper()
	m, err := Open("london")
	rulestest.OK(t, err)
	return m
}

func TestLondonIsSound(t *testing.T) {
	m := open(t)
	for _, err := range m.Check() {
		t.Error(err)
	}
	rulestest.Holds(t, len(m.Places) == 199 && len(m.Labels) == 199, "%d places and %d labels, want 199", len(m.Places), len(m.Labels))
	count := map[string]int{}
	for id := range m.Routes {
		kind, _, _ := strings.Cut(id, ".")
		count[kind]++
	}
	for kind, want := range map[string]int{"taxi": 346, "bus": 99, "underground": 20, "boat": 3} {
		rulestest.Holds(t, count[kind] == want, "%d %s routes, want %d", count[kind], kind, want)
	}
	p := m.Places["station.74"]
	rulestest.Holds(t, p.R >= 9 && p.R <= 10.6 && p.Bounds.X1-p.Bounds.X0 >= 20, "station.74 is %+v", p)
}

// TestLondonRoutesKeepClear makes sure that a line runs over exactly the
// marks that the facts send it through: over any other it would look like a
// stop.
func TestLondonRoutesKeepClear(t *testing.T) {
	m := open(t)
	for id, want := range map[string]string{
		"taxi.58-74":         "",
		"bus.1-58":           "station.18 station.31 station.44 station.8",
		"underground.89-140": "station.104 station.115 station.126 station.88",
	} {
		got := strings.Join(over(m, id), " ")
		rulestest.Holds(t, got == want, "%s runs over %q, want %q", id, got, want)
	}
	for id, r := range m.Routes {
		if !strings.HasPrefix(id, "taxi.") {
			continue
		}
		a, b := m.Ends(id)
		for other, p := range m.Places {
			if other != a && other != b && toLine(p.At, r.Points) < p.R+1 {
				t.Errorf("%s comes within %.1f of %s", id, toLine(p.At, r.Points), other)
			}
		}
	}
}

func TestDustIsAsFineAsItsUnit(t *testing.T) {
	m := open(t)
	all := m.Dust(0.9, 9)
	rulestest.Holds(t, all["words-sights"] && all["words-districts"] && len(all) >= 3, "at 0.9: %v", all)
	none := m.Dust(3, 9)
	rulestest.Holds(t, len(none) == 0, "at 3: %v", none)
}

// TestNumbersAreReadable: on a window of 1280 by 800 the board gets about
// 930 by 700 pixels; digits must stay nine pixels high there.
func TestNumbersAreReadable(t *testing.T) {
	m := open(t)
	scale := min(930/m.W, 700/m.H)
	for id, b := range m.Labels {
		h := (b.Y1 - b.Y0) * scale
		rulestest.Holds(t, h >= 8.6, "%s is %.1f pixels high", id, h)
		p := m.Places["station."+strings.TrimPrefix(id, "label.")]
		rulestest.Holds(t, b.Centre().Distance(p.At) <= 1.2 && (b.X1-b.X0)/2 <= p.R,
			"%s lies at %v on a sign at %v of radius %.1f", id, b, p.At, p.R)
	}
}

func TestUnknownMap(t *testing.T) {
	_, err := Open("atlantis")
	rulestest.Holds(t, err != nil, "there is no such map")
}

// TestOpenTwice: who opens a map that is in use shares it, and one that is not is not kept.
func TestOpenTwice(t *testing.T) {
	const name = "estoril.1"
	a, err := Open(name)
	rulestest.OK(t, err)
	if b, err := Open(name); err != nil || b != a {
		t.Errorf("two maps are made of one (%v)", err)
	}
	runtime.KeepAlive(a)
	a = nil
	for range 3 {
		runtime.GC()
	}
	rulestest.Holds(t, opened.maps[name].Value() == nil, "a map is kept that nobody has in use")
}

// TestCheckFindsFaults feeds Check a map with one fault of each kind.
func TestCheckFindsFaults(t *testing.T) {
	m, err := Read("bad", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" font-family="Go" font-size="10">
		<circle id="station.1" transform="translate(20 20)" r="5"/><circle id="station.2" transform="translate(98 20)" r="5"/>
		<text id="label.1" x="20" y="20">88</text><text id="label.2" x="25" y="20">88</text>
		<g fill="none" stroke="#f00"><path id="taxi.1-2" d="M20 20L90 20"/><path id="taxi.1-3" d="M20 20L50 50"/>`+
		`<path id="bus.1-2" d="M20 20L50 -9L98 20"/></g></svg>`))
	rulestest.OK(t, err)
	var all []string
	for _, err := range m.Check() {
		all = append(all, err.Error())
	}
	got := strings.Join(all, "\n")
	for _, want := range []string{"taxi.1-2 ends 8.0 units away from station.2", "taxi.1-3 does not join",
		"bus.1-2 leaves the board", "station.2 hangs over", "label.1 and label.2 overlap"} {
		rulestest.Holds(t, strings.Contains(got, want), "%q is not in\n%s", want, got)
	}
}

// TestRoutesNameTheirEnds: routes name places of any kind, and of several with the same name the one
// at which they end, or that they name whole.
func TestRoutesNameTheirEnds(t *testing.T) {
	place := func(id string, x, y int) string {
		return fmt.Sprintf(`<circle id="%s" transform="translate(%d %d)" r="4"/>`, id, x, y)
	}
	line := func(id string) string { return fmt.Sprintf(`<path id="%s" d="M10 10L90 10"/>`, id) }
	m, err := Read("roads", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">`+
		place("space.dover", 10, 10)+place("space.calais", 90, 10)+place("port.calais", 90, 50)+
		place("cell.0.1", 50, 50)+place("cell.0.2", 50, 80)+
		`<g fill="none" stroke="#f00">`+line("road.dover-space.calais")+line("road.space.dover-port.calais")+line("road.dover-calais")+
		line("path.0.1-0.2")+line("path.dover-dover")+line("path.paris-dover")+line("path.cell.0.1-dover")+line("sea.calais-dover")+
		`</g></svg>`))
	rulestest.OK(t, err)
	for id, want := range map[string][2]string{
		"road.dover-space.calais":      {"space.dover", "space.calais"},
		"road.space.dover-port.calais": {"space.dover", "port.calais"},
		"road.dover-calais":            {"space.dover", "space.calais"},
		"path.0.1-0.2":                 {"cell.0.1", "cell.0.2"},
		"path.cell.0.1-dover":          {"cell.0.1", "space.dover"},
		"path.paris-dover":             {"", "space.dover"},
		"sea.calais-dover":             {"space.calais", "space.dover"},
		"sea.dover-nowhere":            {"space.dover", ""},
	} {
		a, b := m.Ends(id)
		rulestest.Holds(t, a == want[0] && b == want[1], "%s joins %q and %q, not %q", id, a, b, want)
	}
	var all []string
	for _, err := range m.Check() {
		all = append(all, err.Error())
	}
	got := strings.Join(all, "\n")
	for _, want := range []string{
		`path.paris-dover does not join two places of the map: none is called "paris"`,
		"path.dover-dover joins space.dover with itself",
		"road.space.dover-port.calais ends 40.0 units away from port.calais",
		"sea.calais-dover ends 80.0 units away from space.calais",
	} {
		rulestest.Holds(t, strings.Contains(got, want), "%q is not in\n%s", want, got)
	}
	rulestest.Holds(t, !strings.Contains(got, "road.dover-"), "a sound route is found fault with:\n%s", got)
}

// over lists the places that a route runs over between its ends: closer to
// their middle than half of their radius.
func over(m *Map, route string) []string {
	r := m.Routes[route]
	a, b := m.Ends(route)
	var out []string
	for _, id := range sorted(m.Places) {
		if id == a || id == b {
			continue
		}
		if p := m.Places[id]; toLine(p.At, r.Points) < p.R/2 {
			out = append(out, id)
		}
	}
	return out
}

func toLine(p geom.Point, line []geom.Point) float64 {
	best := math.Inf(1)
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		dx, dy := b.X-a.X, b.Y-a.Y
		t := 0.0
		if l := dx*dx + dy*dy; l > 0 {
			t = min(max(((p.X-a.X)*dx+(p.Y-a.Y)*dy)/l, 0), 1)
		}
		best = min(best, p.Distance(geom.Pt(a.X+dx*t, a.Y+dy*t)))
	}
	return best
}
