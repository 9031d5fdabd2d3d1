package analysis_test

import (
	"testing"

	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// BenchmarkLondon analyses every fourth decision of a kept game of London, and prints the processor time that 120 would take:
// go test -run '^$' -bench London -benchtime 1x ./input/analysis
func BenchmarkLondon(b *testing.B) {
	games := store.Options{Game: func(string) (rules.Game, bool) { return london.Game{}, true }}
	r, _, err := store.Open(games).ImportFile("../../rules/london/testdata/playthrough.jsonl")
	rulestest.OK(b, err)
	run := analysis.Run{Game: london.Game{}, Record: r, Workers: 1}
	for i, e := range r.Entries {
		if e.Seat >= 0 && i%4 == 0 {
			run.Only = append(run.Only, i)
		}
	}
	for b.Loop() {
		began := rulestest.CPU()
		a, err := run.Do(b.Context())
		rulestest.OK(b, err)
		b.ReportMetric(120/float64(a.Looked())*(rulestest.CPU()-began).Seconds(), "s/120")
	}
}
