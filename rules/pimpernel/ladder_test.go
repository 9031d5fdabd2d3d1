package pimpernel

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"intrigue/rules"
)

// chance plays anything, the bottom of the ladder.
type anything struct{}

func (anything) choose(_ *core, _ *table, all []step, r *rand.Rand) step {
	return all[r.IntN(len(all))]
}

// game plays a whole game between minds, seat by seat, and returns its end.
func game(t testing.TB, o rules.Options, seed uint64, see func(c *core, t *table, s step), minds ...mind) *position {
	p := laid(t, len(minds), o, seed)
	r := rand.New(rand.NewPCG(seed, 17))
	d := dice(seed*2654435761 + 1)
	for p.stage != StageOver {
		if p.stage == StageDraw {
			p.core.lot(&d)
			continue
		}
		s := bot{minds[p.seat]}.decide(&p.core, p.table, r)
		if see != nil {
			see(&p.core, p.table, s)
		}
		p.core.do(p.table, s)
	}
	return p
}

// duel plays games of two, each deal with both seatings, and returns the share of
// games that the first mind won; a shared victory is half a one.
func duel(t testing.TB, games int, a, b mind) float64 {
	won := 0.0
	for g := range games {
		minds := []mind{a, b}
		me := rules.Seat(g & 1)
		if me == 1 {
			minds = []mind{b, a}
		}
		winners := game(t, nil, uint64(g/2), nil, minds...).Outcome().Winners
		if slices.Contains(winners, me) {
			won += 1 / float64(len(winners))
		}
	}
	return 100 * won / float64(games)
}

// TestLadder is the short form of BenchmarkLadder.
func TestLadder(t *testing.T) {
	start := time.Now()
	t.Logf("steady wins %.0f %% against easy, %.0f %% against random play", duel(t, 40, steady{usual()}, easy{}), duel(t, 40, steady{usual()}, anything{}))
	t.Log(time.Since(start))
}
