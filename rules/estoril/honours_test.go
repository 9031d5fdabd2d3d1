package estoril

import (
	"path/filepath"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

// TestOnesOwnSeductionCounts: the honour for a character that Seduction brought goes to whoever used it, and to nobody whose
// character others brought.
func TestOnesOwnSeductionCounts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	rulestest.OK(t, err)
	more, _ := filepath.Glob("testdata/challenges/*.jsonl")
	earned := 0
	for _, file := range append(files, more...) {
		g, over := rules.Finish(Game{}, rulestest.ReadRecord(t, file))
		for seat := range rules.Seat(len(g.Seats)) {
			if over && honourOf("brought").Earned(g, seat) {
				earned++
				rulestest.Holds(t, done(g, seat, core.UseSeduction) > 0, "%s: seat %d earns it and seduced nobody", file, seat)
			}
		}
	}
	rulestest.Holds(t, earned > 0, "nobody earns it")
}

// honourOf is an honour by its key.
func honourOf(key string) rules.Honour {
	all := honours()
	return all[slices.IndexFunc(all, func(h rules.Honour) bool { return h.Key == key })]
}
