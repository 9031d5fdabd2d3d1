package input_test

import (
	"testing"

	"intrigue/input"
	"intrigue/input/internal/toy"
)

// TestSaving is what the menu may say: "saved" is said only of what is.
func TestSaving(t *testing.T) {
	is := func(tb *input.Table, want input.SaveState) {
		t.Helper()
		got, why := tb.Saving()
		if got != want || (why != nil) != (want == input.SaveFailing) || tb.Unsaved() != (want == input.SaveFailing) {
			t.Errorf("saving is %d (%v), want %d", got, why, want)
		}
	}
	tb := table(t, toy.Patience{}, input.Deps{}, human("Ada"))
	is(tb, input.NotSaved) // a lesson, a game that is looked at

	k := &memorySaver{broken: true} // it could not even be begun
	tb = table(t, toy.Patience{}, input.Deps{Saver: k}, human("Ada"))
	is(tb, input.SaveFailing)
	tb.Update(start)
	play(t, tb, 0)
	is(tb, input.SaveFailing)
	if n := tb.Notices(); len(n) > 0 {
		t.Errorf("whoever began it has told so already: %q", n)
	}
	k.broken = false
	play(t, tb, 0)
	is(tb, input.Saved)
	if n := tb.Notices(); len(n) != 1 {
		t.Errorf("%q", n)
	}
	k.broken = true
	play(t, tb, 0)
	is(tb, input.SaveFailing)

	// A lesson is kept from its end on, or is not.
	tb = table(t, toy.Patience{}, input.Deps{}, human("Ada"))
	tb.SetSaver(&memorySaver{broken: true})
	is(tb, input.SaveFailing)
	tb.SetSaver(&memorySaver{})
	is(tb, input.Saved)
}
