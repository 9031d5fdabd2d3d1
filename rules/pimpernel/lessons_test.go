package pimpernel

import (
	"slices"
	"testing"

	"intrigue/rules"
)

func TestLessons(t *testing.T) {
	for _, l := range (Game{}).Lessons() {
		if err := l.Check(Game{}); err != nil {
			t.Fatal(err)
		}
		all, err := rules.Replay(Game{}, l.Record)
		if err != nil {
			t.Fatal(err)
		}
		p := all[len(all)-1].(*position)
		is(t, "red", p.score[red], 10)
		is(t, "blue", p.score[blue], 10)
		is(t, "mission", p.mission, 2)
		is(t, "nothing was short", p.short, 0)
		ids := everything(2)
		for _, s := range l.Steps {
			for _, id := range s.Targets {
				if !slices.Contains(ids, id) {
					t.Errorf("%q looks at %s", s.Words, id)
				}
			}
		}
	}
}
