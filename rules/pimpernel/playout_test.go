package pimpernel

import "math/bits"

// random plays a game to its end by random steps and returns how many it took.
func (c *core) random(d *dice) (steps int) {
	for c.stage != StageOver {
		if c.stage == StageDraw {
			c.lot(d.next())
			continue
		}
		c.do(c.pick(d))
		steps++
	}
	return steps
}

// pick is a random legal step, every step as likely as any other. A turn and a rest
// cube, the bulk of all decisions, are counted by bits instead of being listed.
func (c *core) pick(d *dice) step {
	switch c.stage {
	case StageTurn:
		return c.pickTurn(d)
	case StageRest:
		m := c.cubeTargets()
		areas := c.openAreas() &^ (1 << RestArea)
		n := m.count()
		k := d.below(1 + n + bits.OnesCount8(areas))
		if k == 0 {
			return step{verb: done}
		}
		return pickTarget(rested, &m, areas, n, k-1)
	}
	var buf [mostSteps]step
	all := c.list(buf[:0])
	return all[d.below(len(all))]
}

func (c *core) pickTurn(d *dice) step {
	near := regionFacts[c.at[c.turn]].next
	moves := bits.OnesCount8(near)
	var m marks
	var areas uint8
	n, open := 0, 0
	if c.supply[c.turn] > 0 {
		m = c.cubeTargets()
		areas = c.openAreas()
		n, open = m.count(), bits.OnesCount8(areas)
	}
	tiles := c.usableTiles()
	k := d.below(1 + moves + n + open + bits.OnesCount8(tiles))
	if k == 0 {
		return step{verb: pass}
	}
	if k--; k < moves {
		return step{verb(Move), nth(uint64(near), k)}
	}
	if k -= moves; k < n+open {
		return pickTarget(verb(Cube), &m, areas, n, k)
	}
	return step{favor, nth(uint64(tiles), k-n-open)}
}

// pickTarget is the k-th of n spaces and some areas.
func pickTarget(v verb, m *marks, areas uint8, n, k int) step {
	if k >= n {
		return step{v, uint8(areaPlace) + nth(uint64(areas), k-n)}
	}
	for w, x := range m {
		here := bits.OnesCount64(x)
		if k < here {
			return step{v, uint8(w<<6) + nth(x, k)}
		}
		k -= here
	}
	return step{verb: pass}
}

// dice is a small generator for playouts.
type dice uint64

func (d *dice) next() uint64 {
	x := uint64(*d)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*d = dice(x)
	return x
}

// below is a random number from 0 to n-1.
func (d *dice) below(n int) int { return int(d.next() >> 32 * uint64(n) >> 32) }
