package core

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Colour is one of the five coloured pawns, in the order of the table (LON-3).
type Colour uint8

const (
	Purple Colour = iota
	Red
	Green
	Yellow
	Blue
	Pawns = 5
)

var colourNames = [Pawns]string{"purple", "red", "green", "yellow", "blue"}

func (c Colour) String() string { return colourNames[c] }

// Title returns the name of the pawn in a sentence: "Purple".
func (c Colour) Title() string { return prose.Capital(c.String()) }

// ID returns the target a player points at to choose the pawn: "pawn.purple".
func (c Colour) ID() string { return "pawn." + colourNames[c] }

// PawnNamed returns the index of a pawn, 0 for none.
func PawnNamed(name string) uint8 { return uint8(slices.Index(colourNames[:], name) + 1) }

// Leaders is the table of the rulebook: who leads a pawn, by number of seats
// (LON-20), in the order purple, red, green, yellow, blue.
var Leaders = [7][Pawns]uint8{
	3: {1, 2, 2, 1, 1},
	4: {1, 2, 2, 1, 3},
	5: {1, 2, 3, 1, 4},
	6: {1, 2, 3, 4, 5},
}

// Leader returns the seat that leads a pawn at a table of so many seats, 3 to 6.
func Leader(c Colour, seats int) rules.Seat { return rules.Seat(Leaders[seats][c]) }

// teams turns the table around: the pawns of a seat as bits 1<<(colour+1).
var teams = func() (t [8][8]uint8) {
	for seats := 3; seats <= 6; seats++ {
		for c, seat := range Leaders[seats] {
			t[seats][seat] |= 2 << c
		}
	}
	return t
}()

// EveryPawn are the bits of all five pawns.
const EveryPawn = 0b111110
