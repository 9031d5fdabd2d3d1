package penny

import (
	"errors"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// Position is one moment of one game. It is never changed in place.
type Position struct{ core.Position }

// Game is the game of Penny Dreadfun; the zero value is ready.
type Game struct{}

// New is the moment before the heroes are chosen. See About for the options.
func (Game) New(s rules.Setup) (rules.Position, error) {
	s, err := (Game{}).About().Complete(s)
	if err != nil {
		return nil, err
	}
	g := core.NewShortHeist(s.Seats)
	if mode := slices.Index(box.ModeKeys(), s.Options["mode"]); mode >= 0 {
		g = core.NewGame(box.Mode(mode), s.Seats)
	}
	return &Position{core.Begin(g.AtDifficulty(s.Options["difficulty"]))}, nil
}

// After plays a move. The refusal of a move that reads well says which rule it
// breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	n, err := p.Next(seat, m)
	if illegal := (core.Illegal{}); errors.As(err, &illegal) {
		return nil, errors.New(words.Refuse(p.View().View, illegal.Action).Text)
	}
	if err != nil {
		return nil, err
	}
	return &Position{n}, nil
}

// Seen is the same for everybody: hands lie open, and a deck has no order before it
// is drawn from (see Luck).
func (p *Position) Seen(rules.Seat) rules.View { return p.View() }

// Guess is the position itself, since nobody knows less than another.
func (p *Position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Outcome tells how the game ended.
func (p *Position) Outcome() rules.Outcome { return words.Outcome(p.View().View) }

// Tell puts a move that is about to be made into words; everybody hears the same.
func (p *Position) Tell(e rules.Entry, _ rules.Seat) rules.LogLine {
	return words.Tell(p.View().View, e)
}

// turnOf is the seat whose turn it is, as rules.Turns wants it.
func turnOf(at rules.Position) rules.Seat {
	p := at.(*Position)
	if f := p.Stack[1]; p.Depth > 0 && f.Kind == core.EffectTurn && p.Over == core.NotOver {
		return rules.Seat(f.Hero)
	}
	return rules.Public
}

// sumUp says what a turn came to, as rules.Turns wants it.
func sumUp(began, ended rules.Position, turn []rules.Entry) string {
	return words.SumUp(began.(*Position).View().View, ended.(*Position).View().View, turnOf(began), turn)
}
