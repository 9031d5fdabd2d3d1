package penny_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// hinted asks for a hint with the key and waits for it.
func (b *player) hinted() {
	b.T.Helper()
	b.Key(input.Hint)
	for range 600 {
		b.Still(1)
		if _, ok := b.Screen().Pointing().Hint(); ok {
			b.Still(3)
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	b.T.Fatal("there is no hint")
}

// TestHintsStayInSight: what is said of the heap to which a hint leads the keys does not lie
// over the reason of the hint.
func TestHintsStayInSight(t *testing.T) {
	for _, name := range []string{"a gain", "a parry", "a fight"} {
		b := sit(t, moments(t)[name], nil)
		b.hinted()
		advice, _ := b.Game().Hint()
		seen := false
		for i, it := range b.Last {
			if it.Kind != widgets.Words || len(it.Text) < 12 || len(advice.Why) < len(it.Text) || it.Text != advice.Why[:len(it.Text)] {
				continue
			}
			seen = true
			w := b.App.UI().Type.Width(it.Face, it.Size, it.Text)
			at := widgets.Rect{X: it.R.X, Y: it.R.Y + 3, W: w, H: it.R.H - 6}
			for _, over := range b.Last[i+1:] {
				if both := over.R.Intersect(at); over.Kind == widgets.Box && over.Colour.A > 200 && both.W > 0 && both.H > 0 {
					t.Errorf("%s: a box at %v lies over %q", name, over.R, it.Text)
				}
			}
		}
		rulestest.Holds(t, seen, "%s: %q is not shown", name, advice.Why)
	}
}

// TestHintsRingTheSheet: while a sheet lies over the board, what a hint advises is ringed on
// it, for somebody who asked with the pointer too.
func TestHintsRingTheSheet(t *testing.T) {
	for _, name := range []string{"an opponent", "a fight", "a gain", "an event"} {
		b := sit(t, moments(t)[name], nil)
		b.hinted()
		h, _ := b.Screen().Pointing().Hint()
		ringed := false
		for _, hit := range b.App.UI().TopHits() {
			target, ok := table.TargetOf(hit.ID)
			if !ok || target != h.Path[0] || hit.Zone != "sheet" {
				continue
			}
			ringed = ringed || slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
				return it.Kind == widgets.Box && it.EdgeW == 4 && it.R == hit.R.Inset(-4)
			})
		}
		rulestest.Holds(t, ringed, "%s: %v is not ringed on the sheet", name, h.Path)
	}
}

// TestTabLeadsFromTheHeroToAPlace: who presses Enter on the own hero comes to the places with Tab, and to the word that ends the
// step only after all of them.
func TestTabLeadsFromTheHeroToAPlace(t *testing.T) {
	for _, name := range []string{"a move", "a later move", "open world"} {
		b := sit(t, moments(t)[name], nil)
		places := map[string]bool{}
		for _, c := range b.Game().Choices() {
			if strings.HasPrefix(string(c.Move), "walk ") {
				places[c.Path[1]] = true
			}
		}
		b.App.UI().Keyboard = true
		b.App.UI().SetFocus(table.SpotID(b.View().Hero(b.View().Asked()).ID, ""))
		b.Key(input.Confirm)
		for n := range places {
			b.Key(input.Next)
			target, _ := table.TargetOf(b.App.UI().Focused())
			rulestest.Holds(t, strings.HasPrefix(target, "place.") && b.Screen().Pointing().Lit(target), "%s, %s: Tab leads to %q", name, n, target)
		}
	}
}

// TestTabComesPastWhatLiesOnCards: of a kind of resource that lies twice on a quest there is one stop, for Tab goes on from the
// first of a name and would never come past a second.
func TestTabComesPastWhatLiesOnCards(t *testing.T) {
	met := 0
	for _, p := range (penny.Game{}).Problems() {
		b := sit(t, p.Record, nil)
		b.App.UI().Keyboard = true
		stops := map[string]bool{}
		for range 60 {
			b.Key(input.Next)
			stops[b.App.UI().Focused()] = true
		}
		if stops[table.SpotID("on.248.science", "")] || stops[table.SpotID("on.249.science", "")] {
			met++
			rulestest.Holds(t, len(stops) > 8, "%s: Tab leads only to %v", p.Key, slices.Sorted(maps.Keys(stops)))
		}
	}
	rulestest.Holds(t, met > 0, "science lies on no Walk in a Street")
}
