package london_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules/london"
	scene "intrigue/scenes/london"
	"intrigue/scenes/rulebook"
)

// TestFarPlacesAreMeasured: pointing at a place that takes several rides says how
// many, and by what.
func TestFarPlacesAreMeasured(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
	for s := 1; s <= london.Stations; s++ {
		if h, ok := b.Hit(fmt.Sprintf("station.%d", s)); ok && h.NoFocus {
			b.Frame(input.Events{At: h.R.Mid(), Moved: true})
			b.Frame(input.Events{At: h.R.Mid(), Moved: true})
			if strings.Contains(b.Words(), " rides, ") {
				return
			}
		}
	}
	t.Error("no place says how many rides away it is")
}

// TestFiguresBelongToClauses: every picture of the rule book stands at a clause.
func TestFiguresBelongToClauses(t *testing.T) {
	book := rulebook.Parse(london.Game{}.About().Rules)
	known := map[string]bool{}
	for _, ch := range book.Chapters {
		for _, c := range ch.Clauses {
			known[c.ID] = true
		}
	}
	for _, f := range scene.Figures() {
		if !known[f.Clause] || f.Words == "" {
			t.Errorf("a picture stands at %q", f.Clause)
		}
	}
}
