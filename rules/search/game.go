// Package search is how the bots of all games look ahead: one information-set Monte
// Carlo tree search. A simulation fills in what a View hides, walks down the one tree
// of all fillings, plays the game out by the game's own policy and counts what every
// seat gets from it. A move that some fillings forbid is compared only with what was
// there to choose at the same time (availability counts).
//
// The package knows no game and no true position of one: what it searches is drawn from a
// View by the game's fast core (Game), or, for a game that has none, from the guesses of a
// turn (Contract). Playout policies, move filters and the weights of guesses belong to the
// games.
package search

// Move is a decision as a small number, of the game's own making. Within one search a
// number means the same wherever it is legal.
type Move uint32

// Seats is how many can be told apart in one search.
const Seats = 6

// Worth is what came out of a simulation for each seat: 0 is all lost, 1 all won.
type Worth [Seats]float64

// A Game is the fast core of a game as one seat knows it. S is a moment: a flat value,
// reused from one simulation to the next. The methods are called by several goroutines
// at once, each with a moment and luck of its own, and should not allocate.
type Game[S any] interface {
	// Sample writes a moment that looks to the seat like the present one. All such
	// moments offer the seat the same moves.
	Sample(s *S, l *Luck)
	// Seat is who decides, below Seats; negative when nobody does any more.
	Seat(s *S) int
	// List appends the moves worth a thought, at least one while a seat decides.
	List(s *S, to []Move) []Move
	// Seen tells moves of a moment apart as far as the searching seat can when they
	// are made: what follows two moves that look alike is one branch of the tree.
	Seen(s *S, m Move) Move
	// Apply plays a move and all that luck does about it.
	Apply(s *S, m Move, l *Luck)
	// Finish plays on by the game's policy and says what comes out, in w, for every
	// seat. s is not looked at afterwards; w comes cleared.
	Finish(s *S, l *Luck, w *Worth)
}
