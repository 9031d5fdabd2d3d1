package london

import "math/bits"

// mostSteps is more than a position can ever offer: three pawns with thirteen
// lines each, or Mr X with thirteen lines and two ways to pay.
const mostSteps = 48

// list appends the legal steps to buf: the move generator of the game.
func (c *core) list(b *board, buf []step) []step {
	switch c.stage {
	case StageMove:
		buf = c.rides(b, buf, false)
		if c.canDouble(b) {
			buf = append(buf, step{verb: twice})
		}
	case StageFirst:
		buf = c.rides(b, buf, true)
	case StageSecond:
		buf = c.rides(b, buf, false)
	case StageSurface:
		buf = append(buf, step{verb: unmask}, step{verb: hide})
	case StageTake:
		for k := Taxi; k <= Underground; k++ {
			if c.have[c.asked]>>k&1 != 0 {
				buf = append(buf, step{take, c.asked, k, 0})
			}
		}
	case StageHunt:
		for p, w := uint8(1), c.waiting(); w>>p != 0; p++ {
			if w>>p&1 != 0 {
				buf = c.chases(b, buf, p)
			}
		}
	}
	return buf
}

// rides lists Mr X's single rides; with more set, those that can be the first of two.
func (c *core) rides(b *board, buf []step, more bool) []step {
	for _, sp := range b.from(c.at[0]) {
		if c.mayRide(b, sp, sp.kind, more) {
			buf = append(buf, step{ride, 0, sp.kind, sp.to})
		}
		if c.mayRide(b, sp, 0, more) {
			buf = append(buf, step{sneak, 0, sp.kind, sp.to})
		}
	}
	return buf
}

// mayRide reports whether Mr X may use a line and pay from a slot: the kind of the
// line, or 0 for black.
func (c *core) mayRide(b *board, sp spur, slot Kind, more bool) bool {
	if more {
		return c.canBegin(b, sp, slot)
	}
	return c.have[0]>>slot&1 != 0 && c.open(b, sp)
}

// chases lists the moves of one pawn (LON-49, LON-56, LON-58).
func (c *core) chases(b *board, buf []step, p uint8) []step {
	for _, sp := range b.roads(c.at[p]) {
		if c.have[p]>>sp.kind&1 != 0 && !c.taken.has(sp.to) {
			buf = append(buf, step{chase, p, sp.kind, sp.to})
		}
	}
	return buf
}

// legal reports whether a step is among those that list offers.
func (c *core) legal(b *board, s step) bool {
	var buf [mostSteps]step
	for _, t := range c.list(b, buf[:0]) {
		if t == s {
			return true
		}
	}
	return false
}

// pick is a legal step at random. It guesses and checks, since most guesses are
// right, and falls back on the whole list: every step it returns is legal, and
// every step of one pawn is equally likely.
func (c *core) pick(b *board, d *dice) step {
	switch c.stage {
	case StageHunt:
		return c.pickChase(b, d)
	case StageMove, StageSecond:
		s, _ := c.pickRide(b, d)
		return s
	}
	var buf [mostSteps]step
	all := c.list(b, buf[:0])
	return all[d.N(uint32(len(all)))]
}

func (c *core) pickChase(b *board, d *dice) step {
	s, _ := c.pickDrive(b, d, c.waiting())
	return s
}

// pickDrive is a move of one of these pawns, if any of them can move.
func (c *core) pickDrive(b *board, d *dice, w uint8) (s step, ok bool) {
	p := uint8(bits.TrailingZeros8(w))
	if rest := w & (w - 1); rest != 0 { // one of several pawns of this seat
		for i := d.N(uint32(bits.OnesCount8(w))); i > 0; i-- {
			p = uint8(bits.TrailingZeros8(rest))
			rest &= rest - 1
		}
	}
	at, have := c.at[p&7], c.have[p&7]
	n := uint32(b.land[at])
	for range 6 {
		sp := b.spurs[at][d.N(n)&(mostLines-1)]
		if have>>sp.kind&1 != 0 && !c.taken.has(sp.to) {
			return step{chase, p, sp.kind, sp.to}, true
		}
	}
	var buf [mostSteps]step
	all := c.chases(b, buf[:0], p)
	if len(all) == 0 { // this one is hemmed in; another pawn of the seat may be able to move
		for ; w != 0; w &= w - 1 {
			all = c.chases(b, all, uint8(bits.TrailingZeros8(w)))
		}
	}
	if len(all) == 0 {
		return step{}, false
	}
	return all[d.N(uint32(len(all)))], true
}

func (c *core) pickRide(b *board, d *dice) (s step, ok bool) {
	at := c.at[0]
	n := uint32(b.ends[at])
	ways := n << (c.have[0] & 1) // with a black ticket every line can be paid for in two ways
	last := ways
	if c.stage == StageMove && c.doubles > 0 {
		ways++
	}
	for range 6 {
		r := d.N(ways)
		if r == last {
			if c.canDouble(b) {
				return step{verb: twice}, true
			}
			continue
		}
		black := r >= n
		if black {
			r -= n
		}
		sp := b.spurs[at][r&(mostLines-1)]
		slot, v := sp.kind&7, ride
		if black {
			slot, v = 0, sneak
		}
		if c.have[0]>>slot&1 != 0 && c.open(b, sp) {
			return step{v, 0, sp.kind, sp.to}, true
		}
	}
	var buf [mostSteps]step
	all := c.list(b, buf[:0])
	if len(all) == 0 {
		return step{}, false
	}
	return all[d.N(uint32(len(all)))], true
}
