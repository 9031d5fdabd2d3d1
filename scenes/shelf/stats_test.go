package shelf

import (
	"testing"

	"intrigue/input"
	"intrigue/input/results"
	"intrigue/rules/rulestest"
	"intrigue/scenes/pages"
)

// TestStatisticsBySideAndLevel: the page of a game of two sides tells how each side
// that a person led fared against bots of each strength.
func TestStatisticsBySideAndLevel(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	add := func(side, other, level string, won bool) {
		t.Helper()
		r := results.Result{Game: "london", Sides: []results.SideResult{{Side: side, Person: true, Won: won},
			{Side: other, Levels: []string{level}, Won: !won}}}
		rulestest.OK(t, p.App.Store.AddResult(r))
	}
	add("the detectives", "Mr X", "easy", true)
	add("the detectives", "Mr X", "easy", false)
	add("Mr X", "the detectives", "steady", true)
	title, _ := p.deps.Titles.Find("london")
	p.Open(pages.NewStatistics(p.App, title.Subject()))
	for _, words := range []string{"The detectives", "easy bots", "1 (50%)", "Mr X", "steady bots", "1 (100%)"} {
		rulestest.Holds(t, p.Sees(words), "%q is not among %s", words, p.Words())
	}
}

// TestEscClosesTheQuestionOfAPage and leaves the page.
func TestEscClosesTheQuestionOfAPage(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	rulestest.OK(t, p.App.Store.AddResult(results.Result{Game: "london"}))
	title, _ := p.deps.Titles.Find("london")
	page := pages.NewStatistics(p.App, title.Subject())
	p.Open(page)
	p.Click("reset.ask")
	rulestest.Must(t, p.Sees("Reset statistics?"), "nothing is asked: %s", p.Words())
	p.Key(input.Menu)
	rulestest.Holds(t, !p.Sees("Reset statistics?") && p.App.Screen() == page, "Esc leaves %T: %s", p.App.Screen(), p.Words())
	p.Key(input.Menu)
	rulestest.Holds(t, p.App.Screen() != page, "the second Esc does not leave the page")
}

// TestEnterOpensTheFirstBox where no game waits to be gone on with.
func TestEnterOpensTheFirstBox(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.deps.Titles = append(p.deps.Titles, p.deps.Titles[0])
	p.Rest()
	p.Key(input.Confirm)
	s, ok := p.App.Screen().(*Setup)
	rulestest.Must(t, ok && s.about.Key == "london", "Enter opens %T", p.App.Screen())
}
