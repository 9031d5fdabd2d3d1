package penny_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestTheHeadNamesTheMode that is played, the Short Heist by its own name.
func TestTheHeadNamesTheMode(t *testing.T) {
	for mode, want := range map[string]string{"prologue": "Prologue", "heist": "The Heist", "short": "Short Heist", "open": "Open World",
		"rush": "Boss Rush"} {
		b := sit(t, newRecord(t, 2, mode, 1), nil)
		b.Still(2)
		rulestest.Holds(t, b.Sees(want), "%s: the sidebar does not say %q", mode, want)
	}
}

// TestTheHeadNamesTheDifficulty that is played.
func TestTheHeadNamesTheDifficulty(t *testing.T) {
	for key, want := range map[string]string{"": "Penny", "halfpenny": "Halfpenny", "penny": "Penny", "shilling": "Shilling"} {
		rec := newRecord(t, 2, "prologue", 1)
		if key != "" {
			rec.Options["difficulty"] = key
		}
		b := sit(t, rec, nil)
		b.Still(2)
		rulestest.Holds(t, b.Sees("Prologue · "+want), "%s: the sidebar does not say %q", key, want)
	}
}

// TestTheHeadNamesTheChapter of a Heist as printed in words, and its difficulty where that is another.
func TestTheHeadNamesTheChapter(t *testing.T) {
	for key, want := range map[string]string{"book": "chapter I", "shilling": "Shilling"} {
		rec := newRecord(t, 2, "heist", 1)
		rec.Options["difficulty"] = key
		b := sit(t, rec, nil)
		b.Still(2)
		rulestest.Holds(t, b.Sees(want), "%s: the sidebar does not say %q", key, want)
	}
}

// TestALoneHeroClosesTwoPortals, and is told so from the choice of the hero on (PEN-163).
func TestALoneHeroClosesTwoPortals(t *testing.T) {
	b := sit(t, newRecord(t, 1, "prologue", 1), nil)
	for range 4 {
		goal := b.View().Goal()
		rulestest.Holds(t, goal.Want == 2, "the goal is %+v", goal)
		if all := b.Game().Choices(); len(all) > 0 {
			b.Game().Play(all[0].Move)
		}
		b.Still(3)
	}
}

// TestTheGoalEndsWithAFullStop, however much of it has room.
func TestTheGoalEndsWithAFullStop(t *testing.T) {
	for _, mode := range []string{"prologue", "heist", "open", "rush"} {
		b := sit(t, newRecord(t, 2, mode, 1), nil)
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			b.W, b.H = size[0], size[1]
			b.Still(2)
			strip, _ := b.Hit("goal")
			for _, it := range b.Last {
				if it.Kind == widgets.Words && strip.R.Contains(it.R.Mid()) && !strings.ContainsAny(it.Text[len(it.Text)-1:],
					".0123456789") {
					t.Errorf("%s at %v: the goal is %q", mode, size, it.Text)
				}
			}
		}
	}
}

// TestTheEndIsNotTheVillainsTurn: once the game is over the sidebar says what came of the goal.
func TestTheEndIsNotTheVillainsTurn(t *testing.T) {
	b := sit(t, recorded(t, "annexed"), nil)
	b.App.Back() // from the results
	b.Still(2)
	rulestest.Holds(t, !b.Sees("The villains make") && b.Sees("tiles show Hell."), "after the end the window says %s", b.Words())
}

// TestPointsAreShownWhereTheyCount: no hero has a score in a game that counts none at the end.
func TestPointsAreShownWhereTheyCount(t *testing.T) {
	for name, want := range map[string]bool{"a later move": true, "open world": true, "boss rush": false, "a bribe": false} {
		b := sit(t, moments(t)[name], nil)
		seat, _ := b.Hit("seat.0")
		shown := slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
			return it.Kind == widgets.Words && it.Size >= widgets.ScoreSize && seat.R.Contains(it.R.Mid())
		})
		rulestest.Holds(t, shown == want, "%s: a score is shown: %t", name, shown)
	}
}
