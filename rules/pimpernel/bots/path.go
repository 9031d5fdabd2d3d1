package bots

import (
	"math/bits"

	"intrigue/rules/pimpernel/core"
)

// What a path is worth to the seat that chooses it: another seat's cube counts against it by
// so much, shared among all others, and a space a little, so that of equal paths the shorter
// one is better.
const (
	ownCube    = 5 * 64
	othersCube = 4 * 64
	aSpace     = 1
)

// pathWorth says what a path is worth to the seat that decides, by its spaces.
func pathWorth(c *core.State) func(spaces uint64) int {
	own := c.Own[c.Seat][0]
	theirs := c.Full[0] &^ own
	each := (c.Board.Seats - 1) * ownCube
	return func(spaces uint64) int {
		return each*bits.OnesCount64(spaces&own) - othersCube*bits.OnesCount64(spaces&theirs) - aSpace*bits.OnesCount64(spaces)
	}
}

// bestLeg returns the first leg of the best path that goes on from where the Pimpernel's way is.
func bestLeg(c *core.State) core.Action {
	path := c.BestPath(pathWorth(c))
	return core.Action{Kind: core.Ride, To: uint8(core.FirstLeg(c.Way[c.Stops-1], path.Routes))}
}
