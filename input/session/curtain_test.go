package session_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// gates plays a chase and writes down who looks and where the curtain falls.
func gates(t *testing.T, g rules.Game, n int, seats ...rules.SeatInfo) string {
	tb := table(t, g, session.Deps{Sync: true}, seats...)
	var b strings.Builder
	for range n {
		tb.Update(start)
		if curtain, up := tb.Curtain(); up {
			fmt.Fprintf(&b, "|%s| ", strings.Join(curtain.Names, "+"))
			rulestest.Holds(t, tb.Viewer() == rules.Public && tb.Choices() == nil && !strings.Contains(rules.Print(tb.View()), "fox at"),
				"something shows through the curtain")
			rulestest.Holds(t, tb.Play("fox 3 walk") != nil, "played through the curtain")
			tb.OpenCurtain()
			continue
		}
		if s, ok := tb.Deciding(); ok {
			fmt.Fprintf(&b, "%d by %d, ", s, tb.Viewer())
			play(t, tb, 1)
		}
	}
	return strings.TrimSpace(b.String())
}

func TestWhereTheGateFalls(t *testing.T) {
	a, b, c, bot := human("Ada"), human("Ben"), human("Cy"), botOf("easy")
	for _, test := range []struct {
		name  string
		game  rules.Game
		seats []rules.SeatInfo
		n     int
		want  string
	}{
		{"allied seats never", toy.Chase{}, []rules.SeatInfo{a, b, c}, 8,
			"|Ada| 0 by 0, |Ben+Cy| 1 by 1, 2 by 2, |Ada| 0 by 0, |Ben+Cy|"},
		{"one person and bots never", toy.Chase{}, []rules.SeatInfo{bot, a, bot}, 4, "1 by 1, 1 by 1, 1 by 1, 1 by 1,"},
		{"a bot hides", toy.Chase{}, []rules.SeatInfo{bot, a, b}, 4, "1 by 1, 2 by 2, 1 by 1, 2 by 2,"},
		{"one person leads several", toy.Chase{}, []rules.SeatInfo{a, b, b}, 6, "|Ada| 0 by 0, |Ben| 1 by 1, 2 by 2, |Ada|"},
		{"one person leads all", toy.Chase{}, []rules.SeatInfo{a, a, a}, 4, "0 by 0, 1 by 0, 2 by 0, 0 by 0,"},
		{"one who knows more than an ally", toy.Chase{}, []rules.SeatInfo{a, a, b}, 6, "|Ada| 0 by 0, 1 by 0, |Ben| 2 by 2, |Ada|"},
		{"without names each is another", toy.Duel{}, []rules.SeatInfo{human(""), human("")}, 6,
			"|First| 0 by 0, |Second| 1 by 1, |First| 0 by 0,"},
		{"no allies: the view goes with the seat", toy.Duel{}, []rules.SeatInfo{a, a}, 3, "0 by 0, 1 by 1, 0 by 0,"},
		{"a patience", toy.Patience{}, []rules.SeatInfo{a}, 2, "0 by 0, 0 by 0,"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := gates(t, test.game, test.n, test.seats...)
			rulestest.Holds(t, got == test.want, "got  %s\nwant %s", got, test.want)
		})
	}
}

func TestNobodyLooksBeforeTheFirstGate(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{}, human("Ada"), human("Ben"))
	rulestest.Holds(t, tb.Viewer() == rules.Public, "somebody looks before luck has decided")
	tb.Update(start)
	g, up := tb.Curtain()
	rulestest.Holds(t, up && g.Seat == 0, "no curtain")
	waiting(t, tb, 0, session.ForCurtain)
}

func TestOnlyBots(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), botOf("easy"))
	for !tb.Over() {
		tb.Update(start)
		if _, up := tb.Curtain(); up || !tb.Over() && tb.Viewer() != rules.Public {
			t.Fatal("bots need no curtain and show no secrets")
		}
	}
	rulestest.Holds(t, strings.Contains(rules.Print(tb.View()), "fox at"), "the end opens nothing")
}

func TestWhatWasMissed(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, human("Ada"), human("Ben"), botOf("easy"))
	missed := func() [2]int {
		from, to := tb.Missed()
		return [2]int{from, to}
	}
	tb.Update(start) // hide, speed: |Ada|
	tb.OpenCurtain()
	rulestest.Is(t, "Ada at first", missed(), [2]int{0, 2})
	play(t, tb, 0) // fox; |Ben|
	if from, to := tb.Missed(); from != to {
		t.Error("the curtain tells what was missed")
	}
	tb.OpenCurtain()
	rulestest.Is(t, "Ben at first", missed(), [2]int{0, 3})
	play(t, tb, 0) // hound 1, then the bot, speed; |Ada|
	tb.Update(start)
	tb.OpenCurtain()
	from, to := tb.Missed()
	if want := tb.Record().Entries[from:to]; len(want) == 0 || slices.ContainsFunc(want, func(e rules.Entry) bool { return e.Seat == 0 }) {
		t.Errorf("Ada missed %v", want)
	}
	rulestest.Holds(t, from == 3, "Ada missed from %d", from)
	play(t, tb, 0)
	if from, to := tb.Missed(); from != to {
		t.Error("it still stands after the decision")
	}
}

func TestSinceLastDecided(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), human("Ada"), botOf("easy"))
	tb.Update(start)
	play(t, tb, 0)
	for w := session.ForBot; w != session.ForPerson; _, w = tb.Waiting() {
		tb.Update(start)
	}
	from, to := tb.SinceOwnMove()
	rulestest.Holds(t, from == 4 && to == tb.Len() && to-from >= 2, "%d to %d", from, to)
}

func TestSeatsChosenAtOnce(t *testing.T) {
	// Two persons decide at once: the first does, then the screen changes hands
	// without showing what was chosen.
	tb := table(t, toy.Duel{}, session.Deps{}, human("Ada"), human("Ben"))
	tb.Update(start)
	tb.OpenCurtain()
	play(t, tb, 2)
	_, up := tb.Curtain()
	rulestest.Must(t, up && strings.Contains(rules.Print(tb.View()), "own: 0"), "the number of Ada shows")
	tb.OpenCurtain()
	v := rules.Print(tb.View())
	rulestest.Must(t, strings.Contains(v, "own: 0"), "Ben sees it: %s", v)
	for _, l := range tb.Log() {
		rulestest.Holds(t, !strings.Contains(l.Text, "choose"), "the log tells it: %s", l.Text)
	}
	play(t, tb, 0)
}

// TestSecretChoicesAreASequence: two people choose in secret, one after the other.
// Each is handed the screen behind a curtain, and nobody can tell what the other
// has chosen until both have.
func TestSecretChoicesAreASequence(t *testing.T) {
	tb := table(t, toy.Duel{}, session.Deps{}, human("Ada"), human("Ben"))
	said := func() string {
		var all []string
		for _, l := range tb.Log() {
			all = append(all, l.Text)
		}
		return rules.Print(tb.View()) + strings.Join(all, "\n")
	}
	hand := func(to rules.Seat) {
		t.Helper()
		g, up := tb.Curtain()
		if !up || g.Seat != to || strings.Contains(said(), "choose") || !strings.Contains(said(), "own: 0") {
			t.Fatalf("no curtain before seat %d, or something shines through: %v %v\n%s", to, g, up, said())
		}
		tb.OpenCurtain()
	}
	hand(0)
	play(t, tb, 2) // the highest number
	hand(1)
	rulestest.Holds(t, !strings.Contains(said(), "choose 3"), "Ben is told Ada's number:\n%s", said())
	play(t, tb, 0)
	if _, up := tb.Curtain(); !up || !strings.Contains(rules.Print(tb.View()), "wins: 1 0") {
		t.Errorf("what both have chosen does not lie open:\n%s", rules.Print(tb.View()))
	}
}

// TestOpenDecisionsNeedNoCurtain: what needs no secret is decided at the open
// table, where nobody's secrets are shown; and the next secret needs a curtain.
func TestOpenDecisionsNeedNoCurtain(t *testing.T) {
	r, _ := session.NewRecord(toy.Duel{}, []rules.SeatInfo{human("Ada"), human("Ben")}, rules.Options{"bows": "on"}, 7, start)
	tb := resume(t, toy.Duel{}, r, session.Deps{})
	round := func(ada, ben int) {
		tb.OpenCurtain()
		play(t, tb, ada)
		tb.OpenCurtain()
		play(t, tb, ben)
	}
	round(0, 2) // Ada has to bow, while Ben looks
	if _, up := tb.Curtain(); up || !tb.DecidesOpenly() || tb.Viewer() != rules.Public {
		t.Fatal("an open decision waits behind a curtain, or is shown through somebody's eyes")
	}
	s, ok := tb.Deciding()
	rulestest.Must(t, ok && s == 0 && len(tb.Choices()) == 2, "seat %d decides (%t)", s, ok)
	play(t, tb, 0)
	n, _, why := tb.CanUndo()
	rulestest.Holds(t, n == 0, "behind the curtain that follows, %d moves can be taken back (%s)", n, why)
	if g, up := tb.Curtain(); !up || g.Seat != 0 {
		t.Fatal("after an open decision a secret is shown without a curtain")
	}
	round(0, 2)
	rulestest.Must(t, tb.DrawCurtain(), "Ada cannot ask for her own papers")
	if g, up := tb.Curtain(); !up || g.Seat != 0 {
		t.Fatal("her papers are shown without a curtain")
	}
	if tb.OpenCurtain(); tb.Viewer() != 0 || tb.DecidesOpenly() || tb.DrawCurtain() {
		t.Errorf("seat %d is shown", tb.Viewer())
	}
	play(t, tb, 1)
	round(0, 2)
	if _, up := tb.Curtain(); up || !tb.DecidesOpenly() {
		t.Error("an open decision waits behind a curtain that was drawn for the one before")
	}
}

// TestNoCurtainWithoutSecrets: where nothing is hidden, everybody looks.
func TestNoCurtainWithoutSecrets(t *testing.T) {
	tb := table(t, open{toy.Duel{}}, session.Deps{}, human("Ada"), human("Ben"))
	for range 6 {
		_, up := tb.Curtain()
		rulestest.Must(t, !up, "a curtain falls")
		play(t, tb, 0)
	}
	rulestest.Holds(t, tb.Over(), "the game goes on")
}

// open is a game that says it has no secrets.
type open struct{ rules.Game }

func (g open) About() rules.About {
	ab := g.Game.About()
	ab.Secret, ab.Levels = false, nil
	return ab
}
