package patience

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, Game{}, 40) }

func TestEveryEndingIsReached(t *testing.T) { rulestest.Endings(t, Game{}, nil) }

func TestClausesNeedATest(t *testing.T) { rulestest.Clauses(t, rulesText, "PAT", 4) }

// play makes moves in turn; Luck's are the dice.
func play(t *testing.T, moves ...rules.Move) rules.Position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: 1})
	rulestest.Must(t, err == nil, "%v", err)
	for _, m := range moves {
		p, err = p.After(p.Acting()[0], m)
		rulestest.Must(t, err == nil, "%v", err)
	}
	return p
}

func TestTurnsAlternate(t *testing.T) {
	t.Run("PAT-1 PAT-2 a die before each of eight cards", func(t *testing.T) {
		p := play(t)
		rulestest.Is(t, "who begins", p.Acting()[0], rules.Luck)
		rulestest.Is(t, "choices after the roll", len(play(t, "die 2").Choices(0)), 16)
		rulestest.Refused(t, play(t, "die 2", "lay 3 left", "die 1"), 0, "lay 3 right", "has been laid")
	})
	t.Run("PAT-3 left scores the die, right seven less it", func(t *testing.T) {
		rulestest.Is(t, "on the left", play(t, "die 2", "lay 3 left").(position).score, 2)
		rulestest.Is(t, "on the right", play(t, "die 2", "lay 3 right").(position).score, 5)
	})
	t.Run("PAT-4 the last card ends it", func(t *testing.T) {
		var moves []rules.Move
		for _, card := range "0123456" {
			moves = append(moves, "die 1", rules.Move("lay "+string(card)+" left"))
		}
		p := play(t, append(moves, "die 6", "lay 7 left")...)
		rulestest.Is(t, "the ending", p.Outcome().Ending, "done")
		rulestest.Is(t, "points", p.Outcome().Scores[0].Points[0], 13)
	})
}
