package session_test

import (
	"maps"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// TestPencilMarksAreForTheirSide: marks are for the eyes of the side that made them, and stay with the
// game.
func TestPencilMarksAreForTheirSide(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{}, human("Ada"), human("Ben"), human("Ben"))
	tb.Update(start)
	rulestest.Must(t, !tb.Note("place.3", rules.Cross) && tb.Notes() == nil, "somebody notes something behind the curtain")
	tb.OpenCurtain() // the fox
	tb.Note("place.3", rules.Cross)
	tb.Note("place.4", rules.Ring)
	tb.Note("place.3", rules.Ring)
	tb.Note("place.4", "")
	if got := tb.Notes(); !maps.Equal(got, map[string]string{"place.3": rules.Ring}) {
		t.Errorf("the fox has noted %v", got)
	}
	play(t, tb, 0)
	tb.OpenCurtain() // the hounds
	if got := tb.Notes(); len(got) != 0 {
		t.Errorf("the hounds see %v", got)
	}
	tb.Note("place.7", rules.Cross)
	again, err := session.New(toy.Chase{}, tb.Record(), session.Deps{})
	rulestest.OK(t, err)
	again.OpenCurtain()
	if got := again.Notes(); !maps.Equal(got, map[string]string{"place.7": rules.Cross}) {
		t.Errorf("of the record the hounds get %v", got)
	}
}
