package duel

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, Game{}, 40) }

func TestEveryEndingIsReached(t *testing.T) { rulestest.Endings(t, Game{}, nil) }

func TestBotsPlayWholeGamesByTheirView(t *testing.T) { rulestest.Bots(t, Game{}, 2) }

func TestRecordedGameIsToldAsBefore(t *testing.T) {
	rulestest.Playthrough(t, Game{}, "playthrough", func(t *testing.T, name string) rules.Record {
		r := rules.Record{Format: rules.Format, Game: "duel", Edition: 1, Title: name, Options: rules.Options{"bows": "on"},
			Seats: []rules.SeatInfo{{Name: "First"}, {Name: "Second", Colour: 1}}}
		r.Entries = []rules.Entry{{Seat: 0, Move: "choose 3"}, {Seat: 1, Move: "choose 1"}, {Seat: 1, Move: "bow"},
			{Seat: 0, Move: "choose 2"}, {Seat: 1, Move: "choose 2"}, {Seat: 0, Move: "choose 1"}, {Seat: 1,
				Move: "choose 2"}, {Seat: 0, Move: "nod"}}
		return r
	})
}

func TestEveryTargetIsExplained(t *testing.T) {
	rulestest.Words(t, Game{}, []string{"number.1", "number.2", "number.3", "choice.bow", "choice.nod"},
		rulestest.Positions(t, Game{}, 6, 1))
}

func TestClausesNeedATest(t *testing.T) { rulestest.Clauses(t, rulesText, "DUE", 6) }

// play makes moves in turn, of a duel with bows.
func play(t *testing.T, moves ...rules.Move) rules.Position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: 2, Options: rules.Options{"bows": "on"}})
	rulestest.Must(t, err == nil, "%v", err)
	for _, m := range moves {
		p, err = p.After(p.Acting()[0], m)
		rulestest.Must(t, err == nil, "%v", err)
	}
	return p
}

func TestRoundsAreCounted(t *testing.T) {
	t.Run("DUE-2 numbers from 1 to 3", func(t *testing.T) {
		rulestest.Is(t, "choices", len(play(t).Choices(0)), 3)
	})
	t.Run("DUE-3 the second does not see what the first has chosen", func(t *testing.T) {
		rulestest.Is(t, "what the second knows", rules.Print(play(t, "choose 1").Seen(1)), rules.Print(play(t, "choose 3").Seen(1)))
		rulestest.Holds(t, rules.Print(play(t, "choose 1").Seen(0)) != rules.Print(play(t, "choose 3").Seen(0)),
			"the first has forgotten the number")
	})
	t.Run("DUE-4 the higher number takes the round, equal ones nothing", func(t *testing.T) {
		rulestest.Is(t, "after 3 against 1", play(t, "choose 3", "choose 1").(position).wins, [2]int{1, 0})
		rulestest.Is(t, "after 2 against 2", play(t, "choose 2", "choose 2").(position).wins, [2]int{})
	})
	t.Run("DUE-5 the loser bows, for all to see", func(t *testing.T) {
		p := play(t, "choose 3", "choose 1")
		rulestest.Is(t, "who bows", p.Acting()[0], 1)
		rulestest.Holds(t, p.Choices(1)[0].Open, "a curtain falls for a bow")
		rulestest.Refused(t, p, 1, "choose 2", "First bow or nod.")
	})
	t.Run("DUE-1 DUE-6 three rounds, and more of them win", func(t *testing.T) {
		o := play(t, "choose 3", "choose 1", "nod", "choose 1", "choose 2", "bow", "choose 3", "choose 2", "nod").Outcome()
		rulestest.Is(t, "winners", len(o.Winners), 1)
		rulestest.Is(t, "the winner", o.Winners[0], 0)
		o = play(t, "choose 1", "choose 1", "choose 1", "choose 1", "choose 1", "choose 1").Outcome()
		rulestest.Is(t, "the ending of three equal rounds", o.Ending, "drawn")
	})
}
