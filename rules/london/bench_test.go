package london_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
)

// BenchmarkContract plays random games through the contract, with the choices, the
// notebook and Mr X's view at every ply.
func BenchmarkContract(b *testing.B) {
	plies := 0
	r := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		for p := at(table.Start(table.Plain)); len(p.Acting()) > 0; {
			e := table.Any(&p.Position, r)
			n, err := p.After(e.Seat, e.Move)
			if err != nil {
				b.Fatal(err)
			}
			p = n.(*london.Position)
			plies++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
}

func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	p := table.Start(table.Plain)
	for p.Entry < 7 || p.Stage != core.StageHunt {
		if p = table.Play(b, p, table.Any(p, r).Move); p.Stage == core.StageOver {
			p = table.Start(table.Plain)
		}
	}
	for b.Loop() {
		p.Guess(1, r)
	}
}
