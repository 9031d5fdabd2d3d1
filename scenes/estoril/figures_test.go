package estoril_test

import (
	"testing"

	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/estoril"
	"intrigue/scenes/rulebook"
)

// TestFiguresBelongToClauses: every picture of the rule book stands at a clause.
func TestFiguresBelongToClauses(t *testing.T) {
	known := map[string]bool{}
	for _, ch := range rulebook.Parse(estoril.Game{}.About().Rules).Chapters {
		for _, c := range ch.Clauses {
			known[c.ID] = true
		}
	}
	for _, f := range scene.Figures() {
		rulestest.Holds(t, known[f.Clause] && f.Words != "", "a picture stands at %q", f.Clause)
	}
}
