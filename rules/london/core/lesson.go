package core

// Lesson names what is wrong with an action beside a better one.
type Lesson string

// The lessons: four for Mr X, three for the detectives.
const (
	NoLesson         Lesson = ""
	SteppedIntoReach Lesson = "reach"   // he ends within a ride of a pawn where he need not
	CardSpent        Lesson = "spent"   // he pays with a black ticket or shows a 2x card for nothing
	CardKept         Lesson = "kept"    // he keeps a black ticket or a 2x card that helps him now
	WentIntoCorner   Lesson = "corner"  // he goes where fewer ways lead on
	TicketsSpent     Lesson = "tickets" // a pawn pays with a taxi ticket that it will miss
	WentAway         Lesson = "away"    // a pawn goes farther from where he can be
	LeftWayOpen      Lesson = "open"    // a pawn leaves a way open that it could have closed
)
