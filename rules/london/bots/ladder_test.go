package bots

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"sync"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// chance is a player that plays anything, the bottom of the ladder.
type chance struct{}

func (chance) pursue(_ *core.View, all []core.Action, r *rand.Rand) core.Action {
	return all[r.IntN(len(all))]
}
func (chance) evade(_ *core.View, all []core.Action, r *rand.Rand) core.Action {
	return all[r.IntN(len(all))]
}

// A tally is what a match comes to.
type tally struct {
	games, escapes, decisions int
	slowest                   time.Duration
	open, stepped             int // turns of Mr X with a ride out of every pawn's reach, and those that ended in reach
	unspent                   int // captures of a Mr X with a 2x card
}

func (n tally) share() float64 { return 100 * float64(n.escapes) / float64(n.games) }

// String is the share with its 95 % interval after Wilson.
func (n tally) String() string {
	low, high := search.Wilson(float64(n.escapes), n.games)
	return fmt.Sprintf("%.0f %% (%.0f to %.0f)", n.share(), 100*low, 100*high)
}

// match plays games between a fugitive and a team of detectives, two at a time. Every
// pairing meets the same deals, at three to six seats in turn.
func match(t testing.TB, games int, mrX, pawns rules.Bot) tally {
	return matchFrom(t, 0, games, mrX, pawns)
}

// matchFrom is match on other deals, from a first one on.
func matchFrom(t testing.TB, first, games int, mrX, pawns rules.Bot) (n tally) {
	n.games = games
	var wait sync.WaitGroup
	var lock sync.Mutex
	next := make(chan int)
	for range 2 {
		wait.Go(func() {
			for g := range next {
				one := game(t, g, mrX, pawns)
				lock.Lock()
				n.escapes += one.escapes
				n.decisions += one.decisions
				n.slowest = max(n.slowest, one.slowest)
				n.open += one.open
				n.stepped += one.stepped
				n.unspent += one.unspent
				lock.Unlock()
			}
		})
	}
	for g := range games {
		next <- first + g
	}
	close(next)
	wait.Wait()
	return n
}

func game(t testing.TB, g int, mrX, pawns rules.Bot) (n tally) {
	r := rand.New(rand.NewPCG(uint64(g), 7))
	p := table.Start(rules.Setup{Seats: 3 + g%4, Options: rules.Options{"numbers": "rb"}})
	b, open := core.TheBoard(), false // whether Mr X could have stayed out of reach in this turn
	for len(p.Acting()) > 0 {
		s := p.Acting()[0]
		if s == rules.Luck {
			p = table.Play(t, p, p.Roll(r))
			continue
		}
		who := pawns
		if s == 0 {
			who = mrX
		}
		start := time.Now()
		m := who.Decide(context.Background(), rules.Turn{Seat: s, View: seen{v: core.See(p, s)}, Choices: p.Choices(s), Rand: r})
		n.slowest = max(n.slowest, time.Since(start))
		n.decisions++
		if p.Stage == core.StageMove {
			open = !noSafeRide(&p.State, b)
		}
		was := p.Stage
		p = table.Play(t, p, m)
		if was < core.StageHunt && p.Stage == core.StageHunt && open {
			n.open++
			if len(threats(&p.State, b, p.At[0])) > 0 {
				n.stepped++
			}
		}
	}
	if p.End == core.Caught && p.Doubles > 0 {
		n.unspent++
	}
	if p.End != core.Caught && p.End != core.Trapped {
		n.escapes++
	}
	return n
}

type rung struct {
	name string
	bot  rules.Bot
}

// rungs are those that decide in no time.
var rungs = []rung{{"random", policyBot{chance{}}}, {"easy", policyBot{easy{}}}, {"steady", policyBot{steady{}}}}

// TestStrongerLevelsWin: on both sides steady beats easy, and easy beats random. BenchmarkLadder prints the table from more games.
func TestStrongerLevelsWin(t *testing.T) {
	const games = 48
	var won [3][3]float64
	for x, evader := range rungs {
		for d, pursuers := range rungs {
			won[x][d] = match(t, games, evader.bot, pursuers.bot).share()
		}
	}
	t.Logf("Mr X escapes in per cent, by rows; the detectives in columns: %.0f", won)
	for i := range 2 {
		var x, d [2]float64 // of this rung and the next, over all opponents
		for other := range rungs {
			for j := range 2 {
				x[j] += won[i+j][other]
				d[j] -= won[other][i+j]
			}
		}
		rulestest.Holds(t, x[1] >= x[0]+10, "a %s Mr X is no better than a %s one", rungs[i+1].name, rungs[i].name)
		rulestest.Holds(t, d[1] >= d[0]+10, "%s detectives are no better than %s ones", rungs[i+1].name, rungs[i].name)
	}
	rulestest.Holds(t, won[2][2] > won[1][2]+10 && won[2][1] > won[1][1]+10 && won[2][2] < won[2][1]-10 && won[1][2] <= won[1][1],
		"steady does not beat easy")
}

// TestLookingAhead: with few simulations already a search is more than a match for easy.
func TestLookingAhead(t *testing.T) {
	rulestest.Long(t)
	few := searcher{forMrX: 200, forPawns: 200}
	x, d := match(t, 20, few, policyBot{easy{}}), match(t, 20, policyBot{easy{}}, few)
	t.Logf("Mr X escapes %v of the time when he looks ahead, %v when they do", x, d)
	rulestest.Holds(t, x.share() >= 60 && d.share() <= 30, "looking ahead does not help")
}

// BenchmarkLadder plays 300 games of every pairing, which takes hours:
// go test -run '^$' -bench Ladder -benchtime 1x -timeout 0 ./rules/london/bots
func BenchmarkLadder(b *testing.B) {
	sims := func(n int) rung { return rung{strconv.Itoa(n), searcher{forMrX: n, forPawns: n}} }
	level := func(name string) rung { return rung{name, Roster()[name]} }
	// Master thinks by the clock, which says nothing on a busy machine: this is about what
	// it comes to on two cores that have nothing else to do.
	counted := rung{"counted", searcher{forMrX: 300_000, forPawns: 60_000}}
	var pairs [][2]rung
	for _, evader := range rungs {
		for _, pursuers := range rungs {
			pairs = append(pairs, [2]rung{evader, pursuers})
		}
	}
	for _, equal := range []string{"easy", "steady", "strong"} {
		pairs = append(pairs, [2]rung{level(equal), level(equal)})
	}
	pairs = append(pairs, [2]rung{sims(5000), level("steady")}, [2]rung{level("steady"), sims(5000)},
		[2]rung{level("strong"), level("steady")}, [2]rung{level("steady"), level("strong")},
		[2]rung{sims(1250), sims(1250)}, [2]rung{sims(1250), sims(5000)}, [2]rung{sims(5000), sims(1250)},
		[2]rung{counted, level("strong")}, [2]rung{level("strong"), counted}, [2]rung{counted, counted})
	for _, p := range pairs {
		b.Run("X="+p[0].name+"/pawns="+p[1].name, func(b *testing.B) {
			began := rulestest.CPU()
			var n tally
			for b.Loop() {
				n = match(b, 300, p[0].bot, p[1].bot)
			}
			b.ReportMetric(n.share(), "%escapes")
			b.ReportMetric(float64((rulestest.CPU()-began).Microseconds())/float64(b.N*n.decisions)/1000, "cpu-ms/decision")
			b.Logf("Mr X escapes %v", n)
		})
	}
}
