package london_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/problems"
	"intrigue/rules/rulestest"
)

func TestProblems(t *testing.T) { rulestest.Problems(t, london.Game{}) }

// TestTasksSayWhatCountsAsAnArrest: some arrests end with Mr X surrounded (LON-112), and the task says that this will do.
func TestTasksSayWhatCountsAsAnArrest(t *testing.T) {
	surrounded := 0
	for _, p := range (london.Game{}).Problems() {
		if p.Kind != problems.Arrest || p.Moves > 1 {
			continue
		}
		if endingOf(t, p) == "trapped" {
			surrounded++
			task := london.Game{}.Task(p)
			rulestest.Holds(t, strings.Contains(task, "or leave him no way out"), "the task of %s is %q", p.Key, task)
		}
	}
	rulestest.Holds(t, surrounded > 0, "no arrest of one round ends with Mr X surrounded")
}

// endingOf is how a problem ends when it is played by its own solution.
func endingOf(t *testing.T, p rules.Problem) string {
	t.Helper()
	r := p.Record
	for state := rules.Attempting; state == rules.Attempting; {
		m, _, _, ok := london.Game{}.Solve(t.Context(), p, r.Entries)
		all, err := rules.Replay(london.Game{}, r)
		rulestest.Must(t, ok && err == nil, "%s cannot be solved: %v", p.Key, err)
		a := london.Game{}.Attempt(t.Context(), p, append(slices.Clone(r.Entries), rules.Entry{Seat: all[len(all)-1].Acting()[0], Move: m}))
		state, r.Entries = a.State, a.Entries
	}
	all, err := rules.Replay(london.Game{}, r)
	rulestest.Must(t, err == nil, "%s: %v", p.Key, err)
	return all[len(all)-1].Outcome().Ending
}
