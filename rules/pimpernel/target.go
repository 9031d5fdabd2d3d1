package pimpernel

import "math/bits"

// The questions of this file are about the active player: what is in reach now.

// hexTargets are the building spaces he may put a cube on: in his region, empty or
// another player's (PIM-80, PIM-88).
func (c *State) hexTargets() uint64 {
	return atlas.reach[c.at[c.turn]][0] & hexMask &^ c.own[c.turn][0]
}

// routeTargets are the free route spaces in reach (PIM-72 to PIM-74).
func (c *State) routeTargets() uint64 {
	return atlas.reach[c.at[c.turn]][0] & routeMask &^ c.full[0]
}

// cubeTargets are the places for "place a cube" (PIM-71).
func (c *State) cubeTargets() targets {
	r, t := &atlas.reach[c.at[c.turn]], c.board
	return targets{
		w0:    c.hexTargets() | c.routeTargets() | missionMask&^c.full[0],
		w1:    r[1] & t.exists[1] &^ c.full[1],
		w2:    r[2] & t.exists[2] &^ c.full[2],
		areas: c.openAreas(),
	}
}

// restedTargets are the same for a rest cube, which does not go back to rest (PIM-163).
func (c *State) restedTargets() targets {
	t := c.cubeTargets()
	t.areas &^= 1 << RestArea
	return t
}

// pointTargets are nothing in particular; an icon gives its point once a round (PIM-56).
func (c *State) pointTargets() (t targets) {
	if c.iconAt == noPlace || !c.spent.has(c.iconAt) {
		t.numbers = 1
	}
	return t
}

// openAreas are the areas that a building of his own leads to, wherever his pawn is
// (PIM-84); not one he placed in this turn (PIM-81), and not rest after something
// left it (PIM-95).
func (c *State) openAreas() (open uint8) {
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

// loose are the places from which he may take back a cube: not one placed in this turn
// (PIM-69, PIM-99, PIM-101).
func (c *State) loose() (t targets) {
	o, p := &c.own[c.turn], &c.placed
	t.w0, t.w1, t.w2 = o[0]&^p[0], o[1]&^p[1], o[2]&^p[2]
	for a := range Area(areas) {
		if c.heap[a][c.turn] > c.fresh[a] && (a != RestArea || !c.restIn) {
			t.areas |= 1 << a
		}
	}
	return t
}

// mayRest reports whether a rest cube can be used (PIM-57, PIM-65). There is always a
// place for it: with the last mission space the round would be over (PIM-51).
func (c *State) mayRest() bool { return c.heap[RestArea][c.turn] > 0 && !c.restIn }

// usableTiles are the tiles that may be chosen for this turn, as bits (PIM-45). Most can be
// told by what their card holds; only the others are looked at closely.
func (c *State) usableTiles() uint8 {
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
