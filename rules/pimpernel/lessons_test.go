package pimpernel

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestLessons(t *testing.T) {
	rulestest.Lessons(t, Game{}, everything(2), func(_ rules.Lesson, all []rules.Position) {
		p := all[len(all)-1].(*Position)
		is(t, "red", p.score[red], 10)
		is(t, "blue", p.score[blue], 10)
		is(t, "mission", p.mission, 2)
		is(t, "nothing was short", p.short, 0)
	})
}
