package london

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// BenchmarkPlayout counts random games in processor time, which a busy machine leaves
// alone.
func BenchmarkPlayout(b *testing.B) {
	bd := theBoard()
	var plies, captures int
	for _, v := range []struct {
		name  string
		seats int
		rules uint8
	}{{"six", 6, hemmed}, {"three", 3, hemmed}, {"variants", 6, hemmed | cutOff | voluntary}} {
		b.Run(v.name, func(b *testing.B) {
			plies, captures = 0, 0
			d := dice(1)
			start := newCore(v.seats, v.rules)
			start.deal(bd, &d)
			b.ReportAllocs()
			began := rulestest.CPU()
			for b.Loop() {
				c := start
				plies += c.play(bd, &d)
				if c.end == caught {
					captures++
				}
			}
			s := (rulestest.CPU() - began).Seconds()
			b.ReportMetric(float64(b.N)/s, "playouts/cpu-s")
			b.ReportMetric(float64(plies)/float64(b.N), "plies")
			b.ReportMetric(s*1e9/float64(plies), "cpu-ns/ply")
			b.ReportMetric(float64(captures)/float64(b.N), "caught")
		})
	}
}

// BenchmarkSearch counts the simulations of the strong level at the decisions of a game.
func BenchmarkSearch(b *testing.B) {
	var views []View
	r := rand.New(rand.NewPCG(4, 4))
	q, _ := Game{}.New(rules.Setup{Seats: 6})
	for p := q.(*position); len(p.Acting()) > 0; {
		e := anyMove(p, r)
		if v := p.see(max(e.Seat, 0)); e.Seat >= 0 {
			views = append(views, v)
			e.Move = bot{steady{}}.decide(rules.Turn{Seat: e.Seat, View: v, Rand: r}).text()
		}
		n, _ := p.After(e.Seat, e.Move)
		p = n.(*position)
	}
	for _, side := range []string{"x", "hunters"} {
		b.Run(side, func(b *testing.B) {
			began, n := rulestest.CPU(), 0
			for b.Loop() {
				for _, v := range views {
					if (v.By == 0) == (side == "x") {
						o := deep{}.options(rules.Turn{Simulations: 1000})
						o.Early = false
						n += search.Run[flight](b.Context(), newLookout(v), o, r).Simulations
					}
				}
			}
			b.ReportMetric(float64(n)/(rulestest.CPU()-began).Seconds(), "simulations/cpu-s")
		})
	}
}

func TestCoreIsFlat(t *testing.T) {
	if n := unsafe.Sizeof(core{}); n > 128 {
		t.Errorf("the core is %d bytes, more than 128", n)
	}
	t.Log(unsafe.Sizeof(core{}))
}

// BenchmarkContract plays random games through the contract, with the choices, the
// notebook and Mr X's view at every ply.
func BenchmarkContract(b *testing.B) {
	plies := 0
	r := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		q, _ := Game{}.New(rules.Setup{Seats: 6})
		p := q.(*position)
		for len(p.Acting()) > 0 {
			e := anyMove(p, r)
			n, err := p.After(e.Seat, e.Move)
			if err != nil {
				b.Fatal(err)
			}
			p = n.(*position)
			plies++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
}

func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	q, _ := Game{}.New(rules.Setup{Seats: 6})
	p := q.(*position)
	for p.entry < 7 || p.stage != StageHunt {
		e := anyMove(p, r)
		n, _ := p.After(e.Seat, e.Move)
		if p = n.(*position); p.stage == StageOver {
			p = q.(*position)
		}
	}
	for b.Loop() {
		p.Guess(1, r)
	}
}
