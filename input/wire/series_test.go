package wire

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
)

// order sends one line and returns what is answered.
func order(t *testing.T, s *session, line string) string {
	t.Helper()
	rulestest.Must(t, s.run(line) == nil, "%q is refused", line)
	return s.answer()
}

// toTheEnd plays the game with the first choices.
func toTheEnd(t *testing.T, s *session) {
	t.Helper()
	for !s.now().Outcome().Over() {
		seat := s.now().Acting()[0]
		if seat == rules.Luck {
			order(t, s, "roll")
			continue
		}
		order(t, s, "play "+seatWord(seat)+" "+s.shown(string(s.now().Choices(seat)[0].Move)))
	}
}

// TestAMatchOnTheWire: three games, in which each player is Mr X once, then the verdict.
func TestAMatchOnTheWire(t *testing.T) {
	s := newSession(london.Game{})
	said := order(t, s, "series seats 3 deal 7")
	rulestest.Holds(t, strings.HasPrefix(said, "seat 0 Mr X\n") && strings.HasSuffix(said,
		"game Player 1 as Mr X\nplayer 0 Player 1\nplayer 1 Player 2\nplayer 2 Player 3\n"), "begun with\n%s", said)
	for _, line := range []string{"series next", "series next 0", "series sheets", "series sheet now"} {
		rulestest.Holds(t, s.run(line) != nil, "%q is not refused", line)
		s.answer()
	}
	for game := range 3 {
		toTheEnd(t, s)
		said = order(t, s, "series sheet")
		rulestest.Holds(t, strings.Count(said, "sheet game ") == game+1 && strings.Contains(said, "sheet next 1 Player ") == (game < 2) &&
			strings.Contains(said, "sheet verdict ") == (game == 2), "after game %d:\n%s", game+1, said)
		if game < 2 {
			said = order(t, s, "series next")
			rulestest.Holds(t, strings.Contains(said, "player 0 Player "+string(rune('2'+game))+"\n"), "next:\n%s", said)
		}
	}
	rulestest.Holds(t, s.run("series next") != nil, "a match of three has a fourth game")
	s.answer()
	order(t, s, "new")
	rulestest.Holds(t, s.run("series sheet") != nil, "a single game has a sheet")
}

// TestAPlayerCannotBeginASeries: that is for the referee; the sheet is for all.
func TestAPlayerCannotBeginASeries(t *testing.T) {
	s := newSession(penny.Game{})
	order(t, s, "series seats 2 option difficulty halfpenny")
	order(t, s, "as 1")
	for _, line := range []string{"series", "series next"} {
		rulestest.Holds(t, s.run(line) != nil, "%q of a player is carried out", line)
		s.answer()
	}
	rulestest.Holds(t, strings.Contains(order(t, s, "series sheet"), "sheet game Prologue | In progress"), "no sheet")
	none := newSession(chase(nil))
	err := none.run("series")
	rulestest.Holds(t, err != nil && strings.Contains(err.Error(), "not played as a series"), "%v", err)
}
