// Package london draws the board of London: it turns the facts (where the
// stations lie, who is joined to whom, the banks of the river) and our own
// art into one SVG.
//
// It is the workshop, not the board: the program embeds only its product,
// maps/london.svg, and knows nothing of this package. It knows no rules
// either; the lines it draws are ink, and maps.Check compares them with the
// places they must join.
package london

import (
	"embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/maps/geom"
)

//go:embed facts/*.csv
var files embed.FS

// station is one mark. ID is the Ravensburger number, which names it
// everywhere in the program; Shown is Milton Bradley's, printed on the sign.
type station struct {
	ID, Shown              int
	at                     geom.Point
	bus, underground, boat bool
}

// kind of line, in the order in which they lie on each other, lowest first.
type kind string

const (
	underground kind = "underground"
	bus         kind = "bus"
	taxi        kind = "taxi"
	boat        kind = "boat"
)

var kinds = []kind{underground, bus, taxi, boat}

// route is one line of the game with the marks it runs under on its way.
type route struct {
	kind kind
	stop []int // from a to b, a < b
}

func (r route) id() string { return fmt.Sprintf("%s.%d-%d", r.kind, r.stop[0], r.stop[len(r.stop)-1]) }

// leg is a piece of a line between two neighbouring marks, a < b.
type leg struct {
	kind kind
	a, b int
}

type facts struct {
	stations []station // in order of their ids, from 1
	routes   []route
	bends    map[leg][]geom.Point
	north    []geom.Point // banks of the river, from west to east
	south    []geom.Point
	sights   []sight

	districts, parkNames []word // districts are set where there is room nearest to their middle
}

func (f *facts) at(id int) geom.Point { return f.stations[id-1].at }

func table(name string) ([][]string, error) {
	r, err := files.Open("facts/" + name + ".csv")
	if err != nil {
		return nil, err
	}
	defer r.Close()
	rows, err := csv.NewReader(r).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s.csv: %w", name, err)
	}
	return rows[1:], nil
}

// read loads all tables. They are ours and embedded, so a slip in them is a
// slip of this program: it panics.
func read() *facts {
	f := &facts{bends: map[leg][]geom.Point{}}
	for _, r := range must(table("stations")) {
		has := func(service string) bool { return slices.Contains(strings.Split(r[3], "|"), service) }
		f.stations = append(f.stations, station{
			ID: whole(r[0]), Shown: whole(r[4]), at: geom.Pt(real(r[1]), real(r[2])),
			bus: has("bus"), underground: has("underground"), boat: has("ferry"),
		})
	}
	for _, r := range must(table("bends")) {
		f.bends[leg{kind(r[0]), whole(r[1]), whole(r[2])}] = points(r[3])
	}
	for _, r := range must(table("river")) {
		p := geom.Pt(real(r[2]), real(r[3]))
		if r[0] == "north" {
			f.north = append(f.north, p)
		} else {
			f.south = append(f.south, p)
		}
	}
	vignettes := drawings()
	for _, r := range must(table("sights")) {
		f.sights = append(f.sights, sight{r[0], geom.Pt(real(r[1]), real(r[2])), real(r[3]), real(r[4]), vignettes[r[5]], r[6] == "wet", real(r[7]), r[5]})
	}
	for _, r := range must(table("names")) {
		names := map[string]*[]word{"district": &f.districts, "park": &f.parkNames}[r[0]]
		*names = append(*names, word{r[1], geom.Pt(real(r[2]), real(r[3])), real(r[4])})
	}
	via := map[leg][]int{}
	for _, r := range must(table("passes")) {
		for _, s := range strings.Fields(r[3]) {
			l := leg{kind(r[0]), whole(r[1]), whole(r[2])}
			via[l] = append(via[l], whole(s))
		}
	}
	for _, k := range kinds {
		for _, r := range must(table("edges")) {
			l := leg{kind(strings.Replace(r[2], "ferry", "boat", 1)), whole(r[0]), whole(r[1])}
			if l.kind != k {
				continue
			}
			stop := append([]int{l.a}, via[l]...)
			f.routes = append(f.routes, route{l.kind, append(stop, l.b)})
		}
	}
	return f
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func whole(s string) int { return must(strconv.Atoi(s)) }

func real(s string) float64 { return must(strconv.ParseFloat(s, 64)) }

// points reads "1 2;3 4".
func points(s string) []geom.Point {
	var out []geom.Point
	for _, p := range strings.Split(s, ";") {
		v := strings.Fields(p)
		out = append(out, geom.Pt(real(v[0]), real(v[1])))
	}
	return out
}
