package session_test

import (
	"reflect"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// TestAnotherPastTakesThePlaceOfTheOld puts another past in place of the one there was, without saving it; one of another length or
// that the rules refuse changes nothing.
func TestAnotherPastTakesThePlaceOfTheOld(t *testing.T) {
	play2 := func(k *memorySaver, first int) *session.Session {
		tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
		tb.Update(start)
		play(t, tb, first)
		play(t, tb, 0)
		return tb
	}
	k := &memorySaver{}
	tb, other := play2(k, 0), play2(&memorySaver{}, 1)
	was, saved := tb.Record(), len(k.entries)
	rulestest.Must(t, !reflect.DeepEqual(was, other.Record()), "both games went alike")
	nonsense := append([]rules.Entry{}, was.Entries...)
	nonsense[1].Move = "nonsense"
	for _, bad := range [][]rules.Entry{was.Entries[:1], nonsense} {
		if err := tb.Rewrite(bad); err == nil || !reflect.DeepEqual(tb.Record(), was) {
			t.Errorf("%d entries are taken (%v), or the game has changed", len(bad), err)
		}
	}
	view := rules.Print(tb.View())
	if err := tb.Rewrite(other.Record().Entries); err != nil || !reflect.DeepEqual(tb.Record().Entries, other.Record().Entries) {
		t.Fatalf("the other past is not taken: %v", err)
	}
	now := rules.Print(tb.View())
	rulestest.Holds(t, now != view && now == rules.Print(other.View()), "the view is still\n%s", now)
	rulestest.Holds(t, len(k.entries) == saved, "it was saved")
	play(t, tb, 0)
}
