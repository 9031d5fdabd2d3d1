package london

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/london/bots"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
)

// Game is the game of London; the zero value is ready.
type Game struct{}

// New is the moment before the deal. See About for the options.
func (g Game) New(setup rules.Setup) (rules.Position, error) {
	setup, err := g.About().Complete(setup)
	if err != nil {
		return nil, err
	}
	return &Position{core.Begin(setup)}, nil
}

// Bot is a player of one of the levels. It sees what its seat sees and nothing more.
func (Game) Bot(level string) (rules.Bot, error) { return bots.Roster().Bot(level) }

// Hint is what a search finds, and why, from what the seat sees alone.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v, r := t.View.(View), bots.Advise(ctx, t)
	return r.Action.Text(), words.Hint(&v.View, &r)
}

// Position is one moment of a game with its past. It is never changed in place.
type Position struct{ core.Position }

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	if p.Stage == core.StageOver {
		return nil, errors.New("the game is over")
	}
	if !p.Acts(seat) {
		return nil, fmt.Errorf("it is not %s's turn", words.SeatName(seat))
	}
	a, ok := core.Parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", p.Shown(string(m)))
	}
	if a, ok = p.Fits(a); !ok {
		return nil, errors.New(words.Refuse(core.See(&p.Position, seat), a))
	}
	return &Position{p.Play(a)}, nil
}

// Shown is a move or a target with the numbers that this table shows (LON-85).
func (p *Position) Shown(kept string) string { return p.Shows.Shown(kept) }

// Kept is a move or a target of this table as records keep it.
func (p *Position) Kept(shown string) (string, bool) { return p.Shows.Kept(shown) }

// Seen is what a seat may know.
func (p *Position) Seen(by rules.Seat) rules.View {
	return View{*core.See(&p.Position, by), p.Outcome()}
}

// Guess is a position that looks the same to a seat: another past of Mr X, where the seat
// does not know it.
func (p *Position) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	if h := p.Position.Guess(by, r); h != &p.Position {
		return &Position{*h}
	}
	return p
}

// Outcome says who won.
func (p *Position) Outcome() rules.Outcome { return words.Outcome(&p.State, p.Shows) }

// Tell puts a move that is about to be made into words for one reader.
func (p *Position) Tell(e rules.Entry, by rules.Seat) rules.LogLine {
	a, ok := core.Parse(e.Move)
	if a, fits := p.Fits(a); ok && fits {
		after := p.Play(a)
		return words.Tell(&p.Position, &after, a, by)
	}
	return rules.LogLine{}
}
