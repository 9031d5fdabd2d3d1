package core

import (
	"maps"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"intrigue/rules"
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
		rulestest.Must(t, c.Legal(bd, s), "%+v is not legal", s)
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
				_, ok := before.randomMoveOf(bd, d, w)
				rulestest.Must(t, !ok, "a seat that can move is passed over")
			}
		}
	}
	return plies
}

func TestCoreIsFlat(t *testing.T) {
	n := unsafe.Sizeof(State{})
	rulestest.Holds(t, n <= 128, "the core is %d bytes, more than 128", n)
	t.Log(unsafe.Sizeof(State{}))
}

// playOut shows how quick the core can be: it finishes a game that has been dealt with
// random legal steps and counts them. It allocates nothing. It asks nobody whether he can
// move, as do does (LON-72, LON-112): who cannot is found out by looking for his move.
func (c *State) playOut(b *Board, d *dice) (plies int) {
	for c.Stage != StageOver {
		switch c.Stage {
		case StageHunt:
			plies += c.playOutHunt(b, d)
		case StageMove, StageSecond:
			plies += c.playOutRide(b, d)
		default:
			c.Apply(b, c.Random(b, d))
			plies++
		}
	}
	return plies
}

// playOutRide plays a ride of Mr X, or the 2x card.
func (c *State) playOutRide(b *Board, d *dice) (plies int) {
	s, ok := c.RandomRide(b, d)
	switch {
	case !ok:
		c.Stage, c.End = StageOver, Trapped
		return 0
	case s.Kind == Double:
		c.Apply(b, s)
	default:
		c.step(s)
	}
	return 1
}

// playOutHunt plays what is left of a round's hunt. Only the last ride of it can be the last
// of the game (LON-103): each one shows that before it there was one.
func (c *State) playOutHunt(b *Board, d *dice) (plies int) {
	var s Action
	for ; c.Seat < c.Seats; c.Seat++ {
		for w := c.Waiting(); w != 0; w = c.Waiting() {
			t, ok := c.randomMoveOf(b, d, w)
			if !ok {
				break
			}
			s = t
			plies++
			if c.advance(b, s) {
				return plies
			}
		}
	}
	if plies > 0 && c.spentLast(s) && c.standstill(b, s.Pawn) {
		return plies
	}
	c.endRound()
	return plies
}

// deal draws all six start cards at random.
func (c *State) deal(b *Board, d *dice) {
	for c.Stage == StageDeal {
		c.Apply(b, c.Random(b, d))
	}
}

// TestWaysBeginWithWhatIsOffered compares the first rides of all ways with the choices of
// the acting seat.
func TestWaysBeginWithWhatIsOffered(t *testing.T) {
	for seats := 3; seats <= 6; seats++ {
		for n := range uint64(8) {
			setup := rules.Setup{Seats: seats, Options: rules.Options{}}
			if n&1 != 0 {
				setup.Options["surfacing"] = "on"
			}
			if n&2 != 0 {
				setup.Options["cutoff"] = "on"
			}
			r := rand.New(rand.NewPCG(uint64(seats), n))
			for h := Begin(setup); h.Stage != StageOver; {
				if h.Stage == StageHunt || h.Stage == StageMove || h.Stage == StageSecond {
					rulestest.Must(t, maps.Equal(firstRides(&h), offeredRides(&h)), "%v are within reach, and offered %v", firstRides(&h),
						offeredRides(&h))
				}
				all := h.Actions(TheBoard(), nil)
				h = h.Play(all[r.IntN(len(all))])
			}
		}
	}
}

// A firstRide is what a way begins with.
type firstRide struct {
	pawn   uint8
	to     Station
	ticket Ticket
}

func offeredRides(h *Position) map[firstRide]bool {
	all := map[firstRide]bool{}
	for _, a := range h.Actions(TheBoard(), nil) {
		if a.Kind != Double && a.Kind != Surface {
			all[firstRide{a.Pawn, Station(a.To), a.Ticket()}] = true
		}
	}
	return all
}

func firstRides(h *Position) map[firstRide]bool {
	all := map[firstRide]bool{}
	for i := range uint8(Pawns + 1) {
		if acts := h.Seat == 0 && i == 0 || h.Waiting()>>i&1 != 0; !acts {
			continue
		}
		for _, s := range h.onward(TheBoard(), i, &stop{at: h.At[i]}, true) {
			all[firstRide{i, Station(s.at), s.leg.Ticket}] = true
		}
	}
	return all
}

// TestDataIsChecked: a slip in the tables of the map is named.
func TestDataIsChecked(t *testing.T) {
	stations, lines := "id,services,mb,start\n1,taxi,1,0\n2,taxi,2,0\n", "a,b,kind,via\n"
	for name, files := range map[string][2]string{
		"a station that is none":   {"h,h,h,h\n200,taxi,1,0\n", lines},
		"a number that is none":    {"h,h,h,h\n1,taxi,one,0\n", lines},
		"a signal that is none":    {"h,h,h,h\n1,rocket,1,0\n", lines},
		"a line that is none":      {stations, lines + "1,2,rocket,\n"},
		"three columns":            {"h,h,h\n1,taxi,1\n", lines},
		"a line from nowhere":      {stations, lines + "0,2,taxi,\n"},
		"a line to nowhere":        {stations, lines + "1,01,taxi,\n"},
		"a line over nothing":      {stations, lines + "1,2,taxi,x\n"},
		"a table with holes":       {stations, lines + "1,2\n"},
		"stations without columns": {"h,h,h,h\n1\n", lines},
	} {
		_, err := readBoard(files[0], files[1])
		if err == nil {
			t.Errorf("%s is read", name)
			continue
		}
		for _, word := range []string{"one", "rocket"} { // what is wrong is named
			rulestest.Holds(t, !strings.Contains(files[0]+files[1], word) || strings.Contains(err.Error(), strconv.Quote(word)),
				"%s: %v", name, err)
		}
	}
}
