package cardinal

import "math/bits"

// gains is a set of what two musketeers may have by now: bit 8a+b is the last chamber
// that each has searched, or 7, the points of all five with his escape.
type gains uint64

const (
	gainRow = 0xff               // of one number of the first
	gainCol = 0x0101010101010101 // of one number of the second
)

func gainsOf(a, b uint8) gains { return 1 << (8*a + b) }

// next is the set after one of the two has come to a chamber with a number of his own
// (CAR-61).
func (t gains) next(second bool, num uint8) gains {
	shift := gainShift(second)
	now := t & gainLine(second, num-1)
	return t&^now | now<<shift
}

// leave is the set after one of the two is out of the castle (CAR-69, CAR-70).
func (t gains) leave(second bool) gains {
	now := t & gainLine(second, 5)
	return t&^now | now<<(2*gainShift(second))
}

func gainShift(second bool) int {
	if second {
		return 1
	}
	return 8
}

// gainLine is every pair in which one of the two has num.
func gainLine(second bool, num uint8) gains {
	if second {
		return gainCol << num
	}
	return gainRow << (8 * num)
}

// upTo adds all in which neither has more than in one of the set.
func (t gains) upTo() gains {
	t |= t >> 8
	t |= t >> 16
	t |= t >> 32
	t |= t >> 1 & 0x7f7f7f7f7f7f7f7f
	t |= t >> 2 & 0x3f3f3f3f3f3f3f3f
	return t | t>>4&0x0f0f0f0f0f0f0f0f
}

// best leaves out each pair that another one of the set surpasses.
func (t gains) best() gains { return t &^ (t>>8 | t>>1&0x7f7f7f7f7f7f7f7f).upTo() }

// most is the highest sum of a pair.
func (t gains) most() (most int) {
	for ; t != 0; t &= t - 1 {
		i := bits.TrailingZeros64(uint64(t))
		most = max(most, i>>3+i&7)
	}
	return most
}
