package penny_test

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestGoldRimsAnswer: whatever has a gold rim does something when it is pressed: it makes a
// move, is picked, or asks which of several is meant.
func TestGoldRimsAnswer(t *testing.T) {
	gold := color.RGBA{0xF2, 0xB8, 0x2E, 255}
	rims := 0
	for _, name := range []string{"a move", "a later move", "a build", "quests", "an action", "a purchase", "a further purchase",
		"a fight", "a trade", "a flip", "a lead", "a healing", "a bribe", "a return"} {
		r := moments(t)[name]
		b := sit(t, r, nil)
		b.Still(2)
		var rimmed []string
		for _, h := range b.App.UI().TopHits() {
			id, ok := table.TargetOf(h.ID)
			if !ok || slices.Contains(rimmed, id) || strings.HasPrefix(id, "choice.") {
				continue
			}
			if slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
				return it.Kind == widgets.Box && it.Edge == gold && it.EdgeW > 1.5 && it.R.Mid().Distance(h.R.Mid()) < 3 &&
					it.R.W < 3*h.R.W+12
			}) {
				rimmed = append(rimmed, id)
			}
		}
		for _, id := range rimmed {
			b := sit(t, r, nil)
			b.Still(2)
			n, picked := b.Game().Len(), len(b.Screen().Pointing().Picked())
			if !b.Has(id) || b.Screen().Pointing().Hand() == id { // what is in hand is dragged
				continue
			}
			rims++
			b.Click(id)
			_, asked := b.Screen().Pointing().Asked()
			asks := slices.ContainsFunc(b.App.UI().TopHits(), func(h widgets.Hit) bool { return strings.HasPrefix(h.ID, "ask.") })
			if b.Game().Len() == n && len(b.Screen().Pointing().Picked()) == picked && !asks && !asked {
				t.Errorf("%s: %s has a gold rim, and a press on it does nothing: %s", name, id, first(60, b.Words()))
			}
		}
	}
	t.Log(rims, "rims")
	rulestest.Holds(t, rims >= 60, "only %d rims were pressed", rims)
}

// TestGoldRimsArePlaces: a gold rim lies around something that can be pointed at, and never around what is only
// shown, such as what a quest has already taken.
func TestGoldRimsArePlaces(t *testing.T) {
	gold := color.RGBA{0xF2, 0xB8, 0x2E, 255}
	for _, name := range []string{"a later move", "a build", "quests", "an action", "a portal", "open world"} {
		b := sit(t, moments(t)[name], nil)
		b.Still(2)
		hits := b.App.UI().TopHits()
		for _, it := range b.Last {
			if it.Kind == widgets.Box && it.Edge == gold && it.EdgeW >= 1 && !slices.ContainsFunc(hits, func(h widgets.Hit) bool {
				return h.R.Contains(it.R.Mid()) && h.R.H < 1.5*it.R.H
			}) {
				t.Errorf("%s: nothing can be pointed at in the gold rim at %v", name, it.R)
			}
		}
	}
}
