package estoril

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/estoril/bots"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/words"
)

// Position is one moment of one game, never changed in place. Its other methods are the state's.
type Position struct{ core.State }

// Game is the game of Estoril; the zero value is ready.
type Game struct{}

// New is the moment before the first roll. See About for the options.
func (g Game) New(s rules.Setup) (rules.Position, error) {
	s, err := g.About().Complete(s) // EST-1
	if err != nil {
		return nil, err
	}
	return &Position{core.Begin(s)}, nil
}

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	if p.Stage == core.StageOver {
		return nil, errors.New("the game is over")
	}
	if !p.Acts(seat) {
		return nil, fmt.Errorf("it is not the turn of %s", core.SeatName(seat))
	}
	a, ok := p.Parse(m)
	switch {
	case !ok:
		return nil, fmt.Errorf("%.40q is not a move that can be made here", m)
	case p.Legal(a):
		n := *p
		n.Do(a)
		return &n, nil
	case seat == rules.Luck:
		return nil, fmt.Errorf("%.40q cannot happen now", m)
	}
	v := core.See(&p.State, seat)
	return nil, errors.New(words.Refusal(&v, a))
}

// Seen is what a seat may know. Public sees only what lies open.
func (p *Position) Seen(by rules.Seat) rules.View { return p.see(by) }

func (p *Position) see(by rules.Seat) View { return View{core.See(&p.State, by)} }

// Guess fills in all that a seat does not know.
func (p *Position) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	return &Position{p.State.Guess(by, r)}
}

// Tell puts a move that is about to be made into words for one reader.
func (p *Position) Tell(e rules.Entry, by rules.Seat) rules.LogLine {
	return words.Tell(&p.State, e, by)
}

// Outcome is the final scoring, line by line (EST-128 to EST-142).
func (p *Position) Outcome() rules.Outcome { return words.Outcome(&p.State) }

// Bot is a player of a level.
func (Game) Bot(level string) (rules.Bot, error) { return bots.Roster().Bot(level) }

// Hint is what the strong bot thinks best and why, from what the seat sees alone.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	known, r := t.View.(core.Knower).Known(), bots.Hint(ctx, t)
	return known.Text(r.Action), words.Reason(known, &r)
}
