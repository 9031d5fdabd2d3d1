// Package table sets up positions for the tests of all rooms of London: pawns where a test
// wants them, and random games at every table.
package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// Start is the moment before the deal.
func Start(s rules.Setup) *core.Position {
	p := core.Begin(s)
	return &p
}

// Tables are those that tests of properties play at: every number of seats, with each
// variant alone and both together.
func Tables() (all []rules.Setup) {
	for seats := 3; seats <= 6; seats++ {
		for _, o := range []rules.Options{
			{}, {"surfacing": "on"}, {"cutoff": "on"}, {"surfacing": "on", "cutoff": "on", "numbers": "rb"},
		} {
			all = append(all, rules.Setup{Seats: seats, Options: o})
		}
	}
	return all
}

// Tables without variants and with.
var (
	Plain  = rules.Setup{Seats: 6}
	CutOff = rules.Setup{Seats: 6, Options: rules.Options{"cutoff": "on"}}
	Bold   = rules.Setup{Seats: 6, Options: rules.Options{"surfacing": "on"}}
	Both   = rules.Setup{Seats: 6, Options: rules.Options{"surfacing": "on", "cutoff": "on"}}
)

// Far are five places in the south where no pawn is in the way of the examples.
var Far = []core.Station{197, 181, 195, 182, 183}

// Stand is a position with Mr X and the pawns (purple, red, green, yellow, blue) put where a
// test wants them, start cards or not. Everybody knows where he is.
func Stand(s rules.Setup, x core.Station, at ...core.Station) *core.Position {
	p := *Start(s)
	for i, s := range append([]core.Station{x}, at...) {
		p = p.Play(core.Action{Kind: core.Draw, Pawn: uint8(i), Line: core.NoLine, To: uint8(s)})
	}
	p.Beliefs[len(p.Beliefs)-1] = p.Beliefs.Now().Known(uint8(x))
	return &p
}

// Set is a copy of a position with changes to its state.
func Set(p *core.Position, change func(s *core.State)) *core.Position {
	n := *p
	change(&n.State)
	for i := range n.Tickets[:core.Pawns+1] {
		n.Holds[i] = 0
		for k, left := range n.Tickets[i] {
			if left > 0 {
				n.Holds[i] |= 1 << k
			}
		}
	}
	return &n
}

// Play makes moves.
func Play(t testing.TB, p *core.Position, moves ...rules.Move) *core.Position {
	t.Helper()
	for _, m := range moves {
		a, ok := core.Parse(m)
		a, fits := p.Fits(a)
		if !ok || !fits {
			t.Fatalf("%q cannot be played", m)
		}
		n := p.Play(a)
		p = &n
	}
	return p
}

// Games plays n random games at every table and shows each moment to see.
func Games(t *testing.T, n int, see func(t *testing.T, p *core.Position, r *rand.Rand)) {
	t.Helper()
	for i, tb := range Tables() {
		name := fmt.Sprintf("%d seats, surfacing %s, cutoff %s", tb.Seats, tb.Options["surfacing"], tb.Options["cutoff"])
		t.Run(name, func(t *testing.T) {
			for g := range n {
				r := rand.New(rand.NewPCG(uint64(i), uint64(g)))
				for p := Start(tb); ; p = Play(t, p, Any(p, r).Move) {
					see(t, p, r)
					if len(p.Acting()) == 0 {
						break
					}
				}
			}
		})
	}
}

// Any is a move of the acting seat, at random.
func Any(p *core.Position, r *rand.Rand) rules.Entry {
	s := p.Acting()[0]
	if s == rules.Luck {
		return rules.Entry{Seat: s, Move: p.Roll(r)}
	}
	cs := p.Choices(s)
	return rules.Entry{Seat: s, Move: cs[r.IntN(len(cs))].Move}
}
