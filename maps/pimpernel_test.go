package maps

import (
	"image"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/maps/geom"
	"intrigue/maps/svg"
	"intrigue/rules/rulestest"
)

func openPimpernel(t testing.TB) *Map {
	t.Helper()
	m, err := Open("pimpernel")
	rulestest.OK(t, err)
	return m
}

// legs are the ways of the game and how many spaces each has; r is
// a space on a road, w in the water, p on the border of Paris, a on that of
// Austria.
const legs = `london-richmond:r london-dover:rr richmond-brighton:rr brighton-dover:rr
dover-calais:w dover-boulogne:w brighton-dieppe:ww calais-boulogne:r calais-arras:rr boulogne-arras:rr
boulogne-abbeville:r abbeville-amiens:r amiens-arras:r abbeville-dieppe:r dieppe-rouen:r rouen-beauvais:r
amiens-beauvais:r amiens-reims:rr arras-reims:rr rouen-west_barricade:rp beauvais-la_villette:rp reims-la_villette:rp
west_barricade-house_of_justice:r house_of_justice-temple_prison:r temple_prison-la_villette:r west_barricade-la_villette:rr
reims-vienna:rarr arras-vienna:rrarr`

// spaces lists the route spaces with the letter of their kind.
func spaces() map[string]byte {
	out := map[string]byte{}
	for _, leg := range strings.Fields(legs) {
		name, kinds, _ := strings.Cut(leg, ":")
		for i := range kinds {
			out["route."+name+"-"+strconv.Itoa(i+1)] = kinds[i]
		}
	}
	return out
}

func TestPimpernelIsSound(t *testing.T) {
	m := openPimpernel(t)
	for _, err := range m.Check() {
		t.Error(err)
	}
	count := map[string]int{}
	for id := range m.Places {
		word, _, _ := strings.Cut(id, ".")
		count[word]++
	}
	for word, want := range map[string]int{"location": 18, "space": 90, "route": 47, "hex": 8, "mission": 5,
		"done": 5, "marker": 7, "region": 4, "camp": 4, "slot": 6} {
		rulestest.Holds(t, count[word] == want, "%d places are called %s, want %d", count[word], word, want)
	}
	rulestest.Holds(t, len(m.Routes) == 28, "%d routes, want 28", len(m.Routes))
	for id := range spaces() {
		if _, ok := m.Places[id]; !ok {
			t.Errorf("%s is not on the map", id)
		}
	}
	for _, id := range []string{"current", "next", "vienna", "incomplete"} {
		if _, ok := m.Drawing.Bounds(id); !ok {
			t.Errorf("%s is not on the map", id)
		}
	}
	if file, err := os.Stat("pimpernel.svg"); err != nil || file.Size() > 700_000 {
		t.Errorf("the file: %v, %v", file, err)
	}
}

// TestPimpernelSpacesLieOnTheirRoutes: in their order, each on the line of its
// own leg, and the line runs over no place but its own.
func TestPimpernelSpacesLieOnTheirRoutes(t *testing.T) {
	m := openPimpernel(t)
	kinds := spaces()
	for id, r := range m.Routes {
		last := -1
		for n := 1; kinds[id+"-"+strconv.Itoa(n)] != 0; n++ {
			p := m.Places[id+"-"+strconv.Itoa(n)].At
			d := toLine(p, r.Points)
			rulestest.Holds(t, d <= 1, "%s-%d is %.1f away from its line", id, n, d)
			at := nearest(r.Points, p)
			rulestest.Holds(t, at > last, "%s-%d comes too early on its line", id, n)
			last = at
		}
		rulestest.Holds(t, last >= 0, "%s has no space", id)
		for _, other := range over(m, id) {
			word, _, _ := strings.Cut(other, ".")
			if slices.Contains([]string{"location", "hex", "slot", "mission", "done"}, word) || word == "route" &&
				!strings.HasPrefix(other, id+"-") {
				t.Errorf("%s runs over %s", id, other)
			}
		}
	}
}

func nearest(line []geom.Point, p geom.Point) int {
	best := 0
	for i := range line {
		if line[i].Distance(p) < line[best].Distance(p) {
			best = i
		}
	}
	return best
}

// TestPimpernelKeepsItsGround: plates, milestones, buildings and panels do not
// reach into each other, and every space has room for a cube.
func TestPimpernelKeepsItsGround(t *testing.T) {
	m := openPimpernel(t)
	room := map[string]float64{"space": 14, "route": 15, "hex": 32, "mission": 20, "done": 20, "marker": 13}
	apart := []string{"location", "route", "hex", "slot", "mission", "done", "marker"}
	var ids []string
	for _, id := range sorted(m.Places) {
		word, _, _ := strings.Cut(id, ".")
		if p := m.Places[id]; p.R < room[word] {
			t.Errorf("%s has a radius of %.1f, want %.0f", id, p.R, room[word])
		}
		if slices.Contains(apart, word) {
			ids = append(ids, id)
		}
	}
	for i, a := range ids {
		for _, b := range ids[i+1:] {
			rulestest.Holds(t, !core(m, a).Overlaps(core(m, b)), "%s and %s overlap", a, b)
		}
	}
	for id, p := range m.Places {
		word, rest, _ := strings.Cut(id, ".")
		name, _, _ := strings.Cut(rest, ".")
		if word != "space" {
			continue
		}
		if b := m.Places["location."+name].Bounds; p.Bounds.X0 < b.X0 || p.Bounds.X1 > b.X1 || p.Bounds.Y0 < b.Y0 || p.Bounds.Y1 > b.Y1 {
			t.Errorf("%s lies outside of its location", id)
		}
	}
}

// core is what a place needs for itself: a milestone without its turnpike's
// pole, a plate without the spires above it, a hex without its corners.
func core(m *Map, id string) Rect {
	p := m.Places[id]
	word, _, _ := strings.Cut(id, ".")
	box := func(w, up, down float64) Rect {
		return Rect{X0: p.At.X - w, Y0: p.At.Y - up, X1: p.At.X + w, Y1: p.At.Y + down}
	}
	switch word {
	case "route":
		return box(15.4, 17.6, 16.5)
	case "location":
		return box(85, 54, 53)
	case "hex":
		return box(27, 32, 32)
	}
	return p.Bounds
}

// TestPimpernelIsReadable: on a window of 1280 by 800 the map gets about 1000
// by 600 points; no words of it may be smaller than eleven there.
func TestPimpernelIsReadable(t *testing.T) {
	m := openPimpernel(t)
	r := m.W / m.H
	rulestest.Holds(t, r >= 1.62 && r <= 1.7, "the board is %.2f times as wide as high", r)
	scale := min(1000/m.W, 600/m.H)
	for _, id := range m.Drawing.IDs() {
		size := m.Drawing.Smallest(id) * scale
		rulestest.Holds(t, size <= 0 || size >= 11, "%s has letters of %.1f points", id, size)
	}
	for id, b := range m.Labels {
		name := strings.TrimPrefix(id, "label.")
		if p, ok := m.Places["location."+name]; ok && (b.X0 < p.At.X-85 || b.X1 > p.At.X+85) {
			t.Errorf("%s is wider than its plate", id)
		}
	}
}

// TestPimpernelTellsSpacesApart looks at the middle of each route space: one
// colour for the road, one for the water, two for a border.
func TestPimpernelTellsSpacesApart(t *testing.T) {
	m := openPimpernel(t)
	img := image.NewRGBA(image.Rect(0, 0, int(m.W), int(m.H)))
	m.Drawing.Prepare(svg.Paint{}).Draw(img, 1, 0, 0)
	for id, kind := range spaces() {
		p := m.Places[id].At
		l, r := img.RGBAAt(int(p.X)-6, int(p.Y)+7), img.RGBAAt(int(p.X)+6, int(p.Y)+7)
		water := int(l.R) < int(l.B)+20
		split := int(l.R)-int(l.B) > int(r.R)-int(r.B)+25
		rulestest.Holds(t, water == (kind == 'w') && split == (kind == 'a' || kind == 'p'),
			"%s, a space of kind %c, shows %v and %v", id, kind, l, r)
	}
}
