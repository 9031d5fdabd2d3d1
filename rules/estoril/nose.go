package estoril

import "math"

// act is what one does in the evening by nose: whatever raises one's hopes for this
// board and for those next door.
func (c *core) act() step {
	switch c.stage {
	case StageKeep:
		here, likes := c.on[slots+c.here()], c.likes()
		if better := likes[c.drawn.face()] > likes[here.face()]; better == (c.best(c.here()) == c.seat) {
			return step{verb: vChange}
		}
		return step{verb: vKeep}
	case StageLose:
		return step{vLose, c.cheap(c.mine[c.seat] & inPlace(c.here())), 0}
	}
	switch can := c.usable(c.here()*Spaces + c.num); {
	case can>>Nationalism&1 != 0:
		return step{verb: vNationalism}
	case can>>Conspiracy&1 != 0:
		return step{verb: vConspiracy}
	default:
		return c.raise(can)
	}
}

// cheap is the spot whose tile is missed least.
func (c *core) cheap(of spots) uint8 {
	low, least, likes := of.first(), float32(math.Inf(1)), c.likes()
	for w := of; w != 0; w &= w - 1 {
		if n := likes[c.on[w.first()].face()]; n < least {
			low, least = w.first(), n
		}
	}
	return low
}

// worthwhile is by how many points a symbol must raise one's hopes.
const worthwhile = 0.1

// raise is the best use of an Assassin or a Seduction, else a protection.
func (c *core) raise(can uint8) step {
	me := c.seat
	best, most := step{verb: vLeave}, c.hopes(me)+worthwhile
	if can>>Assassin&1 != 0 {
		for w := c.victims() &^ c.mine[me]; w != 0; w &= w - 1 {
			x := w.first()
			who := c.owner(x)
			c.mine[who] &^= 1 << x
			if n := c.hopes(me); n > most {
				best, most = step{vAssassin, x, 0}, n
			}
			c.mine[who] |= 1 << x
		}
	}
	if can>>Seduction&1 != 0 {
		to := c.vacant().first()
		for w := c.tempted(); w != 0; w &= w - 1 {
			x := w.first()
			who := c.owner(x)
			c.mine[who] ^= 1<<x | 1<<to
			c.on[to] = c.on[x]
			if n := c.hopes(me); n > most {
				best, most = step{vSeduction, x, to}, n
			}
			c.mine[who] ^= 1<<x | 1<<to
			c.on[to] = 0
		}
	}
	if best.verb == vLeave && can>>Diplomacy&1 != 0 {
		if w := c.worthy() & c.mine[me] &^ c.finished(); w != 0 {
			return step{vDiplomacy, c.strongest(w), 0}
		}
	}
	return best
}

// hopes is what a seat may hope for on the board that is resolved and next door.
func (c *core) hopes(me uint8) (sum float32) {
	p := c.here()
	sum = c.gainAt(p, me)
	for q := range uint8(places) {
		if nextTo[p]>>q&1 != 0 {
			sum += c.gainAt(q, me)
		}
	}
	return sum
}

// gainAt is what a seat may hope for at a place: nothing where the reward has gone.
func (c *core) gainAt(p, me uint8) float32 {
	if c.won[p] != 0 {
		return 0
	}
	return c.likes()[c.on[slots+p].face()] * hope[min(max(c.margin(p, me)+even, 0), len(hope)-1)]
}

// margin is by how many half points a seat is ahead at a place; a tie is half a
// point, for whoever has the lower space (EST-64).
func (c *core) margin(p, me uint8) int {
	mine, other, low, theirs := -1, -1, uint8(0), uint8(0)
	for s := range c.seats {
		w := c.mine[s] & inPlace(p)
		if w == 0 {
			continue
		}
		n := c.sum(p, s)
		switch {
		case s == me:
			mine, low = n, w.first()
		case n > other || n == other && w.first() < theirs:
			other, theirs = n, w.first()
		}
	}
	switch {
	case mine < 0 && other < 0:
		return 0
	case mine < 0:
		return -2*other - 2
	case other < 0:
		return 2*mine + 3
	case low < theirs:
		return 2*(mine-other) + 1
	}
	return 2*(mine-other) - 1
}
