package core

import "math/bits"

// The questions of this file are about the active player: what is in reach now.

// hexTargets returns the buildings in his region, empty or another player's (PIM-80, PIM-88).
func (c *State) hexTargets() uint64 {
	return Atlas.Reach[c.At[c.Turn]][0] & BuildingMask &^ c.Own[c.Turn][0]
}

// routeTargets returns the free route spaces in reach (PIM-72 to PIM-74).
func (c *State) routeTargets() uint64 {
	return Atlas.Reach[c.At[c.Turn]][0] & RouteMask &^ c.Full[0]
}

// cubeTargets returns the places for "place a cube" (PIM-71).
func (c *State) cubeTargets() Targets {
	r, t := &Atlas.Reach[c.At[c.Turn]], c.Board
	return Targets{
		Routes:    c.hexTargets() | c.routeTargets() | MissionMask&^c.Full[0],
		Towns:     r[1] & t.Exists[1] &^ c.Full[1],
		MoreTowns: r[2] & t.Exists[2] &^ c.Full[2],
		Areas:     c.openAreas(),
	}
}

// RestedTargets returns the same for a rest cube, which does not go back to rest (PIM-163).
func (c *State) RestedTargets() Targets {
	t := c.cubeTargets()
	t.Areas &^= 1 << RestArea
	return t
}

// pointNumber returns one bit or none; an icon gives its point once a round (PIM-56).
func (c *State) pointNumber() uint32 {
	if c.IconAt == NoPlace || !c.Spent.Has(c.IconAt) {
		return 1
	}
	return 0
}

// openAreas returns the areas that a building of his leads to, wherever his pawn is (PIM-84): not
// of a cube placed in this turn (PIM-81), and not rest after something left it (PIM-95).
func (c *State) openAreas() (open uint8) {
	mine := (c.Own[c.Turn][0] &^ c.Placed[0] & BuildingMask) >> BuildingBit
	for h := 0; mine != 0; h, mine = h+1, mine>>1 {
		if mine&1 != 0 {
			open |= c.Board.Serves[h]
		}
	}
	if c.RestOut {
		open &^= 1 << RestArea
	}
	return open
}

// loose returns the places of his cubes that were not placed in this turn (PIM-69, PIM-99, PIM-101).
func (c *State) loose() (t Targets) {
	o, p := &c.Own[c.Turn], &c.Placed
	t.Routes, t.Towns, t.MoreTowns = o[0]&^p[0], o[1]&^p[1], o[2]&^p[2]
	for a := range Area(Areas) {
		if c.Piles[a][c.Turn] > c.Fresh[a] && (a != RestArea || !c.RestIn) {
			t.Areas |= 1 << a
		}
	}
	return t
}

// UsableTiles returns the tiles that may be chosen for this turn, as bits (PIM-45). Most can be
// told by what their card holds; only the others are looked at closely.
func (c *State) UsableTiles() uint8 {
	held := c.Held[c.Turn]
	sure := c.Board.moving
	if c.Supply[c.Turn] > 0 {
		sure |= c.Board.filling
	}
	open := held & sure
	for rest := held &^ sure; rest != 0; rest &= rest - 1 {
		a := Area(bits.TrailingZeros8(rest))
		acts := c.Board.Actions[a]
		if c.Possible(acts[0]) || c.Possible(acts[1]) {
			open |= 1 << a
		}
	}
	return open
}
