package penny_test

import (
	"strings"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/penny"
	"intrigue/scenes/rulebook"
)

// TestFiguresBelongToClauses: every picture of the rule book stands at a clause, and no
// clause has two.
func TestFiguresBelongToClauses(t *testing.T) {
	book := rulebook.Parse(penny.Game{}.About().Rules)
	at := map[string]bool{}
	for _, f := range scene.Figures() {
		if _, ok := book.Find(f.Clause); !ok || at[f.Clause] || !strings.HasSuffix(f.Words, ".") {
			t.Errorf("a picture stands at %q: %q", f.Clause, f.Words)
		}
		at[f.Clause] = true
	}
	rulestest.Holds(t, len(at) >= 5, "the rule book has %d pictures", len(at))
}
