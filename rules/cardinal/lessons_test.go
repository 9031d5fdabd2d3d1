package cardinal

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestLessons(t *testing.T) {
	rulestest.Lessons(t, Game{}, everything(), func(l rules.Lesson, all []rules.Position) {
		if got := all[len(all)-1].Seen(0).(View).Score.Total; got != 6 {
			t.Errorf("the last caption promises six points, and there are %d", got)
		}
		if p, err := Dealt(l.Record.Deal, nil); err != nil || rules.Print(p.Seen(0)) != rules.Print(all[1].Seen(0)) {
			t.Error("the lesson is not its numbered deal any more", err)
		}
	})
}
