package cardinal

import "math/bits"

// A stock is what is left in the castle: a StageFree moment without the places where
// the musketeers stand. It never grows again: a slide, a trip or a lure takes a guard,
// a coin, a musketeer or a chamber to be searched out of it, or makes a coin of a guard
// at the rim, or a castle guard of a coin.

// stock is the key of a moment's stock.
func (c *core) stock() key {
	n := *c
	for who := range n.at {
		if n.at[who] < cells {
			n.at[who] = 0
		}
	}
	return n.key()
}

// sameStock reports whether two moments, one of which follows from the other, differ
// only in where somebody stands.
func (c *core) sameStock(n *core) bool {
	return c.dice == n.dice && c.alike(n)
}

// Heights are of stocks: what follows with another stock lies lower.
const (
	rimHeight   = 4
	coinHeight  = 3
	guestHeight = 2
	roomHeight  = 2
	topHeight   = rimHeight*edges + coinHeight*24 + roomHeight*5*suits + suits
)

// height is how high the stock of a moment lies.
func (c *core) height() int {
	coins := int(c.supply[0]) + int(c.supply[1]) + int(c.supply[2]) + int(c.supply[3])
	inside := suits - bits.OnesCount8(c.escaped|c.killed)
	return rimHeight*bits.OnesCount32(c.rim) + coinHeight*coins + guestHeight*bits.OnesCount32(c.guards) +
		roomHeight*(5*suits-c.searched()) + inside
}

// place numbers the places of the musketeers who are inside, below manyPlaces.
func (c *core) place() (n int) {
	for _, at := range c.at {
		if at < cells {
			n = n*cells + int(at)
		}
	}
	return n
}

func (c *core) manyPlaces() int {
	n := 1
	for _, at := range c.at {
		if at < cells {
			n *= cells
		}
	}
	return n
}
