package estoril

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestLessons(t *testing.T) {
	rulestest.Lessons(t, Game{}, allTargets(), func(_ rules.Lesson, all []rules.Position) {
		last := all[len(all)-1].(*position)
		is(t, "round", last.round, 2)
		rulestest.Holds(t, last.hand[red].has(garbo), "the learner has not won Garbo")
	})
}
