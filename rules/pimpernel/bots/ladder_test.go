package bots

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// randomly plays anything, the bottom of the ladder.
type randomly struct{}

func (randomly) choose(_ *core.State, all []core.Action, r *rand.Rand) core.Action {
	return all[r.IntN(len(all))]
}

// thinks lets a bot sit at the table among minds: with so many simulations a decision.
type thinks struct {
	strong
	simulations int
}

func (m thinks) choose(c *core.State, all []core.Action, r *rand.Rand) core.Action {
	v := core.See(c, rules.Seat(c.Seat))
	return m.strong.choose(context.Background(), v,
		rules.Turn{Seat: v.By, View: seen{View: v}, Choices: make([]rules.Choice, len(all)), Rand: r, Simulations: m.simulations})
}

// game plays a whole game between minds, seat by seat, and returns its end.
func game(t testing.TB, o rules.Options, seed uint64, see func(c *core.State, s core.Action), minds ...policy) *core.State {
	p := table.Shuffled(t, len(minds), o, seed)
	r := rand.New(rand.NewPCG(seed, 17))
	d := table.Dice(seed*2654435761 + 1)
	for p.Stage != core.StageOver {
		if p.Stage == core.StageDraw {
			p.DrawNext(d.Next())
			continue
		}
		s := bot{minds[p.Seat]}.action(p, r)
		if see != nil {
			see(p, s)
		}
		p.Do(s)
	}
	return p
}

// duel plays games of two, each deal with both seatings, and returns the share of
// games that the first policy won; a shared victory is half a one.
func duel(t testing.TB, games int, a, b policy) float64 {
	return 100 * share(t, games, 2, a, b) / float64(games)
}

// share plays games of a policy among others of another kind, each deal with all seatings,
// and returns how many it won; a shared victory counts by parts.
func share(t testing.TB, games, seats int, a, b policy) (won float64) {
	for g := range games {
		minds := slices.Repeat([]policy{b}, seats)
		me := rules.Seat(g % seats)
		minds[me] = a
		_, _, winners := game(t, nil, uint64(g/seats), nil, minds...).Ending()
		if slices.Contains(winners, me) {
			won += 1 / float64(len(winners))
		}
	}
	return won
}

// TestStrongerLevelsWin is the short form of BenchmarkLadder.
func TestStrongerLevelsWin(t *testing.T) {
	rulestest.Long(t)
	m := steady{usualWeights()}
	if n := duel(t, 12, m, easy{}); n < 75 {
		t.Errorf("steady wins only %.0f %% against easy", n)
	}
	rulestest.Holds(t, duel(t, 6, m, randomly{}) >= 100, "steady loses against random play")
	if n := duel(t, 20, easy{}, randomly{}); n < 90 {
		t.Errorf("easy wins only %.0f %% against random play", n)
	}
	// Most rounds end by five filled spaces.
	f := study(t, 3, 3, nil, m)
	rulestest.Holds(t, f.ends[core.EndFilled] > f.rounds/2, "of %d rounds %d end by five filled spaces", f.rounds, f.ends[core.EndFilled])
}

// BenchmarkLadder plays 200 games of two for every pairing:
// go test -run '^$' -bench Ladder -benchtime 1x ./rules/pimpernel
func BenchmarkLadder(b *testing.B) {
	m := steady{usualWeights()}
	for _, pair := range []struct {
		name string
		a, b policy
	}{{"steady-easy", m, easy{}}, {"steady-random", m, randomly{}}, {"easy-random", easy{}, randomly{}}} {
		b.Run(pair.name, func(b *testing.B) {
			for b.Loop() {
				b.ReportMetric(duel(b, 200, pair.a, pair.b), "%won")
			}
		})
	}
}

// BenchmarkLadderStrong plays a strong bot among steady ones, at 2, 3 and 4 seats:
// go test -run '^$' -bench LadderStrong -benchtime 1x -timeout 0 ./rules/pimpernel
func BenchmarkLadderStrong(b *testing.B) {
	for seats := 2; seats <= 4; seats++ {
		const games = 300
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			m := strong{usualSimulations}
			for b.Loop() {
				won := share(b, games, seats, thinks{m, m.simulations}, steady{usualWeights()})
				low, high := search.Wilson(won, games)
				b.ReportMetric(100*won/float64(games), "%won")
				b.ReportMetric(100*low, "%low")
				b.ReportMetric(100*high, "%high")
			}
		})
	}
}

// BenchmarkDecide is the time a steady bot takes for a decision, at four seats: the
// middle one, the one in a hundred, and the slowest.
func BenchmarkDecide(b *testing.B) {
	m := steady{usualWeights()}
	var took []time.Duration
	for seed := uint64(3); b.Loop(); seed++ {
		game(b, nil, seed, func(c *core.State, _ core.Action) {
			start := time.Now()
			bot{m}.action(c, nil)
			took = append(took, time.Since(start))
		}, m, m, m, m)
	}
	slices.Sort(took)
	ms := func(share float64) float64 { return took[int(share*float64(len(took)-1))].Seconds() * 1000 }
	b.ReportMetric(ms(0.5), "ms-median")
	b.ReportMetric(ms(0.99), "ms-p99")
	b.ReportMetric(ms(1), "ms-slowest")
}
