package core

import "math/rand/v2"

// shuffle mixes a slice in place. It is our own and must never change: the number
// of a deal and the deal of a day mean the same castle for ever, whatever the
// library makes of its own shuffles. Of the generator it uses nothing but Uint64.
func shuffle(r *rand.Rand, all []int) {
	for i := len(all) - 1; i > 0; i-- {
		j := below(r, uint32(i)+1)
		all[i], all[j] = all[j], all[i]
	}
}

// below returns a number from 0 to n-1, each equally likely, by Lemire's method: the
// upper half of a product, drawn anew where some numbers would come too often.
func below(r *rand.Rand, n uint32) uint32 {
	if n&(n-1) == 0 {
		return uint32(r.Uint64()) & (n - 1)
	}
	for {
		product := uint64(uint32(r.Uint64()>>32)) * uint64(n)
		if uint32(product) >= -n%n {
			return uint32(product >> 32)
		}
	}
}
