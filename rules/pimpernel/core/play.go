package core

import (
	"errors"
	"fmt"
	"slices"

	"intrigue/rules"
)

// Begin returns the moment before the board is laid out, with all options given.
func Begin(s rules.Setup) State {
	o := s.Options
	return State{Board: &Board{Seats: s.Seats, Options: o, short: o["length"] == "short", starters: o["favors"] == "first",
		Chauvelin: o["chauvelin"] == "on", Direct: o["direct"] == "on"}}
}

// Acting returns Luck for deals and draws, then one seat at a time until the end.
func (c *State) Acting() []rules.Seat {
	switch c.Stage {
	case StageDeal, StageDraw:
		return []rules.Seat{rules.Luck}
	case StageOver:
		return nil
	}
	return []rules.Seat{rules.Seat(c.Seat)}
}

// Choices lists the legal moves of the seat that decides. Where two actions of a tile
// lead to the same place, the path ends with the action.
func (c *State) Choices(s rules.Seat) []rules.Choice {
	if s < 0 || !slices.Contains(c.Acting(), s) {
		return nil
	}
	all := c.List(nil)
	twice := func(a Action) bool {
		return c.Stage == StageFavor && c.Left == 3 && a.Kind.Places() &&
			slices.ContainsFunc(all, func(b Action) bool { return b.To == a.To && b.Kind != a.Kind && b.Kind.Places() })
	}
	return rules.Choices(all, func(a Action) rules.Choice {
		path := rows[a.Kind].path(c, a)
		if twice(a) {
			path = append(path, a.Kind.ID())
		}
		return rules.Choice{Move: a.Text(), Path: path}
	})
}

// Play returns what follows from a move.
func (c *State) Play(seat rules.Seat, m rules.Move) (*State, error) {
	switch {
	case c.Stage == StageOver:
		return nil, errors.New("the game is over")
	case !slices.Contains(c.Acting(), seat):
		return nil, errors.New("that is not this seat's to decide")
	case seat == rules.Luck:
		return c.AfterLuck(m)
	}
	a, ok := Parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !c.Legal(a) {
		return nil, errors.New("that is not possible now")
	}
	return c.After(a), nil
}

// After returns what follows from a legal action.
func (c *State) After(a Action) *State {
	q := *c
	q.Do(a)
	return &q
}

// Pieces counts the cubes by seat, wherever they are (PIM-164).
func (c *State) Pieces() map[string]int {
	n := map[string]int{}
	for s := range c.Board.Seats {
		n[fmt.Sprintf("cube.%d", s)] = c.Cubes(s)
	}
	return n
}

// Cubes counts the cubes of a seat.
func (c *State) Cubes(s int) int {
	if !c.MissionsDealt() { // still in the box
		return int(Supplies[c.Board.Seats])
	}
	n := int(c.Supply[s]) + c.Own[s].Count() + int(c.Tiled[s])
	for a := range c.Piles {
		n += int(c.Piles[a][s])
	}
	if c.Running && c.Part < partScore {
		for i := range c.Boxes {
			n += int(c.Boxes[i][s])
		}
		n += int(c.Missed[s])
	}
	return n
}
