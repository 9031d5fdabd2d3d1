package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/table/menu"
	"intrigue/scenes/widgets"
)

func TestMenuAndResultsLeadOn(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	play := finished(p)
	looked := false
	p.Open(gameover.New(p.deps.Titles[0].NewMatch(p.App, play), func(int) { looked = true }, nil, nil))
	p.Click("review")
	rulestest.Holds(t, looked, "the way back through the game is closed")
	p.Click("same")
	game, ok := p.App.Screen().(*table.Screen)
	if !ok || game.Game().Record().Deal != play.Record().Deal || game.Game().Seats()[0] != play.Seats()[0] {
		t.Fatalf("the same deal gives %T", p.App.Screen())
	}
	p.Open(menu.New(p.deps.Titles[0].NewMatch(p.App, game.Game()), game.Results, ""))
	p.Click("rules")
	p.Key(input.Menu)
	if p.App.UI().Focused() != "" && p.App.UI().Focused() != "rules" {
		t.Errorf("back in the menu the focus is on %q", p.App.UI().Focused())
	}
	p.Click("shelf")
	scenetest.On[*Shelf](p.Player, "the menu does not lead to the shelf:")
}

// TestEveryTitleStandsOnTheShelf: whatever games the shelf is given have their boxes, in
// that order, and each opens its own page; another one needs nothing of the shelf.
func TestEveryTitleStandsOnTheShelf(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	titles := append(slices.Clone(p.deps.Titles), p.deps.Titles[0])
	titles[5].Game = other{key: "sixth", name: "Sixth"}
	for n := 1; n <= len(titles); n++ {
		p.Open(New(Deps{App: p.App, Titles: titles[:n]}))
		left := 0.0
		for _, key := range titles[:n].Keys() {
			at := p.At("box." + key)
			rulestest.Holds(t, at.X > left && at.X < p.W, "of %d boxes that of %s stands at %.0f", n, key, at.X)
			left = at.X
		}
		key := titles.Keys()[n-1]
		p.Click("box." + key)
		s, ok := p.App.Screen().(*Setup)
		rulestest.Holds(t, ok && s.about.Key == key, "the box of %s opens %T", key, p.App.Screen())
	}
}

// TestNamesBelowTheBoxesAreOfOneSize also where the longest has to be small, and larger than what stands below them.
func TestNamesBelowTheBoxesAreOfOneSize(t *testing.T) {
	for _, scale := range []int{100, 150, 200} {
		p := sit(t, 1280, 800, scale)
		p.deps.Titles[1].Game = other{key: "pimpernel", name: "The Scarlet Pimpernel"}
		p.Rest()
		sizes := map[string]float64{}
		below := 0.0
		for _, it := range p.Last {
			if it.Kind == widgets.Words && it.Text == p.deps.Titles[1].People {
				below = it.Size
			}
			for _, title := range p.deps.Titles {
				if it.Kind == widgets.Words && it.Text == title.Name() {
					sizes[it.Text] = it.Size
				}
			}
		}
		least, most := 1000.0, 0.0
		for _, s := range sizes {
			least, most = min(least, s), max(most, s)
		}
		rulestest.Holds(t, len(sizes) == len(p.deps.Titles) && most-least <= 1, "at %d %% the names are of the sizes %v", scale, sizes)
		rulestest.Holds(t, below != 0 && below <= least,
			"at %d %% the number of players is of size %v below names of size %v", scale, below, least)
	}
}
