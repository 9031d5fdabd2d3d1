package pimpernel

// random plays a game to its end by random steps and returns how many it took.
func (c *State) random(d *dice) (steps int) {
	for c.stage != StageOver {
		if c.stage == StageDraw {
			c.drawNext(d.next())
			continue
		}
		c.do(c.anything(d))
		steps++
	}
	return steps
}

// anything is a random legal action, each as likely as any other.
func (c *State) anything(d *dice) Action {
	var buf [mostActions]Action
	all := c.list(buf[:0])
	return all[d.below(len(all))]
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
