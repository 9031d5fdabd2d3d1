package london

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// Table is what a game is begun with.
type Table struct {
	Seats   int
	Options rules.Options
	Edition int
}

func (tb Table) String() string {
	return fmt.Sprintf("%d seats, surfacing %s, cutoff %s", tb.Seats, tb.Options["surfacing"], tb.Options["cutoff"])
}

// Start is the moment before the deal.
func (tb Table) Start() *History {
	h := newHistory(rules.Setup{Seats: tb.Seats, Options: tb.Options, Edition: tb.Edition})
	return &h
}

// Tables are those that tests of properties play at: every number of seats, with each
// variant alone and both together.
func Tables() (all []Table) {
	for seats := 3; seats <= 6; seats++ {
		for _, o := range []rules.Options{
			{}, {"surfacing": "on"}, {"cutoff": "on"}, {"surfacing": "on", "cutoff": "on", "numbers": "rb"},
		} {
			all = append(all, Table{Seats: seats, Options: o})
		}
	}
	return all
}

// Tables without variants and with.
var (
	Plain  = Table{Seats: 6}
	CutOff = Table{Seats: 6, Options: rules.Options{"cutoff": "on"}}
	Bold   = Table{Seats: 6, Options: rules.Options{"surfacing": "on"}}
	Both   = Table{Seats: 6, Options: rules.Options{"surfacing": "on", "cutoff": "on"}}
)

// Far are five places in the south where no pawn is in the way of the examples.
var Far = []Station{197, 181, 195, 182, 183}

// Stand is a history with Mr X and the pawns (purple, red, green, yellow, blue) put where a
// test wants them, start cards or not. Everybody knows where he is.
func Stand(tb Table, x Station, at ...Station) *History {
	h := *tb.Start()
	for i, s := range append([]Station{x}, at...) {
		h = h.play(Action{draw, uint8(i), NoLine, uint8(s)})
	}
	h.reveal(uint8(x))
	return &h
}

// Set is a copy of a history with changes to its state.
func Set(h *History, change func(s *State)) *History {
	n := *h
	change(&n.State)
	for i := range n.tickets[:pawns+1] {
		n.holds[i] = 0
		for k, left := range n.tickets[i] {
			if left > 0 {
				n.holds[i] |= 1 << k
			}
		}
	}
	return &n
}

// Play makes moves.
func Play(t testing.TB, h *History, moves ...rules.Move) *History {
	t.Helper()
	for _, m := range moves {
		a, ok := parse(m)
		a, fits := h.fits(a)
		if !ok || !fits {
			t.Fatalf("%q cannot be played", m)
		}
		n := h.play(a)
		h = &n
	}
	return h
}

// Games plays n random games at every table and shows each moment to see.
func Games(t *testing.T, n int, see func(t *testing.T, h *History, r *rand.Rand)) {
	t.Helper()
	for i, tb := range Tables() {
		t.Run(tb.String(), func(t *testing.T) {
			for g := range n {
				r := rand.New(rand.NewPCG(uint64(i), uint64(g)))
				for h := tb.Start(); ; h = Play(t, h, Any(h, r).Move) {
					see(t, h, r)
					if len(h.Acting()) == 0 {
						break
					}
				}
			}
		})
	}
}

// Any is a move of whoever acts, at random.
func Any(h *History, r *rand.Rand) rules.Entry {
	s := h.Acting()[0]
	if s == rules.Luck {
		return rules.Entry{Seat: s, Move: h.Roll(r)}
	}
	cs := h.Choices(s)
	return rules.Entry{Seat: s, Move: cs[r.IntN(len(cs))].Move}
}
