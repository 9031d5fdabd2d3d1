package session_test

import (
	"reflect"
	"strings"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest/toy"
)

func TestUndoOneDecisionAndRedo(t *testing.T) {
	k := &memorySaver{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	tb.Update(start)
	if n, why := tb.CanUndo(); n != 0 || why == "" {
		t.Error("the deal can be taken back", n, why)
	}
	for i := range 3 {
		play(t, tb, i)
	}
	before := tb.Record()
	if err := tb.Undo(); err != nil {
		t.Fatal(err)
	}
	if tb.Len() != len(before.Entries)-2 { // the card and the die after it
		t.Errorf("%d entries left", tb.Len())
	}
	if err := tb.Redo(); err != nil || !reflect.DeepEqual(tb.Record(), before) {
		t.Error("redo is not undo undone", err)
	}
	if tb.CanRedo() != 0 || tb.Redo() == nil {
		t.Error("more to redo")
	}
	for tb.Undo() == nil {
	}
	if tb.Len() != 1 || len(k.entries) != 1 {
		t.Errorf("%d entries left, %d kept", tb.Len(), len(k.entries))
	}
	// The same luck again, whatever is played.
	play(t, tb, 5)
	if r := tb.Record(); r.Entries[2] != before.Entries[2] {
		t.Error("luck changed its mind")
	}
	if tb.CanRedo() != 0 {
		t.Error("a new move does not clear redo")
	}
}

func TestUndoAfterTheEndOfAPatience(t *testing.T) {
	k := &memorySaver{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	for tb.Update(start); !tb.Over(); {
		play(t, tb, 0)
	}
	if k.ending != "done" {
		t.Error("the end was not kept")
	}
	k.ending = ""
	if err := tb.Undo(); err != nil || tb.Over() {
		t.Fatal(err)
	}
	play(t, tb, 0)
	if k.ending != "done" {
		t.Error("the second end was not kept")
	}
}

// reasons are asked of a chase: seat 1's moves reveal, seat 2's do not.
func TestUndoLimits(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), human("Ada"), human("Ada"), human("Ben"))
	check := func(n int, why string) {
		t.Helper()
		got, reason := tb.CanUndo()
		if got != n || !strings.Contains(reason, why) || (reason == "") != (n > 0) {
			t.Errorf("%d %q; want %d %q", got, reason, n, why)
		}
	}
	check(0, "Nothing")
	tb.Update(start)
	check(0, "Nothing")
	play(t, tb, 0) // seat 1, Ada
	check(0, "revealed something")
	play(t, tb, 0) // seat 2, Ada
	check(1, "")
	if tb.Undo() != nil || tb.Len() != 4 {
		t.Error("the move was not taken back")
	}
	play(t, tb, 0) // seat 2
	play(t, tb, 0) // seat 3, Ben; then luck and the fox
	tb.Update(start)
	if tb.Over() {
		t.Fatal("the fox was caught: choose another deal")
	}
	check(0, "has moved since")
	before := tb.Len()
	if n := tb.CanUndoAsking(); n == 0 {
		t.Error("nothing can be taken back by agreement")
	}
	if err := tb.UndoAsking(); err != nil {
		t.Fatal(err)
	}
	waiting(t, tb, 3, session.ForPerson)
	if err := tb.Redo(); err != nil || tb.Len() != before {
		t.Errorf("redo: %v, %d entries of %d", err, tb.Len(), before)
	}
}

func TestUndoStopsABot(t *testing.T) {
	slow := newSlow()
	tb := table(t, toy.Chase{More: toy.More{"slow": slow}}, session.Deps{}, human("Ada"), botOf("slow"))
	tb.Update(start)
	play(t, tb, 0)
	<-slow.asked
	waiting(t, tb, 1, session.ForBot)
	if s, ok := tb.Thinking(); !ok || s != 1 {
		t.Error("the bot does not think")
	}
	// The fox showed nothing in round 1, and nobody has moved since.
	if err := tb.Undo(); err != nil {
		t.Fatal(err)
	}
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
	if err := tb.Undo(); err != nil {
		t.Fatal(err)
	}
	g, up := tb.Curtain()
	if !up || g.Seat != 0 || strings.Contains(rules.Print(tb.View()), "fox at") {
		t.Error("whoever pressed the button sees the fox")
	}
	tb.OpenCurtain()
	if !strings.Contains(rules.Print(tb.View()), "fox at") {
		t.Error("Ada does not")
	}
}

func TestUndoAskingGoesToAnotherPerson(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{}, human("Ada"), human("Ben"))
	if tb.UndoAsking() == nil {
		t.Error("took back nothing")
	}
	tb.Update(start)
	tb.OpenCurtain()
	play(t, tb, 0)
	if n := tb.CanUndoAsking(); n != 0 || tb.UndoAsking() == nil {
		t.Error("nobody looks behind the curtain, and somebody agreed")
	}
	tb.OpenCurtain() // Ben looks
	if tb.Undo() == nil {
		t.Error("Ben took back Ada's move")
	}
	if err := tb.UndoAsking(); err != nil {
		t.Fatal(err)
	}
	if g, up := tb.Curtain(); !up || g.Names[0] != "Ada" {
		t.Error("Ben sees Ada's view")
	}
	if tb.CanRedo() != 0 {
		t.Error("redo through the curtain")
	}
}

func TestNothingIsTakenBackWhenAllLiesOpen(t *testing.T) {
	tb := table(t, toy.Duel{}, session.Deps{}, human("Ada"), human("Ada"))
	for tb.Update(start); !tb.Over(); {
		play(t, tb, 0)
	}
	if n, why := tb.CanUndo(); n != 0 || !strings.Contains(why, "over") {
		t.Error(n, why)
	}
	if err := tb.UndoAsking(); err == nil || tb.CanUndoAsking() != 0 || !tb.Over() {
		t.Error("a result that was counted is undone by agreement", err)
	}
}
