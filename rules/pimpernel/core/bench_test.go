package core_test

import (
	"testing"

	. "intrigue/rules/pimpernel/internal/table"
)

// BenchmarkPlayout plays whole random games at four seats:
// go test -run '^$' -bench Playout ./rules/pimpernel
func BenchmarkPlayout(b *testing.B) {
	p := Shuffled(b, 4, nil, 1)
	d := Dice(88172645463325252)
	games, steps := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		c := *p
		steps += PlayOut(&c, &d)
		games++
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(steps)/float64(games), "steps/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/step")
}
