package cardinal_test

import (
	"strings"
	"testing"

	"intrigue/rules"
	scene "intrigue/scenes/cardinal"
)

// TestVerdict: a game that is given up at once was perfect until its first move, or
// the solver says that it finds no way at all.
func TestVerdict(t *testing.T) {
	r := random(t, record(t, 7, nil), 1, free(30))
	r.Entries = append(r.Entries, rules.Entry{Seat: 0, Move: "finish"})
	if words := scene.Verdict(t.Context(), r); !strings.Contains(words, "perfect game") || !strings.HasSuffix(words, ".") {
		t.Errorf("the verdict is %q", words)
	}
	r.Advised = true
	if words := scene.Verdict(t.Context(), r); !strings.HasPrefix(words, "You played with hints or the solver.") {
		t.Errorf("with help the verdict is %q", words)
	}
	if got := scene.Headline(rules.Outcome{Scores: []rules.Score{{Points: []int{2}}}}); got != "2 of 52 points" {
		t.Errorf("two points are headed %q", got)
	}
}
