package rulestest

import (
	"slices"
	"testing"

	"intrigue/rules"
)

// Lessons checks that every lesson of a game can be followed, that its words speak of
// things one could point at, which are targets, and that it reaches what it promises:
// end is given its positions, the last of them where the learner is left alone.
func Lessons(t *testing.T, g rules.Game, targets []string, end func(l rules.Lesson, all []rules.Position)) {
	t.Helper()
	lessons := g.(rules.Teacher).Lessons()
	if len(lessons) == 0 {
		t.Error("there is no lesson")
	}
	for _, l := range lessons {
		if err := l.Check(g); err != nil {
			t.Fatal(err)
		}
		all, err := rules.Replay(g, l.Record)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range l.Steps {
			for _, target := range s.Targets {
				Holds(t, slices.Contains(targets, target), "%q looks at %s, which nobody could point at", s.Words, target)
			}
		}
		end(l, all)
	}
}
