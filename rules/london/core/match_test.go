package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

// endedGame is a game of a match that ended so, by the record that is kept of the ending.
func endedGame(t *testing.T, place int, ending string) rules.Played {
	t.Helper()
	r := rulestest.ReadRecord(t, "../testdata/"+ending+".jsonl")
	all, err := rules.Replay(london.Game{}, r)
	rulestest.OK(t, err)
	return rules.Played{SeriesPlace: rules.SeriesPlace{Game: place}, Record: r, Now: all[len(all)-1]}
}

// matchOf is a match of these players: a name is a person, "" a bot.
func matchOf(names ...string) rules.Series {
	s := rules.Series{Game: "london", Deal: 7}
	for i, n := range names {
		info := rules.SeatInfo{Name: n, Colour: i}
		if n == "" {
			info.Level = "steady"
		}
		s.Seats = append(s.Seats, info)
	}
	return s
}

func TestAMatchIsCountedByRounds(t *testing.T) {
	of := london.Game{}.About().Series
	t.Run("LON-138 rounds before the arrest count, an escape 24 and 3 for each 2x card", func(t *testing.T) {
		for _, ending := range []string{"caught", "trapped", "escaped", "exhausted", "stranded"} {
			g := endedGame(t, 2, ending)
			v := g.Now.Seen(rules.Public).(london.View)
			want := v.Round - 1
			if free := v.State.End != core.Caught && v.State.End != core.Trapped; free {
				want = 24 + 3*v.X.Doubles
			}
			sheet := of.Sheet(matchOf("Ada", "Ben", "Cleo"), []rules.Played{g})
			got := sheet.Totals()
			rulestest.Holds(t, got[0] == 0 && got[1] == want && got[2] == 0 && want > 0, "%s counts %v, not %d for Ben", ending, got, want)
		}
	})
	t.Run("LON-138 everyone is Mr X once, and the others share the pawns", func(t *testing.T) {
		for _, c := range []struct {
			seats []string
			want  []string // the seats of each game
		}{
			{[]string{"Ada", "Ben", "Cleo"}, []string{"Ada Ben Cleo", "Ben Cleo Ada", "Cleo Ada Ben"}},
			{[]string{"Ada", "Ben", "Ben", "Ben"}, []string{"Ada Ben Ben Ben", "Ben Ada Ada Ada"}},
			{[]string{"", "You", "You"}, []string{"bot You You", "You bot bot"}},
			{[]string{"Ada", "Ben", "Cleo", "Ben", "Cleo", "Cleo"},
				[]string{"Ada Ben Ben Ben Cleo Cleo", "Ben Cleo Cleo Cleo Ada Ada", "Cleo Ada Ada Ada Ben Ben"}},
		} {
			var played []rules.Played
			var got []string
			for range 9 {
				next, err := of.Next(matchOf(c.seats...), played)
				rulestest.OK(t, err)
				if len(next) == 0 {
					break
				}
				var who []string
				for _, i := range next[0].Seats {
					who = append(who, map[bool]string{true: i.Name, false: "bot"}[i.Person()])
				}
				got = append(got, strings.Join(who, " "))
				played = append(played, rules.Played{SeriesPlace: next[0].SeriesPlace})
			}
			rulestest.Holds(t, slices.Equal(got, c.want), "%q: %q", c.seats, got)
		}
		_, err := of.Next(matchOf("Ada", "Ada", "Ada"), nil)
		rulestest.Holds(t, err != nil, "one person plays a match alone")
	})
	t.Run("LON-138 equal points share the match, and a lost game counts nothing", func(t *testing.T) {
		match := matchOf("Ada", "Ben", "Cleo")
		a, b := endedGame(t, 1, "caught"), endedGame(t, 2, "caught")
		sheet := of.Sheet(match, []rules.Played{a, b, {SeriesPlace: rules.SeriesPlace{Game: 3}}})
		rulestest.Holds(t, strings.HasPrefix(sheet.Verdict, "Ada and Ben share the match with "), "%q", sheet.Verdict)
		rulestest.Holds(t, len(sheet.Rows) == 3 && sheet.Rows[2].Story == rules.MissingGame && sheet.Totals()[2] == 0, "%+v", sheet.Rows)
		sheet = of.Sheet(match, []rules.Played{a, endedGame(t, 2, "escaped")})
		rulestest.Holds(t, strings.HasPrefix(sheet.Verdict, "Ben wins the match with "), "%q", sheet.Verdict)
		sheet = of.Sheet(matchOf("You", "", ""), []rules.Played{a})
		rulestest.Holds(t, strings.HasPrefix(sheet.Verdict, "You win the match with "), "%q", sheet.Verdict)
		rulestest.Holds(t, slices.Equal(sheet.Players, []string{"You", "Bot 1", "Bot 2"}), "%q", sheet.Players)
	})
}
