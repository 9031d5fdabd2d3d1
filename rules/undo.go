package rules

// Undoable counts the entries at the end of a game that may be taken back
// without asking anybody, by the people for whom mine is true. positions holds
// the position before each entry and the last one: len(entries)+1 of them.
//
// The rules are those the best online tables arrived at: never past another
// seat's decision, never past luck, never past a move that revealed something.
// In a solitaire the only person may take back everything but the deal, since
// nobody is left to be wronged; luck before the first decision stays.
func Undoable(positions []Position, entries []Entry, mine func(Seat) bool, solitaire bool) int {
	first := 0 // the opening deal is nobody's decision and stays
	for first < len(entries) && entries[first].Seat == Luck {
		first++
	}
	n := 0
	for i := len(entries) - 1; i >= first; i-- {
		e := entries[i]
		if !solitaire {
			if e.Seat == Luck || !mine(e.Seat) {
				break
			}
			if r, ok := positions[i].(Revealer); ok && r.Reveals(e.Seat, e.Move) {
				break
			}
		}
		n++
	}
	// What is taken back must end at a decision: luck is never the last thing undone.
	for n > 0 && entries[len(entries)-n].Seat == Luck {
		n--
	}
	return n
}
