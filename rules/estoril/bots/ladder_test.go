package bots

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// anybody plays any legal step.
type anybody struct{}

func (anybody) choose(_ context.Context, c *core.State, t rules.Turn) core.Action {
	return c.Random(t.Rand)
}

// atMost is the strong bot with so many simulations, however long they take.
func atMost(simulations int) strong {
	b := newStrong()
	b.o.Simulations, b.limit = simulations, 0
	return b
}

// duel plays a game and returns who won, as bits. The boards, missions and rewards of
// a deal do not depend on who plays.
func duel(deal uint64, on uint8, players []policy, spent []time.Duration) (winners uint8, r core.FinalScore) {
	winners, _, r = playOut(deal, on, players, spent)
	return winners, r
}

// playOut is duel, which says too who was first in the first round.
func playOut(deal uint64, on uint8, players []policy, spent []time.Duration) (winners, first uint8, r core.FinalScore) {
	c := table.Begin(len(players), on)
	p := &c
	thought, round := rand.New(rand.NewPCG(deal, 5)), uint8(0)
	luck := rand.New(rand.NewPCG(deal, 77))
	for p.Stage != core.StageOver {
		if p.Round != round {
			round = p.Round
			luck = rand.New(rand.NewPCG(deal, 77+uint64(round)))
		}
		if p.Chance() {
			rolled := p.Stage == core.StageFirst
			if p.Do(p.Luck(luck)); rolled {
				first = p.First
			}
			continue
		}
		by := rules.Seat(p.Seat)
		known := p.Hide(by)
		began := time.Now()
		s := players[by].choose(context.Background(), &known, rules.Turn{Seat: by, Rand: thought})
		spent[by] += time.Since(began)
		p.Do(s)
	}
	r = p.Score()
	for _, w := range r.Winners {
		winners |= 1 << w
	}
	return winners, first, r
}

// A result is what a match comes to for the one against the others.
type result struct {
	games       int
	won         float64 // a part of a game for a shared victory
	ahead       float64 // of the best other one, in points a game
	mine, other time.Duration
}

func (n result) share() float64 { return n.won / float64(n.games) }

func (n result) String() string {
	low, high := search.Wilson(n.won, n.games)
	return fmt.Sprintf("%d games: won %.1f %% (%.1f to %.1f), by %.1f points a game; a game took it %v, the others together %v",
		n.games, 100*n.share(), 100*low, 100*high, n.ahead, (n.mine / time.Duration(n.games)).Round(time.Millisecond),
		(n.other / time.Duration(n.games)).Round(time.Millisecond))
}

// match lets a policy play among others of one kind, the same deals from every seat and
// with every variant in turn.
func match(seats, games int, a, b policy) (n result) {
	for i := range games {
		players, me := make([]policy, seats), i%seats
		for s := range players {
			players[s] = b
		}
		players[me] = a
		spent := make([]time.Duration, seats)
		w, r := duel(uint64(i/seats), uint8(i/seats%8), players, spent)
		best, winners := math.MinInt, 0
		for s := range seats {
			winners += int(w >> s & 1)
			if s != me {
				best = max(best, r.Total[s])
				n.other += spent[s]
			}
		}
		if w>>me&1 != 0 {
			n.won += 1 / float64(winners)
		}
		n.mine += spent[me]
		n.ahead = (n.ahead*float64(i) + float64(r.Total[me]-best)) / float64(i+1)
		n.games++
	}
	return n
}

// TestStrongerLevelsWin: the steady bot wins at least 75 % of the games against the easy one and
// 97 % against random moves, the strong one most against the easy one. They think less
// here than at the table; every variant takes its turn.
func TestStrongerLevelsWin(t *testing.T) {
	rulestest.Long(t)
	for _, c := range []struct {
		what  string
		a, b  policy
		games int
		at    float64
	}{
		{"steady against easy", steady{trials: 40}, easy{}, 80, 0.75},
		{"steady against anybody", steady{trials: 40}, anybody{}, 80, 0.97},
		{"easy against anybody", easy{}, anybody{}, 200, 0.6},
		{"strong against easy", atMost(300), easy{}, 12, 0.7},
	} {
		t.Run(c.what, func(t *testing.T) {
			n := match(2, c.games, c.a, c.b)
			t.Log(n)
			rulestest.Holds(t, n.share() >= c.at, "%v", n)
		})
	}
}

// BenchmarkLadder plays the matches that the level is measured by, limited by
// simulations: the strong bot alone among steady ones.
func BenchmarkLadder(b *testing.B) {
	const games = 300
	for seats, simulations := range map[int]int{2: 3000, 3: 8000, 4: 8000} {
		b.Run(fmt.Sprintf("strong among steady, %d seats", seats), func(b *testing.B) {
			for b.Loop() {
				n := match(seats, games, atMost(simulations), steady{})
				low, high := search.Wilson(n.won, n.games)
				b.ReportMetric(100*n.share(), "won%")
				b.ReportMetric(100*low, "low%")
				b.ReportMetric(100*high, "high%")
				b.Log(n)
			}
		})
	}
}
