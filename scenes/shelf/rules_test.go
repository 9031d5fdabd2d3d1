package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

func TestSearchingTheRules(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "LON-1"))
	s := p.App.Screen().(*pages.Rules)
	all := s.Found()
	p.Click("search")
	p.Write("boat")
	p.Rest()
	n := s.Found()
	rulestest.Holds(t, n != 0 && n < all, "%d of %d rules hold the word", n, all)
	marks := 0
	for _, it := range p.Last {
		if it.Kind == widgets.Box && it.Colour == widgets.Fade(p.App.UI().Theme.Gold, 0.55) {
			marks++
		}
	}
	rulestest.Holds(t, marks != 0, "no hit is marked")
	p.Key(input.Menu)
	rulestest.Holds(t, s.Found() == all && p.App.Screen() == app.Screen(s), "the first Esc should only empty the search")
	p.Key(input.Menu)
	rulestest.Holds(t, p.App.Screen() != app.Screen(s), "the second Esc should go back")
}

func TestRulesOpenAtTheClause(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "LON-90"))
	for _, it := range p.Last {
		if it.Text == "LON-90" && it.R.Y > 100 && it.R.Y < 400 {
			return
		}
	}
	t.Error("LON-90 is not in sight")
}

// TestARuleThatWasFoundOpensInTheBook: by mouse and by keys, the rule is marked among those beside it.
func TestARuleThatWasFoundOpensInTheBook(t *testing.T) {
	for _, by := range []string{"mouse", "keys"} {
		p := sit(t, 1280, 800, 100)
		p.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "LON-1"))
		s := p.App.Screen().(*pages.Rules)
		all := s.Found()
		p.Click("search")
		p.Write("set the other twelve aside")
		p.Rest()
		if by == "mouse" {
			p.Click("found.LON-30")
		} else {
			for range 10 {
				if p.Key(input.Next); p.App.UI().Focused() == "found.LON-30" {
					break
				}
			}
			p.Key(input.Confirm)
		}
		p.Rest()
		if s.Found() != all {
			t.Fatalf("by %s: %d of %d rules are in the book", by, s.Found(), all)
		}
		for _, id := range []string{"LON-30", "LON-31"} {
			if !slices.ContainsFunc(p.Last, func(it widgets.Item) bool { return it.Text == id && it.R.Y > 100 && it.R.Y < 500 }) {
				t.Errorf("by %s: %s is not in sight", by, id)
			}
		}
	}
}

// TestAClearedSearchGoesBack: the book is open again where it was before the search.
func TestAClearedSearchGoesBack(t *testing.T) {
	for _, from := range []string{"", "scrolled", "LON-90"} {
		p := sit(t, 1280, 800, 100)
		p.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), widgets.If(from == "scrolled", "LON-1", from)))
		if from == "scrolled" { // into what has no number
			p.App.UI().ScrollBy("text", 333)
			p.Rest()
		}
		seen := func() (all []string) {
			for _, it := range p.Last {
				if it.Text != "" && it.R.X > 400 && it.R.Y > 150 && it.R.Y < 700 {
					all = append(all, it.Text)
				}
			}
			return all
		}
		before := seen()
		p.Click("search")
		p.Write("boat")
		p.Rest()
		p.Click("clear")
		p.Rest()
		after := seen()
		rulestest.Holds(t, len(before) != 0 && slices.Equal(after, before), "from %q: %v were in sight, then %v", from, before, after)
	}
}

// TestTheListOfChaptersFollows: where the list is longer than the page, the chapter that is read stands in
// sight in it.
func TestTheListOfChaptersFollows(t *testing.T) {
	p := sit(t, 1280, 640, 125)
	p.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "LON-137"))
	for _, it := range p.Last {
		if it.Text == "Playing well" && it.Colour == p.App.UI().Theme.Accent {
			rulestest.Holds(t, it.R.Y+it.R.H <= 640-20, "it is at %v", it.R)
			return
		}
	}
	t.Error("the last chapter is not marked")
}

// TestTheSearchLooksInBothBooks: what it finds in How to play opens there, and each book is open again where it was left.
func TestTheSearchLooksInBothBooks(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), ""))
	s := p.App.Screen().(*pages.Rules)
	first := s.Found()
	chosen := func(book string) bool { h, ok := p.Hit("book." + book); return ok && h.State == "chosen" }
	rulestest.Holds(t, chosen("How to play"), "a newcomer does not see How to play first")
	p.Click("book.Reference")
	p.Rest()
	second := s.Found()
	rulestest.Holds(t, chosen("Reference") && second != first, "the reference is not open")
	p.App.UI().ScrollBy("text", 900)
	p.Rest()
	top := func() (all []string) {
		for _, it := range p.Last {
			if it.Text != "" && it.R.X > 400 && it.R.Y > 150 {
				all = append(all, it.Text)
			}
		}
		return all
	}
	before := top()
	p.Click("search")
	p.Write("mr x")
	p.Rest()
	rulestest.Holds(t, !chosen("How to play") && !chosen("Reference"), "what is found is of one book")
	p.Click("found.How to play: The game in a minute/")
	p.Rest()
	rulestest.Holds(t, chosen("How to play") && s.Found() == first, "what was found in How to play does not open there")
	p.Click("book.Reference")
	p.Rest()
	rulestest.Holds(t, slices.Equal(top(), before), "the reference is not open where it was left")
}
