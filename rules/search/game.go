// Package search is how the bots of all games look ahead: one information-set Monte
// Carlo tree search. A simulation fills in what a View hides, walks down the one tree
// of all fillings, plays the game out by the game's own policy and adds up the reward of
// every seat. An action that some fillings forbid is compared only with what was
// there to choose at the same time (availability counts).
//
// The package knows no game and no true position of one: what it searches is drawn from a
// View by the game's fast core (Game). Playout policies, action filters and the weights of
// guesses belong to the games.
package search

// Action is a decision as a small number, of the game's own making. Within one search a
// number means the same wherever it is legal.
type Action uint32

// Seats is how many can be told apart in one search.
const Seats = 6

// Reward is what a simulation brought each seat: 0 is all lost, 1 all won.
type Reward [Seats]float64

// A Game is the fast core of a game as one seat knows it. S is a state: a flat value,
// reused from one simulation to the next. Several goroutines call the methods at once,
// each with a state and luck of its own; they should not allocate.
type Game[S any] interface {
	// Determinize writes a state that looks to the seat like the present one. All such
	// states offer the seat the same actions.
	Determinize(s *S, l *Luck)
	// Seat is who decides, below Seats; negative when nobody does any more.
	Seat(s *S) int
	// Actions appends the actions worth searching, at least one while a seat decides.
	Actions(s *S, to []Action) []Action
	// Observe tells actions apart as far as the searching seat can when they are made:
	// what follows two actions that look alike is one branch of the tree.
	Observe(s *S, a Action) Action
	// Apply plays an action and all that luck does about it.
	Apply(s *S, a Action, l *Luck)
	// Rollout plays on by the game's policy and writes every seat's reward into w, which
	// comes cleared. Nothing but a Counter looks at s afterwards.
	Rollout(s *S, l *Luck, w *Reward)
}

// Counter is a Game that counts points, too.
type Counter[S any] interface {
	// Points are how many points a seat seems to end with, by what a Rollout has left.
	Points(s *S, seat int) float64
}
