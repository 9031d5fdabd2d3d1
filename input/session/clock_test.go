package session_test

import (
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

func TestBotsNeverMoveTwiceInOneBlink(t *testing.T) {
	pause := time.Second
	tb := table(t, toy.Chase{}, session.Deps{Sync: true, Delay: func() time.Duration { return pause }},
		human("Ada"), botOf("easy"), botOf("easy"), botOf("easy"))
	now := start
	tb.Update(now)
	play(t, tb, 0)
	n := tb.Len()
	step := func(d time.Duration, want int) {
		t.Helper()
		now = now.Add(d)
		tb.Update(now)
		rulestest.Must(t, tb.Len()-n == want, "after %v: %d moves, want %d", now.Sub(start), tb.Len()-n, want)
	}
	step(0, 0)
	if at, ok := tb.Due(); !ok || !at.Equal(start.Add(time.Second)) {
		t.Errorf("due at %v %v", at, ok)
	}
	step(999*time.Millisecond, 0)
	step(time.Millisecond, 1)
	step(0, 1)
	pause = 100 * time.Millisecond // a setting applies at once
	step(100*time.Millisecond, 2)
	pause = time.Hour
	step(time.Minute, 2)
	tb.Skip()
	tb.Update(now)
	rulestest.Holds(t, tb.Len()-n >= 3, "skip released nothing")
	for range 5 {
		tb.Skip()
		tb.Update(now)
	}
	s, w := tb.Waiting()
	rulestest.Must(t, w == session.ForPerson, "waiting for %d, kind %d", s, w)
	if at, ok := tb.Due(); ok {
		t.Errorf("due at %v for a person", at)
	}
	tb.Skip() // nothing to skip: it must not count later
	rulestest.OK(t, tb.Play(tb.Choices()[0].Move))
	pause, n = time.Second, tb.Len()
	step(0, 0)
	step(999*time.Millisecond, 0)
	step(time.Millisecond, 1)
}

func TestAPressAfterALongSleep(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true, Delay: func() time.Duration { return time.Second }}, human("Ada"), botOf("easy"))
	tb.Update(start)
	later := start.Add(time.Hour) // nobody called Update meanwhile
	rulestest.OK(t, tb.Play(tb.Choices()[0].Move))
	n := tb.Len()
	rulestest.Holds(t, !tb.Update(later) && !tb.Update(later.Add(999*time.Millisecond)) && tb.Len() == n,
		"the bot moved in the same blink")
	rulestest.Holds(t, tb.Update(later.Add(time.Second)), "the bot does not move")
}

func TestPauseAndStep(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), botOf("easy"), botOf("easy"))
	tb.SetPaused(true)
	for range 5 {
		tb.Update(start)
	}
	if tb.Len() != 2 || !tb.Paused() { // luck is not held back
		t.Fatalf("%d entries", tb.Len())
	}
	_, ok := tb.Due()
	rulestest.Holds(t, !ok, "due while paused")
	tb.Skip()
	for range 5 {
		tb.Update(start)
	}
	rulestest.Must(t, tb.Len() == 3, "one step made %d entries", tb.Len())
	tb.SetPaused(false)
	tb.Update(start)
	rulestest.Holds(t, tb.Len() == 4, "it does not go on")
}

func TestReplayBeforeAnybodyIsAsked(t *testing.T) {
	whole := table(t, toy.Chase{}, session.Deps{Sync: true}, human("Ada"), human("Ben"))
	for whole.Update(start); whole.Len() < 12 && !whole.Over(); {
		whole.OpenCurtain()
		play(t, whole, 0)
	}
	entries := whole.Record().Entries[:9]
	tb := table(t, toy.Chase{}, session.Deps{Delay: func() time.Duration { return time.Second }}, human("Ada"), human("Ben"))
	tb.Replay(entries)
	now := start
	tb.Update(now)
	for want := 0; want < len(entries); {
		for want++; want < len(entries) && entries[want].Seat == rules.Luck; {
			want++ // what luck does about a move belongs to its moment
		}
		now = now.Add(time.Second)
		tb.Update(now)
		if tb.Len() != want {
			t.Fatalf("%d entries after %v, not %d", tb.Len(), now.Sub(start), want)
		}
		_, up := tb.Curtain()
		rulestest.Holds(t, up == (want == len(entries)), "a curtain in a replay, or none after it")
	}
	rulestest.Holds(t, tb.Replaying() == 0, "not at the end")
	tb.Replay([]rules.Entry{{Seat: 1, Move: "jump"}})
	tb.Skip()
	tb.Update(now)
	n := tb.Notices()
	rulestest.Holds(t, len(n) == 1, "notices %q", n)
}

func TestEverySpeedLeavesTimeBetweenMoves(t *testing.T) {
	for _, s := range []session.Speed{session.SpeedOff, session.SpeedSlow, session.SpeedNormal, session.SpeedFast} {
		rulestest.Holds(t, s.Delay() >= 100*time.Millisecond, "%s: two moves in one blink", s)
		if (s.Motion() == 0) != (s == session.SpeedOff) || s.Motion() > s.Delay() {
			t.Errorf("%s: motion %v, pause %v", s, s.Motion(), s.Delay())
		}
	}
	rulestest.Holds(t, session.Speed("?").Delay() == session.SpeedNormal.Delay(), "an unknown speed is not normal")
}
