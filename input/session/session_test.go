package session_test

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

func TestLuckBotsAndPersonsTakeTurns(t *testing.T) {
	k := &memorySaver{}
	tb := table(t, toy.Chase{}, session.Deps{Sync: true, Saver: k}, botOf("easy"), human("Ada"), botOf("steady"))
	waiting(t, tb, rules.Luck, session.ForLuck)
	rulestest.Must(t, tb.Update(start), "nothing happened")
	waiting(t, tb, 1, session.ForPerson)
	if tb.Len() != 3 { // hide, speed, fox
		t.Fatalf("%d entries", tb.Len())
	}
	rulestest.Must(t, !tb.Update(start), "a person was not waited for")
	for now := start; !tb.Over(); now = now.Add(time.Second) {
		if cs := tb.Choices(); len(cs) > 0 {
			rulestest.OK(t, tb.Play(cs[0].Move))
		}
		tb.Update(now)
	}
	waiting(t, tb, rules.Public, session.ForNobody)
	rulestest.Holds(t, reflect.DeepEqual(k.entries, tb.Record().Entries) && k.ending == tb.Outcome().Ending,
		"the memorySaver has not kept the game")
	tb.Close()
	rulestest.Holds(t, k.closed, "the memorySaver was not closed")
	err := tb.Play("x")
	rulestest.Holds(t, err != nil, "a move after the end was played")
}

func TestSameDealSameGame(t *testing.T) {
	run := func(sync bool) rules.Record {
		woken := make(chan struct{}, 100)
		tb := table(t, toy.Chase{}, session.Deps{Sync: sync, Wake: func() { woken <- struct{}{} }}, botOf("easy"),
			botOf("easy"), botOf("easy"))
		for !tb.Over() {
			if !tb.Update(start) && !sync {
				<-woken
			}
		}
		return tb.Record()
	}
	a, b := run(true), run(false)
	rulestest.Holds(t, reflect.DeepEqual(a, b), "two games of one deal differ:\n%v\n%v", a, b)
}

func TestARefusedMoveChangesNothing(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, human("Ada"), botOf("easy"))
	rulestest.Holds(t, tb.Play("fox 3 walk") != nil, "played before luck")
	tb.Update(start)
	n, view := tb.Len(), rules.Print(tb.View())
	for _, m := range []rules.Move{"", "fox", "hound.1 2 walk", "speed 2", "hide 7"} {
		if err := tb.Play(m); err == nil || !strings.Contains(err.Error(), "cannot") {
			t.Errorf("%q: %v", m, err)
		}
	}
	rulestest.Holds(t, tb.Len() == n && rules.Print(tb.View()) == view, "something changed")
}

func TestResumeGoesOnWhereItWas(t *testing.T) {
	tb := table(t, toy.Patience{}, session.Deps{Sync: true}, human("Ada"))
	tb.Update(start)
	for i := range 3 {
		play(t, tb, i)
	}
	again := resume(t, toy.Patience{}, tb.Record(), session.Deps{Sync: true})
	rulestest.Must(t, rules.Print(again.View()) == rules.Print(tb.View()), "another position")
	play(t, tb, 1)
	play(t, again, 1)
	rulestest.Holds(t, reflect.DeepEqual(again.Record(), tb.Record()), "the games part")
	bad := tb.Record()
	bad.Entries[1].Move = "lay 77 left"
	_, err := session.New(toy.Patience{}, bad, session.Deps{})
	rulestest.Holds(t, err != nil, "a bad record was taken")
}

func TestDealChecksAndCompletes(t *testing.T) {
	two := []rules.SeatInfo{human("Ada"), botOf("easy")}
	r, err := session.NewRecord(toy.Chase{}, two, nil, 1, start)
	rulestest.Holds(t, err == nil && r.Options["wind"] == "east" && r.Started == "2026-11-21T20:00:00Z", "%v %v", r, err)
	if _, err := session.NewRecord(toy.Chase{}, two[:1], nil, 1, start); err == nil {
		t.Error("one seat was enough")
	}
	if _, err := session.NewRecord(toy.Chase{}, two, rules.Options{"rain": "yes"}, 1, start); err == nil {
		t.Error("an unknown option was taken")
	}
}

func TestAnUnknownBot(t *testing.T) {
	r, _ := session.NewRecord(toy.Patience{}, []rules.SeatInfo{botOf("genius")}, nil, 1, start)
	_, err := session.New(toy.Patience{}, r, session.Deps{})
	rulestest.Must(t, err != nil, "a new game began with a bot that is not there")
	r.Entries = []rules.Entry{{Seat: rules.Luck, Move: "die 3"}}
	tb := resume(t, toy.Patience{}, r, session.Deps{Sync: true})
	n := tb.Notices()
	rulestest.Holds(t, len(n) == 1 && strings.Contains(n[0], "Easy"), "notices %q", n)
	for !tb.Over() {
		tb.Update(start)
	}
}

func TestAFullDiskDoesNotEndTheGame(t *testing.T) {
	k := &memorySaver{}
	tb := table(t, toy.Patience{}, session.Deps{Saver: k}, human("Ada"))
	tb.Update(start)
	k.broken = true
	play(t, tb, 0)
	play(t, tb, 0)
	if n := tb.Notices(); len(n) != 1 || !strings.Contains(n[0], "disk is full") || !tb.Unsaved() {
		t.Errorf("notices %q", n)
	}
	k.broken = false
	play(t, tb, 0)
	if n := tb.Notices(); len(n) != 1 || !strings.Contains(n[0], "saved again") || tb.Unsaved() {
		t.Errorf("notices %q", n)
	}
}

func TestSeatsWithoutNamesGoByTheirRole(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{}, human("Ada"), human(""))
	for s, want := range map[rules.Seat]string{0: "Ada", 1: "Hound 1", rules.Luck: "Luck", 9: "Nobody"} {
		got := tb.Name(s)
		rulestest.Holds(t, got == want, "seat %d is called %q", s, got)
	}
}

// TestSeatsOfOneNameAreOnePerson: seats of one name are one person's, seats without a name are each
// somebody's own, bots are nobody.
func TestSeatsOfOneNameAreOnePerson(t *testing.T) {
	for _, c := range []struct {
		seats []rules.SeatInfo
		want  int
	}{
		{[]rules.SeatInfo{botOf("easy"), botOf("easy")}, 0},
		{[]rules.SeatInfo{human("Ada"), human("Ada"), botOf("easy")}, 1},
		{[]rules.SeatInfo{human("Ada"), human("Ben"), human("Ada")}, 2},
		{[]rules.SeatInfo{human(""), human("")}, 2},
	} {
		n := table(t, toy.Chase{}, session.Deps{Sync: true}, c.seats...).People()
		rulestest.Holds(t, n == c.want, "%d people at %v, want %d", n, c.seats, c.want)
	}
}
