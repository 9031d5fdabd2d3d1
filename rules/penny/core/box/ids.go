package box

import (
	"strconv"
)

// Ids of the things on the table. See the notes of the board for the whole scheme.

func (c Card) ID() string { return "card." + strconv.Itoa(int(c)) }

func (h Hero) ID() string { return "hero." + h.Key() }

func (v Villain) ID() string { return "villain." + v.Key() }

func (b *Box) PlaceID(p Place) string { return "place." + b.PlaceKey(p) }

func (b *Box) PlaceKey(p Place) string {
	switch {
	case p < Places:
		return b.Map.Locations[p].Key
	case p == Sewer || p == Post:
		return b.Map.Shortcuts[p-Sewer].Key
	}
	return "nowhere"
}

func (b *Box) TileID(t Tile) string {
	if t >= Tiles {
		return "tile.nowhere"
	}
	return "tile." + b.Map.Hexes[t].Key
}

// PoolID is a heap of tokens on a hero's board.
func PoolID(h Hero, t Token) string { return "pool." + h.Key() + "." + t.String() }

// WoundID is the Wounded of a hero in a zone: hand, under or pile.
func WoundID(h Hero, zone string) string { return "wound." + h.Key() + "." + zone }

// SpriteOf is the picture of a card: one for each kind.
func SpriteOf(f *Face) string { return "card." + f.Key }
