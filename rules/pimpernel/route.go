package pimpernel

import "math/bits"

// roads are the neighbours over routes whose spaces all hold a cube, for every
// location, as bits.
func (c *State) roads() (next [locations]uint32) {
	for i, f := range routeFacts {
		if atlas.route[i]&^c.full[0] == 0 {
			next[f.a] |= 1 << f.b
			next[f.b] |= 1 << f.a
		}
	}
	return next
}

// reaches reports whether a way leads from one location to another without the
// barred ones.
func reaches(next *[locations]uint32, from, to Location, barred uint32) bool {
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
		c.whole = reaches(&next, c.sir, c.goal(), 0)
		c.way[0], c.ways = c.sir, 1
	}
	for c.way[c.ways-1] != c.goal() {
		on := c.legs()
		if on&(on-1) != 0 {
			c.asks(StageLeg, c.decider(RouteSpot))
			return false
		}
		c.way[c.ways] = Location(bits.TrailingZeros32(on))
		c.ways++
	}
	var m Spaces // PIM-129
	for i := uint8(1); i < c.ways; i++ {
		m[0] |= atlas.route[atlas.leg[c.way[i-1]][c.way[i]]-1]
	}
	c.lift(&m, RouteSpot)
	if !c.whole {
		c.miss(RouteSpot)
	}
	return true
}

// legs are the locations where the way may go on, as bits: along complete routes if
// there is one, else by the fewest spaces (PIM-128), no location twice (PIM-132).
func (c *State) legs() (on uint32) {
	at, goal := c.way[c.ways-1], c.goal()
	if !c.whole {
		return shortest(at, goal)
	}
	been := uint32(0)
	for _, l := range c.way[:c.ways] {
		been |= 1 << l
	}
	next := c.roads()
	for near := next[at] &^ been; near != 0; near &= near - 1 {
		l := Location(bits.TrailingZeros32(near))
		if l == goal || reaches(&next, l, goal, been) {
			on |= 1 << l
		}
	}
	return on
}

// shortest are the neighbours of a location that lie on a way with the fewest spaces
// to another, as bits.
func shortest(from, to Location) (on uint32) {
	for near := atlas.next[from]; near != 0; near &= near - 1 {
		l := bits.TrailingZeros32(near)
		if atlas.apart[l][to]+atlas.length[atlas.leg[from][l]-1] == atlas.apart[from][to] {
			on |= 1 << l
		}
	}
	return on
}
