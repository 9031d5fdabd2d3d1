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
	}{{"six", 6, deadlock}, {"three", 3, deadlock}, {"variants", 6, deadlock | cutOff | voluntary}} {
		b.Run(v.name, func(b *testing.B) {
			plies, captures = 0, 0
			d := dice(1)
			start := newState(v.seats, v.rules)
			start.deal(bd, &d)
			b.ReportAllocs()
			began := rulestest.CPU()
			for b.Loop() {
				c := start
				plies += c.playOut(bd, &d)
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

// TestPlayIsStepByStep: with the same dice the quick way through a game is the way of its
// steps, whoever is hemmed in or stranded (LON-72).
func TestPlayIsStepByStep(t *testing.T) {
	bd := theBoard()
	for _, rules := range []uint8{0, deadlock, deadlock | cutOff | voluntary} {
		for seats := 3; seats <= 6; seats++ {
			for g := range 200 {
				d := dice(g + 1)
				quick := newState(seats, rules)
				quick.deal(bd, &d)
				for p := 1; p <= pawns; p++ {
					switch g % 4 {
					case 0: // poor pawns are stranded soon
						quick.tickets[p] = [4]uint8{0, 2, 1, 1}
					case 1: // rich ones can still move when the last round is over
						quick.tickets[p] = [4]uint8{0, 20, 16, 8}
					}
				}
				steps, e := quick, d
				want := stepByStep(t, &steps, bd, &e)
				got := quick.playOut(bd, &d)
				if quick.seat = steps.seat; got != want || quick != steps { // whose turn it was last is no matter
					t.Fatalf("%d seats, game %d: %d plies to\n%+v, step by step %d to\n%+v", seats, g, got, quick, want, steps)
				}
			}
		}
	}
}

// stepByStep plays a game to its end by its rules alone. Where a seat is passed over, the
// dice are thrown for its move all the same: the quick way does so before it gives up.
func stepByStep(t *testing.T, c *State, bd *Board, d *dice) (plies int) {
	for ; c.stage != StageOver; plies++ {
		s, before := c.random(bd, d), *c
		if !c.legal(bd, s) {
			t.Fatalf("%+v is not legal", s)
		}
		c.apply(bd, s)
		switch s.kind {
		case movePawn:
			before.advance(bd, s)
		case ride, rideBlack:
			before.ride(s)
		default:
			continue
		}
		if before.stage != StageHunt {
			continue
		}
		for ; before.seat < before.seats && (c.round != before.round || c.stage != StageHunt || c.seat != before.seat); before.seat++ {
			if w := before.waiting(); w != 0 {
				if _, ok := before.randomMoveOf(bd, d, w); ok {
					t.Fatal("a seat that can move is passed over")
				}
			}
		}
	}
	return plies
}

// BenchmarkSearch counts the simulations of the strong level at the decisions of a game.
func BenchmarkSearch(b *testing.B) {
	var views []View
	r := rand.New(rand.NewPCG(4, 4))
	q, _ := Game{}.New(rules.Setup{Seats: 6})
	for p := q.(*Position); len(p.Acting()) > 0; {
		e := anyMove(p, r)
		if v := p.Seen(max(e.Seat, 0)).(View); e.Seat >= 0 {
			views = append(views, v)
			e.Move = policyBot{steady{}}.decide(rules.Turn{Seat: e.Seat, View: v, Rand: r}).text()
		}
		n, _ := p.After(e.Seat, e.Move)
		p = n.(*Position)
	}
	for _, side := range []string{"x", "hunters"} {
		b.Run(side, func(b *testing.B) {
			began, n := rulestest.CPU(), 0
			for b.Loop() {
				for _, v := range views {
					if (v.By == 0) == (side == "x") {
						o := searcher{}.options(rules.Turn{Simulations: 1000})
						o.Early = false
						n += search.Run[simulation](b.Context(), newSearchGame(&v.known), o, r).Simulations
					}
				}
			}
			b.ReportMetric(float64(n)/(rulestest.CPU()-began).Seconds(), "simulations/cpu-s")
		})
	}
}

func TestCoreIsFlat(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n > 128 {
		t.Errorf("the core is %d bytes, more than 128", n)
	}
	t.Log(unsafe.Sizeof(State{}))
}

// BenchmarkContract plays random games through the contract, with the choices, the
// notebook and Mr X's view at every ply.
func BenchmarkContract(b *testing.B) {
	plies := 0
	r := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		q, _ := Game{}.New(rules.Setup{Seats: 6})
		p := q.(*Position)
		for len(p.Acting()) > 0 {
			e := anyMove(p, r)
			n, err := p.After(e.Seat, e.Move)
			if err != nil {
				b.Fatal(err)
			}
			p = n.(*Position)
			plies++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
}

func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	q, _ := Game{}.New(rules.Setup{Seats: 6})
	p := q.(*Position)
	for p.entry < 7 || p.stage != StageHunt {
		e := anyMove(p, r)
		n, _ := p.After(e.Seat, e.Move)
		if p = n.(*Position); p.stage == StageOver {
			p = q.(*Position)
		}
	}
	for b.Loop() {
		p.Guess(1, r)
	}
}
