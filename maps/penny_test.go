package maps

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// pennyTile is a hex as the data of the game tell it.
type pennyTile struct {
	ID     string
	Exits  map[string]string
	Lines  [][2]string
	Places []struct {
		ID         string
		Prints     []string
		HellPrints []string `json:"hell_prints"`
	}
}

// pennyTiles are the seven hexes as the data of the game tell them.
func pennyTiles(t testing.TB) []pennyTile {
	t.Helper()
	data, err := os.ReadFile("../rules/penny/core/box/data/map.json")
	rulestest.OK(t, err)
	var file struct{ Tiles []pennyTile }
	if err := json.Unmarshal(data, &file); err != nil || len(file.Tiles) != 7 {
		t.Fatalf("%d tiles, %v", len(file.Tiles), err)
	}
	return file.Tiles
}

// eachSide calls f for both sides of every hex.
func eachSide(t *testing.T, f func(t *testing.T, tile *pennyTile, hell bool, m *Map)) {
	tiles := pennyTiles(t)
	for i := range tiles {
		for side, hell := range map[string]bool{"": false, ".hell": true} {
			t.Run(tiles[i].ID+side, func(t *testing.T) {
				m, err := Open("penny." + tiles[i].ID + side)
				rulestest.OK(t, err)
				f(t, &tiles[i], hell, m)
			})
		}
	}
}

// middles are where the ways leave a hex: two neighbours meet there.
var middles = map[string]geom.Point{"W": {X: 0, Y: 300}, "NW": {X: 130, Y: 75}, "NE": {X: 390, Y: 75},
	"E": {X: 520, Y: 300}, "SE": {X: 390, Y: 525}, "SW": {X: 130, Y: 525}}

// TestPennyTilesAreTheAtlas: each side has exactly the places, lines and exits of the
// game's map, its lines end at their places, and no name plate covers another.
func TestPennyTilesAreTheAtlas(t *testing.T) {
	eachSide(t, func(t *testing.T, tile *pennyTile, _ bool, m *Map) {
		for _, err := range m.Check() {
			t.Error(err)
		}
		rulestest.Holds(t, m.W == 520 && m.H == 600, "it is %v by %v", m.W, m.H)
		var places, routes, labels []string
		for _, p := range tile.Places {
			places, labels = append(places, "place."+p.ID), append(labels, "label."+p.ID)
		}
		for _, l := range tile.Lines {
			routes = append(routes, "line."+l[0]+"-"+l[1])
		}
		for side, place := range tile.Exits {
			places, routes = append(places, "exit."+side), append(routes, "out."+place+"-exit."+side)
			line := m.Routes["out."+place+"-exit."+side].Points
			rulestest.Holds(t, len(line) != 0 && line[len(line)-1].Distance(middles[side]) <= 0.01,
				"the exit %s does not end in the middle of its side", side)
		}
		for what, sets := range map[string][2][]string{"places": {places, sorted(m.Places)},
			"lines": {routes, sorted(m.Routes)}, "labels": {labels, sorted(m.Labels)}} {
			slices.Sort(sets[0])
			rulestest.Holds(t, slices.Equal(sets[0], sets[1]), "its %s are %v, want %v", what, sets[1], sets[0])
		}
		for _, id := range routes {
			met := over(m, id)
			rulestest.Holds(t, len(met) == 0, "%s runs over %v", id, met)
		}
	})
}

// TestPennyBothSidesAgree: turning a tile over moves nothing but its pictures.
func TestPennyBothSidesAgree(t *testing.T) {
	for _, tile := range pennyTiles(t) {
		day, err := Open("penny." + tile.ID)
		hell, err2 := Open("penny." + tile.ID + ".hell")
		rulestest.Must(t, err == nil && err2 == nil, "%v %v", err, err2)
		for id, p := range day.Places {
			q := hell.Places[id]
			rulestest.Holds(t, p.At.Distance(q.At) <= 0.01, "%s lies at %v by day and at %v in Hell", id, p.At, q.At)
		}
		for id, r := range day.Routes {
			rulestest.Holds(t, slices.Equal(r.Points, hell.Routes[id].Points), "%s takes another way in Hell", id)
		}
	}
}

// TestPennyPlatesAreLegible: with three and a half hexes across the map's room in
// the smallest window a unit is 0.31 points; a name plate has letters of nine, and the
// longest names of Hell a little less.
func TestPennyPlatesAreLegible(t *testing.T) {
	const unit = 0.31
	edge := func(p geom.Point) bool { // inside the hex
		return p.X >= 0 && p.X <= 520 && p.Y >= math.Abs(p.X-260)*150/260 && p.Y <= 600-math.Abs(p.X-260)*150/260
	}
	eachSide(t, func(t *testing.T, tile *pennyTile, hell bool, m *Map) {
		for id, box := range m.Labels {
			size := m.Drawing.Smallest(id) * unit
			rulestest.Holds(t, size >= 8.3, "%s has letters of %.1f points", id, size)
			for _, c := range []geom.Point{{X: box.X0, Y: box.Y0}, {X: box.X1, Y: box.Y0}, {X: box.X0, Y: box.Y1}, {X: box.X1, Y: box.Y1}} {
				rulestest.Holds(t, edge(c), "%s hangs over the edge of the hex at %.0f, %.0f", id, c.X, c.Y)
			}
			for place, p := range m.Places {
				if strings.HasPrefix(place, "place.") && p.Bounds.X0 < box.X1 && box.X0 < p.Bounds.X1 &&
					p.At.Y-16 < box.Y1 && box.Y0 < p.At.Y+16 {
					t.Errorf("%s covers %s", id, place)
				}
			}
		}
		rulestest.Holds(t, len(m.Dust(unit, 9)) == 1 && len(m.Dust(1, 9)) == 0,
			"the tile's own name must vanish when it is dust, and only it")
	})
}

// TestPennyPrintsWhatTheRulesPrint: as many ornaments lie on a node as the place prints.
func TestPennyPrintsWhatTheRulesPrint(t *testing.T) {
	eachSide(t, func(t *testing.T, tile *pennyTile, hell bool, m *Map) {
		for _, p := range tile.Places {
			prints := p.Prints
			if hell {
				prints = p.HellPrints
			}
			wide := 62 + 54*float64(max(len(prints), 1)-1)
			node, _ := m.Drawing.Bounds("place." + p.ID)
			art, ok := m.Drawing.Bounds("print-" + p.ID)
			got := node.X1 - node.X0
			rulestest.Holds(t, math.Abs(got-wide) <= 0.5 && ok, "%s is %.0f wide for %d resources", p.ID, got, len(prints))
			if len(prints) > 0 && (art.X0 < node.X0 || art.X1 > node.X1 || art.X1-art.X0 < 30+54*float64(len(prints)-1)) {
				t.Errorf("what is printed at %s covers %v of %v", p.ID, art, node)
			}
		}
	})
}

// TestPennySightsDiffer: every place has a picture of its own on either side, and none
// is drawn with the outlines of another (how they look is compared by the sprites' tests).
func TestPennySightsDiffer(t *testing.T) {
	seen := map[string]bool{}
	eachSide(t, func(t *testing.T, tile *pennyTile, hell bool, m *Map) {
		for _, p := range tile.Places {
			lines, ok := m.Drawing.Lines("art-"+p.ID, 1)
			rulestest.Holds(t, ok && len(lines) >= 10, "%s has no picture", p.ID)
			sum := 0.0
			for _, l := range lines {
				for _, q := range l {
					sum += q.X + q.Y
				}
			}
			key := fmt.Sprintf("%d %.0f", len(lines), sum)
			rulestest.Holds(t, !seen[key], "%s has the picture of another place", p.ID)
			seen[key] = true
		}
	})
	rulestest.Holds(t, len(seen) == 58, "%d pictures for 29 places with two sides", len(seen))
}

// TestPennyBudget keeps the maps and sprites of the game small.
func TestPennyBudget(t *testing.T) {
	sum := int64(0)
	for _, pattern := range []string{"penny.*.svg", "../sprites/penny.*.svg"} {
		names, err := filepath.Glob(pattern)
		rulestest.Must(t, err == nil && len(names) >= 14, "%s: %d files, %v", pattern, len(names), err)
		for _, name := range names {
			file, err := os.Stat(name)
			rulestest.OK(t, err)
			if file.Size() > 80_000 {
				t.Errorf("%s has %d bytes", name, file.Size())
			}
			sum += file.Size()
		}
	}
	rulestest.Holds(t, sum <= 1_600_000, "%d bytes together", sum)
	t.Logf("%d bytes together", sum)
}
