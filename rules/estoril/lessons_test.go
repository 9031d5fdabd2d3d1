package estoril

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
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
		last := all[len(all)-1].(*position)
		is(t, "round", last.round, 2)
		rulestest.Holds(t, last.hand[red].has(garbo), "the learner has won Garbo")
		targets := map[string]bool{}
		for _, target := range allTargets() {
			targets[target] = true
		}
		for _, s := range l.Steps {
			for _, target := range s.Targets {
				rulestest.Holds(t, targets[target], "%q is nothing to look at", target)
			}
		}
	}
}
