package pages

import (
	"slices"
	"testing"

	"intrigue/input/results"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// TestStatisticsTellRulesApart: results under other rules do not mix.
func TestStatisticsTellRulesApart(t *testing.T) {
	game := cardinal.Game{}
	usual, err := rules.Complete(game.About().Options, nil)
	rulestest.OK(t, err)
	s := &Statistics{subject: Subject{Game: game}}
	for i, o := range game.About().Options {
		other := rules.Options{}
		for k, v := range usual {
			other[k] = v
		}
		for _, v := range o.Values {
			if v.Key != o.Default {
				other[o.Key] = v.Key
			}
		}
		s.all = append(s.all, results.Result{Score: 10 + i, Options: usual}, results.Result{Score: 20 + i, Options: other})
	}
	both := rules.Options{}
	for _, o := range game.About().Options {
		for _, v := range o.Values {
			if v.Key != o.Default {
				both[o.Key] = v.Key
			}
		}
	}
	s.all = append(s.all, results.Result{Score: 30, Options: both}, results.Result{Score: 1})
	keys, labels := s.ruleSets()
	rulestest.Must(t, len(keys) == 6 && labels[1] == "Standard rules" && labels[5] == "Not recorded", "the sets are %q", labels)
	rulestest.Is(t, "all together are", results.FormOf(s.all, s.shown).Played, 6)
	s.rules = 1
	if n := results.FormOf(s.all, s.shown); n.Played != 2 || n.Best != 11 {
		t.Errorf("under the usual rules there are %d, the best with %d", n.Played, n.Best)
	}
}

// TestEveryGameHasStatistics by side and level.
func TestEveryGameHasStatistics(t *testing.T) {
	game := london.Game{}
	rulestest.Must(t, KeepsResults(game), "London's results cannot be looked up")
	s := &Statistics{subject: Subject{Game: game}}
	rulestest.Holds(t, !s.scored(), "London counts points")
	rulestest.Is(t, "against", s.levels([]string{"easy", "steady"}), "easy and steady bots")
	rulestest.Is(t, "against", s.levels([]string{"easy", "steady", "strong"}), "easy, steady and strong bots")
	rulestest.Is(t, "against", s.levels(nil), "people")
}

// TestStatisticsListTheWeakestBotsFirst: the order is that of the set-up page, not of the alphabet.
func TestStatisticsListTheWeakestBotsFirst(t *testing.T) {
	s := &Statistics{subject: Subject{Game: london.Game{}}}
	var want []string
	for _, l := range slices.Backward(london.Game{}.About().Levels) {
		s.all = append(s.all, results.Result{Sides: []results.SideResult{{Side: "Mr X", Person: true},
			{Side: "the detectives", Levels: []string{l.Key}}}})
		want = slices.Insert(want, 0, l.Key)
	}
	var got []string
	for _, r := range s.bySide() {
		got = append(got, r.Bots...)
	}
	rulestest.Holds(t, !slices.IsSorted(want) && slices.Equal(got, want), "the rows are of %q, the levels %q", got, want)
}

// TestTheTitleOfARuleBook: an article at the beginning of a name is written small inside it.
func TestTheTitleOfARuleBook(t *testing.T) {
	for game, want := range map[string]string{"The Scarlet Pimpernel": "The Rules of the Scarlet Pimpernel",
		"London": "The Rules of London", "Theft": "The Rules of Theft"} {
		got := bookTitle(game, reference)
		rulestest.Holds(t, got == want, "the rule book of %s is called %q", game, got)
	}
}
