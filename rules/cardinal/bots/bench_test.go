package bots

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// setting is a number that the environment gives, or else the usual one.
func setting(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// timeLimit is LIMIT, or else the usual one.
func timeLimit(usual time.Duration) time.Duration {
	if d, err := time.ParseDuration(os.Getenv("LIMIT")); err == nil {
		return d
	}
	return usual
}

// BenchmarkDeals prints the table of the note: for N random deals of each rule set
// the share in which a perfect line is found within 0.1 s, 1 s and LIMIT, on one
// core, and in how many of the rest 52 points are proved to be out of reach.
//
//	DEALS=1000 LIMIT=10s go test -bench Deals -benchtime 1x -run '^$' ./rules/cardinal/bots
//
// A deal is searched once, and the processor time noted that its line took; LIMIT
// is by the clock. Every line is replayed through the rules.
func BenchmarkDeals(b *testing.B) {
	n, limit := setting("DEALS", 20), timeLimit(2*time.Second)
	for range b.N {
		for _, o := range castles.Sets() {
			fmt.Println(tally(b, o, n, limit))
		}
	}
}

func tally(t testing.TB, o rules.Options, n int, limit time.Duration) string {
	var quick, second, all, impossible, longest int
	var slowest time.Duration
	for deal := range uint64(n) {
		p := castles.Deal(deal+1, o)
		ctx, cancel := context.WithTimeout(context.Background(), limit)
		began := rulestest.CPU()
		l := Solve(ctx, p.Castle, &p.State, Effort{}, nil)
		took := rulestest.CPU() - began
		cancel()
		got := p.Play(t, l.Moves...).Score()
		rulestest.Must(t, got == l.Score, "deal %d: the line scores %d, not %d", deal+1, got, l.Score)
		switch {
		case l.Perfect():
			all++
			longest = max(longest, len(l.Moves))
			slowest = max(slowest, took)
			if took <= time.Second {
				second++
			}
			if took <= time.Second/10 {
				quick++
			}
		case l.Lost():
			impossible++
		default:
			t.Logf("%s, deal %d: at least %d, at most %d", setName(o), deal+1, l.Score, l.AtMost)
		}
	}
	return fmt.Sprintf("%-12s %d deals: %.1f %% in 0.1 s, %.1f %% in 1 s, %.1f %% in %v; slowest %v; "+
		"longest line %d; impossible %d of the rest",
		setName(o), n, pct(quick, n), pct(second, n), pct(all, n), limit, slowest.Round(time.Millisecond), longest, impossible)
}

// BenchmarkMoments prints how much is known of moments in the middle of a game:
// after so many safe random moves, is a perfect game found within LIMIT of processor
// time, or proved to be lost, or neither, and is the best line proved to be that?
// BenchmarkKilled asks the same where the random moves let musketeers leave, until one
// at least is killed and one at least is inside. Deals before and with FROM are left out.
func BenchmarkMoments(b *testing.B) {
	everywhere(b, castles.Safely, func(*core.State) bool { return true })
}

func BenchmarkKilled(b *testing.B) {
	everywhere(b, wildly, func(s *core.State) bool { return s.Stage == core.StageFree && s.Killed != 0 })
}

func everywhere(b *testing.B, walk walker, fit func(*core.State) bool) {
	n, limit, first := setting("DEALS", 10), timeLimit(time.Second), setting("FROM", 0)
	for range b.N {
		exact := 0
		for _, o := range castles.Sets() {
			for _, moves := range []int{20, 40, 60, 80, 120} {
				var t tallied
				for deal := range uint64(n) {
					t.look(b, afterMoves(uint64(first)+deal, o, moves, walk, fit), limit)
				}
				exact += t.exact
				fmt.Printf("%-12s after %3d moves, %d deals, %v: perfect %.0f %%, proved lost %.0f %%, open %.0f %%; "+
					"best line proved %.0f %%; mean gap %.1f\n",
					setName(o), moves, n, limit, pct(t.perfect, n), pct(t.lost, n), pct(n-t.perfect-t.lost, n),
					pct(t.exact, n), float64(t.gap)/float64(n))
			}
		}
		fmt.Printf("best line proved in %d of %d, %.1f %%\n", exact, 20*n, pct(exact, 20*n))
	}
}

type tallied struct{ perfect, lost, exact, gap int }

func (n *tallied) look(t testing.TB, p *castles.Game, limit time.Duration) {
	t.Helper()
	l := Solve(during(limit), p.Castle, &p.State, Effort{}, nil)
	is(t, "score of the replayed line", p.Play(t, l.Moves...).Score(), l.Score)
	n.perfect += b2i(l.Perfect())
	n.lost += b2i(l.Lost())
	n.exact += b2i(l.Best())
	n.gap += l.AtMost - l.Score
}

func pct(a, n int) float64 { return 100 * float64(a) / float64(n) }

// share is a context that ends when a share of processor time is used.
type share struct {
	context.Context
	end time.Duration
}

func (s share) Err() error {
	if rulestest.CPU() > s.end {
		return context.DeadlineExceeded
	}
	return nil
}

// during is a context of so much processor time from now on.
func during(d time.Duration) context.Context { return share{context.Background(), rulestest.CPU() + d} }

// lengthsIn is what the table of BenchmarkShort says of some lines.
func lengthsIn(all []int) string {
	all = slices.Sorted(slices.Values(all))
	sum := 0
	for _, x := range all {
		sum += x
	}
	n := len(all)
	return fmt.Sprintf("mean %.1f, median %d, least %d, most %d moves", float64(sum)/float64(n), all[n/2], all[0], all[n-1])
}

// BenchmarkShort prints how long short lines are after half a second of processor time,
// after one, two and three, for DEALS deals of the standard game from the first on, after
// every fifty; the ordinary lines stand before them. Every line is replayed through the
// rules.
//
//	DEALS=300 go test -bench Short -benchtime 1x -run '^$' ./rules/cardinal/bots
func BenchmarkShort(b *testing.B) {
	n := setting("DEALS", 20)
	for range b.N {
		after := []time.Duration{500 * time.Millisecond, time.Second, 2 * time.Second, 3 * time.Second}
		lengths := make([][]int, len(after)+1)
		var took time.Duration
		for deal := range uint64(n) {
			p := castles.Deal(deal+1, nil)
			began, now := rulestest.CPU(), make([]int, len(after)+1)
			l := Solve(during(after[len(after)-1]), p.Castle, &p.State, Effort{Short: true}, func(l Line) {
				for i, d := range after {
					if l.Perfect() && rulestest.CPU()-began <= d {
						now[i+1] = len(l.Moves)
					}
					if l.Perfect() && now[0] == 0 {
						now[0] = len(l.Moves)
					}
				}
			})
			took += rulestest.CPU() - began
			is(b, "score", p.Play(b, l.Moves...).Score(), core.Perfect)
			now[len(after)] = len(l.Moves)
			for i, moves := range now {
				lengths[i] = append(lengths[i], moves)
			}
			if done := int(deal) + 1; done%50 == 0 || done == n {
				fmt.Printf("%d deals, %v of processor time each\n", done, (took / time.Duration(done)).Round(time.Millisecond))
				for i, all := range lengths {
					name := "ordinary"
					if i > 0 {
						name = after[i-1].String()
					}
					fmt.Println(name, lengthsIn(all))
				}
			}
		}
	}
}
