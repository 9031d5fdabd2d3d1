package bots_test

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// think is how a bot decides.
type think func(b *bots.Agent, c *core.State) core.Action

func steadily(b *bots.Agent, c *core.State) core.Action { return b.Lookahead(context.Background(), c) }

// trying is a strong bot with so many trials a decision.
func trying(trials int) think {
	return func(b *bots.Agent, c *core.State) core.Action {
		b.KeepsGoods = true
		return b.Search(context.Background(), c, trials).Action
	}
}

// played is the end of a game of the balance table, of the deal of a number, with a way to
// decide for each hero.
func played(t testing.TB, with set, deal int, by ...think) (core.State, *core.Game) {
	t.Helper()
	c, g := with.begin(t)
	r := rand.New(rand.NewPCG(uint64(deal), 77))
	for c.Over == core.NotOver {
		if c.Wait == core.Luck {
			c.Chance(g, r)
		} else {
			b := bots.NewAgent(g, r)
			c.Do(g, by[c.Asked()](&b, &c))
		}
		c.Run(g)
	}
	return c, g
}

// win plays the games of a cell of the balance table, on the same deals or later ones, and
// returns how many the heroes won, and the time of a turn.
func win(t testing.TB, with set, from, games int, by think) (won int, turn time.Duration) {
	t.Helper()
	turns, began := 0, time.Now()
	for n := from; n < from+games; n++ {
		c, _ := played(t, with, n, slices.Repeat([]think{by}, with.seats)...)
		turns += int(c.Round) * with.seats
		if c.Won() {
			won++
		}
	}
	return won, time.Since(began) / time.Duration(max(turns, 1))
}

// guests is what came of games in which one hero is led by another bot than the rest: his
// seat moves on with the deals, so that all seats count alike.
type guests struct {
	games, won  int
	guest, host int     // points of the one and of all the others
	first       float64 // how often he was the true hero of a game that was won, shared if several were
}

func visit(t testing.TB, with set, from, games int, guest, host think) (x guests) {
	t.Helper()
	seats := with.seats
	for n := from; n < from+games; n++ {
		by := slices.Repeat([]think{host}, seats)
		by[n%seats] = guest
		c, g := played(t, with, n, by...)
		x.games++
		for h := range int8(seats) {
			if k := c.Tally(g, h).Total(); int(h) == n%seats {
				x.guest += k
			} else {
				x.host += k
			}
		}
		if c.Won() {
			x.won++
			if best := c.Best(g); slices.Contains(best, int8(n%seats)) {
				x.first += 1 / float64(len(best))
			}
		}
	}
	return x
}

// BenchmarkGuest prints how strong does among steady bots, where there is a true hero:
// go test -run '^$' -bench Guest -benchtime 1x -timeout 0 -games 300 -heroes 234 ./rules/penny/bots.
func BenchmarkGuest(b *testing.B) {
	for b.Loop() {
		for _, s := range sets() {
			if s.seats == 1 || s.mode != box.Prologue.String() && s.mode != box.Open.String() {
				continue
			}
			for _, x := range compared() {
				y := visit(b, s, *cellFrom, *cellGames, x.by, steadily)
				fmt.Printf("%s %s, %d: %s among steady: won %d of %d, scores %.1f and %.1f, true hero in %.0f %% of those won\n", s.mode,
					s.difficulty, s.seats, x.name, y.won, y.games,
					float64(y.guest)/float64(y.games), float64(y.host)/float64(y.games*(s.seats-1)), 100*y.first/float64(max(y.won, 1)))
			}
		}
	}
}

// TestStrongWins: with few trials it already wins where steady often loses.
func TestStrongWins(t *testing.T) {
	rulestest.Long(t)
	for _, m := range []box.Mode{box.Open, box.Rush} {
		won, _ := win(t, set{m.String(), "halfpenny", 1, ""}, 0, 6, trying(60))
		rulestest.Holds(t, won >= 5, "%s: won %d of 6", m, won)
	}
}

// BenchmarkLadder prints what strong and steady bots win of the same games, alone and
// with others: go test -run '^$' -bench Ladder -benchtime 1x -timeout 0 -games 300
// -heroes 12 -mode all ./rules/penny, with -tries for other trials and
// -from for other deals.
func BenchmarkLadder(b *testing.B) {
	for b.Loop() {
		for _, s := range sets() {
			for _, x := range compared() {
				won, turn := win(b, s, *cellFrom, *cellGames, x.by)
				low, high := search.Wilson(float64(won), *cellGames)
				fmt.Printf("%s %s, %d: %s won %d of %d, %.0f %% (%.0f–%.0f), %v a turn\n", s.mode, s.difficulty, s.seats, x.name, won,
					*cellGames, 100*float64(won)/float64(*cellGames), 100*low, 100*high, turn.Round(100*time.Microsecond))
			}
		}
	}
}

// contender is a level whose games are compared.
type contender struct {
	name string
	by   think
}

// compared are strong and steady, less what the flags leave out.
func compared() []contender {
	all := []contender{{"strong", trying(cmp.Or(*cellTries, bots.StrongRollouts))}, {"steady", steadily}}
	return slices.DeleteFunc(all, func(x contender) bool { return strings.Contains(*cellTune, "no "+x.name) })
}

// TestStrongerLevelsWin lets both levels play the same games in every mode: the steady bot does
// clearly better, by two games won of six. No more are played when it has won as many.
func TestStrongerLevelsWin(t *testing.T) {
	rulestest.Long(t)
	const deals = 6
	for m := range box.Modes {
		with, high := usual(m.String(), 2), 0
		low, _ := win(t, with, 0, deals, (*bots.Agent).Policy)
		for n := 0; n < deals && high < low+2; n++ {
			won, _ := win(t, with, n, 1, steadily)
			high += won
		}
		rulestest.Holds(t, high >= low+2, "%s: easy wins %d of %d games, steady %d", m, low, deals, high)
	}
}

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
					if c.Wait == core.Luck {
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
			if p.Wait == core.Luck {
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
