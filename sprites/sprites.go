// Package sprites holds every small drawing of the house as SVG (pieces,
// tickets, icons, box covers, curtain and desk) and draws them at the size and
// in the colour asked for.
//
// It knows no game, no rule, no window and no graphics card: a name and a size
// go in, an image.RGBA comes out.
//
// A name is the file's name without ".svg". A drawing with an element "badge"
// also answers to its name with a player's shape after it:
// "london.pawn.star" is london.pawn with shape.star on its badge. A game whose
// pieces are too many for files of their own (cards with their words, faces put
// together from parts) teaches the Sheet more names: see Composite.
package sprites

import (
	"bytes"
	"fmt"

	"intrigue/maps/svg"
)

// badged are the drawings that carry a badge for the player's shape; a test
// compares the list with the files.
var badged = []string{"london.pawn", "pimpernel.seal", "penny.hero.alice", "penny.hero.jack", "penny.hero.maria", "penny.hero.emily"}

// Open reads one drawing from its file.
func Open(name string) (*svg.Drawing, error) {
	data, err := read(name)
	if err != nil {
		return nil, fmt.Errorf("there is no sprite called %q", name)
	}
	d, err := svg.Parse(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("the sprite %q cannot be read: %w", name, err)
	}
	return d, nil
}
