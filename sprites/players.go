package sprites

import (
	"image/color"
	"strings"
)

// Player is how one seat looks everywhere: never by colour alone.
type Player struct {
	Name  string     // the colour's name, as players say it
	Color color.RGBA // of pieces, chips and log marks
	Shape string     // the sprite of the shape, outlined in ink
}

// Mark is the last part of the shape's name: "london.pawn." + Mark is a sprite.
func (p Player) Mark() string { return strings.TrimPrefix(p.Shape, "shape.") }

// Ink is the outline of the house: what a drawing is tinted with when nobody
// says otherwise.
var Ink = color.RGBA{0x2A, 0x21, 0x1C, 0xFF}

// Players are the six looks in the order of the seats. The colours stay apart
// for the colour-blind; the shapes do the rest.
var Players = [6]Player{
	{"red", color.RGBA{0xD2, 0x36, 0x2B, 0xFF}, "shape.disc"},
	{"sky", color.RGBA{0x56, 0xB4, 0xE9, 0xFF}, "shape.triangle"},
	{"green", color.RGBA{0x00, 0x9E, 0x73, 0xFF}, "shape.square"},
	{"yellow", color.RGBA{0xF0, 0xE4, 0x42, 0xFF}, "shape.diamond"},
	{"purple", color.RGBA{0xCC, 0x79, 0xA7, 0xFF}, "shape.cross"},
	{"blue", color.RGBA{0x00, 0x72, 0xB2, 0xFF}, "shape.star"},
}

// Bold are the same six in louder colours: the same names and shapes.
var Bold = func() [6]Player {
	all := Players
	for i, loud := range [6]color.RGBA{
		{0xE0, 0x1E, 0x1E, 0xFF}, {0x7F, 0xD4, 0xFF, 0xFF}, {0x18, 0x84, 0x27, 0xFF},
		{0xFF, 0xE6, 0x00, 0xFF}, {0xF0, 0x6C, 0xC8, 0xFF}, {0x2F, 0x5D, 0xFF, 0xFF},
	} {
		all[i].Color = loud
	}
	return all
}()
