// Package maps holds the boards that are maps: their pictures, and where on
// the picture the places and lines of the game lie.
//
// It knows no rules. Who may go from where to where is the business of the game's rules; a map only says what a name
// like "station.74" looks like and where it is. It knows no screen either: drawing is package svg's.
//
// A map is one SVG file. In it an id with a dot names something of the game:
//
//	station.74      a place (any first word but label will do)
//	taxi.58-74      a route, a path from place 58 to place 74
//	label.74        the words printed at a place, so that a caller can print
//	                others (svg.Paint.Text)
//
// A route names its ends without their first word: road.dover-calais joins space.dover and space.calais. Where there is
// a port.dover as well the one at which the line ends is meant. It may also name them whole, one or both:
// road.space.dover-calais. A place with a hyphen in its id ends no route.
//
// Groups called words-… only say what is what, on groups called plate-… of the same
// name; Dust lists those that are too small to be read at a scale.
package maps

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"sync"
	"weak"

	"intrigue/maps/geom"
	"intrigue/maps/svg"
)

type (
	Point = geom.Point
	Rect  = geom.Rect
)

// Map is a board with the places and routes of the game found on it.
type Map struct {
	Name    string
	W, H    float64 // in user units, margins included
	Places  map[string]Place
	Routes  map[string]Route
	Labels  map[string]Rect // what the printed words cover, by id
	Drawing *svg.Drawing
	short   map[string][]string // the ids of the places by what follows their first word
}

// Place is where a piece can stand.
type Place struct {
	ID     string
	At     geom.Point
	R      float64 // of the largest disc around At inside Bounds
	Bounds Rect
}

// Route is the line between two places, as it is drawn, from the one that is named first to the other.
type Route struct {
	ID     string
	Points []geom.Point
}

// fineness is how far a route may be from its curve, in user units: much less than a moving piece shows.
const fineness = 0.2

// opened are the maps that somebody still has in use. Nobody changes a map, so that all
// who open it meanwhile get the same one; it goes when the last of them has gone.
var opened = struct {
	sync.Mutex
	maps map[string]weak.Pointer[Map]
}{maps: map[string]weak.Pointer[Map]{}}

// Open reads one of the maps that are part of the program, unless it is in use already. Nobody may change it.
func Open(name string) (*Map, error) {
	opened.Lock()
	defer opened.Unlock()
	if m := opened.maps[name].Value(); m != nil {
		return m, nil
	}
	data, err := read(name)
	if err != nil {
		return nil, fmt.Errorf("there is no map %q", name)
	}
	m, err := Read(name, data)
	if err != nil {
		return nil, fmt.Errorf("map %s: %w", name, err)
	}
	opened.maps[name] = weak.Make(m)
	return m, nil
}

// Read makes a map of an SVG file.
func Read(name string, data []byte) (*Map, error) {
	d, err := svg.Parse(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	m := &Map{Name: name, W: d.W, H: d.H, Drawing: d,
		Places: map[string]Place{}, Routes: map[string]Route{}, Labels: map[string]Rect{}, short: map[string][]string{}}
	for _, id := range d.IDs() {
		word, rest, ok := strings.Cut(id, ".")
		if !ok {
			continue
		}
		box, ok := d.Bounds(id)
		if !ok {
			return nil, fmt.Errorf("%s draws nothing", id)
		}
		switch {
		case word == "label":
			m.Labels[id] = box
		case d.Kind(id) == "path" && strings.Contains(rest, "-"):
			lines, _ := d.Lines(id, fineness)
			if len(lines) != 1 {
				return nil, fmt.Errorf("%s is not one line", id)
			}
			m.Routes[id] = Route{ID: id, Points: lines[0]}
		default:
			m.Places[id] = place(d, id, box)
			m.short[rest] = append(m.short[rest], id)
		}
	}
	return m, nil
}

// place finds the middle of a place: its own origin when it is drawn around
// one (as signs are), else the middle of its box (as cells are).
func place(d *svg.Drawing, id string, box Rect) Place {
	at, _ := d.Origin(id)
	if at.X <= box.X0 || at.X >= box.X1 || at.Y <= box.Y0 || at.Y >= box.Y1 {
		at = box.Centre()
	}
	r := min(at.X-box.X0, box.X1-at.X, at.Y-box.Y0, box.Y1-at.Y)
	return Place{ID: id, At: at, R: r, Bounds: box}
}

// Ends returns the ids of the two places that a route joins, "" for one that is not on the map.
func (m *Map) Ends(route string) (a, b string) {
	from, to := endNames(route)
	line := m.Routes[route].Points
	if len(line) == 0 {
		line = []geom.Point{{}}
	}
	return m.nearest(m.named(from), line[0]), m.nearest(m.named(to), line[len(line)-1])
}

// nearest is the one of some places that lies nearest to a point.
func (m *Map) nearest(ids []string, to geom.Point) (id string) {
	best := math.Inf(1)
	for _, other := range ids {
		if d := m.Places[other].At.Distance(to); d < best {
			id, best = other, d
		}
	}
	return id
}

// endNames are the names of a route's places as its id has them.
func endNames(route string) (from, to string) {
	_, rest, _ := strings.Cut(route, ".")
	from, to, _ = strings.Cut(rest, "-")
	return from, to
}

// named lists the places that go by a name, whole or without its first word.
func (m *Map) named(name string) []string {
	if _, ok := m.Places[name]; ok {
		return []string{name}
	}
	return m.short[name]
}

// Dust lists the groups of words whose letters would be smaller than px pixels at this scale, for svg.Paint.Hide: words
// vanish rather than become dust. The labels of places are not among them; the game needs those.
func (m *Map) Dust(scale, px float64) map[string]bool {
	out := map[string]bool{}
	for _, id := range m.Drawing.IDs() {
		words := id
		if name, plate := strings.CutPrefix(id, "plate-"); plate {
			words = "words-" + name
		}
		if strings.HasPrefix(words, "words-") && m.Drawing.Smallest(words)*scale < px {
			out[id] = true
		}
	}
	return out
}
