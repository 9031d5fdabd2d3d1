package pages

import (
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/london"
)

// TestStatisticsTellRulesApart: results under other rules do not mix.
func TestStatisticsTellRulesApart(t *testing.T) {
	game := cardinal.Game{}
	usual, err := rules.Complete(game.About().Options, nil)
	if err != nil {
		t.Fatal(err)
	}
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
		s.all = append(s.all, store.Result{Score: 10 + i, Options: usual}, store.Result{Score: 20 + i, Options: other})
	}
	both := rules.Options{}
	for _, o := range game.About().Options {
		for _, v := range o.Values {
			if v.Key != o.Default {
				both[o.Key] = v.Key
			}
		}
	}
	s.all = append(s.all, store.Result{Score: 30, Options: both}, store.Result{Score: 1})
	keys, labels := s.ruleSets()
	if len(keys) != 6 || labels[1] != "Standard rules" || labels[5] != "Not recorded" {
		t.Fatalf("the sets are %q", labels)
	}
	if n := store.Count(s.all, s.shown).Played; n != 6 {
		t.Errorf("all together are %d", n)
	}
	s.rules = 1
	if n := store.Count(s.all, s.shown); n.Played != 2 || n.Best != 11 {
		t.Errorf("under the usual rules there are %d, the best with %d", n.Played, n.Best)
	}
}

// TestEveryGameHasStatistics by side and level.
func TestEveryGameHasStatistics(t *testing.T) {
	game := london.Game{}
	if !KeepsResults(game) {
		t.Fatal("London's results cannot be looked up")
	}
	s := &Statistics{subject: Subject{Game: game}}
	if s.scored() {
		t.Error("London counts points")
	}
	if got := s.levels([]string{"easy", "steady"}); got != "easy and steady bots" {
		t.Errorf("against %q", got)
	}
	if got := s.levels(nil); got != "people" {
		t.Errorf("against %q", got)
	}
}
