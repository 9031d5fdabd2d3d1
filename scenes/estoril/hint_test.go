package estoril_test

import (
	"testing"

	"intrigue/input"
	"intrigue/rules/estoril"
	"intrigue/scenes/widgets"
)

// TestHintFlag: the space to which a hint leads is flagged in words, for a red ring alone
// drowns in a red sky.
func TestHintFlag(t *testing.T) {
	b := sit(t, reach(t, 2, nil, estoril.StagePlace, nil), nil)
	if b.Sees("hint") {
		t.Fatal("a hint is flagged before it is asked for")
	}
	b.Key(input.Hint)
	b.Still(3)
	c, ok := b.Screen().Pointing().Hint()
	if !ok {
		t.Fatal("no hint is shown")
	}
	space := b.At(c.Path[len(c.Path)-1])
	h, _ := b.Hit(c.Path[len(c.Path)-1])
	for i, it := range b.Last {
		if it.Kind == widgets.Words && it.Text == "hint" {
			for _, over := range b.Last[i+1:] {
				if over.Edge.A > 0 && over.R.Contains(it.R.Mid()) {
					t.Errorf("%+v lies over the flag", over.Look)
				}
			}
			if at := it.R.Mid(); at.X < h.R.X || at.X > h.R.X+h.R.W || at.Y < space.Y || at.Y > h.R.Y+h.R.H+20 {
				t.Errorf("%s is at %v, the flag at %v", c.Path, h.R, it.R)
			}
			return
		}
	}
	t.Error("no space is flagged")
}

// TestHintAgain: a hint that is shown already leads the keys and the hand to what it
// advises when it is asked for again.
func TestHintAgain(t *testing.T) {
	b := sit(t, reach(t, 2, nil, estoril.StagePlace, nil), nil)
	b.Click("tool.hint")
	b.Still(3)
	c, ok := b.Screen().Pointing().Hint()
	if !ok || len(c.Path) != 2 {
		t.Fatalf("the hint is %+v", c)
	}
	b.Key(input.Menu) // puts the tile down
	if p := b.Screen().Pointing().Picked(); len(p) > 0 {
		t.Fatalf("%v are in hand", p)
	}
	n := b.Game().Len()
	b.Key(input.Hint, input.Confirm)
	if b.Game().Len() == n {
		t.Errorf("Enter after the second hint does not do as advised; %v are in hand", b.Screen().Pointing().Picked())
	}
}
