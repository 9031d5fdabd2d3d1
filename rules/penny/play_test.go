package penny

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// fresh is a game of a mode before the heroes are chosen.
func fresh(t testing.TB, m Mode, seats int) *position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: seats, Options: rules.Options{"mode": m.String()}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// playout plays a core to its end by chance and returns the number of decisions.
func playout(g *game, c *core, r *rand.Rand, most int) int {
	n := 0
	var buf [mostSteps]step
	for c.over == notOver && n < most {
		if c.need == luck {
			c.chance(g, r)
		} else {
			list := c.list(g, buf[:0])
			c.do(g, list[r.IntN(len(list))])
			n++
		}
		c.run(g)
	}
	return n
}

func BenchmarkPlayout(b *testing.B) {
	p := fresh(b, Prologue, 2)
	r := rand.New(rand.NewPCG(1, 2))
	n := 0
	for b.Loop() {
		c := p.core
		n += playout(p.game, &c, r, 100000)
	}
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

func TestSmoke(t *testing.T) {
	for m := range modes {
		for seats := 1; seats <= 4; seats++ {
			p := fresh(t, m, seats)
			r := rand.New(rand.NewPCG(1, 2))
			longest, sum := 0, 0
			ends := map[string]int{}
			for range 100 {
				c := p.core
				n := playout(p.game, &c, r, 40000)
				longest = max(longest, n)
				sum += n
				ends[c.ending()]++
			}
			t.Log(m, seats, longest, sum/100, ends)
		}
	}
}
