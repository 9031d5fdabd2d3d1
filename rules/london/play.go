package london

import "math/bits"

// dice are fast random numbers for playouts (wyrand). They are seeded from the
// caller's generator and live on the stack.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*d), uint64(*d)^0xe7037ed1a0b428db)
	return hi ^ lo
}

// n is a number below m, for m far below 2^32.
func (d *dice) n(m uint32) uint32 {
	return uint32(uint64(uint32(d.next())) * uint64(m) >> 32)
}

// play finishes a game that has been dealt with random legal steps and counts
// them. It allocates nothing.
func (c *core) play(b *board, d *dice) (plies int) {
	for c.stage != StageOver {
		c.do(b, c.pick(b, d))
		plies++
	}
	return plies
}

// deal draws all six start cards at random.
func (c *core) deal(b *board, d *dice) {
	var cards [18]uint8
	for i, s := range b.cards {
		cards[i] = uint8(s)
	}
	for p := range uint8(6) {
		i := uint32(p) + d.n(uint32(len(cards))-uint32(p))
		cards[p], cards[i] = cards[i], cards[p]
		c.do(b, step{draw, p, NoLine, cards[p]})
	}
}
