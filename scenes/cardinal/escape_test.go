package cardinal_test

import (
	"testing"

	"intrigue/input"
	"intrigue/scenes/table/menu"
)

// TestEscClosesOneThingAtATime: first what was said, then the piece in hand, and
// only then it opens the menu.
func TestEscClosesOneThingAtATime(t *testing.T) {
	b := sit(t, random(t, record(t, 7, nil), 1, free(12)), nil)
	b.Key(input.NextPiece)
	if b.Screen().Pointing().Hand() == "" {
		t.Fatal("no piece is in hand")
	}
	b.Screen().Explain("supply.sun")
	b.Still(2)
	b.Key(input.Menu)
	if _, ok := b.Hit("explain.close"); ok || b.Screen().Pointing().Hand() == "" {
		t.Error("the first Esc does not only close the explanation")
	}
	b.Key(input.Menu)
	if b.Screen().Pointing().Hand() != "" {
		t.Error("the second Esc does not let go of the piece")
	}
	b.Key(input.Menu)
	if _, ok := b.App.Screen().(*menu.Menu); !ok {
		t.Errorf("the third Esc opens %T", b.App.Screen())
	}
}
