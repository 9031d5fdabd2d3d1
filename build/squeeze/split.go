package squeeze

import "math"

// block is tokens that share their codes.
type block struct {
	data   []byte
	tokens []token
	count  tally
}

// split cuts tokens into blocks where codes of their own pay, and says where each ends.
func split(data []byte, tokens []token) (blocks []block, ends []int) {
	const step, most = 4 << 10, 64 // bytes of a grain, grains of a block
	type grain struct {
		token, at int // where it ends
		count     tally
	}
	var grains []grain
	var now tally
	at, begun := 0, 0
	for i, t := range tokens {
		now.token(t, data[at])
		if at += t.width(); at-begun >= step || i == len(tokens)-1 {
			grains = append(grains, grain{i + 1, at, now})
			now, begun = tally{}, at
		}
	}
	size, first := make([]float64, len(grains)+1), make([]int, len(grains)+1)
	for i := range grains {
		size[i+1] = math.Inf(1)
		var sum tally
		sum.letter[ending] = 1
		for j := i; j >= 0 && j > i-most; j-- {
			sum.add(&grains[j].count)
			if s := size[j] + sum.size(); s < size[i+1] {
				size[i+1], first[i+1] = s, j
			}
		}
	}
	var cuts []int
	for i := len(grains); i > 0; i = first[i] {
		cuts = append(cuts, i)
	}
	t, d, g := 0, 0, 0
	for i := len(cuts) - 1; i >= 0; i-- {
		end := grains[cuts[i]-1]
		b := block{data: data[d:end.at], tokens: tokens[t:end.token]}
		b.count.letter[ending] = 1
		for ; g < cuts[i]; g++ {
			b.count.add(&grains[g].count)
		}
		blocks, ends = append(blocks, b), append(ends, end.at)
		t, d = end.token, end.at
	}
	return blocks, ends
}
