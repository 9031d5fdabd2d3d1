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

// started is a chase in which the fox has hidden and bots decide at once.
func started(t *testing.T, g rules.Game, seats ...rules.SeatInfo) (*session.Session, *memorySaver) {
	t.Helper()
	k := &memorySaver{}
	tb := table(t, g, session.Deps{Sync: true, Saver: k}, seats...)
	tb.Update(start)
	return tb, k
}

// foxSeen reports whether the view or the log says where the fox is.
func foxSeen(tb *session.Session) bool {
	told := false
	for _, l := range tb.Log() {
		told = told || strings.HasPrefix(l.Text, "The fox hides")
	}
	return told || strings.Contains(rules.Print(tb.View()), "fox at")
}

// TestShowAll: those who watch bots see the secrets only when they ask, can hide them again,
// and neither the record nor the saved game keeps that they did.
func TestShowAll(t *testing.T) {
	tb, k := started(t, toy.Chase{}, botOf("easy"), botOf("easy"))
	rulestest.Must(t, tb.CanShowAll() && !tb.ShowsAll() && !foxSeen(tb),
		"can show %v, shows %v, the fox is seen: %v", tb.CanShowAll(), tb.ShowsAll(), foxSeen(tb))
	was, saved := tb.Record(), len(k.entries)
	tb.SetShowAll(true)
	rulestest.Holds(t, tb.ShowsAll() && tb.Viewer() == rules.Spectator && foxSeen(tb),
		"shows %v, %d looks, the fox is seen: %v", tb.ShowsAll(), tb.Viewer(), foxSeen(tb))
	rulestest.Holds(t, reflect.DeepEqual(tb.Record(), was) && len(k.entries) == saved && len(tb.Record().Notes) <= 0,
		"the record or the saved game changes")
	rulestest.Holds(t, !tb.Note("station.1", "x"), "those who watch make pencil marks")
	again := resume(t, toy.Chase{}, tb.Record(), session.Deps{Sync: true})
	rulestest.Holds(t, !again.ShowsAll() && !foxSeen(again), "the resumed game shows the secrets")
	tb.SetShowAll(false)
	rulestest.Holds(t, !tb.ShowsAll() && !foxSeen(tb), "the secrets stay in sight")
}

// openChase is the chase as a game without secrets.
type openChase struct{ toy.Chase }

func (g openChase) About() rules.About {
	ab := g.Chase.About()
	ab.Secret = false
	return ab
}

// TestShowAllNeedsBotsAlone: a game in which a person plays never shows all secrets, and one
// without secrets has nothing to show.
func TestShowAllNeedsBotsAlone(t *testing.T) {
	for name, seats := range map[string][]rules.SeatInfo{
		"the fox is a person": {human("Ada"), botOf("easy")}, "a hound is a person": {botOf("easy"), human("Ben")},
		"two persons": {human("Ada"), human("Ben")},
	} {
		tb, _ := started(t, toy.Chase{}, seats...)
		tb.SetShowAll(true)
		if tb.CanShowAll() || tb.ShowsAll() || tb.Viewer() == rules.Spectator {
			t.Errorf("%s: can show %v, shows %v", name, tb.CanShowAll(), tb.ShowsAll())
		}
	}
	tb, _ := started(t, openChase{}, botOf("easy"), botOf("easy"))
	tb.SetShowAll(true)
	rulestest.Holds(t, !tb.CanShowAll() && !tb.ShowsAll(), "a game without secrets has some to show")
}

// TestShowAllEndsWithAPerson: when a person takes a bot's seat the secrets are hidden at once
// and stay so, in the same sitting and when the game is resumed.
func TestShowAllEndsWithAPerson(t *testing.T) {
	tb, _ := started(t, toy.Chase{}, botOf("easy"), botOf("easy"))
	tb.SetShowAll(true)
	tb.Seats()[1] = human("Ben")
	rulestest.Holds(t, !tb.ShowsAll() && !foxSeen(tb), "the secrets stay in sight")
	tb.SetShowAll(true)
	rulestest.Holds(t, !tb.ShowsAll() && !foxSeen(tb), "they can be shown again")
	again := resume(t, toy.Chase{}, tb.Record(), session.Deps{Sync: true})
	again.SetShowAll(true)
	rulestest.Holds(t, !again.ShowsAll() && !foxSeen(again), "the resumed game shows them")
}

// TestShowAllAfterTheEnd: the end lies open for all, in its past too.
func TestShowAllAfterTheEnd(t *testing.T) {
	tb, _ := started(t, toy.Chase{}, botOf("easy"), botOf("easy"))
	for now := start; !tb.Over(); {
		now = now.Add(time.Minute)
		tb.Update(now)
	}
	tb.Seek(tb.Len() / 2)
	rulestest.Holds(t, foxSeen(tb), "the past of a finished game is hidden")
}
