package cardinal_test

import (
	"testing"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table/menu"
)

// TestEscClosesOneThingAtATime: first what was said, then the piece in hand, and
// only then it opens the menu.
func TestEscClosesOneThingAtATime(t *testing.T) {
	b := sit(t, random(t, record(t, 7, nil), 1, free(12)), nil)
	b.Key(input.NextPiece)
	rulestest.Must(t, b.Screen().Pointing().Hand() != "", "no piece is in hand")
	b.Screen().Explain("supply.sun")
	b.Still(2)
	b.Key(input.Menu)
	rulestest.Holds(t, !b.Has("explain.close") && b.Screen().Pointing().Hand() != "", "the first Esc does not only close the explanation")
	b.Key(input.Menu)
	rulestest.Holds(t, b.Screen().Pointing().Hand() == "", "the second Esc does not let go of the piece")
	b.Key(input.Menu)
	_, ok := b.App.Screen().(*menu.Menu)
	rulestest.Holds(t, ok, "the third Esc opens %T", b.App.Screen())
}
