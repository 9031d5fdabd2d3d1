package input_test

import (
	"testing"

	"intrigue/input"
	"intrigue/input/internal/toy"
)

// TestSaving is what the menu may say: "saved" is said only of what is.
func TestSaving(t *testing.T) {
	is := func(tb *input.Table, want input.Saving) {
		t.Helper()
		got, why := tb.Saving()
		if got != want || (why != nil) != (want == input.Failing) || tb.Unsaved() != (want == input.Failing) {
			t.Errorf("saving is %d (%v), want %d", got, why, want)
		}
	}
	tb := table(t, toy.Patience{}, input.Means{}, human("Ada"))
	is(tb, input.NotKept) // a lesson, a game that is looked at

	k := &keeper{broken: true} // it could not even be begun
	tb = table(t, toy.Patience{}, input.Means{Keep: k}, human("Ada"))
	is(tb, input.Failing)
	tb.Update(start)
	play(t, tb, 0)
	is(tb, input.Failing)
	if n := tb.Notices(); len(n) > 0 {
		t.Errorf("whoever began it has told so already: %q", n)
	}
	k.broken = false
	play(t, tb, 0)
	is(tb, input.Kept)
	if n := tb.Notices(); len(n) != 1 {
		t.Errorf("%q", n)
	}
	k.broken = true
	play(t, tb, 0)
	is(tb, input.Failing)

	// A lesson is kept from its end on, or is not.
	tb = table(t, toy.Patience{}, input.Means{}, human("Ada"))
	tb.Keep(&keeper{broken: true})
	is(tb, input.Failing)
	tb.Keep(&keeper{})
	is(tb, input.Kept)
}
