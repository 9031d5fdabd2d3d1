package search

import (
	"math/bits"
	"math/rand/v2"
)

// Dice are fast random numbers for playouts (wyrand): small, inlined, and a source for
// what draws from a rand.Rand.
type Dice uint64

// Uint64 is the next number.
func (d *Dice) Uint64() uint64 {
	*d += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*d), uint64(*d)^0xe7037ed1a0b428db)
	return hi ^ lo
}

// N is a number below m, for m far below 2^32.
func (d *Dice) N(m uint32) uint32 {
	return uint32(uint64(uint32(d.Uint64())) * uint64(m) >> 32)
}

// Luck is the source of random numbers of one tree.
type Luck struct {
	Dice
	Rand *rand.Rand // the same dice, for what asks for a Rand
}

// NewLuck is luck that depends on the seed alone.
func NewLuck(seed uint64) *Luck {
	l := &Luck{Dice: Dice(seed)}
	l.Rand = rand.New(&l.Dice)
	return l
}
