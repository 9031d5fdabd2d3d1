package estoril_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestAHintIsFlagged: the space to which a hint leads is flagged in words, for a red ring alone
// drowns in a red sky.
func TestAHintIsFlagged(t *testing.T) {
	b := sit(t, reach(t, 2, nil, core.StagePlace, nil), nil)
	rulestest.Must(t, !b.Sees("hint"), "a hint is flagged before it is asked for")
	b.Key(input.Hint)
	c, ok := b.Screen().Pointing().Hint()
	rulestest.Must(t, ok, "no hint is shown")
	space := b.At(c.Path[len(c.Path)-1])
	h, _ := b.Hit(c.Path[len(c.Path)-1])
	for i, it := range b.Last {
		if it.Kind == widgets.Words && it.Text == "hint" {
			for _, over := range b.Last[i+1:] {
				rulestest.Holds(t, over.Edge.A <= 0 || !over.R.Contains(it.R.Mid()), "%+v lies over the flag", over.Look)
			}
			if at := it.R.Mid(); at.X < h.R.X || at.X > h.R.X+h.R.W || at.Y < space.Y || at.Y > h.R.Y+h.R.H+20 {
				t.Errorf("%s is at %v, the flag at %v", c.Path, h.R, it.R)
			}
			return
		}
	}
	t.Error("no space is flagged")
}

// TestAHintLeadsTheKeysAgain: a hint that is shown already leads the keys and the hand to what it
// advises when it is asked for again.
func TestAHintLeadsTheKeysAgain(t *testing.T) {
	b := sit(t, reach(t, 2, nil, core.StagePlace, nil), nil)
	b.Click("tool.hint")
	c, ok := b.Screen().Pointing().Hint()
	rulestest.Must(t, ok && len(c.Path) == 2, "the hint is %+v", c)
	b.Key(input.Menu) // puts the tile down
	p := b.Screen().Pointing().Picked()
	rulestest.Must(t, len(p) == 0, "%v are in hand", p)
	n := b.Game().Len()
	b.Key(input.Hint, input.Confirm)
	rulestest.Holds(t, b.Game().Len() != n,
		"Enter after the second hint does not do as advised; %v are in hand", b.Screen().Pointing().Picked())
}

// TestHintIsNotCovered: with large words the card of what a hint has led the keys to stays away where it
// would lie over the hint; on a board with room for both it is held up.
func TestHintIsNotCovered(t *testing.T) {
	r, held := moments(t)["Assassin"], map[int]bool{}
	for _, percent := range []int{100, 150, 200} {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = percent })
		b.Still(2)
		b.Key(input.Hint)
		b.Rest()
		_, ok := b.Screen().Pointing().Hint()
		rulestest.Must(t, ok, "at %d%% no hint is shown", percent)
		lines := 0
		for i, it := range b.Last {
			if it.Kind == widgets.Words && strings.Contains(it.Text, "character is here") {
				held[percent] = true
			}
			if it.Kind != widgets.Words || it.R.X != 28 || it.Face != face.UIMedium {
				continue
			}
			lines++
			words := widgets.Rect{X: it.R.X, Y: it.R.Y, W: b.App.UI().Type.Width(it.Face, it.Size, it.Text), H: it.R.H}
			if it.Clip != (widgets.Rect{}) { // it scrolls
				words = words.Intersect(it.Clip)
			}
			for _, over := range b.Last[i+1:] {
				seen := over.R
				if over.Clip != (widgets.Rect{}) {
					seen = seen.Intersect(over.Clip)
				}
				if in := seen.Intersect(words); over.Kind == widgets.Box && over.Colour.A > 200 && in.W > 1 && in.H > 1 {
					t.Errorf("at %d%% something at %v lies over %q", percent, over.R, it.Text)
				}
			}
		}
		rulestest.Holds(t, lines != 0, "at %d%% no hint is read: %s", percent, b.Words())
	}
	rulestest.Holds(t, held[100] && !held[200], "the card is held up: %v", held)
}
