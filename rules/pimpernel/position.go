package pimpernel

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// position is one moment of one game. It is never changed in place.
type position struct {
	core
	table   *table
	options rules.Options
	deals   int // of the five that lay out the board
}

// Game is the game of the Scarlet Pimpernel; the zero value is ready.
type Game struct{}

// New is the moment before the board is laid out. See About for the options.
func (Game) New(set rules.Setup) (rules.Position, error) {
	seats := set.Seats
	if set.Edition < 0 || set.Edition > edition {
		return nil, fmt.Errorf("there is no edition %d of this game", set.Edition)
	}
	if seats < 2 || seats > mostSeats {
		return nil, fmt.Errorf("this is a game for two to six, not for %d", seats) // PIM-1
	}
	all, err := rules.Complete(questions(), set.Options)
	if err != nil {
		return nil, err
	}
	t := &table{seats: seats, short: all["length"] == "short", starters: all["favors"] == "first", chauvelin: all["chauvelin"] == "on"}
	return &position{table: t, options: all}, nil
}

// Acting is Luck for deals and draws, then one seat at a time until the end.
func (p *position) Acting() []rules.Seat {
	switch p.stage {
	case StageDeal, StageDraw:
		return []rules.Seat{rules.Luck}
	case StageOver:
		return nil
	}
	return []rules.Seat{rules.Seat(p.seat)}
}

func (p *position) acts(s rules.Seat) bool { return slices.Contains(p.Acting(), s) }

// Choices lists the legal moves of the seat that decides.
func (p *position) Choices(s rules.Seat) []rules.Choice {
	if s < 0 || !p.acts(s) {
		return nil
	}
	return p.core.choices(p.table)
}

// Roll deals a part of the board or draws two mission cards.
func (p *position) Roll(r *rand.Rand) rules.Move {
	if p.stage == StageDeal {
		return p.shuffled(p.deals, r)
	}
	deck := p.deck()
	i := r.Perm(len(deck))
	return drawText(deck[i[0]], deck[i[1]])
}

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	switch {
	case p.stage == StageOver:
		return nil, errors.New("the game is over")
	case !p.acts(seat):
		return nil, errors.New("that is not this seat's to decide")
	case p.stage == StageDeal:
		return orError(p.dealt(p.deals, m))
	case p.stage == StageDraw:
		return orError(p.drew(m))
	}
	s, ok := parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !p.legal(p.table, s) {
		return nil, errors.New("that is not possible now")
	}
	return p.play(s), nil
}

func orError(p *position, err error) (rules.Position, error) {
	if err != nil {
		return nil, err
	}
	return p, nil
}

// play plays a legal step.
func (p *position) play(s step) *position {
	q := *p
	q.do(p.table, s)
	return &q
}

// Guess is the position itself: nobody knows what others do not, and the cards that
// are still to be drawn lie in no order before Luck draws them.
func (p *position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Seen is the same for everybody: nothing is hidden.
func (p *position) Seen(by rules.Seat) rules.View { return p.see(by) }

// Pieces counts the cubes by seat, wherever they are (PIM-164).
func (p *position) Pieces() map[string]int {
	n := map[string]int{}
	for s := range p.table.seats {
		n[fmt.Sprintf("cube.%d", s)] = p.cubes(s)
	}
	return n
}

// cubes counts the cubes of a seat.
func (p *position) cubes(s int) int {
	if p.deals < 4 { // still in the box
		return int(supplies[p.table.seats])
	}
	c := &p.core
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
