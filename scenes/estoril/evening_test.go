package estoril_test

import (
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	contract "intrigue/rules"
	rules "intrigue/rules/estoril"
)

// TestEveningIsWatched: the steps that luck takes in the evening are shown one by one,
// through nobody's eyes, and Space goes on to the next one.
func TestEveningIsWatched(t *testing.T) {
	r := reach(t, 2, nil, rules.StageOpen, nil)
	b := sit(t, r, func(s *store.Settings) { s.Speed = "slow" })
	b.Step = 1_000_000
	n := b.Game().Len()
	if v := b.view(); v.Evening == nil || v.By != contract.Public {
		t.Fatalf("the evening is shown through the eyes of %d", v.By)
	}
	b.Still(3)
	if b.Game().Len() != n {
		t.Fatal("nobody can see the board's turn come")
	}
	b.Key(input.Skip)
	if got := b.Game().Len(); got != n+1 {
		t.Errorf("Space goes %d steps on", got-n)
	}
}
