package rulestest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// looks is how often somebody has to ask whether his time is over before he is believed
// to do so.
const looks = 5

// Heeds fails t when a level that searches, or who gives hints, does not ask the context
// that it was given whether its time is over, while it thinks as much as it likes. In a
// browser the page stands still until it does; to ask a context made of that one is not
// enough.
func Heeds(t *testing.T, g rules.Game) {
	t.Helper()
	for _, w := range newAsker(g, 0).who {
		if bot, err := g.(rules.Bots).Bot(w.name); err == nil {
			if _, searches := bot.(rules.Searcher); !searches {
				continue
			}
		}
		if err := heeds(g, w); err != nil {
			t.Error(err)
		}
	}
}

// heeds asks at one decision after the other until it was asked back often enough.
func heeds(g rules.Game, w player) error {
	p, err := g.New(rules.Setup{Seats: g.About().MinSeats})
	if err != nil {
		return err
	}
	bot, err := g.(rules.Bots).Bot(g.About().Levels[0].Key)
	if err != nil {
		return err
	}
	r, asked := rand.New(rand.NewPCG(1, 4)), 0
	for n := uint64(0); asked < 20 && len(p.Acting()) > 0; n++ {
		s := p.Acting()[0]
		m := rules.Move("")
		if s == rules.Luck {
			m = p.Roll(r)
		} else {
			m = bot.Decide(context.Background(), TurnOf(p, s, 1, n))
			if len(p.Choices(s)) > 4 {
				asked++
				ctx := endingAfter(looks)
				if w.ask(ctx, TurnOf(p, s, 2, n)); ctx.Err() != nil {
					return nil
				}
			}
		}
		if p, err = p.After(s, m); err != nil {
			return err
		}
	}
	return fmt.Errorf("%s: %s was asked %d times and never looked whether the time was over", g.About().Key, w.name, asked)
}
