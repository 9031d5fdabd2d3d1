package store_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

var start = time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)

func toys(key string) (rules.Game, bool) {
	switch key {
	case "chase":
		return toy.Chase{}, true
	case "patience":
		return toy.Patience{}, true
	}
	return nil, false
}

// TestMain lets the test binary be the child that is killed.
func TestMain(m *testing.M) {
	if home := os.Getenv("INTRIGUE_TEST_VICTIM"); home != "" {
		victim(home)
		return
	}
	if home := os.Getenv("INTRIGUE_TEST_SERIES"); home != "" {
		seriesVictim(home)
		return
	}
	os.Exit(m.Run())
}

// open is a store in a fresh folder with a clock that stands still.
func open(t *testing.T) (*store.Store, string) {
	t.Helper()
	home := t.TempDir()
	return at(t, home), home
}

func at(t *testing.T, home string) *store.Store {
	t.Helper()
	s := store.Open(store.Options{Home: home, Game: toys, Now: func() time.Time { return start }})
	n := s.Notices()
	rulestest.Must(t, len(n) <= 0, "%v", n)
	return s
}

// record is a patience with n entries, played by the table.
func record(t *testing.T, n int) rules.Record {
	t.Helper()
	r, err := session.NewRecord(toy.Patience{}, []rules.SeatInfo{{Name: "Ada"}}, nil, 5, start)
	rulestest.OK(t, err)
	tb, err := session.New(toy.Patience{}, r, session.Deps{})
	rulestest.OK(t, err)
	for tb.Update(start); tb.Len() < n; tb.Update(start) {
		tb.Play(tb.Choices()[0].Move)
	}
	r = tb.Record()
	r.Entries = r.Entries[:n]
	return r
}

// begin saves a game and closes it.
func begin(t *testing.T, s *store.Store, n int) (name string, r rules.Record) {
	t.Helper()
	r = record(t, n)
	g, err := s.CreateGame(r)
	rulestest.OK(t, err)
	rulestest.OK(t, g.Close())
	return g.Name(), r
}

// says checks that exactly one sentence was left, with a word in it.
func says(t *testing.T, s *store.Store, word string) {
	t.Helper()
	n := s.Notices()
	rulestest.Holds(t, len(n) == 1 && strings.Contains(n[0], word), "notices %q, want one with %q", n, word)
}
