package core

import "math/bits"

// Lair returns where Chauvelin stands at first and after a capture (CHV-1, CHV-5).
func Lair(sir Location) Location {
	if sir == HouseOfJustice {
		return LaVillette
	}
	return HouseOfJustice
}

// resolveIncomplete resolves the incomplete area (PIM-144), with Chauvelin by CHV-2.
func (c *State) resolveIncomplete() {
	if !c.Board.Chauvelin {
		for s, n := range c.Missed {
			c.Supply[s] += n
		}
		return
	}
	if c.Chauvelin == c.Pimpernel {
		c.capture()
	}
	c.hunter = uint8(c.actor) // unless a cube lay on the space of a part that failed: then its owner, the leftmost first
	for s := LocationSpot; s > FirstPlayer; s-- {
		if c.Short>>s&1 != 0 && c.cubeOf[s] != Nobody {
			c.hunter = uint8(c.cubeOf[s])
		}
	}
	for s, n := range c.Missed {
		c.Supply[s] += c.Tiled[s]
		if c.taken() { // CHV-6
			c.Tiled[s] = 0
			c.Supply[s] += n
		} else {
			c.Tiled[s] = n
		}
	}
	if c.Mission < FinalMission && !c.taken() && c.CaughtNow == 0 { // CHV-3, CHV-5
		c.Travel = uint8(bits.OnesCount8(c.Short))
	}
}

// capture is Chauvelin in the Pimpernel's location (CHV-5).
func (c *State) capture() {
	for s, n := range c.Tiled {
		loss := min(c.Score[s], 2*uint16(n))
		c.Score[s] -= loss
		c.Gained[FromChauvelin][s] -= int16(loss)
		c.By[c.Mission][s] -= int16(loss)
		c.Supply[s] += n
		c.Tiled[s] = 0
	}
	c.Caught++
	c.CaughtNow++
	c.Travel = 0
	c.Chauvelin = Lair(c.Pimpernel)
}

// moveChauvelin moves him by a leg.
func (c *State) moveChauvelin(to Location) {
	c.Chauvelin = to
	c.Travel--
	if to == c.Pimpernel {
		c.capture()
	}
}

// chaseOn goes on with Chauvelin's way and reports whether it is over.
func (c *State) chaseOn() bool {
	for c.Travel > 0 {
		on := Shortest(c.Chauvelin, c.Pimpernel)
		if on&(on-1) != 0 { // more than one leads on
			c.asks(StageChase, c.hunter)
			return false
		}
		c.moveChauvelin(Location(bits.TrailingZeros32(on)))
	}
	return true
}
