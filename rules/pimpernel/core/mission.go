package core

import "math/bits"

// decider returns who resolves a mission space: whose cube lies there, or the actor (PIM-116, PIM-117).
func (c *State) decider(s Spot) uint8 {
	if c.cubeOf[s] != Nobody {
		return uint8(c.cubeOf[s])
	}
	return uint8(c.actor)
}

// asks hands the decision to a seat.
func (c *State) asks(stage Stage, who uint8) { c.Stage, c.Seat = stage, who }

// miss marks a part as short: the cube of its mission space goes to the incomplete
// area (PIM-123, PIM-125, PIM-130, PIM-134).
func (c *State) miss(s Spot) {
	c.Short |= 1 << s
	if who := c.cubeOf[s]; who != Nobody {
		c.Own[who].Lift(s.Place())
		c.Full.Lift(s.Place())
		c.Missed[who]++
	}
}

// lift moves all cubes of a set of spaces to the completion area under a mission space.
func (c *State) lift(m *SpaceSet, s Spot) {
	for who := range c.Own {
		o := &c.Own[who]
		n := 0
		for w := range m {
			n += bits.OnesCount64(o[w] & m[w])
			o[w] &^= m[w]
		}
		c.Boxes[s][who] += uint8(n)
	}
	for w := range m {
		c.Full[w] &^= m[w]
	}
}

// SpotOf returns the mission space that serves an area.
func SpotOf(a Area) Spot {
	if a == Supporters {
		return SupporterSpot
	}
	return Resources
}
