package core

// Castle holds what a deal lays down for good: the chambers, where the guards stand
// at first, and which variations are played. It is shared and never changed.
type Castle struct {
	Suit     [NumCells]Suit // NoSuit at the hole
	Number   [NumCells]uint8
	Chambers [NumSuits]uint32 // of each suit, as bits
	Cell     [NumSuits][6]Cell
	Post     [NumEdges]Suit      // whose guard is posted at an edge
	Posts    [NumSuits]uint32    // the edges of each suit's guards, as bits
	Pairs    [NumSuits][6]uint32 // edges of the chambers after a number, with guards whom a search there can defeat
	coins    [NumSuits]uint8     // the supply at the start
	OwnOnly  bool                // variation 1 (CAR-81)
	Closed   bool                // variation 2 (CAR-82)
}

// Next returns the chamber a musketeer has to search after a number, Gone after the last
// one (CAR-61).
func (k *Castle) Next(who Suit, number uint8) Cell {
	if number >= 5 {
		return Gone
	}
	return k.Cell[who][number+1]
}
