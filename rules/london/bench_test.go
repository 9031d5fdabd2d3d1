package london

import (
	"intrigue/rules"
	"math/rand/v2"
	"testing"
)

// BenchmarkContract plays random games through the contract, with the choices, the
// notebook and Mr X's view at every ply.
func BenchmarkContract(b *testing.B) {
	plies := 0
	r := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		q, _ := Game{}.New(rules.Setup{Seats: 6})
		p := q.(*Position)
		for len(p.Acting()) > 0 {
			e := anyMove(p, r)
			n, err := p.After(e.Seat, e.Move)
			if err != nil {
				b.Fatal(err)
			}
			p = n.(*Position)
			plies++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
}

func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	q, _ := Game{}.New(rules.Setup{Seats: 6})
	p := q.(*Position)
	for p.entry < 7 || p.stage != StageHunt {
		e := anyMove(p, r)
		n, _ := p.After(e.Seat, e.Move)
		if p = n.(*Position); p.stage == StageOver {
			p = q.(*Position)
		}
	}
	for b.Loop() {
		p.Guess(1, r)
	}
}
