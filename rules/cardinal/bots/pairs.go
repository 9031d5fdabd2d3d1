package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// pairSet is a set of pairs: of what two musketeers may have by now. Bit 8a+b is the
// last chamber that each has searched, or 7, the points of all five with his escape.
// Which of the two a method is about is 0 for the first and 1 for the second.
type pairSet uint64

const (
	pairRow    = 0xff               // of one number of the first
	pairColumn = 0x0101010101010101 // of one number of the second
)

func pairOf(a, b uint8) pairSet { return 1 << (8*a + b) }

// search returns the set after one of the two has come to a chamber with a number of his own
// (CAR-61).
func (p pairSet) search(which int, number uint8) pairSet {
	shift := pairShift(which)
	now := p & pairLine(which, number-1)
	return p&^now | now<<shift
}

// leave returns the set after one of the two is out of the castle (CAR-69, CAR-70).
func (p pairSet) leave(which int) pairSet {
	now := p & pairLine(which, core.LastNumber)
	return p&^now | now<<(core.EscapePoints*pairShift(which))
}

// pairShift returns how far a bit moves when one of the two has one more.
func pairShift(which int) int {
	if which == 1 {
		return 1
	}
	return 8
}

// pairLine returns every pair in which one of the two has a number.
func pairLine(which int, number uint8) pairSet {
	if which == 1 {
		return pairColumn << number
	}
	return pairRow << (8 * number)
}

// closure adds all pairs in which neither has more than in one of the set.
func (p pairSet) closure() pairSet {
	p |= p >> 8
	p |= p >> 16
	p |= p >> 32
	p |= p >> 1 & 0x7f7f7f7f7f7f7f7f
	p |= p >> 2 & 0x3f3f3f3f3f3f3f3f
	return p | p>>4&0x0f0f0f0f0f0f0f0f
}

// maxima returns the pairs that no other one of the set surpasses: its Pareto front.
func (p pairSet) maxima() pairSet { return p &^ (p>>8 | p>>1&0x7f7f7f7f7f7f7f7f).closure() }

// maxSum returns the highest sum of a pair.
func (p pairSet) maxSum() (most int) {
	for ; p != 0; p &= p - 1 {
		i := bits.TrailingZeros64(uint64(p))
		most = max(most, i>>3+i&7)
	}
	return most
}
