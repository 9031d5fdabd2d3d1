package core

import "math/bits"

// filled returns the routes whose spaces all hold cubes, as bits.
func (c *State) filled() (routes uint32) {
	for i, spaces := range Atlas.Route {
		if spaces&^c.Full[0] == 0 {
			routes |= 1 << i
		}
	}
	return routes
}

// Neighbours returns the neighbours of every location over some routes, as bits.
func Neighbours(routes uint32) (next [Locations]uint32) {
	for ; routes != 0; routes &= routes - 1 {
		f := &RouteFacts[bits.TrailingZeros32(routes)]
		next[f.A] |= 1 << f.B
		next[f.B] |= 1 << f.A
	}
	return next
}

// Reaches reports whether a way leads from one location to another without the barred ones.
func Reaches(next *[Locations]uint32, from, to Location, barred uint32) bool {
	seen := uint32(1) << from
	for fresh := seen; fresh != 0; {
		near := uint32(0)
		for ; fresh != 0; fresh &= fresh - 1 {
			near |= next[bits.TrailingZeros32(fresh)]
		}
		fresh = near &^ (seen | barred)
		if seen |= fresh; seen>>to&1 != 0 {
			return true
		}
	}
	return from == to
}

// rideOn goes on with the Pimpernel's way and reports whether it is complete. A leg
// that is the only one is taken unasked (PIM-127).
func (c *State) rideOn() bool {
	if !c.begun {
		c.begun = true
		c.setOut()
	}
	for c.Way[c.Stops-1] != c.Goal() {
		on := c.legs()
		if on&(on-1) != 0 {
			c.asks(StageLeg, c.decider(RouteSpot))
			return false
		}
		c.Way[c.Stops] = Location(bits.TrailingZeros32(on))
		c.Stops++
	}
	c.lift(&SpaceSet{SpacesOf(c.Walked())}, RouteSpot) // PIM-129
	if !c.Whole {
		c.miss(RouteSpot)
	}
	return true
}

// setOut begins the Pimpernel's way, and sees whether a complete path leads to the mission.
func (c *State) setOut() {
	next := Neighbours(c.filled())
	c.Whole = Reaches(&next, c.Pimpernel, c.Goal(), 0)
	c.Way[0], c.Stops = c.Pimpernel, 1
}

// Walked returns the routes of the way so far, as bits.
func (c *State) Walked() (routes uint32) {
	for i := uint8(1); i < c.Stops; i++ {
		routes |= 1 << (Atlas.Leg[c.Way[i-1]][c.Way[i]] - 1)
	}
	return routes
}

// SpacesOf returns the spaces of some routes.
func SpacesOf(routes uint32) (spaces uint64) {
	for ; routes != 0; routes &= routes - 1 {
		spaces |= Atlas.Route[bits.TrailingZeros32(routes)]
	}
	return spaces
}

// open returns the routes that the rest of the way may take, as bits: only complete ones if
// they make a path (PIM-128), none twice (PIM-131), and with direct paths none that leads
// back to where he has been (PIM-132).
func (c *State) open() uint32 {
	open := uint32(1<<Routes-1) &^ c.Walked()
	if c.Whole {
		open &= c.filled()
	}
	if c.Board.Direct {
		for _, l := range c.Way[:c.Stops-1] {
			open &^= Atlas.Ends[l]
		}
	}
	return open
}

// legs returns the locations where the way may go on, as bits: those from which the mission can
// still be reached (PIM-127), with direct paths by the fewest spaces if none is complete.
func (c *State) legs() (on uint32) {
	at, goal := c.Way[c.Stops-1], c.Goal()
	barred := uint32(0)
	if c.Board.Direct {
		if !c.Whole {
			return Shortest(at, goal)
		}
		barred = 1 << at
	}
	next := Neighbours(c.open())
	near := next[at]
	for ; near != 0; near &= near - 1 {
		l := Location(bits.TrailingZeros32(near))
		then := next // without the route to l, which is taken by then
		then[at] &^= 1 << l
		then[l] &^= 1 << at
		if Reaches(&then, l, goal, barred) {
			on |= 1 << l
		}
	}
	return on
}

// Shortest returns the neighbours of a location on a way with the fewest spaces to another, as bits.
func Shortest(from, to Location) (on uint32) {
	for near := Atlas.Next[from]; near != 0; near &= near - 1 {
		l := bits.TrailingZeros32(near)
		if Atlas.Apart[l][to]+Atlas.Length[Atlas.Leg[from][l]-1] == Atlas.Apart[from][to] {
			on |= 1 << l
		}
	}
	return on
}

// LegsApart are the fewest legs between two locations among the ways with the fewest
// spaces, as Chauvelin goes (CHV-4).
var LegsApart = func() (legs [Locations][Locations]uint8) {
	for to := range Location(Locations) {
		// The nearer ones are known before those behind them.
		for far := uint8(1); far < 99; far++ {
			for from := range Location(Locations) {
				if Atlas.Apart[from][to] != far {
					continue
				}
				fewest := uint8(99)
				for on := Shortest(from, to); on != 0; on &= on - 1 {
					fewest = min(fewest, legs[bits.TrailingZeros32(on)][to])
				}
				legs[from][to] = fewest + 1
			}
		}
	}
	return legs
}()
