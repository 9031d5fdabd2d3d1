package pimpernel

import "math/bits"

// The questions of this file are about the active player: what is in reach now.

// hexTargets are the building spaces he may put a cube on: in his region, empty or
// another player's (PIM-80, PIM-88).
func (c *core) hexTargets() uint64 {
	return atlas.reach[c.at[c.turn]][0] & hexMask &^ c.own[c.turn][0]
}

// routeTargets are the free route spaces in reach (PIM-72 to PIM-74).
func (c *core) routeTargets() uint64 {
	return atlas.reach[c.at[c.turn]][0] & routeMask &^ c.full[0]
}

// cubeTargets are the spaces for "place a cube" (PIM-71).
func (c *core) cubeTargets() marks {
	r := &atlas.reach[c.at[c.turn]]
	return marks{
		c.hexTargets() | c.routeTargets() | missionMask&^c.full[0],
		r[1] & c.board.exists[1] &^ c.full[1],
		r[2] & c.board.exists[2] &^ c.full[2],
	}
}

// openAreas are the areas that a building of his own leads to, wherever his pawn is
// (PIM-84); not one he placed in this turn (PIM-81), and not rest after something
// left it (PIM-95).
func (c *core) openAreas() (open uint8) {
	mine := (c.own[c.turn][0] &^ c.placed[0] & hexMask) >> hexBit
	for h := 0; mine != 0; h, mine = h+1, mine>>1 {
		if mine&1 != 0 {
			open |= c.board.serves[h]
		}
	}
	if c.restOut {
		open &^= 1 << RestArea
	}
	return open
}

// loose are the spaces from which he may take back a cube (PIM-69, PIM-99).
func (c *core) loose() marks {
	o, p := &c.own[c.turn], &c.placed
	return marks{o[0] &^ p[0], o[1] &^ p[1], o[2] &^ p[2]}
}

// looseAreas are the areas from which he may take back a cube, as bits.
func (c *core) looseAreas() (open uint8) {
	for a := range Area(areas) {
		if c.heap[a][c.turn] > c.fresh[a] && (a != RestArea || !c.restIn) { // PIM-101
			open |= 1 << a
		}
	}
	return open
}

// mayRest reports whether a rest cube can be used (PIM-57, PIM-65). There is always a
// place for it: with the last mission space the round would be over (PIM-51).
func (c *core) mayRest() bool { return c.heap[RestArea][c.turn] > 0 && !c.restIn }

// possible reports whether an action can be carried out now; placing needs a cube
// in supply (PIM-70).
func (c *core) possible(a Action) bool {
	some := c.supply[c.turn] > 0
	switch a {
	case Cube, Horse, Goods, Supporter: // a mission space is always free (PIM-51)
		return some
	case Route:
		return some && c.routeTargets() != 0
	case Rest:
		return some && !c.restOut
	case Building:
		return some && (c.hexTargets() != 0 || c.openAreas() != 0)
	case Move:
		return true
	case Point:
		return c.iconAt == noPlace || !c.spent.has(c.iconAt) // PIM-56
	case Remove:
		return c.loose() != marks{} || c.looseAreas() != 0
	}
	return false
}

// usableTiles are the tiles that may be chosen for this turn, as bits (PIM-45). Most can be
// told by what their card holds; only the others are looked at closely.
func (c *core) usableTiles() uint8 {
	held := c.held[c.turn]
	sure := c.board.moving
	if c.supply[c.turn] > 0 {
		sure |= c.board.filling
	}
	open := held & sure
	for rest := held &^ sure; rest != 0; rest &= rest - 1 {
		a := Area(bits.TrailingZeros8(rest))
		acts := c.board.actionsOf(a)
		if c.possible(acts[0]) || c.possible(acts[1]) {
			open |= 1 << a
		}
	}
	return open
}
