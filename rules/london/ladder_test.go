package london

import (
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
)

// chance is a player that plays anything, the bottom of the ladder.
type chance struct{}

func (chance) hunt(_ View, all []step, r *rand.Rand) step { return all[r.IntN(len(all))] }
func (chance) flee(_ View, all []step, r *rand.Rand) step { return all[r.IntN(len(all))] }

// match plays games between a fugitive and a team of hunters and counts how often
// Mr X wins. Every pairing meets the same deals.
func match(games int, o rules.Options, fox, hounds mind) (escapes int, slowest time.Duration) {
	for g := range games {
		r := rand.New(rand.NewPCG(uint64(g), 7))
		p, _ := Game{}.New(3+g%4, o)
		for len(p.Acting()) > 0 {
			s := p.Acting()[0]
			if s == rules.Luck {
				p, _ = p.After(s, p.Roll(r))
				continue
			}
			m := bot{hounds}
			if s == 0 {
				m = bot{fox}
			}
			start := time.Now()
			move := m.decide(rules.Turn{Seat: s, View: p.Seen(s), Rand: r})
			slowest = max(slowest, time.Since(start))
			p = p.(*position).play(move)
		}
		if p.Outcome().Winners[0] == 0 {
			escapes++
		}
	}
	return escapes, slowest
}

// TestLadder prints how often Mr X escapes for every pairing of levels.
func TestLadder(t *testing.T) {
	names := []string{"random", "easy", "steady"}
	minds := []mind{chance{}, easy{}, steady{}}
	games := 24
	var won [3][3]int
	for x, fox := range minds {
		for d, hounds := range minds {
			n, slow := match(games, nil, fox, hounds)
			won[x][d] = n
			t.Logf("Mr X %-7s against %-7s escapes in %3.0f %% of %d games; slowest decision %v",
				names[x], names[d], 100*float64(n)/float64(games), games, slow)
		}
	}
}

// botGame is a game between two minds as a record.
func botGame(t *testing.T, tb table, fox, hounds mind) rules.Record {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 7))
	p := tb.start(t)
	rec := rules.Record{Format: rules.Format, Game: "london", Title: "A game of the bots", Options: p.options}
	for s := range tb.seats {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: seatName(rules.Seat(s)), Level: "steady", Colour: s})
	}
	for len(p.Acting()) > 0 {
		s := p.Acting()[0]
		m := rules.Move("")
		switch s {
		case rules.Luck:
			m = p.Roll(r)
		case 0:
			m = bot{fox}.decide(rules.Turn{Seat: s, View: p.see(s), Rand: r}).text()
		default:
			m = bot{hounds}.decide(rules.Turn{Seat: s, View: p.see(s), Rand: r}).text()
		}
		rec.Entries = append(rec.Entries, rules.Entry{Seat: s, Move: m})
		p = plays(t, p, m)
	}
	return rec
}
