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

// A tally is what a match comes to.
type tally struct {
	games, escapes, decisions int
	spent, slowest            time.Duration
}

func (n tally) share() float64 { return 100 * float64(n.escapes) / float64(n.games) }

// match plays games between a fugitive and a team of hunters. Every pairing meets
// the same deals, at three to six seats and with every variant in turn.
func match(games int, fox, hounds mind) (n tally) {
	n.games = games
	for g := range games {
		r := rand.New(rand.NewPCG(uint64(g), 7))
		p, _ := Game{}.New(rules.Setup{Seats: 3 + g%4, Options: rules.Options{"surfacing": onOff(g&4 != 0), "cutoff": onOff(g&8 != 0)}})
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
			took := time.Since(start)
			n.spent += took
			n.slowest = max(n.slowest, took)
			n.decisions++
			p = p.(*position).play(move)
		}
		if p.Outcome().Winners[0] == 0 {
			n.escapes++
		}
	}
	return n
}

var rungs = []struct {
	name string
	mind mind
}{{"random", chance{}}, {"easy", easy{}}, {"steady", steady{}}}

// TestLadder: on both sides steady beats easy, and easy beats random. BenchmarkLadder prints the table from more games.
func TestLadder(t *testing.T) {
	const games = 48
	var won [3][3]float64
	for x, fox := range rungs {
		for d, hounds := range rungs {
			won[x][d] = match(games, fox.mind, hounds.mind).share()
		}
	}
	t.Logf("Mr X escapes in per cent, by rows; the hunters in columns: %.0f", won)
	for i := range 2 {
		var x, d [2]float64 // of this rung and the next, over all opponents
		for other := range rungs {
			for j := range 2 {
				x[j] += won[i+j][other]
				d[j] -= won[other][i+j]
			}
		}
		if x[1] < x[0]+10 {
			t.Errorf("a %s Mr X is no better than a %s one", rungs[i+1].name, rungs[i].name)
		}
		if d[1] < d[0]+10 {
			t.Errorf("%s hunters are no better than %s ones", rungs[i+1].name, rungs[i].name)
		}
	}
	if won[2][2] <= won[1][2]+10 || won[2][1] <= won[1][1]+10 || won[2][2] >= won[2][1]-10 || won[1][2] > won[1][1] {
		t.Error("steady does not beat easy")
	}
}

// BenchmarkLadder plays 200 games of every pairing:
// go test -run '^$' -bench Ladder -benchtime 1x ./rules/london
func BenchmarkLadder(b *testing.B) {
	for _, fox := range rungs {
		for _, hounds := range rungs {
			b.Run("X="+fox.name+"/hunters="+hounds.name, func(b *testing.B) {
				var n tally
				for b.Loop() {
					n = match(200, fox.mind, hounds.mind)
				}
				b.ReportMetric(n.share(), "%escapes")
				b.ReportMetric(float64(n.spent.Microseconds())/float64(n.decisions)/1000, "ms/decision")
				b.ReportMetric(float64(n.slowest.Microseconds())/1000, "ms-slowest")
			})
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
