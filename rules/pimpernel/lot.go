package pimpernel

import "math/bits"

// nth is the place of the n-th set bit of a word.
func nth(x uint64, n int) uint8 {
	for ; n >= 8; n -= 8 {
		for range 8 {
			x &= x - 1
		}
	}
	for ; n > 0; n-- {
		x &= x - 1
	}
	return uint8(bits.TrailingZeros64(x))
}

// drawNext draws the next mission by a random number.
func (c *State) drawNext(x uint64) {
	deck := ^c.drawn & (1<<missions - 1)
	one := nth(uint64(deck), int(x>>32*uint64(bits.OnesCount32(deck))>>32))
	deck &^= 1 << one
	c.draw(one, nth(uint64(deck), int(x&(1<<32-1)*uint64(bits.OnesCount32(deck))>>32)))
}
