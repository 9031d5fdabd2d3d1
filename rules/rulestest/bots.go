package rulestest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// Bots plays games between the bots of every level, at every number of seats,
// and fails t when one plays an illegal move, or another one when it is asked
// again with the same knowledge and the same luck, or when they play on beyond the
// longest record. One that searches makes few simulations here. With -short a game is
// left after 60 entries.
func Bots(t *testing.T, g rules.Game, games int) {
	t.Helper()
	most := g.About().LongestRecord
	if testing.Short() {
		most = min(most, 60)
	}
	for _, level := range g.About().Levels {
		for seats := g.About().MinSeats; seats <= g.About().MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s seats=%d", level.Key, seats), func(t *testing.T) {
				for i := range games {
					if err := botGame(g, seats, level.Key, uint64(i), most); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}

// botGame plays one game in which a level leads all seats, as far as so many entries, at most
// those of the longest record.
func botGame(g rules.Game, seats int, level string, seed uint64, most int) error {
	bot, err := g.(rules.Bots).Bot(level)
	if err != nil {
		return err
	}
	p, err := g.New(rules.Setup{Seats: seats})
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for n := 0; len(p.Acting()) > 0; n++ {
		switch n {
		case g.About().LongestRecord:
			return fmt.Errorf("bots of the level %s do not come to an end within %d moves", level, n)
		case most:
			return nil
		}
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(r)
		} else {
			m = decide(bot, TurnOf(p, s, seed, uint64(n)))
			if _, ok := rules.Choose(p.Choices(s), m); !ok {
				return fmt.Errorf("%s plays %q, which is not among its choices", level, m)
			}
			// Asked on a lookalike it must say the same: it knows no more than its view.
			if n%5 == 0 {
				q := p.Guess(s, rand.New(rand.NewPCG(seed, uint64(n)+7)))
				if decide(bot, TurnOf(q, s, seed, uint64(n))) != m {
					return fmt.Errorf("%s decides otherwise on a position that looks the same to it (move %d)", level, n)
				}
			}
		}
		if p, err = p.After(s, m); err != nil {
			return err
		}
	}
	return nil
}

func decide(bot rules.Bot, t rules.Turn) rules.Move {
	if _, counts := bot.(rules.Searcher); counts {
		t.Simulations = 4
	}
	return bot.Decide(context.Background(), t)
}

// TurnOf is what a bot at seat s is told in p, with luck that depends on the two
// numbers alone.
func TurnOf(p rules.Position, s rules.Seat, a, b uint64) rules.Turn {
	return rules.Turn{Seat: s, View: p.Seen(s), Choices: p.Choices(s),
		Guess: func(r *rand.Rand) rules.Position { return p.Guess(s, r) },
		Rand:  rand.New(rand.NewPCG(a, b))}
}
