// Package penny draws the seven two-sided hexes of Penny Dreadfun: London by day as
// a woodcut, and Hell, which is the same drawing inverted in embers.
//
// It knows what is printed on a tile (from the game's own data) and where on the hex
// it stands; it knows no rule and no layout of the tiles.
package penny

import (
	"encoding/json"
	"fmt"
)

// Tile is a hex as the data of the game tell it.
type Tile struct {
	ID, Name, Hell string
	Exits          map[string]string
	Lines          [][2]string
	Places         []Place
}

// Place is a location of a tile.
type Place struct {
	ID, Name, Hell string
	Prints         []string
	HellPrints     []string `json:"hell_prints"`
	At             string   // w, n, e, s or centre
}

// Tiles reads the map data of rules/penny.
func Tiles(data []byte) ([]Tile, error) {
	var all struct{ Tiles []Tile }
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("the tiles of Penny: %w", err)
	}
	return all.Tiles, nil
}

// name and prints are what a side shows of a place.
func (p *Place) name(hell bool) string {
	if hell {
		return p.Hell
	}
	return p.Name
}

func (p *Place) prints(hell bool) []string {
	if hell {
		return p.HellPrints
	}
	return p.Prints
}
