package session_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// lender is a Saver that keeps what it is handed as it is, and says on its own whether all is saved.
type lender struct {
	memorySaver
	handed   [][]rules.Entry
	saved    error
	finished int // how often it was told the end
}

func (k *lender) Append(es ...rules.Entry) error {
	k.handed = append(k.handed, es)
	return k.memorySaver.Append(es...)
}

func (k *lender) Saved() error { return k.saved }

func (k *lender) Finish(ending string) error {
	k.finished++
	return k.memorySaver.Finish(ending)
}

// TestWhatIsHandedToASaverStays: what is played after an undo does not change the entries that were handed out
// before.
func TestWhatIsHandedToASaverStays(t *testing.T) {
	k := &lender{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	for i := range 3 {
		tb.Update(start)
		play(t, tb, i%2)
	}
	var before []string
	for _, es := range k.handed {
		before = append(before, fmt.Sprint(es))
	}
	for range 2 {
		rulestest.OK(t, tb.Undo())
	}
	for range 2 {
		tb.Update(start)
		play(t, tb, 1)
	}
	for i, want := range before {
		got := fmt.Sprint(k.handed[i])
		rulestest.Holds(t, got == want, "%s became %s", want, got)
	}
}

// TestTheEndIsSavedOnce, and once more when it was taken back.
func TestTheEndIsSavedOnce(t *testing.T) {
	k := &lender{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	for want := 1; want < 3; want++ {
		for tb.Update(start); !tb.Over(); tb.Update(start) {
			play(t, tb, 0)
		}
		tb.Update(start)
		rulestest.Holds(t, k.finished == want, "the end was saved %d times, not %d", k.finished, want)
		rulestest.OK(t, tb.Undo())
	}
}

// TestAFailureIsToldOnce: until all is saved again nothing more is said, whatever goes well or ill meanwhile.
func TestAFailureIsToldOnce(t *testing.T) {
	k := &lender{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	step := func(broken bool, saved error, want string) {
		t.Helper()
		k.broken, k.saved = broken, saved
		tb.Update(start)
		play(t, tb, 0)
		if n := strings.Join(tb.Notices(), "|"); want == "" && n != "" || !strings.Contains(n, want) {
			t.Errorf("it says %q, want %q", n, want)
		}
	}
	full := errors.New("the disk is full")
	step(false, nil, "")
	step(true, full, "can't be saved right now")
	step(false, full, "") // the move is saved, what was not before is still not
	step(true, full, "")
	step(false, nil, "saved again")
	step(false, nil, "")
	step(true, full, "can't be saved right now")
}

// TestSavedIsSaidOnlyOfWhatIs is what the menu may say: "saved" is said only of what is.
func TestSavedIsSaidOnlyOfWhatIs(t *testing.T) {
	is := func(tb *session.Session, want session.SaveState) {
		t.Helper()
		got, why := tb.Saving()
		rulestest.Holds(t, got == want && (why != nil) == (want == session.SaveFailing) && tb.Unsaved() == (want == session.SaveFailing),
			"saving is %d (%v), want %d", got, why, want)
	}
	tb := table(t, toy.Patience{}, session.Deps{}, human("Ada"))
	is(tb, session.NotSaved) // a lesson, a game that is looked at

	k := &memorySaver{broken: true} // it could not even be begun
	tb = table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	is(tb, session.SaveFailing)
	tb.Update(start)
	play(t, tb, 0)
	is(tb, session.SaveFailing)
	if n := tb.Notices(); len(n) > 0 {
		t.Errorf("whoever began it has told so already: %q", n)
	}
	k.broken = false
	play(t, tb, 0)
	is(tb, session.Saved)
	if n := tb.Notices(); len(n) != 1 {
		t.Errorf("%q", n)
	}
	k.broken = true
	play(t, tb, 0)
	is(tb, session.SaveFailing)

	// A lesson is kept from its end on, or is not.
	tb = table(t, toy.Patience{}, session.Deps{}, human("Ada"))
	tb.SetSaver(&memorySaver{broken: true})
	is(tb, session.SaveFailing)
	tb.SetSaver(&memorySaver{})
	is(tb, session.Saved)
}
