package core

import "math/bits"

// roads are the neighbours over routes whose spaces all hold a cube, for every
// location, as bits.
func (c *State) roads() (next [Locations]uint32) {
	for i, f := range RouteFacts {
		if Atlas.Route[i]&^c.Full[0] == 0 {
			next[f.A] |= 1 << f.B
			next[f.B] |= 1 << f.A
		}
	}
	return next
}

// Reaches reports whether a way leads from one location to another without the
// barred ones.
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
		next := c.roads()
		c.Whole = Reaches(&next, c.Pimpernel, c.Goal(), 0)
		c.Way[0], c.Ways = c.Pimpernel, 1
	}
	for c.Way[c.Ways-1] != c.Goal() {
		on := c.legs()
		if on&(on-1) != 0 {
			c.asks(StageLeg, c.decider(RouteSpot))
			return false
		}
		c.Way[c.Ways] = Location(bits.TrailingZeros32(on))
		c.Ways++
	}
	var m Spaces // PIM-129
	for i := uint8(1); i < c.Ways; i++ {
		m[0] |= Atlas.Route[Atlas.Leg[c.Way[i-1]][c.Way[i]]-1]
	}
	c.lift(&m, RouteSpot)
	if !c.Whole {
		c.miss(RouteSpot)
	}
	return true
}

// legs are the locations where the way may go on, as bits: along complete routes if
// there is one, else by the fewest spaces (PIM-128), no location twice (PIM-132).
func (c *State) legs() (on uint32) {
	at, goal := c.Way[c.Ways-1], c.Goal()
	if !c.Whole {
		return Shortest(at, goal)
	}
	been := uint32(0)
	for _, l := range c.Way[:c.Ways] {
		been |= 1 << l
	}
	next := c.roads()
	for near := next[at] &^ been; near != 0; near &= near - 1 {
		l := Location(bits.TrailingZeros32(near))
		if l == goal || Reaches(&next, l, goal, been) {
			on |= 1 << l
		}
	}
	return on
}

// Shortest are the neighbours of a location that lie on a way with the fewest spaces
// to another, as bits.
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
