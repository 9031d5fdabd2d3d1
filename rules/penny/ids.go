package penny

import "strconv"

// Ids of the things on the table. See the notes of the board for the whole scheme.

func (c Card) id() string { return "card." + strconv.Itoa(int(c)) }

func (h Hero) id() string { return "hero." + h.Key() }

func (v Villain) id() string { return "villain." + v.Key() }

func (b *box) placeID(p Place) string { return "place." + b.placeKey(p) }

func (b *box) placeKey(p Place) string {
	switch {
	case p < places:
		return b.atlas.spots[p].Key
	case p == Sewer || p == Post:
		return b.atlas.ways[p-Sewer].Key
	}
	return "nowhere"
}

func (b *box) tileID(t Tile) string {
	if t >= tiles {
		return "tile.nowhere"
	}
	return "tile." + b.atlas.hexes[t].Key
}

// poolID is a heap of tokens on a hero's board.
func poolID(h Hero, t Token) string { return "pool." + h.Key() + "." + t.String() }

// woundID is the Wounded of a hero in a zone: hand, under or pile.
func woundID(h Hero, zone string) string { return "wound." + h.Key() + "." + zone }

// spriteOf is the picture of a card: one for each kind.
func spriteOf(f *face) string { return "card." + f.Key }
