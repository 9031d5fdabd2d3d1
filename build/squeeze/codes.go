package squeeze

import (
	"math/bits"
	"slices"
)

// code is how a symbol is written: its bits, the first one lowest.
type code struct{ bits, n int }

// lengths are how many bits each symbol gets, at most so many, so that the whole is
// shortest (package-merge). What is not used gets none. A code of one symbol has no
// second half and not every reader takes it, so there are always two.
func lengths(count []int, most int) []int {
	type coin struct {
		weight  int
		symbols []int
	}
	count = slices.Clone(count)
	used := len(count) - zeros(count)
	for i := 0; used < 2; i++ {
		if count[i] == 0 {
			count[i] = 1
			used++
		}
	}
	var coins []coin
	for s, n := range count {
		if n > 0 {
			coins = append(coins, coin{n, []int{s}})
		}
	}
	order := func(a, b coin) int { return a.weight - b.weight }
	slices.SortStableFunc(coins, order)
	list := coins
	for range most - 1 {
		var next []coin
		for i := 0; i+1 < len(list); i += 2 {
			next = append(next, coin{list[i].weight + list[i+1].weight, slices.Concat(list[i].symbols, list[i+1].symbols)})
		}
		list = append(next, coins...)
		slices.SortStableFunc(list, order)
	}
	out := make([]int, len(count))
	for _, c := range list[:2*len(coins)-2] {
		for _, s := range c.symbols {
			out[s]++
		}
	}
	return out
}

func zeros(list []int) (n int) {
	for _, v := range list {
		if v == 0 {
			n++
		}
	}
	return n
}

// codes hands out the bits, in the order that readers expect.
func codes(lengths []int) []code {
	out := make([]code, len(lengths))
	next := 0
	for n := 1; n <= 15; n++ {
		for s, l := range lengths {
			if l == n {
				out[s] = code{int(bits.Reverse16(uint16(next)) >> (16 - n)), n}
				next++
			}
		}
		next <<= 1
	}
	return out
}
