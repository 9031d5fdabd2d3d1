package penny

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"intrigue/rules/penny/core/box"
)

// BenchmarkDecision is how long a steady bot thinks: the median and the slowest of a
// hundred, over whole games of every mode with two heroes.
func BenchmarkDecision(b *testing.B) {
	for m := range box.Modes {
		b.Run(m.String(), func(b *testing.B) {
			var all []time.Duration
			for b.Loop() {
				p := fresh(b, m, 2, 0)
				c, g := p.core, p.game
				r := rand.New(rand.NewPCG(1, 2))
				for c.over == notOver {
					if c.need == luck {
						c.chance(g, r)
					} else {
						t := newBrain(g, r)
						before := time.Now()
						s := t.ponder(context.Background(), &c)
						all = append(all, time.Since(before))
						c.do(g, s)
					}
					c.run(g)
				}
			}
			slices.Sort(all)
			b.ReportMetric(float64(all[len(all)/2].Microseconds()), "median-µs")
			b.ReportMetric(float64(all[len(all)*99/100].Microseconds()), "p99-µs")
		})
	}
}

// TestPlayoutsDoNotAllocate: a trial leaves nothing to collect, in every mode and whatever
// is decided.
func TestPlayoutsDoNotAllocate(t *testing.T) {
	for m := range box.Modes {
		p, decided := fresh(t, m, 4, 0), map[op]bool{}
		r := rand.New(rand.NewPCG(3, uint64(m)))
		for p.over == notOver && p.round < 6 {
			if p.need == luck {
				p = fate(t, p, p.Roll(r))
				continue
			}
			b := newBrain(p.game, r)
			b.keen = true
			if now := p.now().op; !decided[now] || r.IntN(20) == 0 {
				decided[now] = true
				var c core
				n := testing.AllocsPerRun(4, func() {
					c = p.core
					b.playOn(&c)
					b.prospect(&c)
				})
				is(t, "allocations of a trial", n, 0)
			}
			p = play(t, p, p.game.text(b.script(&p.core)))
		}
		holds(t, "kinds of decisions", len(decided) > 5)
	}
}
