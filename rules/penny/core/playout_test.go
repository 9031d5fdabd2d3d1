package core_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
)

// playout plays a state to its end by chance and returns the number of decisions.
func playout(g *core.Game, c *core.State, r *rand.Rand) int {
	n := 0
	var buf [core.MostActions]core.Action
	for c.Over == core.NotOver {
		if c.Need == core.Luck {
			c.Chance(g, r)
		} else {
			list := c.Actions(g, buf[:0])
			c.Do(g, list[r.IntN(len(list))])
			n++
		}
		c.Run(g)
	}
	return n
}

// BenchmarkPlayout is the speed of complete random games of Scenario I with two
// heroes on one core.
func BenchmarkPlayout(b *testing.B) {
	p := table.Fresh(b, box.Prologue, 2)
	r := rand.New(rand.NewPCG(1, 2))
	n := 0
	for b.Loop() {
		c := p.State
		n += playout(p.Game, &c, r)
	}
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
