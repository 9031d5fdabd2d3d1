package pimpernel

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// laid is a position with the board laid out by chance.
func laid(t testing.TB, seats int, o rules.Options, seed uint64) *Position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: seats, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for p.(*Position).stage == StageDeal {
		if p, err = p.After(rules.Luck, p.Roll(r)); err != nil {
			t.Fatal(err)
		}
	}
	return p.(*Position)
}

// BenchmarkPlayout plays whole random games at four seats:
// go test -run '^$' -bench Playout ./rules/pimpernel
func BenchmarkPlayout(b *testing.B) {
	p := laid(b, 4, nil, 1)
	d := dice(88172645463325252)
	games, steps := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		c := p.State
		steps += c.random(&d)
		games++
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(steps)/float64(games), "steps/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/step")
}
