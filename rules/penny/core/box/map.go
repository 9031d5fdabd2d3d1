package box

import (
	"fmt"
	"iter"
	"slices"

	"intrigue/rules/graph"
)

// Place is a location of the map (PEN-49), or a building off the map.
type Place uint8

const (
	Places        = 29 // on the seven tiles
	Sewer   Place = 29 // the two shortcuts (PEN-55)
	Post    Place = 30
	NoPlace Place = 255
)

// Tile is one of the seven hexes.
type Tile uint8

const (
	Tiles               = 7
	Bank           Tile = 6
	NoTile         Tile = 255
	MostNeighbours      = 8 // a location has at most so many neighbours
	Unreachable         = 99
)

// Location is a location as it is printed, on both sides.
type Location struct {
	Key, Name, Hell string
	Tile            Tile
	At              string              // where on the tile: w, n, e, s, centre
	Prints          [2][Resources]uint8 // on the London side and on the Hell side
}

// Hex is a tile as it is printed.
type Hex struct {
	Key       string           `json:"tile"`
	Name      string           `json:"name"`
	Hell      string           `json:"hell"`
	StartHell bool             `json:"start_hell"`
	exits     map[string]Place // by direction
}

// Shortcut is a shortcut between two tiles.
type Shortcut struct {
	Key, Name string
	Tiles     [2]Tile
	Tokens    [2]Place // the locations with its entrances
}

// Map is the printed map and the layouts it can be laid in.
type Map struct {
	Locations [Places]Location
	Hexes     [Tiles]Hex
	Shortcuts [2]Shortcut
	lines     [][2]Place                   // lines within tiles
	dirs      map[string][2]int            // axial coordinates of the neighbour in a direction
	layouts   map[string]map[string][2]int // axial coordinates of the tiles by key, for each layout
}

// Layout is a way to lay the map: which locations are joined, and how far everything is.
type Layout struct {
	At       [Tiles][2]int // axial coordinates
	Laid     uint8         // tiles that are there, as bits
	next     [Places][MostNeighbours]Place
	Degree   [Places]uint8         // number of neighbours; 0 where the tile is not there
	Distance [Places][Places]uint8 // in lines; Unreachable when there is no way
	Lines    [][2]Place
}

type rawMap struct {
	Directions map[string][2]int            `json:"directions"`
	Layouts    map[string]map[string][2]int `json:"layouts"`
	Shortcuts  []struct {
		ID     string   `json:"id"`
		Name   string   `json:"name"`
		Tiles  []string `json:"tiles"`
		Tokens []string `json:"tokens"`
	} `json:"shortcuts"`
	Tiles []struct {
		ID        string            `json:"id"`
		Name      string            `json:"name"`
		Hell      string            `json:"hell"`
		StartHell bool              `json:"start_hell"`
		Exits     map[string]string `json:"exits"`
		Lines     [][2]string       `json:"lines"`
		Places    []struct {
			ID         string  `json:"id"`
			Name       string  `json:"name"`
			Hell       string  `json:"hell"`
			Prints     []Token `json:"prints"`
			HellPrints []Token `json:"hell_prints"`
			At         string  `json:"at"`
		} `json:"places"`
	} `json:"tiles"`
}

// readMap reads the map. It is the first to be read: cards and modes name its places.
func (b *Box) readMap() error {
	var w rawMap
	if err := file("map", &w); err != nil {
		return err
	}
	m := &Map{dirs: w.Directions, layouts: w.Layouts}
	b.Map = m
	var lost error
	at := func(key string) Place {
		p, ok := m.Named(key)
		if !ok {
			lost = fmt.Errorf("the map has no place %q", key)
		}
		return p
	}
	n := 0 // locations
	for t, x := range w.Tiles {
		m.Hexes[t] = Hex{Key: x.ID, Name: x.Name, Hell: x.Hell, StartHell: x.StartHell, exits: map[string]Place{}}
		for _, p := range x.Places {
			s := &m.Locations[n]
			*s = Location{Key: p.ID, Name: p.Name, Hell: p.Hell, Tile: Tile(t), At: p.At}
			for side, prints := range [2][]Token{p.Prints, p.HellPrints} {
				for _, k := range prints {
					s.Prints[side][k]++
				}
			}
			n++
		}
		for d, k := range x.Exits {
			m.Hexes[t].exits[d] = at(k)
		}
		for _, l := range x.Lines {
			m.lines = append(m.lines, [2]Place{at(l[0]), at(l[1])})
		}
	}
	for i, s := range w.Shortcuts {
		x := Shortcut{Key: s.ID, Name: s.Name}
		for j := range 2 {
			t, ok := m.TileNamed(s.Tiles[j])
			if !ok {
				return fmt.Errorf("the shortcut %s leads to nowhere", s.ID)
			}
			x.Tiles[j], x.Tokens[j] = t, at(s.Tokens[j])
		}
		m.Shortcuts[i] = x
	}
	return lost
}

// TileNamed returns the tile with a key.
func (m *Map) TileNamed(key string) (Tile, bool) {
	t := slices.IndexFunc(m.Hexes[:], func(h Hex) bool { return h.Key == key })
	return Tile(t), t >= 0
}

// Named returns the location with a key; NoPlace is not ok.
func (m *Map) Named(key string) (Place, bool) {
	for p := range m.Locations {
		if m.Locations[p].Key == key && key != "" { // those that are not read yet have none
			return Place(p), true
		}
	}
	return NoPlace, false
}

// opposite returns the other end of a direction.
func opposite(d string) string {
	return map[string]string{"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}[d]
}

// layout lays out the tiles of a layout, with or without the Bank. Lines join locations within a tile, and
// those at which two tiles have exits towards each other.
func (m *Map) layout(key string, bank bool) *Layout {
	l := &Layout{}
	on := map[[2]int]Tile{}
	for t := range Tile(Tiles) {
		if at, ok := m.layouts[key][m.Hexes[t].Key]; ok && (t != Bank || bank) {
			l.At[t], on[at] = at, t
			l.Laid |= 1 << t
		}
	}
	for _, line := range m.lines {
		if l.Laid>>m.Locations[line[0]].Tile&1 != 0 {
			l.Lines = append(l.Lines, line)
		}
	}
	for _, d := range []string{"E", "NE", "NW"} { // the other three are the same lines from their other ends
		for t := range Tile(Tiles) {
			if l.Laid>>t&1 == 0 {
				continue
			}
			next, ok := on[[2]int{l.At[t][0] + m.dirs[d][0], l.At[t][1] + m.dirs[d][1]}]
			from, leaves := m.Hexes[t].exits[d]
			if !ok || !leaves {
				continue
			}
			if to, enters := m.Hexes[next].exits[opposite(d)]; enters {
				l.Lines = append(l.Lines, [2]Place{from, to})
			}
		}
	}
	for _, line := range l.Lines {
		l.join(line[0], line[1])
		l.join(line[1], line[0])
	}
	l.measure()
	return l
}

func (l *Layout) join(from, to Place) {
	l.next[from][l.Degree[from]] = to
	l.Degree[from]++
}

// Neighbours returns the neighbours of a location; none of a shortcut.
func (l *Layout) Neighbours(p Place) []Place {
	if p >= Places {
		return nil
	}
	return l.next[p][:l.Degree[p]]
}

// measure fills in the distances.
func (l *Layout) measure() {
	for p := range l.Distance {
		d := l.Distance[p][:]
		graph.Distances(d, Place(p), func(at Place) iter.Seq[Place] { return slices.Values(l.Neighbours(at)) })
		for q := range d {
			d[q] = min(d[q], Unreachable)
		}
	}
}
