package shelf

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input/results"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/pages"
)

// setUpPenny opens the page on which Penny Dreadfun is set up.
func setUpPenny(t *testing.T) (*player, *Setup) {
	t.Helper()
	p := sit(t, 1280, 800, 100)
	return p, p.setUp(penny.Game{})
}

// TestNoAnswerIsOfferedTwice: a scenario whose printed numbers are those of a Penny offers that by one
// name; what was chosen stays as it is for one that tells them apart.
func TestNoAnswerIsOfferedTwice(t *testing.T) {
	p, s := setUpPenny(t)
	for _, mode := range []string{"open", "rush", "prologue", "short", "heist"} {
		s.options["mode"] = mode
		p.Rest()
		_, printed := p.Hit("option.difficulty.As printed")
		_, other := p.Hit("option.difficulty.Penny (normal)")
		rulestest.Holds(t, printed == (mode == "heist") && other, "%s: As printed is offered: %t, a Penny: %t", mode, printed, other)
		rulestest.Holds(t, mode == "heist" || strings.Contains(p.Words(), "A Penny Dreadful"),
			"%s: the page does not say what is chosen: %s", mode, p.Words())
		rulestest.Holds(t, s.options["difficulty"] == "book", "%s: the answer became %q", mode, s.options["difficulty"])
	}
	s.options["mode"] = "open"
	p.Rest()
	p.Click("option.difficulty.Shilling (hard)")
	rulestest.Holds(t, s.options["difficulty"] == "shilling", "a Shilling was chosen, and the answer is %q", s.options["difficulty"])
}

// TestTheSameRulesAreCountedTogether, by whichever answer they were chosen.
func TestTheSameRulesAreCountedTogether(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	title := p.deps.Titles[0]
	title.Game = penny.Game{}
	for i, o := range []rules.Options{{"mode": "prologue", "difficulty": "book"}, {"mode": "prologue", "difficulty": "penny"},
		{"mode": "heist", "difficulty": "book"}, {"mode": "heist", "difficulty": "penny"}} {
		r := results.Result{Game: "penny", Name: string(rune('a' + i)), When: "2026-01-01T00:00:00Z", Options: o,
			Sides: []results.SideResult{{Side: "the heroes", Person: true}}}
		rulestest.OK(t, p.App.Store.AddResult(r))
	}
	p.App.Open(pages.NewStatistics(p.App, title.Subject()))
	want := []string{"All rules", "Standard rules", "Scenario: II: The Heist", "Scenario: II: The Heist, Difficulty: Penny"}
	played := []string{"4", "2", "1", "1"}
	for i, label := range want {
		p.Rest()
		words := strings.Fields(p.Words())
		rulestest.Holds(t, p.Sees(label) && slices.Contains(words, played[i]), "%q does not count %s: %s", label, played[i], p.Words())
		p.Click("rules.on")
	}
	p.Rest()
	rulestest.Holds(t, p.Sees(want[0]) || p.Sees(want[3]), "there are more rules than four: %s", p.Words())
}
