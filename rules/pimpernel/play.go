package pimpernel

import (
	"errors"
	"fmt"
	"slices"

	"intrigue/rules"
)

// begin is the moment before the board is laid out, with all options given.
func begin(s rules.Setup) State {
	o := s.Options
	return State{board: &Board{seats: s.Seats, options: o, short: o["length"] == "short", starters: o["favors"] == "first", chauvelin: o["chauvelin"] == "on"}}
}

// Acting is Luck for deals and draws, then one seat at a time until the end.
func (c *State) Acting() []rules.Seat {
	switch c.stage {
	case StageDeal, StageDraw:
		return []rules.Seat{rules.Luck}
	case StageOver:
		return nil
	}
	return []rules.Seat{rules.Seat(c.seat)}
}

// Choices lists the legal moves of the seat that decides. Where two actions of a tile
// lead to the same place, the path ends with the action.
func (c *State) Choices(s rules.Seat) []rules.Choice {
	if s < 0 || !slices.Contains(c.Acting(), s) {
		return nil
	}
	all := c.list(nil)
	twice := func(a Action) bool {
		return c.stage == StageFavor && c.left == 3 && a.Kind.Places() &&
			slices.ContainsFunc(all, func(b Action) bool { return b.To == a.To && b.Kind != a.Kind && b.Kind.Places() })
	}
	return rules.Choices(all, Action.text, func(a Action) []string {
		path := rows[a.Kind].path(c, a)
		if twice(a) {
			path = append(path, a.Kind.ID())
		}
		return path
	})
}

// Play is what follows from a move.
func (c *State) Play(seat rules.Seat, m rules.Move) (*State, error) {
	switch {
	case c.stage == StageOver:
		return nil, errors.New("the game is over")
	case !slices.Contains(c.Acting(), seat):
		return nil, errors.New("that is not this seat's to decide")
	case seat == rules.Luck:
		return c.drew(m)
	}
	a, ok := parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !c.legal(a) {
		return nil, errors.New("that is not possible now")
	}
	return c.after(a), nil
}

// after is what follows from a legal action.
func (c *State) after(a Action) *State {
	q := *c
	q.do(a)
	return &q
}

// Pieces counts the cubes by seat, wherever they are (PIM-164).
func (c *State) Pieces() map[string]int {
	n := map[string]int{}
	for s := range c.board.seats {
		n[fmt.Sprintf("cube.%d", s)] = c.cubes(s)
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
