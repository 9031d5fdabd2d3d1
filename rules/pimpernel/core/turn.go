package core

import "math/bits"

// The functions of this file carry out the actions of a turn, and say what comes next.

func (c *State) pass(Action) {
	c.Passes++
	c.endTurn()
}

// useTile uses a favour tile; an action of it that is forced is not asked for.
func (c *State) useTile(a Action) {
	c.Passes = 0 // PIM-54
	if only, forced := c.OpenTile(Area(a.To)); forced {
		c.Do(only)
	}
}

// OpenTile takes a tile in use. If only one action is possible then, it says which.
func (c *State) OpenTile(a Area) (only Action, forced bool) {
	c.Favor, c.Left, c.Stage = int8(a), 3, StageFavor
	var buf [MostActions]Action
	all := c.List(buf[:0])
	return all[0], len(all) == 1
}

// decline leaves what is left of a tile, an icon or the rest cube.
func (c *State) decline(Action) {
	switch c.Stage {
	case StageFavor:
		c.Left = 0
	case StageIcon:
		c.Icon = NoAction
	}
	c.proceed()
}

func (c *State) movePawn(a Action) {
	c.At[c.Turn] = Region(a.To)
	c.proceed()
}

func (c *State) takePoint(Action) {
	c.Score[c.Turn]++
	c.Gained[FromIcons][c.Turn]++
	c.By[c.Mission][c.Turn]++
	if c.IconAt != NoPlace {
		c.Spent.Put(c.IconAt)
	}
	c.proceed()
}

// remove takes a cube of the active player back into supply (PIM-69).
func (c *State) remove(a Action) {
	c.Supply[c.Turn]++
	if p := Place(a.To); p.IsArea() {
		c.Piles[p.Area()][c.Turn]--
		c.RestOut = c.RestOut || p.Area() == RestArea // PIM-101
		c.settle(p.Area())                            // PIM-111
	} else {
		c.Own[c.Turn].Lift(p)
		c.Full.Lift(p)
	}
	c.proceed()
}

// pushTo is what the owner of the pushed Market cube says; then the pusher's lies there.
func (c *State) pushTo(a Action) {
	c.push(Area(a.To))
	c.Seat = c.Turn
	to := c.Pushing
	c.Pushing = NoPlace
	c.lay(to)
}

// place places a cube of the active player from supply. A building of somebody else is
// pushed first (PIM-82); the Market asks its owner (PIM-87).
func (c *State) place(a Action) {
	p := Place(a.To)
	if p.IsHex() && c.Full.Has(p) && c.Board.Hex[p.Hex()] == Market {
		c.Pushing, c.Stage, c.Seat = p, StageMarket, c.Owner(p)
		return
	}
	c.lay(p)
}

// placeRested places a rest cube. It has left rest before that (PIM-57), which an Inn that
// is pushed can tell; until it lies it counts as supply (PIM-164).
func (c *State) placeRested(a Action) {
	c.Piles[RestArea][c.Turn]--
	c.Supply[c.Turn]++
	c.RestOut = true
	c.settle(RestArea)
	c.place(a)
}

// lay puts down a cube from supply.
func (c *State) lay(p Place) {
	c.Supply[c.Turn]--
	if p.IsHex() && c.Full.Has(p) {
		c.Pushing = p
		c.push(Area(bits.TrailingZeros8(c.Board.Serves[p.Hex()])))
		c.Pushing = NoPlace
	}
	c.Last = int8(c.Turn)
	if p.IsArea() {
		c.Piles[p.Area()][c.Turn]++
		c.Fresh[p.Area()]++
		c.RestIn = c.RestIn || p.Area() == RestArea // PIM-89
		c.settle(p.Area())
	} else {
		c.Own[c.Turn].Put(p)
		c.Full.Put(p)
		c.Placed.Put(p)
		if p.IsSpace() {
			c.Icon, c.IconAt = c.Board.Icon[p], p
		}
	}
	if c.Full[0]&MissionMask == MissionMask { // PIM-51, PIM-52
		c.complete()
		return
	}
	c.proceed()
}

// push moves the cube that lies on the building Pushing to an area. It stays its
// owner's (PIM-82, PIM-113) and binds nobody (PIM-89).
func (c *State) push(a Area) {
	who := c.Owner(c.Pushing)
	c.Own[who].Lift(c.Pushing)
	c.Full.Lift(c.Pushing)
	c.Piles[a][who]++
	c.settle(a)
}

// proceed asks what is still open in the turn: the icon, the rest of the tile, the
// rest cube (PIM-57). What is impossible is not asked.
func (c *State) proceed() {
	if c.Icon != NoAction && c.Possible(c.Icon) {
		c.Stage = StageIcon
		return
	}
	c.Icon, c.IconAt = NoAction, NoPlace
	if c.Left != 0 {
		acts := c.Board.Actions[Area(c.Favor)]
		if c.Left&1 != 0 && c.Possible(acts[0]) || c.Left&2 != 0 && c.Possible(acts[1]) {
			c.Stage = StageFavor
			return
		}
		c.Left = 0
	}
	if !c.Resting && c.Piles[RestArea][c.Turn] > 0 && !c.RestIn { // PIM-57, PIM-65; a place for it there always is (PIM-51)
		c.Resting = true
		c.Stage = StageRest
		return
	}
	c.endTurn()
}

// endTurn passes the turn on, or ends the round (PIM-53, PIM-56).
func (c *State) endTurn() {
	c.Turns++
	if int(c.Passes) == c.Board.Seats || int(c.Turns) == MostLaps*c.Board.Seats {
		c.complete()
		return
	}
	n := c.Turn + 1
	if int(n) == c.Board.Seats {
		n = 0
	}
	c.StartTurn(n)
}
