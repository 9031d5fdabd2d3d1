package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
)

// ended is a scenario of a campaign that ended so, by the record that is kept of the ending.
func ended(t *testing.T, game, try int, ending string) rules.Played {
	t.Helper()
	r := rulestest.ReadRecord(t, "../testdata/"+ending+".jsonl")
	all, err := rules.Replay(penny.Game{}, r)
	rulestest.OK(t, err)
	return rules.Played{SeriesPlace: rules.SeriesPlace{Game: game, Try: try}, Record: r, Now: all[len(all)-1]}
}

// campaign is one of two people.
func campaign() rules.Series {
	return rules.Series{Game: "penny", Deal: 4, Options: rules.Options{"mode": "prologue", "difficulty": "halfpenny"},
		Seats: []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben", Colour: 1}}}
}

func TestACampaignLeadsThroughItsScenarios(t *testing.T) {
	of := penny.Game{}.About().Series
	s := campaign()
	next := func(played ...rules.Played) (all []string) {
		games, err := of.Next(s, played)
		rulestest.OK(t, err)
		for _, n := range games {
			all = append(all, n.Title)
			r, err := n.Record(penny.Game{}, s)
			rulestest.Must(t, err == nil, "%s cannot begin: %v", n.Title, err)
			rulestest.Holds(t, r.Options["difficulty"] == "halfpenny", "%s is played at %q", n.Title, r.Options["difficulty"])
		}
		return all
	}
	won, lost := ended(t, 1, 0, "closed"), ended(t, 1, 0, "consumed")
	again := lost
	again.Try = 1
	missing := rules.Played{SeriesPlace: rules.SeriesPlace{Game: 3}}
	t.Run("PEN-176 the scenarios in order; a lost one may be played again once, then the story goes on", func(t *testing.T) {
		for _, c := range []struct {
			played []rules.Played
			want   []string
		}{
			{nil, []string{"Prologue"}},
			{[]rules.Played{won}, []string{"Short Heist", "The Heist"}},
			{[]rules.Played{lost}, []string{"Prologue, once more", "Short Heist", "The Heist"}},
			{[]rules.Played{lost, again}, []string{"Short Heist", "The Heist"}},
			{[]rules.Played{won, ended(t, 2, 0, "robbed")}, []string{"Open World"}},
			{[]rules.Played{won, ended(t, 2, 0, "overrun")}, []string{"The Heist, once more", "Open World"}},
			{[]rules.Played{won, missing}, []string{"Boss Rush"}},
			{[]rules.Played{won, ended(t, 4, 0, "triumph")}, nil},
			{[]rules.Played{won, ended(t, 4, 1, "outrun")}, nil},
		} {
			got := next(c.played...)
			rulestest.Holds(t, slices.Equal(got, c.want), "%q follows, not %q", got, c.want)
		}
	})
	t.Run("PEN-176 the heroes are chosen once", func(t *testing.T) {
		games, err := of.Next(s, []rules.Played{won})
		rulestest.OK(t, err)
		r, err := games[0].Record(penny.Game{}, s)
		rulestest.OK(t, err)
		all, err := rules.Replay(penny.Game{}, r)
		rulestest.OK(t, err)
		was := won.Now.Outcome().Cast
		sheet := of.Sheet(s, []rules.Played{{SeriesPlace: rules.SeriesPlace{Game: 2}, Record: r, Now: all[len(all)-1]}})
		for i, name := range sheet.Players {
			rulestest.Holds(t, len(was) == 2 && was[i] != "" && strings.HasPrefix(name, was[i]), "seat %d plays %q, not %q", i, name, was)
		}
	})
	t.Run("PEN-177 a hero's points, the team's points for all, nothing for a lost scenario", func(t *testing.T) {
		totals := func(played ...rules.Played) []int { return of.Sheet(s, played).Totals() }
		sum := func(p rules.Played) (all []int) {
			all = []int{0, 0}
			for _, l := range p.Now.Outcome().Scores {
				for i, n := range l.Points {
					all[i] += n
				}
			}
			return all
		}
		heist, rush, open := ended(t, 2, 0, "robbed"), ended(t, 4, 0, "triumph"), ended(t, 3, 0, "held")
		v := heist.Now.(*penny.Position).View()
		n := 6 + int(v.State.Closed) + v.Game.LastSpace() - int(v.State.HellSpace)
		rulestest.Holds(t, v.State.Closed == 2 && n > 8, "the recorded Heist closes %d portals, and counts %d", v.State.Closed, n)
		for _, c := range []struct {
			played rules.Played
			want   []int
		}{
			{won, sum(won)}, {open, sum(open)}, {rush, sum(rush)}, {heist, []int{n, n}},
			{lost, []int{0, 0}}, {ended(t, 4, 0, "outrun"), []int{0, 0}}, {ended(t, 2, 0, "overrun"), []int{0, 0}}, {missing, []int{0, 0}},
		} {
			got := totals(c.played)
			rulestest.Holds(t, slices.Equal(got, c.want), "%s counts %v, not %v", c.played.Record.Title, got, c.want)
		}
		rulestest.Holds(t, sum(won)[0] != sum(won)[1], "both heroes have %v: this proves little", sum(won))
		all := totals(won, heist, rush)
		rulestest.Holds(t, all[0] == sum(won)[0]+n+sum(rush)[0], "together %v", all)
	})
	t.Run("PEN-178 the hero and the sidekicks", func(t *testing.T) {
		sheet := of.Sheet(s, []rules.Played{won})
		lead := sheet.Leaders()
		rulestest.Must(t, len(lead) == 1, "%v lead", lead)
		for _, want := range []string{sheet.Players[lead[0]] + " is the hero of London", sheet.Players[1-lead[0]] + " is the sidekick."} {
			rulestest.Holds(t, strings.Contains(sheet.Verdict, want), "%q does not say %q", sheet.Verdict, want)
		}
		sheet = of.Sheet(s, []rules.Played{ended(t, 2, 0, "robbed")})
		rulestest.Holds(t, strings.Contains(sheet.Verdict, " are the heroes of London, with ") && strings.HasSuffix(sheet.Verdict, "each."),
			"%q", sheet.Verdict)
		sheet = of.Sheet(s, []rules.Played{lost})
		rulestest.Holds(t, strings.Contains(sheet.Verdict, "nobody is the hero"), "%q", sheet.Verdict)
	})
}
