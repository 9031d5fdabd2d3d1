package cardinal_test

import (
	"testing"

	"intrigue/input"
	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table/gameover"
)

// TestTheSolverHasNothingToSayOfWhatIsOver: after the end it promises nothing, offers no moves and cannot be asked,
// and the same holds of the past.
func TestTheSolverHasNothingToSayOfWhatIsOver(t *testing.T) {
	over := random(t, record(t, 1, nil), 1, func(cardinal.View, int) bool { return false })
	last := over
	last.Entries = over.Entries[:len(over.Entries)-1]
	b := sit(t, last, nil)
	b.Click("solver")
	rulestest.Must(t, b.Has("solver.play"), "the solver cannot be asked: %s", b.Words())
	b.Key(input.ReviewBack)
	gone := func(when string) {
		t.Helper()
		for _, id := range []string{"solver", "solver.play", "solver.short"} {
			rulestest.Holds(t, !b.Has(id), "%s there is still %q: %s", when, id, b.Words())
		}
	}
	gone("in the past")
	b.Key(input.Menu)
	b.say(over.Entries[len(over.Entries)-1].Move)
	rulestest.Holds(t, !b.Sees("0 moves"), "when no slide is left: %s", b.Words())
	if !b.play().Over() {
		b.say("finish")
	}
	b.Still(5)
	if _, shown := b.App.Screen().(*gameover.Page); shown {
		b.App.Back()
	}
	b.Still(2)
	gone("after the end")
}
