package penny

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

var (
	cellGames = flag.Int("games", 20, "games of each cell of the balance table")
	cellFrom  = flag.Int("from", 0, "the first deal of the ladder")
	cellMode  = flag.String("mode", "prologue", "the mode of the balance table")
	cellSeats = flag.String("heroes", "1234", "numbers of heroes of the balance table")
	cellEd    = flag.Int("edition", box.Newest, "the edition of the balance table")
	cellTries = flag.Int("tries", 0, "trials of each candidate of a steady bot; 0: as in play")
	cellTune  = flag.String("tune", "", "no: no buying; easy: the script; card keys are counted with shop")
)

// fresh is a game of a mode before the heroes are chosen.
func fresh(t testing.TB, m box.Mode, seats, edition int) *position {
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
	p := fresh(b, box.Prologue, 2, 0)
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
	most, longest                 int       // rounds of the longest won game, and of any
	began                         [4][2]int // chapters: games that came to it, rounds
	score, wounds, kills          int
	bought, dead, heroes          int
	chapters                      [4]int
	endings                       map[string]int
	byHero                        [box.Heroes][2]int // games, score
	lines                         [box.Heroes]tally  // the lines of their scores
	lay, sold                     map[string]int     // shop cards: games in which they lay open, were bought
}

// measure plays a cell of games. thinker tells who plays a seat.
func measure(t testing.TB, m box.Mode, seats, edition, games int, h habit, easyBots bool) cell {
	t.Helper()
	x := cell{endings: map[string]int{}, lay: map[string]int{}, sold: map[string]int{}}
	for n := range games {
		p := fresh(t, m, seats, edition)
		c, g := p.core, p.game
		r := rand.New(rand.NewPCG(uint64(n), 77))
		lay := map[box.Card]bool{}
		bought := box.Set{}
		var chapter uint8
		for c.over == notOver {
			if c.need == luck {
				c.chance(g, r)
			} else {
				b := newBrain(g, r)
				b.habit = h
				if easyBots {
					c.do(g, b.script(&c))
				} else {
					s := b.ponder(context.Background(), &c)
					if s.verb == vBuy || s.verb == vBuyFor {
						x.bought++
						bought.Add(box.Card(s.a))
					}
					c.do(g, s)
				}
			}
			c.run(g)
			for ; chapter < c.chapter; chapter++ {
				x.began[chapter+1][0]++
				x.began[chapter+1][1] += int(c.round)
			}
			for _, k := range c.shopRow {
				if k != box.NoCard {
					lay[k] = true
				}
			}
		}
		x.games++
		x.rounds += int(c.round)
		x.longest = max(x.longest, int(c.round))
		x.endings[c.ending()]++
		x.chapters[c.chapter]++
		if c.won() {
			x.won++
			x.wonRounds += int(c.round)
			x.most = max(x.most, int(c.round))
		}
		for k := range lay {
			x.lay[g.Of[k].Key]++
			if bought.Has(k) {
				x.sold[g.Of[k].Key]++
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
			l := &x.lines[q.who]
			l.quests, l.portals, l.enemies, l.minis = l.quests+sc.quests, l.portals+sc.portals, l.enemies+sc.enemies, l.minis+sc.minis
			l.shop, l.events, l.wounds, l.reclaimed = l.shop+sc.shop, l.events+sc.events, l.wounds+sc.wounds, l.reclaimed+sc.reclaimed
		}
	}
	return x
}

func (x cell) String() string {
	per := func(n int) float64 { return float64(n) / float64(max(x.heroes, 1)) }
	var b strings.Builder
	fmt.Fprintf(&b, "won %.0f %%, rounds %.1f most %d (won %.1f most %d), score %.1f, kills %.1f, status %.1f, bought %.1f, dead %.2f, %v", 100*float64(x.won)/float64(x.games), float64(x.rounds)/float64(x.games),
		x.longest, float64(x.wonRounds)/float64(max(x.won, 1)), x.most, per(x.score), per(x.kills), per(x.wounds), per(x.bought), per(x.dead), x.endings)
	for ch, k := range x.began {
		if k[0] > 0 && ch > 1 {
			fmt.Fprintf(&b, ", chapter %d: %d %% from round %.1f", ch, 100*k[0]/x.games, float64(k[1])/float64(k[0]))
		}
	}
	b.WriteString(", by hero")
	for w, k := range x.byHero {
		fmt.Fprintf(&b, " %s %.1f", box.Hero(w).Key(), float64(k[1])/float64(max(k[0], 1)))
	}
	return b.String()
}

// BenchmarkBalance prints cells of the balance table: go test -run - -bench Balance
// -benchtime 1x -games 300 -mode heist -heroes 23.
func BenchmarkBalance(b *testing.B) {
	h := habit{noBuying: strings.Contains(*cellTune, "no"), samples: *cellTries}
	for b.Loop() {
		for m := range box.Modes {
			for seats := 1; seats <= most; seats++ {
				if m.String() != *cellMode || !strings.Contains(*cellSeats, fmt.Sprint(seats)) {
					continue
				}
				x := measure(b, m, seats, *cellEd, *cellGames, h, strings.Contains(*cellTune, "easy"))
				fmt.Printf("edition %d %s %d %q: %s\n", *cellEd, m, seats, *cellTune, x)
				if strings.Contains(*cellTune, "lines") {
					for w, l := range x.lines {
						n := float64(max(x.byHero[w][0], 1))
						fmt.Printf("  %s: quests %.1f, portals %.1f, enemies %.1f, mini-bosses %.1f, shop %.1f, events %.1f, wounds %.1f, reclaimed %.1f\n", box.Hero(w).Key(),
							float64(l.quests)/n, float64(l.portals)/n, float64(l.enemies)/n, float64(l.minis)/n, float64(l.shop)/n, float64(l.events)/n, float64(l.wounds)/n, float64(l.reclaimed)/n)
					}
				}
				if strings.Contains(*cellTune, "shop") {
					for _, k := range slices.Sorted(maps.Keys(x.lay)) {
						fmt.Printf("  %4.0f %% of %3d  %s\n", 100*float64(x.sold[k])/float64(x.lay[k]), x.lay[k], k)
					}
				}
			}
		}
	}
}
