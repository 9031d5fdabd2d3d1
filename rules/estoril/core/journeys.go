package core

import (
	"slices"
	"strconv"
)

// Journeys tells what became of the tiles on the boards between two moments, by the ids of tiles.
type Journeys struct {
	From, To map[string]string // the targets where they came from, and went
	Turned   map[string]bool   // those that were turned over where they lie
	Rolled   string            // the cell for whose tile dice were rolled
}

// Spots returns the cells of a board, the reward last.
func (b Board) Spots() []Cell { return append(slices.Clip(b.Cells), b.Reward) }

// Thing returns the id of what lies on a cell: a tile, or the back of one.
func (c Cell) Thing() string {
	if c.Tile != 0 {
		return c.Tile.ID()
	}
	return c.Back
}

// Since tells of the journeys between an earlier view of the same reader and this one. A tile that is sent
// comes from the hand of its owner, and one that goes home returns there; a reward comes from the pile, and
// goes to its winner or under the pile.
func (v *View) Since(old *View) Journeys {
	j := Journeys{From: map[string]string{}, To: map[string]string{}, Turned: map[string]bool{}}
	was := map[string]Cell{}
	for _, b := range old.Boards {
		for _, c := range b.Spots() {
			was[c.ID] = c
		}
	}
	for _, b := range v.Boards {
		for _, c := range b.Spots() {
			j.note(was[c.ID], c, b)
			delete(was, c.ID)
		}
	}
	for _, c := range was { // of a board that is not laid any more
		j.note(c, Cell{}, Board{Won: -1})
	}
	return j
}

// note tells what became of a cell of a board.
func (j *Journeys) note(was, is Cell, b Board) {
	seat := func(n int) string { return "seat." + strconv.Itoa(n) }
	stays, changed := was.Taken && is.Taken, was.Thing() != is.Thing()
	switch {
	case stays && is.Dice[0] > 0 && was.Dice[0] == 0:
		j.Rolled = is.ID
	case stays && changed && was.Owner == is.Owner && (was.Tile == 0) != (is.Tile == 0): // turned over
		j.Turned[was.Thing()], j.Turned[is.Thing()] = true, true
	case is.Taken && !was.Taken && is.Owner >= 0: // sent
		j.From[is.Thing()] = seat(int(is.Owner))
	case is.Taken && is.Numeral == 0 && changed: // a new reward
		j.From[is.Thing()] = IDPile
		if was.Taken {
			j.To[was.Thing()] = IDPile
		}
	case is.Taken || !was.Taken: // nothing left it
	case was.Numeral > 0: // sent home
		j.To[was.Thing()] = seat(int(was.Owner))
	case b.Won >= 0:
		j.To[was.Thing()] = seat(int(b.Won))
	default:
		j.To[was.Thing()] = IDPile
	}
}
