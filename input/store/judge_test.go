package store_test

import (
	"context"
	"slices"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// TestOldGamesEarnNewHonours: a result that was written when the game offered fewer honours is judged again by its saved
// game, once; one whose game is gone keeps what it has.
func TestOldGamesEarnNewHonours(t *testing.T) {
	s := store.Open(store.Options{Home: t.TempDir(), Game: func(k string) (rules.Game, bool) { return london.Game{}, k == "london" }})
	rec := rulestest.ReadRecord(t, "../../rules/london/testdata/challenges/single.jsonl")
	last := len(rec.Entries) - 1
	end := rec.Entries[last]
	rec.Entries = rec.Entries[:last]
	g, err := s.CreateGame(rec)
	rulestest.OK(t, err)
	rulestest.OK(t, g.Append(end))
	rulestest.OK(t, g.Finish("stranded"))
	g.Close()
	all := s.Results("london")
	rulestest.Must(t, len(all) == 1, "there are %d results", len(all))
	old := all[0]
	rulestest.Must(t, slices.Contains(old.Honours, "single") && slices.Contains(old.Honours, "challenge.single"), "it earned %q", old.Honours)
	old.Honours, old.Judged = nil, 1
	gone := old
	gone.Name, gone.Honours = "gone", []string{"boat"}
	rulestest.OK(t, s.AddResult(old))
	rulestest.OK(t, s.AddResult(gone))
	rulestest.OK(t, s.JudgeAgain(context.Background(), "london"))
	for _, r := range s.Results("london") {
		if r.Name == "gone" {
			rulestest.Holds(t, slices.Equal(r.Honours, gone.Honours), "the game that is gone has earned %q", r.Honours)
			continue
		}
		rulestest.Holds(t, slices.Contains(r.Honours, "single") && r.When == old.When, "judged again: %+v", r)
	}
}
