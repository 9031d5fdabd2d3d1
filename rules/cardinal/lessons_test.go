package cardinal

import (
	"testing"

	"intrigue/rules"
)

func TestTheLessonIsPlayable(t *testing.T) {
	for _, l := range (Game{}).Lessons() {
		if err := l.Check(Game{}); err != nil {
			t.Fatal(err)
		}
		all, err := rules.Replay(Game{}, l.Record)
		if err != nil {
			t.Fatal(err)
		}
		v := all[len(all)-1].Seen(0).(View)
		if got := v.Score.Total; got != 6 {
			t.Errorf("the last caption promises six points, and there are %d", got)
		}
		if p, err := Dealt(l.Record.Deal, nil); err != nil || p.Seen(0).Print() != all[1].Seen(0).Print() {
			t.Error("the lesson is not its numbered deal any more", err)
		}
	}
}
