// Package rules is the contract every game on the shelf keeps.
//
// It knows no pixels, clocks, files, goroutines or global randomness, and it
// imports nothing of ours. A game is the list of its moves (see Record);
// chance is a seat like any other (see Luck), so a list of moves is complete.
//
// One seat decides at a time. Choices that the rulebook calls simultaneous and
// secret are a sequence: each seat chooses in seat order, what it chose stays out
// of every other View, of Public's and of the log until the last one has chosen,
// and then all of it lies open at once. So saving, undo, the curtain and bots need
// no second way; rulestest/duel is the smallest game that does so.
package rules

import (
	"math/rand/v2"
	"slices"
)

// Seat is a place at the table: 0, 1, 2 … in turn order. Three seats are nobody's.
type Seat int8

const (
	Public Seat = -1 // sees only what lies face up
	Luck   Seat = -2 // shuffles, deals and rolls

	// Spectator sees what every seat sees. It is asked for only at a table at which no person
	// plays, and decides nothing.
	Spectator Seat = -3
)

// Move is one decision as a short line of printable ASCII: "taxi red 74".
// It is what the record, the log and the tests hold, and it is the only thing
// that changes a position.
type Move string

// Choice is a legal move together with the targets a player points at, in order, to
// say it. Targets are ids of the map definition or of the seat's own tray:
// {"pawn.red", "station.74", "ticket.taxi"}. No two choices of a position have
// the same Path, and no Path is the beginning of another one.
type Choice struct {
	Move Move
	Path []string
	// Open says that the decision needs nothing beyond public facts: it is taken at the open table, where everybody
	// looks, and no curtain falls for it; players who want to see their own papers ask for them. All choices of a
	// decision are open, or none.
	Open bool
	// Private says that the move shows its seat something that nobody else may see: the next curtain waits until
	// it was put away.
	Private bool
}

// View is what a single seat may know. Scenes and bots get a View, never the Position.
type View interface {
	// Snapshot is all that the seat knows, for encoding/json: structs whose fields have json tags,
	// with keys in lower case that do not change. Print writes it as text.
	Snapshot() any
	// What follows is said by the View and not by the Position, so that no sentence can depend on what the seat does
	// not know. A small game embeds Wordless and says what it has to say.

	// Prompt says in one sentence what the seat may do now and why.
	Prompt() string
	// Label names a target. The zero Label is for targets that the game does not know.
	Label(target string) Label
	// WhyNot says why a target cannot be chosen now.
	WhyNot(target string) Refusal
	// Situation says in sentences where everything stands, the most important first, for
	// people who listen instead of looking at the board.
	Situation() []string
}

// Position is one moment of one game. It is never changed in place.
type Position interface {
	// Acting names the seat that decides now: {Luck} when chance does, empty when
	// the game is over. It never lists more than one.
	Acting() []Seat
	// Choices lists the legal moves of a seat, sorted by Move and distinct. It
	// is never empty for an acting seat and always empty for any other. For Luck
	// it is empty: see Roll.
	Choices(Seat) []Choice
	// After is the position that follows a move. A refused move is an error a
	// player can read; After never panics, whatever it is given.
	After(Seat, Move) (Position, error)
	// Seen is what a seat may know of this position; Public and Spectator are allowed.
	Seen(by Seat) View
	// Guess is some position that is consistent with all that by has seen, drawn
	// with r. It depends on the position through Seen(by) alone.
	Guess(by Seat, r *rand.Rand) Position
	// Roll draws the move of Luck. It is asked only when Luck acts.
	Roll(r *rand.Rand) Move
	// Outcome tells how the game ended; the zero Outcome while it goes on.
	Outcome() Outcome
}

// Game is one title. Values are stateless and may be shared.
type Game interface {
	About() About
	// New is the first position of a game. Options that are missing take their
	// default; unknown keys or values and a number of seats that the game is not
	// played at are errors.
	New(Setup) (Position, error)
}

// Setup is what a game is begun with.
type Setup struct {
	Seats   int
	Options Options
}

// Outcome tells who won and by which rule. The zero value is "not over".
type Outcome struct {
	Ending  string  // key of one of About.Endings
	Winners []Seat  // all who share the win; empty when nobody won
	Why     string  // the rule that decided it, as a sentence
	Scores  []Score // line by line, empty for games without points
	// Otherwise is the same score split up in another way, and what that is called; empty where
	// there is none.
	Otherwise Breakdown
	// Rounds is how many rounds the game lasted, in a game that counts them; 0 elsewhere.
	Rounds int
	// Cast is who each seat played, by seat, where that is chosen in the game itself; nil elsewhere.
	Cast []string
}

// Breakdown is one way to split up a score.
type Breakdown struct {
	Title string
	Lines []Score
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Ending != "" }

// Highest are those of some seats for whom a number is highest, in their order.
func Highest(of []Seat, number func(Seat) int) (top []Seat) {
	for _, s := range of {
		switch {
		case len(top) == 0 || number(s) > number(top[0]):
			top = []Seat{s}
		case number(s) == number(top[0]):
			top = append(top, s)
		}
	}
	return top
}

// Score is one line of the final score: what it is for and what each seat got.
type Score struct {
	Label  string
	Points []int // by seat
	// Had is how many each seat had of what the points are for; nil where there is
	// nothing to count.
	Had []int
}

// Choose is the choice whose Move is m; not ok when there is none.
func Choose(choices []Choice, m Move) (c Choice, ok bool) {
	if i := slices.IndexFunc(choices, func(c Choice) bool { return c.Move == m }); i >= 0 {
		return choices[i], true
	}
	return c, false
}
