package session_test

import (
	"strings"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

func TestThePastIsSeenWithTheEyesOfWhoLooks(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), human("Ada"))
	tb.Update(start)
	for tb.Len() < 8 && !tb.Over() {
		play(t, tb, 0)
	}
	tb.Seek(2)
	rulestest.Must(t, tb.Reviewing() && tb.Cursor() == 2, "not in the past")
	if v := rules.Print(tb.View()); strings.Contains(v, "fox at") || !strings.Contains(v, "round 1") {
		t.Error(v)
	}
	rulestest.Holds(t, tb.Choices() == nil && tb.Play("hound.1 0 walk") != nil, "one can play in the past")
	for _, i := range []int{99, tb.Len()} {
		tb.Seek(i)
		rulestest.Holds(t, !tb.Reviewing(), "%d is the past", i)
	}
	for !tb.Over() {
		play(t, tb, 0)
	}
	tb.Seek(4)
	if v := rules.Print(tb.View()); !strings.Contains(v, "fox at") {
		t.Error("after the end the past is not open: " + v)
	}
	tb.Seek(-5)
	rulestest.Holds(t, !tb.Reviewing(), "-5 is a moment")
}

func TestAGateEndsTheReview(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, human("Ada"), human("Ben"))
	tb.Update(start)
	tb.OpenCurtain()
	tb.Seek(1)
	tb.Seek(tb.Len())
	play(t, tb, 0)
	tb.Seek(1)
	rulestest.Holds(t, !tb.Reviewing(), "the past shows through the curtain")
}

// TestAGateThatABotBringsEndsTheReview: who looks back while a bot decides looks at a curtain when another person is
// asked.
func TestAGateThatABotBringsEndsTheReview(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, human("Ada"), botOf("easy"), human("Ben"))
	tb.Update(start)
	tb.OpenCurtain()
	rulestest.OK(t, tb.Play(tb.Choices()[0].Move))
	tb.Seek(1)
	rulestest.Must(t, tb.Reviewing(), "nobody can look back while a bot decides")
	tb.Update(start)
	if _, up := tb.Curtain(); !up || tb.Reviewing() {
		t.Errorf("the curtain is up: %v; the past is shown: %v", up, tb.Reviewing())
	}
}

func TestTheLogTellsNoSecret(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, human("Ada"), human("Ben"))
	tb.Update(start)
	text := func() string {
		var b strings.Builder
		for _, l := range tb.Log() {
			b.WriteString(l.Text + "\n")
		}
		return b.String()
	}
	rulestest.Holds(t, !strings.Contains(text(), "hide"), "the log tells it through the curtain")
	tb.OpenCurtain()
	rulestest.Holds(t, strings.Contains(text(), "hide"), "Ada may know")
	play(t, tb, 0)
	if s := text(); strings.Contains(s, "hide") || strings.Contains(s, "fox ") && !strings.Contains(s, "The fox moves.") {
		t.Error("through the curtain: " + s)
	}
	tb.OpenCurtain()
	lines := tb.Log()
	if len(lines) != 2 || lines[0].Entry != 1 || lines[0].Seat != rules.Luck || lines[1].Text != "The fox moves." || lines[1].Seat != 0 {
		t.Errorf("%v", lines)
	}
	rulestest.OK(t, tb.UndoAsking())
	rulestest.Holds(t, len(tb.Log()) == 1, "the log keeps what was taken back")
	silent := table(t, toy.Patience{}, session.Deps{}, human("Ada"))
	silent.Update(start)
	rulestest.Holds(t, len(silent.Log()) == 0, "a game without words has lines")
}
