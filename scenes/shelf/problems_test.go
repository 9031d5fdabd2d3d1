package shelf

import (
	"slices"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// TestProblemOfTheDay: everyone has the same on a date, whatever the hour and the place, and in as many
// days as there are problems each has its day.
func TestProblemOfTheDay(t *testing.T) {
	all := london.Game{}.Problems()
	seen := map[string]bool{}
	for n := range all {
		day := time.Date(2026, 11, 24+n, 1, 0, 0, 0, time.UTC)
		late := time.Date(2026, 11, 24+n, 23, 0, 0, 0, time.FixedZone("far", 11*3600))
		p := problemOfDay(all, day)
		rulestest.Holds(t, problemOfDay(all, late).Key == p.Key, "the problem of %v changes with the hour", day)
		seen[p.Key] = true
	}
	if p := problemOfDay(all, time.Date(1969, 12, 31, 0, 0, 0, 0, time.UTC)); p.Key == "" { // by a clock that was never set
		t.Error("there is no problem of the day before 1970")
	}
	rulestest.Holds(t, len(seen) == len(all), "%d of %d problems have their day", len(seen), len(all))
}

// TestProblemsAreReachedAndKept: from the page of a game to its problems, and what was tried is told there.
func TestProblemsAreReachedAndKept(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	p.Click("problems")
	scenetest.On[*Problems](p.Player, "the button opens")
	p.App.Settings.Problems = map[string]store.ProblemProgress{"london.arrest-1": {Tries: 2, Solved: true}}
	p.App.Settings.Streak.Solve(p.App.Clock().AddDate(0, 0, -1))
	p.App.Settings.Streak.Solve(p.App.Clock())
	p.Rest()
	rulestest.Holds(t, p.Sees("You have solved 1 of 90 problems. You have solved one on each of the last 2 days."),
		"the page says %q", p.Words())
	p.Fits("the problems of London")
	p.Click("learn")
	p.Rest()
	rulestest.Holds(t, p.Sees("Problems: ") && !p.Sees("None of your finished games"), "with nothing analysed the button answers: %s", p.Words())
	p.Hover(p.At("learn"), 60)
	rulestest.Holds(t, p.Sees("None of your finished games"), "beside the button it says %s", p.Words())
	p.Click("problem.arrest-1")
	s := scenetest.On[*table.Screen](p.Player, "a problem opens")
	rulestest.Holds(t, p.Sees("Arrest 1, easy, solved") && s.Game().Seats()[1].Person(), "the table says %q", p.Words())
}

// TestTheLastLessonLeadsToProblems, and those before it to the next lesson.
func TestTheLastLessonLeadsToProblems(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	lessons := london.Game{}.Lessons()
	for i, l := range lessons {
		p.App.Settings.Halfway = map[string]int{"london." + l.Key: len(l.Record.Entries)}
		p.App.Open(New(p.deps))
		p.deps.TryOpen(table.Teach(p.App, p.deps.Titles[0], l, p.deps.problems(p.deps.Titles[0])))
		p.Rest()
		last := i == len(lessons)-1
		if _, ok := p.Hit("lesson.problems"); ok != last {
			t.Errorf("lesson %d leads to problems: %v", i, ok)
			continue
		}
		if last {
			p.Click("lesson.problems")
			scenetest.On[*Problems](p.Player, "its button opens")
		}
	}
}

// TestNoRowIsEmpty: a grade of which a kind has no problem has no row.
func TestNoRowIsEmpty(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	p.Click("problems")
	s := scenetest.On[*Problems](p.Player, "the button opens")
	s.all = slices.DeleteFunc(slices.Clone(s.all), func(o rules.Problem) bool { return o.Grade == 3 })
	p.Rest()
	rulestest.Holds(t, p.Sees("Medium") && !p.Sees("Hard"), "the page says %q", p.Words())
}
