package pimpernel

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestLessons(t *testing.T) {
	rulestest.Lessons(t, Game{}, everything(2), func(_ rules.Lesson, all []rules.Position) {
		p := all[len(all)-1].(*Position)
		rulestest.Is(t, "red", p.Score[table.Red], 10)
		rulestest.Is(t, "blue", p.Score[table.Blue], 10)
		rulestest.Is(t, "mission", p.Mission, 2)
		rulestest.Is(t, "nothing was short", p.Short, 0)
	})
}
