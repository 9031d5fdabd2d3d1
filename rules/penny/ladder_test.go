package penny

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"intrigue/input/sim"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// think is how a bot decides.
type think func(b *brain, c *core) step

func steadily(b *brain, c *core) step { return b.ponder(context.Background(), c) }

// trying is a strong bot with so many trials a decision.
func trying(trials int) think {
	return func(b *brain, c *core) step {
		b.keen = true
		return b.weigh(context.Background(), c, trials).step
	}
}

// win plays the games of a cell of the balance table, on the same deals or later ones, and
// returns how many the heroes won, and the time of a turn.
func win(t testing.TB, m box.Mode, seats, from, games int, by think) (won int, turn time.Duration) {
	t.Helper()
	turns, began := 0, time.Now()
	for n := from; n < from+games; n++ {
		p := fresh(t, m, seats, box.Newest)
		c, g := p.core, p.game
		r := rand.New(rand.NewPCG(uint64(n), 77))
		for c.over == notOver {
			if c.need == luck {
				c.chance(g, r)
			} else {
				b := newBrain(g, r)
				c.do(g, by(&b, &c))
			}
			c.run(g)
		}
		turns += int(c.round) * seats
		if c.won() {
			won++
		}
	}
	return won, time.Since(began) / time.Duration(max(turns, 1))
}

// TestStrongWins: with few trials it already wins where steady often loses.
func TestStrongWins(t *testing.T) {
	rulestest.Long(t)
	for _, m := range []box.Mode{box.Open, box.Rush} {
		won, _ := win(t, m, 1, 0, 6, trying(60))
		rulestest.Holds(t, won >= 5, "%s: won %d of 6", m, won)
	}
}

// BenchmarkLadder prints what strong and steady bots win of the same games, alone and
// with others: go test -run '^$' -bench Ladder -benchtime 1x -timeout 0 -games 300
// -heroes 12 -mode all ./rules/penny, with -tries for other trials and
// -from for other deals.
func BenchmarkLadder(b *testing.B) {
	trials := strongTrials
	if *cellTries > 0 {
		trials = *cellTries
	}
	for b.Loop() {
		for m := range box.Modes {
			for seats := 1; seats <= most; seats++ {
				if !strings.Contains(*cellSeats, fmt.Sprint(seats)) || *cellMode != "all" && *cellMode != m.String() {
					continue
				}
				for _, x := range []struct {
					name string
					by   think
				}{{"strong", trying(trials)}, {"steady", steadily}} {
					if strings.Contains(*cellTune, "no "+x.name) {
						continue
					}
					won, turn := win(b, m, seats, *cellFrom, *cellGames, x.by)
					low, high := sim.Wilson(float64(won), *cellGames)
					fmt.Printf("%s, %d: %s won %d of %d, %.0f %% (%.0f–%.0f), %v a turn\n", m, seats, x.name, won, *cellGames, 100*float64(won)/float64(*cellGames), 100*low, 100*high, turn.Round(100*time.Microsecond))
				}
			}
		}
	}
}
