package penny

import (
	"errors"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// position is one moment of one game. It is never changed in place.
type position struct{ moment }

// Game is the game of Penny Dreadfun; the zero value is ready.
type Game struct{}

// New is the moment before the heroes are chosen. See About for the options.
func (Game) New(s rules.Setup) (rules.Position, error) {
	s, err := (Game{}).About().Complete(s)
	if err != nil {
		return nil, err
	}
	mode := slices.Index(box.ModeKeys(), s.Options["mode"])
	return &position{begin(s.Edition, box.Mode(mode), s.Seats)}, nil
}

// After plays a move. The refusal of a move that reads well says which rule it
// breaks.
func (p *position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	n, err := p.next(seat, m)
	if no := (illegal{}); errors.As(err, &no) {
		return nil, errors.New(p.see().refuse(no.step).Text)
	}
	if err != nil {
		return nil, err
	}
	return &position{n}, nil
}

// Seen is the same for everybody: hands lie open, and a deck has no order before it
// is drawn from (see Luck).
func (p *position) Seen(rules.Seat) rules.View { return p.see() }

// Guess is the position itself, since nobody knows less than another.
func (p *position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Outcome tells how the game ended.
func (p *position) Outcome() rules.Outcome { return p.see().outcome() }

// Tell puts a move that is about to be made into words; everybody hears the same.
func (p *position) Tell(e rules.Entry, _ rules.Seat) rules.Told { return p.see().told(e) }
