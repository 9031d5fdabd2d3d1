package pimpernel

import "math/bits"

// The functions of this file carry out the actions of a turn, and say what comes next.

// use takes what a tile or an icon offers as used.
func (c *State) use(k ActionKind) {
	switch c.stage {
	case StageFavor:
		if acts := c.board.actionsOf(Area(c.favor)); c.left&1 != 0 && acts[0] == k {
			c.left &^= 1
		} else {
			c.left &^= 2
		}
	case StageIcon:
		c.icon = NoAction
	}
}

func (c *State) pass(Action) {
	c.passes++
	c.endTurn()
}

// callOn uses a favour tile; an action of it that is forced is not asked for.
func (c *State) callOn(a Action) {
	if only, forced := c.openTile(Area(a.To)); forced {
		c.do(only)
	}
}

// openTile takes a tile in use. If only one action is possible then, it says which.
func (c *State) openTile(a Area) (only Action, forced bool) {
	c.favor, c.left, c.stage = int8(a), 3, StageFavor
	var buf [mostActions]Action
	all := c.list(buf[:0])
	return all[0], len(all) == 1
}

// decline leaves what is left of a tile, an icon or the rest cube.
func (c *State) decline(Action) {
	switch c.stage {
	case StageFavor:
		c.left = 0
	case StageIcon:
		c.icon = NoAction
	}
	c.proceed()
}

func (c *State) movePawn(a Action) {
	c.at[c.turn] = Region(a.To)
	c.proceed()
}

func (c *State) takePoint(Action) {
	c.score[c.turn]++
	c.gained[fromIcons][c.turn]++
	c.by[c.mission][c.turn]++
	if c.iconAt != noPlace {
		c.spent.put(c.iconAt)
	}
	c.proceed()
}

// remove takes a cube of the active player back into supply (PIM-69).
func (c *State) remove(a Action) {
	c.supply[c.turn]++
	if p := Place(a.To); p.isArea() {
		c.heap[p.area()][c.turn]--
		c.restOut = c.restOut || p.area() == RestArea // PIM-101
		c.settle(p.area())                            // PIM-111
	} else {
		c.own[c.turn].lift(p)
		c.full.lift(p)
	}
	c.proceed()
}

func (c *State) place(a Action) { c.put(Place(a.To), false) }

func (c *State) placeRested(a Action) { c.put(Place(a.To), true) }

// pushTo is what the owner of the pushed Market cube says; then the pusher's lies there.
func (c *State) pushTo(a Action) {
	c.push(Area(a.To))
	c.seat = c.turn
	to := c.pushing
	c.pushing = noPlace
	c.put(to, c.pusher)
}

// put places a cube of the active player, from supply or from rest. A building of
// somebody else is pushed first (PIM-82); the Market asks its owner (PIM-87). A rest cube
// has left rest before that (PIM-57), which an Inn that is pushed can tell.
func (c *State) put(p Place, fromRest bool) {
	pushes := p.isHex() && c.full.has(p)
	if pushes && c.board.serves[p.hex()]&(c.board.serves[p.hex()]-1) != 0 {
		c.pushing, c.pusher = p, fromRest
		c.stage, c.seat = StageMarket, c.owner(p)
		return
	}
	if fromRest {
		c.heap[RestArea][c.turn]--
		c.restOut = true
		c.settle(RestArea)
	} else {
		c.supply[c.turn]--
	}
	if pushes {
		c.pushing = p
		c.push(Area(bits.TrailingZeros8(c.board.serves[p.hex()])))
		c.pushing = noPlace
	}
	c.last = int8(c.turn)
	if p.isArea() {
		c.heap[p.area()][c.turn]++
		c.fresh[p.area()]++
		c.restIn = c.restIn || p.area() == RestArea // PIM-89
		c.settle(p.area())
	} else {
		c.own[c.turn].put(p)
		c.full.put(p)
		c.placed.put(p)
		if p.isSpace() {
			c.icon, c.iconAt = c.board.icon[p], p
		}
	}
	if c.full[0]&missionMask == missionMask { // PIM-51, PIM-52
		c.passes = 0
		c.complete()
		return
	}
	c.proceed()
}

// push moves the cube that lies on the building in pushing to an area. It stays its
// owner's (PIM-82, PIM-113) and binds nobody (PIM-89).
func (c *State) push(a Area) {
	who := c.owner(c.pushing)
	c.own[who].lift(c.pushing)
	c.full.lift(c.pushing)
	c.heap[a][who]++
	c.settle(a)
}

// owner is whose cube lies on a space.
func (c *State) owner(p Place) uint8 {
	for s := range c.own {
		if c.own[s].has(p) {
			return uint8(s)
		}
	}
	return 255
}

// proceed asks what is still open in the turn: the icon, the rest of the tile, the
// rest cube (PIM-57). What is impossible is not asked.
func (c *State) proceed() {
	if c.icon != NoAction && c.possible(c.icon) {
		c.stage = StageIcon
		return
	}
	c.icon, c.iconAt = NoAction, noPlace
	if c.left != 0 {
		acts := c.board.actionsOf(Area(c.favor))
		if c.left&1 != 0 && c.possible(acts[0]) || c.left&2 != 0 && c.possible(acts[1]) {
			c.stage = StageFavor
			return
		}
		c.left = 0
	}
	if !c.resting && c.mayRest() {
		c.resting = true
		c.stage = StageRest
		return
	}
	c.passes = 0
	c.endTurn()
}

// endTurn passes the turn on, or ends the round (PIM-53, PIM-56).
func (c *State) endTurn() {
	c.turns++
	if int(c.passes) == c.board.seats || int(c.turns) == mostLaps*c.board.seats {
		c.complete()
		return
	}
	n := c.turn + 1
	if int(n) == c.board.seats {
		n = 0
	}
	c.startTurn(n)
}
