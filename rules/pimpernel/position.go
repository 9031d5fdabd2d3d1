package pimpernel

import (
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/words"
)

// Position is one moment of one game. It is never changed in place.
type Position struct{ core.State }

// Game is the game of the Scarlet Pimpernel; the zero value is ready.
type Game struct{}

// New is the moment before the board is laid out. See About for the options.
func (g Game) New(s rules.Setup) (rules.Position, error) {
	s, err := g.About().Complete(s)
	if err != nil {
		return nil, err
	}
	return &Position{core.Begin(s)}, nil
}

// After plays a move.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	c, err := p.Play(seat, m)
	if err != nil {
		return nil, err
	}
	return &Position{*c}, nil
}

// Seen is the same for everybody: nothing is hidden.
func (p *Position) Seen(by rules.Seat) rules.View { return View{core.See(&p.State, by)} }

// Guess is the position itself: nobody knows what others do not, and the cards that
// are still to be drawn lie in no order before Luck draws them.
func (p *Position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Outcome tells how the game ended.
func (p *Position) Outcome() rules.Outcome { return words.Outcome(&p.State) }

// Tell puts a move that is about to be made into words; everybody hears the same.
func (p *Position) Tell(e rules.Entry, _ rules.Seat) rules.LogLine { return words.Tell(&p.State, e) }
