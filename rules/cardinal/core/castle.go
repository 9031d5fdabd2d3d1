package core

// Castle holds what a deal lays down for good: the chambers, where the guards stand
// at first, and which variations are played. It is shared and never changed.
type Castle struct {
	Suit     [NumCells]Suit // NoSuit at the hole
	Number   [NumCells]uint8
	Chambers [NumSuits]uint32               // of each suit, as bits
	Cell     [NumSuits][LastNumber + 1]Cell // of each suit, by number
	Post     [NumEdges]Suit                 // whose guard is posted at an edge
	Posts    [NumSuits]uint32               // the edges of each suit's guards, as bits
	// Pairs has edges of each suit's chambers with a number above the index, where a guard of another suit
	// is posted: the slide into such a chamber can search it and defeat him.
	Pairs   [NumSuits][LastNumber + 1]uint32
	coins   [NumSuits]uint8 // the supply at the start
	OwnOnly bool            // variation 1 (CAR-81)
	Closed  bool            // variation 2 (CAR-82)
}

// LastNumber is that of the last chamber that a musketeer has to search (CAR-61); he starts in number 0.
const LastNumber = 5

// Next returns the chamber a musketeer has to search after a number, Gone after the last
// one (CAR-61).
func (k *Castle) Next(who Suit, number uint8) Cell {
	if number >= LastNumber {
		return Gone
	}
	return k.Cell[who][number+1]
}
