package penny

import (
	"fmt"
	"iter"
	"slices"

	"intrigue/rules/graph"
)

// Place is a location of the map (PEN-49), or a building off the map.
type Place uint8

const (
	places        = 29 // on the seven tiles
	Sewer   Place = 29 // the two shortcuts (PEN-55)
	Post    Place = 30
	NoPlace Place = 255
)

// Tile is one of the seven hexes.
type Tile uint8

const (
	tiles        = 7
	Bank    Tile = 6
	NoTile  Tile = 255
	lines        = 8 // a location has at most so many neighbours
	nowhere      = 99
)

// spot is a location as it is printed, on both sides.
type spot struct {
	Key, Name, Hell string
	Tile            Tile
	At              string // where on the tile: w, n, e, s, centre
	Prints          [2][resources]uint8
}

// hex is a tile as it is printed.
type hex struct {
	Key, Name, Hell string
	StartHell       bool
	exits           map[string]Place
}

// way is a shortcut between two tiles.
type way struct {
	Key, Name string
	Tiles     [2]Tile
	Tokens    [2]Place
}

// atlas is the printed map and the layouts it can be laid in.
type atlas struct {
	spots   [places]spot
	hexes   [tiles]hex
	ways    [2]way
	inner   [][2]Place // lines within tiles
	dirs    map[string][2]int
	layouts map[string]map[string][2]int
}

// chart is a layout: who is joined to whom, and how far everything is.
type chart struct {
	at    [tiles][2]int // axial coordinates
	laid  uint8         // tiles that are there, as bits
	next  [places][lines]Place
	n     [places]uint8
	far   [places][places]uint8 // steps; nowhere when there is no way
	lines [][2]Place
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
			ID         string   `json:"id"`
			Name       string   `json:"name"`
			Hell       string   `json:"hell"`
			Prints     []string `json:"prints"`
			HellPrints []string `json:"hell_prints"`
			At         string   `json:"at"`
		} `json:"places"`
	} `json:"tiles"`
}

func readAtlas(data []byte) (*atlas, error) {
	var w rawMap
	if err := strict(data, &w); err != nil {
		return nil, fmt.Errorf("map: %w", err)
	}
	a := &atlas{dirs: w.Directions, layouts: w.Layouts}
	n := 0
	for t, x := range w.Tiles {
		a.hexes[t] = hex{Key: x.ID, Name: x.Name, Hell: x.Hell, StartHell: x.StartHell, exits: map[string]Place{}}
		for _, p := range x.Places {
			s := spot{Key: p.ID, Name: p.Name, Hell: p.Hell, Tile: Tile(t), At: p.At}
			for side, prints := range [2][]string{p.Prints, p.HellPrints} {
				for _, k := range prints {
					tok, ok := tokenNamed(k)
					if !ok || tok >= resources {
						return nil, fmt.Errorf("%s prints %q", p.ID, k)
					}
					s.Prints[side][tok]++
				}
			}
			a.spots[n] = s
			n++
		}
		for d, k := range x.Exits {
			p, ok := a.named(k)
			if !ok {
				return nil, fmt.Errorf("%s leaves by %q", x.ID, k)
			}
			a.hexes[t].exits[d] = p
		}
		for _, l := range x.Lines {
			from, ok := a.named(l[0])
			to, ok2 := a.named(l[1])
			if !ok || !ok2 {
				return nil, fmt.Errorf("%s has a line %v", x.ID, l)
			}
			a.inner = append(a.inner, [2]Place{from, to})
		}
	}
	for i, s := range w.Shortcuts {
		a.ways[i] = way{Key: s.ID, Name: s.Name}
		for j := range 2 {
			t := slices.IndexFunc(a.hexes[:], func(h hex) bool { return h.Key == s.Tiles[j] })
			p, ok := a.named(s.Tokens[j])
			if t < 0 || !ok {
				return nil, fmt.Errorf("the shortcut %s leads to nowhere", s.ID)
			}
			a.ways[i].Tiles[j], a.ways[i].Tokens[j] = Tile(t), p
		}
	}
	return a, nil
}

// named is the place with a key.
func (a *atlas) named(key string) (Place, bool) {
	for p := range a.spots {
		if a.spots[p].Key == key && key != "" {
			return Place(p), true
		}
	}
	return NoPlace, false
}

// opposite is the other end of a direction.
func opposite(d string) string {
	return map[string]string{"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}[d]
}

// chart lays out tiles, with or without the Bank.
func (a *atlas) chart(layout string, bank bool) *chart {
	c := &chart{}
	on := map[[2]int]Tile{}
	for t := range a.hexes {
		at, ok := a.layouts[layout][a.hexes[t].Key]
		if !ok || Tile(t) == Bank && !bank {
			continue
		}
		c.at[t], on[at] = at, Tile(t)
		c.laid |= 1 << t
	}
	for _, l := range a.inner {
		if c.laid>>a.spots[l[0]].Tile&1 != 0 {
			c.lines = append(c.lines, l)
		}
	}
	for _, d := range []string{"E", "NE", "NW"} {
		for t := range Tile(tiles) {
			if c.laid>>t&1 == 0 {
				continue
			}
			u, ok := on[[2]int{c.at[t][0] + a.dirs[d][0], c.at[t][1] + a.dirs[d][1]}]
			from, leaves := a.hexes[t].exits[d]
			if !ok || !leaves {
				continue
			}
			if to, enters := a.hexes[u].exits[opposite(d)]; enters {
				c.lines = append(c.lines, [2]Place{from, to})
			}
		}
	}
	for _, l := range c.lines {
		c.join(l[0], l[1])
		c.join(l[1], l[0])
	}
	c.measure()
	return c
}

func (c *chart) join(from, to Place) {
	c.next[from][c.n[from]] = to
	c.n[from]++
}

// from are the neighbours of a place.
func (c *chart) from(p Place) []Place {
	if p >= places {
		return nil
	}
	return c.next[p][:c.n[p]]
}

func (c *chart) measure() {
	for p := range c.far {
		d := c.far[p][:]
		graph.Distances(d, Place(p), func(at Place) iter.Seq[Place] { return slices.Values(c.from(at)) })
		for q := range d {
			d[q] = min(d[q], nowhere)
		}
	}
}
