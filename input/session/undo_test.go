package session_test

import (
	"reflect"
	"strings"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

func TestUndoOneDecisionAndRedo(t *testing.T) {
	k := &memorySaver{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	tb.Update(start)
	n, _, why := tb.CanUndo()
	rulestest.Holds(t, n == 0 && why != "", "the deal can be taken back %v %v", n, why)
	for i := range 3 {
		play(t, tb, i)
	}
	before := tb.Record()
	rulestest.OK(t, tb.Undo())
	if tb.Len() != len(before.Entries)-2 { // the card and the die after it
		t.Errorf("%d entries left", tb.Len())
	}
	err := tb.Redo()
	rulestest.Holds(t, err == nil && reflect.DeepEqual(tb.Record(), before), "redo is not undo undone %v", err)
	rulestest.Holds(t, !tb.CanRedo() && tb.Redo() != nil, "more to redo")
	for tb.Undo() == nil {
	}
	rulestest.Holds(t, tb.Len() == 1 && len(k.entries) == 1, "%d entries left, %d kept", tb.Len(), len(k.entries))
	// The same luck again, whatever is played.
	play(t, tb, 5)
	r := tb.Record()
	rulestest.Holds(t, r.Entries[2] == before.Entries[2], "luck changed its mind")
	rulestest.Holds(t, !tb.CanRedo(), "a new move does not clear redo")
}

func TestUndoAfterTheEndOfAPatience(t *testing.T) {
	k := &memorySaver{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	for tb.Update(start); !tb.Over(); {
		play(t, tb, 0)
	}
	rulestest.Holds(t, k.ending == "done", "the end was not kept")
	k.ending = ""
	err := tb.Undo()
	rulestest.Must(t, err == nil && !tb.Over(), "%v", err)
	play(t, tb, 0)
	rulestest.Holds(t, k.ending == "done", "the second end was not kept")
}

// TestAGameOfASeriesIsNotReopened: the series may have gone on from it.
func TestAGameOfASeriesIsNotReopened(t *testing.T) {
	r, err := session.NewRecord(toy.Patience{}, []rules.SeatInfo{human("Ada")}, nil, 7, start)
	rulestest.OK(t, err)
	r.Series = &rules.SeriesPlace{Series: "evening", Game: 1}
	tb := resume(t, toy.Patience{}, r, session.Deps{})
	tb.Update(start)
	play(t, tb, 0)
	rulestest.OK(t, tb.Undo())
	for !tb.Over() {
		play(t, tb, 0)
	}
	n, asking, why := tb.CanUndo()
	rulestest.Holds(t, n == 0 && why == "The game is over and counts on its sheet." && asking == 0, "%d %q", n, why)
	rulestest.Holds(t, tb.Undo() != nil && tb.UndoAsking() != nil && tb.Over(), "it goes on")
}

// reasons are asked of a chase: seat 1's moves reveal, seat 2's do not.
func TestUndoLimits(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), human("Ada"), human("Ada"), human("Ben"))
	check := func(n int, why string) {
		t.Helper()
		got, _, reason := tb.CanUndo()
		rulestest.Holds(t, got == n && strings.Contains(reason, why) && (reason == "") == (n > 0),
			"%d %q; want %d %q", got, reason, n, why)
	}
	check(0, "Nothing")
	tb.Update(start)
	check(0, "Nothing")
	play(t, tb, 0) // seat 1, Ada
	check(0, "revealed something")
	play(t, tb, 0) // seat 2, Ada
	check(1, "")
	rulestest.Holds(t, tb.Undo() == nil && tb.Len() == 4, "the move was not taken back")
	play(t, tb, 0) // seat 2
	play(t, tb, 0) // seat 3, Ben; then luck and the fox
	tb.Update(start)
	rulestest.Must(t, !tb.Over(), "the fox was caught: choose another deal")
	check(0, "has moved since")
	before := tb.Len()
	_, asking, _ := tb.CanUndo()
	rulestest.Holds(t, asking != 0, "nothing can be taken back by agreement")
	rulestest.OK(t, tb.UndoAsking())
	waiting(t, tb, 3, session.ForPerson)
	err := tb.Redo()
	rulestest.Holds(t, err == nil && tb.Len() == before, "redo: %v, %d entries of %d", err, tb.Len(), before)
}

func TestUndoStopsABot(t *testing.T) {
	slow := newSlow()
	tb := table(t, toy.Chase{More: toy.More{"slow": slow}}, session.Deps{}, human("Ada"), botOf("slow"))
	tb.Update(start)
	play(t, tb, 0)
	<-slow.asked
	waiting(t, tb, 1, session.ForBot)
	s, ok := tb.Thinking()
	rulestest.Holds(t, ok && s == 1, "the bot does not think")
	// The fox showed nothing in round 1, and nobody has moved since.
	rulestest.OK(t, tb.Undo())
	<-slow.stopped
	waiting(t, tb, 0, session.ForPerson)
}

func TestUndoBehindTheGateKeepsItDrawn(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{}, human("Ada"), human("Ben"))
	tb.Update(start)
	tb.OpenCurtain()
	play(t, tb, 0)
	if _, up := tb.Curtain(); !up {
		t.Fatal("no curtain")
	}
	rulestest.OK(t, tb.Undo())
	g, up := tb.Curtain()
	rulestest.Holds(t, up && g.Seat == 0 && !strings.Contains(rules.Print(tb.View()), "fox at"),
		"whoever pressed the button sees the fox")
	tb.OpenCurtain()
	rulestest.Holds(t, strings.Contains(rules.Print(tb.View()), "fox at"), "Ada does not")
}

func TestUndoAskingGoesToAnotherPerson(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{}, human("Ada"), human("Ben"))
	rulestest.Holds(t, tb.UndoAsking() != nil, "took back nothing")
	tb.Update(start)
	tb.OpenCurtain()
	play(t, tb, 0)
	_, n, _ := tb.CanUndo()
	rulestest.Holds(t, n == 0 && tb.UndoAsking() != nil, "nobody looks behind the curtain, and somebody agreed")
	tb.OpenCurtain() // Ben looks
	rulestest.Holds(t, tb.Undo() != nil, "Ben took back Ada's move")
	rulestest.OK(t, tb.UndoAsking())
	g, up := tb.Curtain()
	rulestest.Holds(t, up && g.Names[0] == "Ada", "Ben sees Ada's view")
	rulestest.Holds(t, !tb.CanRedo(), "redo through the curtain")
}

func TestNothingIsTakenBackWhenAllLiesOpen(t *testing.T) {
	tb := table(t, toy.Duel{}, session.Deps{}, human("Ada"), human("Ada"))
	for tb.Update(start); !tb.Over(); {
		play(t, tb, 0)
	}
	n, asking, why := tb.CanUndo()
	rulestest.Holds(t, n == 0 && strings.Contains(why, "over"), "%v %v", n, why)
	err := tb.UndoAsking()
	rulestest.Holds(t, err != nil && asking == 0 && tb.Over(), "a result that was counted is undone by agreement %v", err)
}
