package shelf

import (
	"testing"

	"intrigue/input"
	"intrigue/input/results"
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
		if err := p.App.Store.AddResult(r); err != nil {
			t.Fatal(err)
		}
	}
	add("the detectives", "Mr X", "easy", true)
	add("the detectives", "Mr X", "easy", false)
	add("Mr X", "the detectives", "steady", true)
	title, _ := p.deps.Titles.Find("london")
	p.App.Open(pages.NewStatistics(p.App, title.Subject()))
	p.Rest()
	for _, words := range []string{"The detectives", "easy bots", "1 (50%)", "Mr X", "steady bots", "1 (100%)"} {
		if !p.Sees(words) {
			t.Errorf("%q is not among %s", words, p.Words())
		}
	}
}

// TestEscClosesTheQuestionOfAPage and leaves the page.
func TestEscClosesTheQuestionOfAPage(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	if err := p.App.Store.AddResult(results.Result{Game: "london"}); err != nil {
		t.Fatal(err)
	}
	title, _ := p.deps.Titles.Find("london")
	page := pages.NewStatistics(p.App, title.Subject())
	p.App.Open(page)
	p.Rest()
	p.Click("reset.ask")
	if !p.Sees("Reset statistics?") {
		t.Fatalf("nothing is asked: %s", p.Words())
	}
	p.Key(input.Menu)
	if p.Sees("Reset statistics?") || p.App.Screen() != page {
		t.Errorf("Esc leaves %T: %s", p.App.Screen(), p.Words())
	}
	p.Key(input.Menu)
	if p.App.Screen() == page {
		t.Error("the second Esc does not leave the page")
	}
}

// TestEnterOpensTheFirstBox where no game waits to be gone on with.
func TestEnterOpensTheFirstBox(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.deps.Titles = append(p.deps.Titles, p.deps.Titles[0])
	p.Rest()
	p.Key(input.Confirm)
	s, ok := p.App.Screen().(*Setup)
	if !ok || s.about.Key != "london" {
		t.Fatalf("Enter opens %T", p.App.Screen())
	}
}
