package london

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
)

// Game is the game of London; the zero value is ready.
type Game struct{}

// New is the moment before the deal. See About for the options.
func (g Game) New(setup rules.Setup) (rules.Position, error) {
	setup, err := g.About().Complete(setup)
	if err != nil {
		return nil, err
	}
	return &Position{newHistory(setup)}, nil
}

// Bot is a player of one of the levels. It sees what its seat sees and nothing more.
func (Game) Bot(level string) (rules.Bot, error) { return roster().Bot(level) }

// Hint is what a search finds, and why, from what the seat sees alone.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v, r := t.View.(View), advise(ctx, t)
	return r.Action.text(), why(&v.known, &r)
}

// Position is one moment of a game with its past. It is never changed in place.
type Position struct{ History }

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	if p.stage == StageOver {
		return nil, errors.New("the game is over")
	}
	if !p.acts(seat) {
		return nil, fmt.Errorf("it is not %s's turn", seatName(seat))
	}
	a, ok := parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if a, ok = p.fits(a); !ok {
		return nil, errors.New(refusal(p.see(seat), a))
	}
	return &Position{p.play(a)}, nil
}

// Seen is what a seat may know.
func (p *Position) Seen(by rules.Seat) rules.View { return View{*p.see(by), p.Outcome()} }

// Guess is a position that looks the same to a seat: another past of Mr X, where the seat
// does not know it.
func (p *Position) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	if h := p.guess(by, r); h != &p.History {
		return &Position{*h}
	}
	return p
}

// Outcome says who won.
func (p *Position) Outcome() rules.Outcome { return outcome(&p.State, p.shows) }

// Tell puts a move that is about to be made into words for one reader.
func (p *Position) Tell(e rules.Entry, by rules.Seat) rules.Told {
	a, ok := parse(e.Move)
	if a, fits := p.fits(a); ok && fits {
		after := p.play(a)
		return told(&p.History, &after, a, by)
	}
	return rules.Told{}
}
