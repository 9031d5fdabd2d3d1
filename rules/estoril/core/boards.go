package core

// Spaces says how many spaces a board can have; the Museum has them all (EST-7).
const Spaces = 4

// Numbers of the boards that have a rule of their own (EST-6).
const (
	Church uint8 = 1 + iota
	Palacio
	Tamariz
	Atlantico
	Muchaxo
	Casino
	HellsMouth
	Museum
)

// LookRange says at which boards a space lets you look.
type LookRange uint8

const (
	NoLook   LookRange = iota
	LookOwn            // this board (EST-44)
	LookNear           // this and the adjacent ones (EST-45)
	LookAny            // all (EST-46)
)

// Corners of a board, clockwise as printed; the Museum's reward is in the centre.
const (
	topLeft uint8 = iota
	topRight
	bottomRight
	bottomLeft
	centre
)

// Poster is a location board as printed.
type Poster struct {
	Name   string
	Rule   string        // in a few words, for the board itself
	Clause string        // that tells the rule in full
	Space  [Spaces]uint8 // the corner of I, II, III and the Museum's IV
	Reward uint8         // the corner of the reward
	Open   bool          // no space is TOP SECRET (Tamariz)
	Hidden bool          // the reward is TOP SECRET
}

// Posters are the eight boards by number, from 1.
var Posters = [9]Poster{
	{},
	{"Church", "No Assassin", "EST-106", [4]uint8{topRight, bottomRight, bottomLeft}, topLeft, false, false},
	{"Hotel Palácio", "British characters +1", "EST-107", [4]uint8{bottomRight, bottomLeft, topLeft}, topRight, false, true},
	{"Tamariz", "Everything lies face up", "EST-108", [4]uint8{bottomLeft, topLeft, topRight}, bottomRight, true, false},
	{"Hotel Atlântico", "German characters +1", "EST-109", [4]uint8{topLeft, topRight, bottomRight}, bottomLeft, false, false},
	{"Muchaxo", "All spaces are outer", "EST-110", [4]uint8{bottomLeft, topRight, bottomRight}, topLeft, false, false},
	{"Casino", "Dice add to strength", "EST-112", [4]uint8{bottomLeft, topLeft, bottomRight}, topRight, false, false},
	{"Hell's Mouth", "Weakest loses a character", "EST-115", [4]uint8{bottomLeft, topRight, topLeft}, bottomRight, false, false},
	{"Museum", "Four spaces", "EST-121", [4]uint8{topLeft, topRight, bottomRight, bottomLeft}, centre, false, true},
}

// SpacesOf returns how many spaces a board has.
func SpacesOf(board uint8) uint8 {
	if board == Museum {
		return 4
	}
	return 3
}

// LookOf returns the look symbol of a space: never on I, own board on II, near on III, any
// on the Museum's IV, and none at all at Tamariz (EST-8).
func LookOf(board, numeral uint8) LookRange {
	if Posters[board].Open {
		return NoLook
	}
	return LookRange(numeral)
}
