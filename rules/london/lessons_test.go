package london_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

func TestLessons(t *testing.T) {
	rulestest.Lessons(t, london.Game{}, allTargets(), func(l rules.Lesson, all []rules.Position) {
		o := all[len(all)-1].Outcome()
		rulestest.Holds(t, o.Over() == (l.Key == "detective"), "lesson %q ends with %q", l.Key, o.Ending)
	})
}
