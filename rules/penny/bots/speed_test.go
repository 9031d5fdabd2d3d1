package bots_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// BenchmarkDecision is how long a steady bot thinks: the median and the slowest of a
// hundred, over whole games of every mode with two heroes.
func BenchmarkDecision(b *testing.B) {
	for m := range box.Modes {
		b.Run(m.String(), func(b *testing.B) {
			var all []time.Duration
			for b.Loop() {
				p := table.Fresh(b, m, 2)
				c, g := p.State, p.Game
				r := rand.New(rand.NewPCG(1, 2))
				for c.Over == core.NotOver {
					if c.Need == core.Luck {
						c.Chance(g, r)
					} else {
						t := bots.NewAgent(g, r)
						before := time.Now()
						s := t.Lookahead(context.Background(), &c)
						all = append(all, time.Since(before))
						c.Do(g, s)
					}
					c.Run(g)
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
		p, decided := table.Fresh(t, m, 4), map[core.EffectKind]bool{}
		r := rand.New(rand.NewPCG(3, uint64(m)))
		for p.Over == core.NotOver && p.Round < 6 {
			if p.Need == core.Luck {
				p = table.Fate(t, p, p.Roll(r))
				continue
			}
			b := bots.NewAgent(p.Game, r)
			b.KeepsGoods = true
			if now := p.Top().Kind; !decided[now] || r.IntN(20) == 0 {
				decided[now] = true
				var c core.State
				n := testing.AllocsPerRun(4, func() {
					c = p.State
					b.Rollout(&c)
					b.EvaluateTeam(&c)
				})
				rulestest.Is(t, "allocations of a trial", n, 0)
			}
			p = table.Play(t, p, p.Game.Text(b.Policy(&p.State)))
		}
		table.Holds(t, "kinds of decisions", len(decided) > 5)
	}
}
