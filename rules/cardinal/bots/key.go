package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// key is a StageFree state in 128 bits, without loss: two states are the same to the
// solver exactly when their keys are.
type key [2]uint64

func keyOf(s *core.State) key {
	return key{
		1<<63 | uint64(s.Rim) | uint64(s.Guards)<<20 | uint64(s.Dice[0])<<45 | uint64(s.Dice[1])<<48 | uint64(s.Dice[2])<<51 |
			uint64(s.Dice[3])<<54,
		uint64(s.At[0]) | uint64(s.At[1])<<5 | uint64(s.At[2])<<10 | uint64(s.At[3])<<15 |
			uint64(s.Supply[0])<<20 | uint64(s.Supply[1])<<23 | uint64(s.Supply[2])<<26 | uint64(s.Supply[3])<<29,
	}
}

// hash returns a number that looks random, from a key and a seed.
func (k key) hash(seed uint64) uint64 {
	hi, lo := bits.Mul64(k[0]^0xa0761d6478bd642f^seed, k[1]^0xe7037ed1a0b428db)
	hi, lo = bits.Mul64(hi^lo^k[1], 0x9e3779b97f4a7c15^k[0])
	return hi ^ lo
}

// keySet is a set of keys: open addressing, doubled at half full.
type keySet struct {
	slots []key
	n     int
}

func newKeySet() *keySet { return &keySet{slots: make([]key, 1<<14)} }

// add puts a key in and reports whether it was not there before.
func (t *keySet) add(k key) bool {
	mask := uint64(len(t.slots) - 1)
	for i := k.hash(0) & mask; ; i = (i + 1) & mask {
		switch t.slots[i] {
		case k:
			return false
		case key{}: // no key is zero: bit 63 is always set
			t.slots[i] = k
			if t.n++; 2*t.n > len(t.slots) {
				t.grow()
			}
			return true
		}
	}
}

func (t *keySet) grow() {
	old := t.slots
	*t = keySet{slots: make([]key, 2*len(old))}
	for _, k := range old {
		if k != (key{}) {
			t.add(k)
		}
	}
}

// clear empties the set and keeps its room.
func (t *keySet) clear() {
	clear(t.slots)
	t.n = 0
}
