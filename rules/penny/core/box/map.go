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
	At              string // where on the tile: w, n, e, s, centre
	Prints          [2][Resources]uint8
}

// Hex is a tile as it is printed.
type Hex struct {
	Key       string `json:"tile"`
	Name      string `json:"name"`
	Hell      string `json:"hell"`
	StartHell bool   `json:"start_hell"`
	exits     map[string]Place
}

// Shortcut is a shortcut between two tiles.
type Shortcut struct {
	Key, Name string
	Tiles     [2]Tile
	Tokens    [2]Place
}

// Map is the printed map and the layouts it can be laid in.
type Map struct {
	Locations [Places]Location
	Hexes     [Tiles]Hex
	Shortcuts [2]Shortcut
	lines     [][2]Place // lines within tiles
	dirs      map[string][2]int
	layouts   map[string]map[string][2]int
}

// Layout is a layout: who is joined to whom, and how far everything is.
type Layout struct {
	At       [Tiles][2]int // axial coordinates
	Laid     uint8         // tiles that are there, as bits
	next     [Places][MostNeighbours]Place
	Degree   [Places]uint8
	Distance [Places][Places]uint8 // steps; nowhere when there is no way
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

func (b *Box) readMap() error {
	var w rawMap
	if err := file("map", &w); err != nil {
		return err
	}
	a := &Map{dirs: w.Directions, layouts: w.Layouts}
	b.Map = a
	var lost error
	at := func(key string) Place {
		p, ok := a.Named(key)
		if !ok {
			lost = fmt.Errorf("the map has no place %q", key)
		}
		return p
	}
	n := 0
	for t, x := range w.Tiles {
		a.Hexes[t] = Hex{Key: x.ID, Name: x.Name, Hell: x.Hell, StartHell: x.StartHell, exits: map[string]Place{}}
		for _, p := range x.Places {
			s := &a.Locations[n]
			*s = Location{Key: p.ID, Name: p.Name, Hell: p.Hell, Tile: Tile(t), At: p.At}
			for side, prints := range [2][]Token{p.Prints, p.HellPrints} {
				for _, k := range prints {
					s.Prints[side][k]++
				}
			}
			n++
		}
		for d, k := range x.Exits {
			a.Hexes[t].exits[d] = at(k)
		}
		for _, l := range x.Lines {
			a.lines = append(a.lines, [2]Place{at(l[0]), at(l[1])})
		}
	}
	for i, s := range w.Shortcuts {
		x := Shortcut{Key: s.ID, Name: s.Name}
		for j := range 2 {
			t, ok := a.TileNamed(s.Tiles[j])
			if !ok {
				return fmt.Errorf("the shortcut %s leads to nowhere", s.ID)
			}
			x.Tiles[j], x.Tokens[j] = t, at(s.Tokens[j])
		}
		a.Shortcuts[i] = x
	}
	return lost
}

// TileNamed returns the tile with a key.
func (a *Map) TileNamed(key string) (Tile, bool) {
	t := slices.IndexFunc(a.Hexes[:], func(h Hex) bool { return h.Key == key })
	return Tile(t), t >= 0
}

// Named returns the place with a key.
func (a *Map) Named(key string) (Place, bool) {
	for p := range a.Locations {
		if a.Locations[p].Key == key && key != "" {
			return Place(p), true
		}
	}
	return NoPlace, false
}

// opposite returns the other end of a direction.
func opposite(d string) string {
	return map[string]string{"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}[d]
}

// layout lays out tiles, with or without the Bank.
func (a *Map) layout(layout string, bank bool) *Layout {
	c := &Layout{}
	on := map[[2]int]Tile{}
	for t := range a.Hexes {
		at, ok := a.layouts[layout][a.Hexes[t].Key]
		if !ok || Tile(t) == Bank && !bank {
			continue
		}
		c.At[t], on[at] = at, Tile(t)
		c.Laid |= 1 << t
	}
	for _, l := range a.lines {
		if c.Laid>>a.Locations[l[0]].Tile&1 != 0 {
			c.Lines = append(c.Lines, l)
		}
	}
	for _, d := range []string{"E", "NE", "NW"} {
		for t := range Tile(Tiles) {
			if c.Laid>>t&1 == 0 {
				continue
			}
			u, ok := on[[2]int{c.At[t][0] + a.dirs[d][0], c.At[t][1] + a.dirs[d][1]}]
			from, leaves := a.Hexes[t].exits[d]
			if !ok || !leaves {
				continue
			}
			if to, enters := a.Hexes[u].exits[opposite(d)]; enters {
				c.Lines = append(c.Lines, [2]Place{from, to})
			}
		}
	}
	for _, l := range c.Lines {
		c.join(l[0], l[1])
		c.join(l[1], l[0])
	}
	c.measure()
	return c
}

func (c *Layout) join(from, to Place) {
	c.next[from][c.Degree[from]] = to
	c.Degree[from]++
}

// Neighbours returns the neighbours of a place.
func (c *Layout) Neighbours(p Place) []Place {
	if p >= Places {
		return nil
	}
	return c.next[p][:c.Degree[p]]
}

func (c *Layout) measure() {
	for p := range c.Distance {
		d := c.Distance[p][:]
		graph.Distances(d, Place(p), func(at Place) iter.Seq[Place] { return slices.Values(c.Neighbours(at)) })
		for q := range d {
			d[q] = min(d[q], Unreachable)
		}
	}
}
