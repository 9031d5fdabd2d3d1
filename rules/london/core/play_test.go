package core

import (
	"testing"
	"unsafe"

	"intrigue/rules/rulestest"
)

// BenchmarkPlayout counts random games in processor time, which a busy machine leaves
// alone.
func BenchmarkPlayout(b *testing.B) {
	bd := TheBoard()
	var plies, captures int
	for _, v := range []struct {
		name  string
		seats int
		rules uint8
	}{{"six", 6, 0}, {"three", 3, 0}, {"variants", 6, cutOff | voluntary}} {
		b.Run(v.name, func(b *testing.B) {
			plies, captures = 0, 0
			d := dice(1)
			start := newState(v.seats, v.rules)
			start.deal(bd, &d)
			b.ReportAllocs()
			began := rulestest.CPU()
			var c State
			for b.Loop() {
				c = start
				plies += c.playOut(bd, &d)
				if c.End == Caught {
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
// steps, no matter who is hemmed in or stranded (LON-72).
func TestPlayIsStepByStep(t *testing.T) {
	bd := TheBoard()
	for _, rules := range []uint8{0, cutOff | voluntary} {
		for seats := 3; seats <= 6; seats++ {
			for g := range 200 {
				d := dice(g + 1)
				quick := newState(seats, rules)
				quick.deal(bd, &d)
				for p := 1; p <= Pawns; p++ {
					switch g % 4 {
					case 0: // poor pawns are stranded soon
						quick.Tickets[p] = [4]uint8{0, 2, 1, 1}
					case 1: // rich ones can still move when the last round is over
						quick.Tickets[p] = [4]uint8{0, 20, 16, 8}
					}
				}
				steps, e := quick, d
				want := stepByStep(t, &steps, bd, &e)
				got := quick.playOut(bd, &d)
				if quick.Seat = steps.Seat; got != want || quick != steps { // whose turn it was last is no matter
					t.Fatalf("%d seats, game %d: %d plies to\n%+v, step by step %d to\n%+v", seats, g, got, quick, want, steps)
				}
			}
		}
	}
}

// stepByStep plays a game to its end by its rules alone. Where a seat is passed over, the
// dice are thrown for its move all the same: the quick way does so before it gives up.
func stepByStep(t *testing.T, c *State, bd *Board, d *dice) (plies int) {
	for ; c.Stage != StageOver; plies++ {
		s, before := c.Random(bd, d), *c
		if !c.Legal(bd, s) {
			t.Fatalf("%+v is not legal", s)
		}
		c.Apply(bd, s)
		switch s.Kind {
		case MovePawn:
			before.advance(bd, s)
		case Ride, RideBlack:
			before.step(s)
		default:
			continue
		}
		if before.Stage != StageHunt {
			continue
		}
		for ; before.Seat < before.Seats && (c.Round != before.Round || c.Stage != StageHunt || c.Seat != before.Seat); before.Seat++ {
			if w := before.Waiting(); w != 0 {
				if _, ok := before.randomMoveOf(bd, d, w); ok {
					t.Fatal("a seat that can move is passed over")
				}
			}
		}
	}
	return plies
}

func TestCoreIsFlat(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n > 128 {
		t.Errorf("the core is %d bytes, more than 128", n)
	}
	t.Log(unsafe.Sizeof(State{}))
}
