package rules

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// Problem is a position with a task and a solution that is proved. What is shipped never
// changes: Key is by what people remember that they have solved it.
type Problem struct {
	Key   string // within its game: "arrest-17"
	Kind  string // key of one of Puzzler.ProblemKinds
	Grade int    // 1 to 3, the hardest last
	Moves int    // of the shortest solution, as its kind counts them
	Size  int    // of the proof: how many positions were looked at
	// Rating is how hard it is, on the scale of people's ratings: see build/tools/program. 0 before it was measured.
	Rating int
	Themes []string // keys of some of its kind's Themes, in their order
	// Record leads to the position. The solver has the seats without a Level, of which one acts.
	Record Record
}

// ProblemKind is a sort of problem.
type ProblemKind struct {
	Key, Title string
	Name       string // of one of them: "Arrest"
	Line       string // what has to be done, for the page that lists them
	Themes     []ProblemTheme
}

// ProblemTheme is what some problems turn on. It is found by a rule over the solution: see Problem.Themes.
type ProblemTheme struct {
	Key, Title string
}

// AttemptState is how an attempt at a problem stands.
type AttemptState int

// Where an attempt can stand.
const (
	Attempting AttemptState = iota // it can still be solved
	Solved
	Refuted // it cannot be solved any more
)

// Attempt is what became of a move that was made at a problem.
type Attempt struct {
	State AttemptState
	Words string // what came of it, as sentences; may be empty while Attempting
	// Entries are all of the record from now on. They go on where those that were given end, with the
	// hardest defence, or with what refutes the move. What is hidden from the solver may have become
	// another thing in them, that looks the same.
	Entries []Entry
	Targets []string // things to look at: where somebody gets away
}

// Puzzler is a Game with problems.
type Puzzler interface {
	ProblemKinds() []ProblemKind
	Problems() []Problem
	// Task is what the solver of a problem has to reach, as a sentence.
	Task(Problem) string
	// Attempt says what comes of the last move of some entries, which begin like those of the problem.
	// It takes a second at most; when ctx ends before, what it says is of no use.
	Attempt(ctx context.Context, p Problem, entries []Entry) Attempt
	// Solve is a move that keeps the problem solvable after some entries: near says in a sentence where
	// to look for it, and why what it is good for. ok is false where there is none.
	Solve(ctx context.Context, p Problem, entries []Entry) (m Move, near, why string, ok bool)
}

// problemLine is a problem as files keep it, one a line.
type problemLine struct {
	Key    string   `json:"key"`
	Kind   string   `json:"kind"`
	Grade  int      `json:"grade"`
	Moves  int      `json:"moves"`
	Size   int      `json:"size"`
	Rating int      `json:"rating"`
	Themes []string `json:"themes,omitempty"`
	Record Record   `json:"record"`
	Played string   `json:"played"` // "SEAT MOVE; SEAT MOVE"
}

// ReadProblems reads the lines of a file of problems.
func ReadProblems(text string) (all []Problem, err error) {
	for line := range strings.Lines(text) {
		var l problemLine
		if err := json.Unmarshal([]byte(line), &l); err != nil {
			return nil, fmt.Errorf("problem %d cannot be read: %w", len(all)+1, err)
		}
		p := Problem{Key: l.Key, Kind: l.Kind, Grade: l.Grade, Moves: l.Moves, Size: l.Size, Rating: l.Rating, Themes: l.Themes, Record: l.Record}
		if p.Record.Entries, err = readEntries(l.Played); err != nil {
			return nil, fmt.Errorf("problem %s cannot be read: %w", l.Key, err)
		}
		all = append(all, p)
	}
	return all, nil
}

// Shipped are the problems of a file that is part of the program: a slip in it panics at the first use, in
// any test.
func Shipped(text string) func() []Problem {
	return sync.OnceValue(func() []Problem {
		all, err := ReadProblems(text)
		if err != nil {
			panic(err)
		}
		return all
	})
}

// readEntries reads entries that are separated by semicolons: "4 taxi yellow 40; -2 draw 13".
func readEntries(text string) (all []Entry, err error) {
	for part := range strings.SplitSeq(text, ";") {
		entry, err := readEntry(part)
		if err != nil {
			return nil, err
		}
		all = append(all, entry)
	}
	return all, nil
}

// readEntry reads a move that stands behind its seat. Without a seat it is an error, and nobody's move.
func readEntry(text string) (Entry, error) {
	who, move, _ := strings.Cut(strings.TrimSpace(text), " ")
	seat, err := strconv.ParseInt(who, 10, 8)
	if err != nil {
		return Entry{Public, Move(move)}, fmt.Errorf("%q does not begin with a seat", text)
	}
	return Entry{Seat(seat), Move(move)}, nil
}

// Line is the problem as a line of a file.
func (p Problem) Line() string {
	var played []string
	for _, e := range p.Record.Entries {
		played = append(played, fmt.Sprintf("%d %s", e.Seat, e.Move))
	}
	text, err := json.Marshal(problemLine{p.Key, p.Kind, p.Grade, p.Moves, p.Size, p.Rating, p.Themes, p.Record, strings.Join(played, "; ")})
	if err != nil {
		panic(err) // numbers and words can always be written
	}
	return string(text) + "\n"
}
