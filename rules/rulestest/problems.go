package rulestest

import (
	"os"
	"slices"
	"testing"

	"intrigue/rules"
)

// oneSolved is of how many problems one is played by Problems. Each is proved by a test of the game's own problems.
const oneSolved = 4

// Problems reads every problem of a game and plays some as their own solutions say, and with other moves: the records stay
// such as can be played, the solution is accepted within the moves it takes, and some other move is refuted.
func Problems(t *testing.T, g rules.Game) {
	t.Helper()
	puzzler := g.(rules.Puzzler)
	kinds, keys := map[string]bool{}, map[string]bool{}
	for _, k := range puzzler.ProblemKinds() {
		kinds[k.Key] = true
		if k.Title == "" || k.Name == "" || k.Line == "" {
			t.Errorf("the kind %s says nothing", k.Key)
		}
	}
	for _, p := range puzzler.Problems() {
		if !kinds[p.Kind] || keys[p.Key] || p.Grade < 1 || p.Grade > 3 || p.Size < 1 || p.Moves < 1 || puzzler.Task(p) == "" {
			t.Errorf("%s is of no kind or grade, without a proof or a task, or there twice", p.Key)
		}
		keys[p.Key] = true
		if len(keys)%oneSolved == 1 {
			solve(t, g, p)
		}
	}
	for k := range kinds {
		if !slices.ContainsFunc(puzzler.Problems(), func(p rules.Problem) bool { return p.Kind == k }) {
			t.Errorf("there is no problem of the kind %s", k)
		}
	}
}

// ShippedProblems reads problems.jsonl beside the test.
func ShippedProblems(t *testing.T) []rules.Problem {
	t.Helper()
	text, err := os.ReadFile("problems.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	all, err := rules.ReadProblems(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// solve follows the solution, and tries the other moves on the way, of long problems those at the beginning.
func solve(t *testing.T, g rules.Game, p rules.Problem) {
	t.Helper()
	puzzler := g.(rules.Puzzler)
	entries, refuted := p.Record.Entries, 0
	state := rules.Attempting
	for n := 0; state == rules.Attempting; n++ {
		at := replayed(t, g, p, entries)
		if at == nil {
			return
		}
		me := at.Acting()
		if len(me) != 1 || me[0] < 0 || !p.Record.Seats[me[0]].Person() {
			t.Errorf("%s: after %d entries it is not the solver's turn", p.Key, len(entries))
			return
		}
		m, near, why, ok := puzzler.Solve(t.Context(), p, entries)
		if !ok || near == "" || why == "" || near == why {
			t.Errorf("%s: no help after %d entries", p.Key, len(entries))
			return
		}
		for _, c := range at.Choices(me[0]) {
			if (n == 0 || p.Moves == 1) && c.Move != m {
				a := puzzler.Attempt(t.Context(), p, append(slices.Clone(entries), rules.Entry{Seat: me[0], Move: c.Move}))
				replayed(t, g, p, a.Entries)
				if a.State == rules.Refuted {
					refuted++
					if a.Words == "" {
						t.Errorf("%s: %s is refuted without a word", p.Key, c.Move)
					}
				}
			}
		}
		a := puzzler.Attempt(t.Context(), p, append(slices.Clone(entries), rules.Entry{Seat: me[0], Move: m}))
		if len(a.Entries) <= len(entries) || n > 200 {
			t.Errorf("%s: the move %s was not made", p.Key, m)
			return
		}
		state, entries = a.State, a.Entries
		if state == rules.Solved && a.Words == "" {
			t.Errorf("%s: solved without a word", p.Key)
		}
	}
	if replayed(t, g, p, entries); state != rules.Solved {
		t.Errorf("%s: its own solution is refuted", p.Key)
	}
	if refuted == 0 && p.Moves == 1 {
		t.Errorf("%s: any move will do", p.Key)
	}
}

// replayed is where some entries of a problem lead to.
func replayed(t *testing.T, g rules.Game, p rules.Problem, entries []rules.Entry) rules.Position {
	t.Helper()
	r := p.Record
	r.Entries = entries
	all, err := rules.Replay(g, r)
	if err != nil {
		t.Errorf("%s: %v", p.Key, err)
		return nil
	}
	return all[len(all)-1]
}
