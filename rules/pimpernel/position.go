package pimpernel

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// Position is one moment of one game. It is never changed in place.
type Position struct{ State }

// Game is the game of the Scarlet Pimpernel; the zero value is ready.
type Game struct{}

// New is the moment before the board is laid out. See About for the options.
func (g Game) New(set rules.Setup) (rules.Position, error) {
	set, err := g.About().Complete(set)
	if err != nil {
		return nil, err
	}
	o := set.Options
	return &Position{State{board: &Board{seats: set.Seats, options: o, short: o["length"] == "short", starters: o["favors"] == "first", chauvelin: o["chauvelin"] == "on"}}}, nil
}

// Acting is Luck for deals and draws, then one seat at a time until the end.
func (p *Position) Acting() []rules.Seat {
	switch p.stage {
	case StageDeal, StageDraw:
		return []rules.Seat{rules.Luck}
	case StageOver:
		return nil
	}
	return []rules.Seat{rules.Seat(p.seat)}
}

func (p *Position) acts(s rules.Seat) bool { return slices.Contains(p.Acting(), s) }

// Choices lists the legal moves of the seat that decides.
func (p *Position) Choices(s rules.Seat) []rules.Choice {
	if s < 0 || !p.acts(s) {
		return nil
	}
	return p.State.choices()
}

// Roll deals a part of the board or draws two mission cards.
func (p *Position) Roll(r *rand.Rand) rules.Move { return p.roll(r) }

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	switch {
	case p.stage == StageOver:
		return nil, errors.New("the game is over")
	case !p.acts(seat):
		return nil, errors.New("that is not this seat's to decide")
	}
	c, err := p.after(m)
	if err != nil {
		return nil, err
	}
	return &Position{*c}, nil
}

// after is what follows from a move of whoever acts.
func (c *State) after(m rules.Move) (*State, error) {
	if c.stage <= StageDraw {
		return c.drew(m)
	}
	s, ok := parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !c.legal(s) {
		return nil, errors.New("that is not possible now")
	}
	q := *c
	q.do(s)
	return &q, nil
}

// Guess is the position itself: nobody knows what others do not, and the cards that
// are still to be drawn lie in no order before Luck draws them.
func (p *Position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Seen is the same for everybody: nothing is hidden.
func (p *Position) Seen(by rules.Seat) rules.View { return p.see(by) }

// Pieces counts the cubes by seat, wherever they are (PIM-164).
func (p *Position) Pieces() map[string]int {
	n := map[string]int{}
	for s := range p.board.seats {
		n[fmt.Sprintf("cube.%d", s)] = p.cubes(s)
	}
	return n
}

// cubes counts the cubes of a seat.
func (c *State) cubes(s int) int {
	if c.deals < 4 { // still in the box
		return int(supplies[c.board.seats])
	}
	n := int(c.supply[s]) + c.own[s].count() + int(c.tiled[s])
	for a := range c.heap {
		n += int(c.heap[a][s])
	}
	if c.running && c.part < partScore {
		for i := range c.boxes {
			n += int(c.boxes[i][s])
		}
		n += int(c.missed[s])
	}
	return n
}
