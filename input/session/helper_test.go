package session_test

import (
	"errors"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// start is the moment at which every test begins.
var start = time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)

// human and bot are seats.
func human(name string) rules.SeatInfo  { return rules.SeatInfo{Name: name} }
func botOf(level string) rules.SeatInfo { return rules.SeatInfo{Name: "Bot " + level, Level: level} }

// table sits people down at a game, with bots that decide at once.
func table(t *testing.T, g rules.Game, m session.Deps, seats ...rules.SeatInfo) *session.Session {
	t.Helper()
	r, err := session.NewRecord(g, seats, nil, 7, start)
	rulestest.OK(t, err)
	return resume(t, g, r, m)
}

func resume(t *testing.T, g rules.Game, r rules.Record, m session.Deps) *session.Session {
	t.Helper()
	tb, err := session.New(g, r, m)
	rulestest.OK(t, err)
	t.Cleanup(func() { tb.Close() })
	return tb
}

// play plays the i-th legal move of the viewer.
func play(t *testing.T, tb *session.Session, i int) {
	t.Helper()
	cs := tb.Choices()
	if len(cs) == 0 {
		s, w := tb.Waiting()
		t.Fatalf("nothing to play: waiting for %d, kind %d", s, w)
	}
	rulestest.OK(t, tb.Play(cs[i%len(cs)].Move))
	tb.Update(start)
}

// waiting checks who has to decide and what for.
func waiting(t *testing.T, tb *session.Session, s rules.Seat, w session.Waiting) {
	t.Helper()
	gs, gw := tb.Waiting()
	rulestest.Must(t, gs == s && gw == w, "waiting for seat %d, kind %d; want seat %d, kind %d", gs, gw, s, w)
}

// memorySaver is a Saver in memory that can be broken.
type memorySaver struct {
	entries []rules.Entry
	undone  int
	ending  string
	broken  bool
	closed  bool
}

func (k *memorySaver) err() error {
	if k.broken {
		return errors.New("the disk is full")
	}
	return nil
}

func (k *memorySaver) Append(es ...rules.Entry) error {
	k.entries = append(k.entries, es...)
	return k.err()
}

func (k *memorySaver) TakeBack(n int) error {
	k.entries = k.entries[:len(k.entries)-n]
	k.undone += n
	return k.err()
}

func (k *memorySaver) Finish(e string) error { k.ending = e; return k.err() }
func (k *memorySaver) Advised(string) error  { return k.err() }
func (k *memorySaver) Note(rules.Note) error { return k.err() }
func (k *memorySaver) Saved() error          { return k.err() }
func (k *memorySaver) Close() error          { k.closed = true; return nil }
