package cardinal

import "math/bits"

// pairSet is a set of what two musketeers may have by now: bit 8a+b is the last chamber
// that each has searched, or 7, the points of all five with his escape.
type pairSet uint64

const (
	pairRow    = 0xff               // of one number of the first
	pairColumn = 0x0101010101010101 // of one number of the second
)

func pairOf(a, b uint8) pairSet { return 1 << (8*a + b) }

// search is the set after one of the two has come to a chamber with a number of his own
// (CAR-61).
func (t pairSet) search(second bool, num uint8) pairSet {
	shift := pairShift(second)
	now := t & pairLine(second, num-1)
	return t&^now | now<<shift
}

// leave is the set after one of the two is out of the castle (CAR-69, CAR-70).
func (t pairSet) leave(second bool) pairSet {
	now := t & pairLine(second, 5)
	return t&^now | now<<(2*pairShift(second))
}

func pairShift(second bool) int {
	if second {
		return 1
	}
	return 8
}

// pairLine is every pair in which one of the two has num.
func pairLine(second bool, num uint8) pairSet {
	if second {
		return pairColumn << num
	}
	return pairRow << (8 * num)
}

// closure adds all in which neither has more than in one of the set.
func (t pairSet) closure() pairSet {
	t |= t >> 8
	t |= t >> 16
	t |= t >> 32
	t |= t >> 1 & 0x7f7f7f7f7f7f7f7f
	t |= t >> 2 & 0x3f3f3f3f3f3f3f3f
	return t | t>>4&0x0f0f0f0f0f0f0f0f
}

// maxima leaves out each pair that another one of the set surpasses.
func (t pairSet) maxima() pairSet { return t &^ (t>>8 | t>>1&0x7f7f7f7f7f7f7f7f).closure() }

// maxSum is the highest sum of a pair.
func (t pairSet) maxSum() (most int) {
	for ; t != 0; t &= t - 1 {
		i := bits.TrailingZeros64(uint64(t))
		most = max(most, i>>3+i&7)
	}
	return most
}
