package cardinal

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/words"
)

// Position is one moment of one game. It is never changed in place.
type Position struct {
	core.State
	Castle  *core.Castle
	Options rules.Options
}

// Game is the game of Cardinal; the zero value is ready.
type Game struct{}

// New is the moment before the deal. See About for the options.
func (g Game) New(setup rules.Setup) (rules.Position, error) {
	setup, err := g.About().Complete(setup) // CAR-1
	if err != nil {
		return nil, err
	}
	return &Position{Castle: &core.Castle{}, Options: setup.Options}, nil
}

// Acting is Luck for the deal, then the one player until the end.
func (p *Position) Acting() []rules.Seat {
	switch p.Stage {
	case core.StageDeal:
		return []rules.Seat{rules.Luck}
	case core.StageOver:
		return nil
	}
	return []rules.Seat{0}
}

// Choices lists the legal moves of the player.
func (p *Position) Choices(s rules.Seat) []rules.Choice {
	if s != 0 {
		return nil
	}
	return p.State.Choices(p.Castle)
}

// Roll deals the castle.
func (p *Position) Roll(r *rand.Rand) rules.Move { return core.Roll(r) }

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	switch {
	case p.Stage == core.StageOver:
		return nil, errors.New("the game is over")
	case seat != p.Acting()[0]:
		return nil, errors.New("that is not this seat's to decide")
	case p.Stage == core.StageDeal:
		k, err := core.Lay(m, p.Options)
		if err != nil {
			return nil, err
		}
		return &Position{core.Begin(k), k, p.Options}, nil
	}
	a, ok := core.Parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !p.Legal(p.Castle, a) {
		v := p.see()
		return nil, errors.New(words.Refusal(&v, a).Text)
	}
	n := *p
	n.Do(p.Castle, a)
	return &n, nil
}

func (p *Position) see() core.View { return core.See(p.Castle, p.State, p.Options) }

// Seen is the same for everybody: nothing is hidden (CAR-9).
func (p *Position) Seen(rules.Seat) rules.View { return View{p.see(), p.Outcome()} }

// Guess is the position itself, since nothing is hidden.
func (p *Position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Outcome counts the score (CAR-76).
func (p *Position) Outcome() rules.Outcome { return words.Outcome(&p.State) }

// Tell puts a move that is about to be made into words; everybody hears the same.
func (p *Position) Tell(e rules.Entry, _ rules.Seat) rules.LogLine {
	if p.Stage == core.StageDeal {
		return rules.LogLine{Text: "The castle is dealt."}
	}
	a, ok := core.Parse(e.Move)
	if !ok || !p.Legal(p.Castle, a) {
		return rules.LogLine{}
	}
	return words.Tell(p.Castle, p.State, a)
}

// Pieces counts what is in the box: guards wherever they are (CAR-60), musketeers
// and chambers.
func (p *Position) Pieces() map[string]int { return p.State.Pieces(p.Castle) }
