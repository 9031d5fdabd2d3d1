package pimpernel_test

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestTrayNamesWhoPlays: the tray says who plays a colour, and does not say so twice of somebody without a
// name.
func TestTrayNamesWhoPlays(t *testing.T) {
	for name, want := range map[string]string{"Ada": "Ada plays Red", "": "Red's supply"} {
		r := first(t)
		for i := range r.Seats {
			r.Seats[i].Name = ""
		}
		r.Seats[0].Name = name
		b := sit(t, r, nil)
		b.Still(2)
		who, ok := b.Game().Deciding()
		rulestest.Must(t, ok && who == 0, "seat %d decides", who)
		rulestest.Holds(t, b.Sees(want) && !b.Sees("Red plays Red"), "of %q the tray does not say %q: %s", name, want, b.Words())
	}
}

// TestTwoCubesLieSideBySide: in a window of the usual size two cubes of a seat in an area are both seen, at
// four seats.
func TestTwoCubesLieSideBySide(t *testing.T) {
	b := sit(t, reach(t, 4, nil, core.StageTurn, func(v pimpernel.View) bool {
		return slices.ContainsFunc(v.Areas[:], func(p core.Planning) bool { return slices.Contains(p.Piles, 2) })
	}), nil)
	b.W, b.H = 1280, 800
	b.Rest()
	first, _ := b.Hit("area.rest")
	for _, it := range b.Last {
		if it.Kind == widgets.Words && it.Text == "2" && first.R.Y <= it.R.Y && it.R.Y < first.R.Y+first.R.H {
			t.Errorf("two cubes are a number at %v", it.R)
		}
	}
}

// TestAreasInThePast: while the game is looked back through, an area is all of its tile, so that an analysis rings
// no half of it; its favour can still be read.
func TestAreasInThePast(t *testing.T) {
	b := sit(t, reach(t, 4, nil, core.StageTurn, func(v pimpernel.View) bool { return v.Mission.Number > 1 }), nil)
	b.Still(2)
	now, _ := b.Hit("area.horses")
	b.Key(input.ReviewBack)
	past, _ := b.Hit("area.horses")
	favour, ok := b.Hit("favor.horses")
	rulestest.Holds(t, now.R.W < past.R.W && ok && past.R.Contains(favour.R.Mid()),
		"the area lies at %v and was at %v, its favour at %v", now.R, past.R, favour.R)
}

// TestCardsOfTheLastMission: each of the three says its name whole, though one lies over the other.
func TestCardsOfTheLastMission(t *testing.T) {
	three := func(v pimpernel.View) bool { return len(v.Mission.Cards) > 2 }
	b := sit(t, reach(t, 2, map[string]string{"length": "short"}, core.StageTurn, three), nil)
	b.Rest()
	for _, c := range b.View().Mission.Cards[1:] {
		rulestest.Holds(t, b.Sees(c.At.String()), "%s is not named: %s", c.At, b.Words())
	}
}
