package core_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

// BenchmarkPlayout plays whole random games of four seats.
func BenchmarkPlayout(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	steps := 0
	begin := Begin(4, 0)
	for range b.N {
		c := begin
		for c.Stage != core.StageOver {
			c.Do(c.Random(r))
			steps++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(steps)/float64(b.N), "steps/game")
}

// TestPlayoutsDoNotAllocate: a whole game leaves nothing to collect.
func TestPlayoutsDoNotAllocate(t *testing.T) {
	r := LuckOf(1)
	begin := Begin(4, core.SecretMissions|core.Agendas)
	var c core.State
	n := testing.AllocsPerRun(20, func() {
		c = begin
		for c.Stage != core.StageOver {
			c.Do(c.Random(r))
		}
	})
	is(t, "allocations of a game", n, 0)
}
