package estoril

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

func TestLessons(t *testing.T) {
	rulestest.Lessons(t, Game{}, allTargets(), func(_ rules.Lesson, all []rules.Position) {
		last := all[len(all)-1].(*Position)
		rulestest.Is(t, "round", last.Round, 2)
		rulestest.Holds(t, last.Hand[table.Red].Has(core.Starters+24), "the learner has not won Garbo")
	})
}
