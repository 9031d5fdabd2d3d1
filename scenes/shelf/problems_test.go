package shelf

import (
	"slices"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/prose"
	"intrigue/rules/rulestest"
	"intrigue/scenes/pages"
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
	p.Rest()
	rulestest.Holds(t, p.Sees("You have solved 1 of 90 problems."),
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

// TestTheNextProblemIsTheNearest to your rating, which the page and the statistics show once a problem was tried; with a theme,
// the nearest of it, and the list holds no other.
func TestTheNextProblemIsTheNearest(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	p.Click("problems")
	s := scenetest.On[*Problems](p.Player, "the button opens")
	rulestest.Holds(t, p.Sees("Your rating starts at 1,200.") && !p.Sees("best rating"), "before any try the page says %q", p.Words())
	for i, o := range s.all[:12] {
		p.App.Settings.RateTry("london."+o.Key, i%3 > 0, p.App.Clock())
	}
	ratings := p.App.Settings.ProblemRatings("london", s.all)
	mine := ratings[len(ratings)-1]
	p.Rest()
	shown := []string{prose.Thousands(mine), "your rating", "solved first time", "12", "your last 12 first tries"}
	for _, words := range shown {
		rulestest.Holds(t, p.Sees(words), "%q is not on the page: %s", words, p.Words())
	}
	nearest := func(has func(rules.Problem) bool) rules.Problem {
		best := rules.Problem{Rating: 1 << 20}
		for _, o := range s.all[12:] {
			if has(o) && max(o.Rating-mine, mine-o.Rating) < max(best.Rating-mine, mine-best.Rating) {
				best = o
			}
		}
		return best
	}
	opens := func(want rules.Problem) {
		t.Helper()
		p.Click("next")
		g := scenetest.On[*table.Screen](p.Player, "the key opens").Game()
		rulestest.Holds(t, g.Record().Deal == want.Record.Deal && g.Len() == len(want.Record.Entries),
			"not %s is opened: %s", want.Key, p.Words())
		p.Click("problem.leave")
		p.Rest()
	}
	opens(nearest(func(rules.Problem) bool { return true }))
	p.Click("theme.Double corner")
	p.Rest()
	rulestest.Must(t, s.theme != "", "no theme is chosen: %s", p.Words())
	opens(nearest(s.shows))
	for _, o := range s.all {
		rulestest.Holds(t, p.Has("problem."+o.Key) == s.shows(o), "%s of %v is listed wrongly", o.Key, o.Themes)
	}
	p.Open(pages.NewStatistics(p.App, s.title.Subject()))
	for _, words := range shown {
		rulestest.Holds(t, p.Sees(words), "%q is not among the statistics: %s", words, p.Words())
	}
}
