package cardinal

import "math/bits"

// A stock is what is left in the castle: a StageFree moment without the places where
// the musketeers stand. It never grows again: a slide, a trip or a lure takes a guard,
// a coin, a musketeer or a chamber to be searched out of it, or makes a coin of a guard
// at the rim, or a castle guard of a coin.

// material is the key of a moment's stock.
func (c *state) material() key {
	n := *c
	for who := range n.at {
		if n.at[who] < cells {
			n.at[who] = 0
		}
	}
	return n.key()
}

// sameMaterial reports whether two moments, one of which follows from the other, differ
// only in where somebody stands.
func (c *state) sameMaterial(n *state) bool {
	return c.dice == n.dice && c.sameGuards(n)
}

// Heights are of stocks: what follows with another stock lies lower.
const (
	rimRank   = 4
	coinRank  = 3
	guestRank = 2
	roomRank  = 2
	topRank   = rimRank*edges + coinRank*24 + roomRank*5*suits + suits
)

// rank is how high the stock of a moment lies.
func (c *state) rank() int {
	coins := int(c.supply[0]) + int(c.supply[1]) + int(c.supply[2]) + int(c.supply[3])
	inside := suits - bits.OnesCount8(c.escaped|c.killed)
	return rimRank*bits.OnesCount32(c.rim) + coinRank*coins + guestRank*bits.OnesCount32(c.guards) +
		roomRank*(5*suits-c.searched()) + inside
}

// placement numbers the places of the musketeers who are inside, below manyPlaces.
func (c *state) placement() (n int) {
	for _, at := range c.at {
		if at < cells {
			n = n*cells + int(at)
		}
	}
	return n
}

func (c *state) placements() int {
	n := 1
	for _, at := range c.at {
		if at < cells {
			n *= cells
		}
	}
	return n
}
