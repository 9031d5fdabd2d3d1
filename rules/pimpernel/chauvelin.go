package pimpernel

import "math/bits"

// hunt is what the Chauvelin variant adds, our own (CHV-1 to CHV-8).
type hunt struct {
	chauvelin Location
	tiled     [mostSeats]uint8 // cubes on his tile
	travel    uint8            // legs he still has to go in this completion
	hunter    uint8            // who chooses his way (CHV-4)
	caught    uint8            // captures so far
	caughtNow uint8            // captures in this completion
}

// lair is where Chauvelin stands at first and after a capture (CHV-1, CHV-5).
func lair(sir Location) Location {
	if sir == HouseOfJustice {
		return LaVillette
	}
	return HouseOfJustice
}

// settleAccounts resolves the incomplete area (PIM-144), with Chauvelin by CHV-2.
func (c *State) settleAccounts() {
	if !c.board.chauvelin {
		for s, n := range c.missed {
			c.supply[s] += n
		}
		return
	}
	if c.chauvelin == c.sir {
		c.capture()
	}
	c.hunter = uint8(c.actor)
	for s := LocationSpot; s > FirstPlayer; s-- {
		if c.short>>s&1 != 0 && c.cubeOf[s] != nobody {
			c.hunter = uint8(c.cubeOf[s])
		}
	}
	for s, n := range c.missed {
		c.supply[s] += c.tiled[s]
		c.tiled[s] = n
	}
	if c.mission < 7 && c.caught < c.board.captures() {
		c.travel = uint8(bits.OnesCount8(c.short)) // CHV-3
	}
}

// capture is Chauvelin in the Pimpernel's location (CHV-5).
func (c *State) capture() {
	for s, n := range c.tiled {
		loss := min(c.score[s], 2*uint16(n))
		c.score[s] -= loss
		c.gained[fromChauvelin][s] -= int16(loss)
		c.by[c.mission][s] -= int16(loss)
		c.supply[s] += n
		c.tiled[s] = 0
	}
	c.caught++
	c.caughtNow++
	c.travel = 0
	c.chauvelin = lair(c.sir)
}

// step moves Chauvelin by a leg.
func (c *State) step(to Location) {
	c.chauvelin = to
	c.travel--
	if to == c.sir {
		c.capture()
	}
}

// prowl goes on with Chauvelin's way and reports whether it is over.
func (c *State) prowl() bool {
	for c.travel > 0 {
		on := shortest(c.chauvelin, c.sir)
		if on&(on-1) != 0 {
			c.asks(StageChase, c.hunter)
			return false
		}
		c.step(Location(bits.TrailingZeros32(on)))
	}
	return true
}
