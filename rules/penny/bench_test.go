package penny

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
)

var (
	cellGames = flag.Int("games", 20, "games of each cell of the balance table")
	cellMode  = flag.String("mode", "prologue", "the mode of the balance table")
	cellSeats = flag.String("heroes", "1234", "numbers of heroes of the balance table")
	cellEd    = flag.Int("edition", newest, "the edition of the balance table")
	cellTune  = flag.String("tune", "", "no: no buying; easy: the script; card keys are counted with shop")
)

// fresh is a game of a mode before the heroes are chosen.
func fresh(t testing.TB, m Mode, seats, edition int) *position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: seats, Edition: edition, Options: rules.Options{"mode": m.String()}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// playout plays a core to its end by chance and returns the number of decisions.
func playout(g *game, c *core, r *rand.Rand) int {
	n := 0
	var buf [mostSteps]step
	for c.over == notOver {
		if c.need == luck {
			c.chance(g, r)
		} else {
			list := c.list(g, buf[:0])
			c.do(g, list[r.IntN(len(list))])
			n++
		}
		c.run(g)
	}
	return n
}

// BenchmarkPlayout is the speed of complete random games of Scenario I with two
// heroes on one core.
func BenchmarkPlayout(b *testing.B) {
	p := fresh(b, Prologue, 2, 0)
	r := rand.New(rand.NewPCG(1, 2))
	n := 0
	for b.Loop() {
		c := p.core
		n += playout(p.game, &c, r)
	}
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// cell is what many games between bots came to.
type cell struct {
	games, won, rounds, wonRounds int
	score, wounds, kills          int
	bought, dead, heroes          int
	chapters                      [4]int
	endings                       map[string]int
	byHero                        [heroes][2]int // games, score
	lay, sold                     map[string]int // shop cards: games in which they lay open, were bought
}

// measure plays a cell of games. thinker tells who plays a seat.
func measure(t testing.TB, m Mode, seats, edition, games int, h habit, easyBots bool) cell {
	t.Helper()
	x := cell{endings: map[string]int{}, lay: map[string]int{}, sold: map[string]int{}}
	for n := range games {
		p := fresh(t, m, seats, edition)
		c, g := p.core, p.game
		r := rand.New(rand.NewPCG(uint64(n), 77))
		lay := map[Card]bool{}
		bought := set{}
		for c.over == notOver {
			if c.need == luck {
				c.chance(g, r)
			} else {
				b := brain{g, r, h}
				if easyBots {
					c.do(g, b.script(&c))
				} else {
					s := b.ponder(context.Background(), &c)
					if s.verb == vBuy || s.verb == vBuyFor {
						x.bought++
						bought.add(Card(s.a))
					}
					c.do(g, s)
				}
			}
			c.run(g)
			for _, k := range c.shopRow {
				if k != NoCard {
					lay[k] = true
				}
			}
		}
		x.games++
		x.rounds += int(c.round)
		x.endings[c.ending()]++
		x.chapters[c.chapter]++
		if c.won() {
			x.won++
			x.wonRounds += int(c.round)
		}
		for k := range lay {
			x.lay[g.of[k].Key]++
			if bought.has(k) {
				x.sold[g.of[k].Key]++
			}
		}
		for s := range int8(c.seats) {
			q := &c.players[s]
			sc := c.tally(g, s)
			x.heroes++
			x.score += sc.total()
			x.wounds += c.status(s)
			x.kills += sc.enemies
			if q.dead {
				x.dead++
			}
			x.byHero[q.who][0]++
			x.byHero[q.who][1] += sc.total()
		}
	}
	return x
}

func (x cell) String() string {
	per := func(n int) float64 { return float64(n) / float64(max(x.heroes, 1)) }
	var b strings.Builder
	fmt.Fprintf(&b, "won %.0f %%, rounds %.1f (won %.1f), score %.1f, kills %.1f, status %.1f, bought %.1f, dead %.2f, %v, chapters %v, by hero", 100*float64(x.won)/float64(x.games), float64(x.rounds)/float64(x.games),
		float64(x.wonRounds)/float64(max(x.won, 1)), per(x.score), per(x.kills), per(x.wounds), per(x.bought), per(x.dead), x.endings, x.chapters)
	for w, k := range x.byHero {
		fmt.Fprintf(&b, " %s %.1f", Hero(w).Key(), float64(k[1])/float64(max(k[0], 1)))
	}
	return b.String()
}

// BenchmarkBalance prints cells of the balance table: go test -run - -bench Balance
// -benchtime 1x -games 300 -mode heist -heroes 23.
func BenchmarkBalance(b *testing.B) {
	h := habit{noBuying: strings.Contains(*cellTune, "no")}
	for b.Loop() {
		for m := range modes {
			for seats := 1; seats <= most; seats++ {
				if m.String() != *cellMode || !strings.Contains(*cellSeats, fmt.Sprint(seats)) {
					continue
				}
				x := measure(b, m, seats, *cellEd, *cellGames, h, strings.Contains(*cellTune, "easy"))
				fmt.Printf("edition %d %s %d %q: %s\n", *cellEd, m, seats, *cellTune, x)
				if strings.Contains(*cellTune, "shop") {
					for k, n := range x.lay {
						fmt.Printf("  %s %.0f%% of %d\n", k, 100*float64(x.sold[k])/float64(n), n)
					}
				}
			}
		}
	}
}
