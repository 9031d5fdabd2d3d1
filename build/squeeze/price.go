package squeeze

import (
	"math"
	"math/bits"
)

const (
	letters = 286 // bytes, the end of a block, lengths
	ways    = 30  // distances
	ending  = 256
)

// slot is the code of a length or a distance, with how many more bits it takes and what
// they say.
type slot struct{ code, extra, rest int }

func lengthSlot(n int) slot {
	switch v := n - shortest; {
	case n == longest:
		return slot{285, 0, 0}
	case v < 8:
		return slot{257 + v, 0, 0}
	default:
		extra := bits.Len(uint(v)) - 3
		return slot{257 + 4*extra + v>>extra, extra, v & (1<<extra - 1)}
	}
}

func distanceSlot(d int) slot {
	v := d - 1
	if v < 4 {
		return slot{v, 0, 0}
	}
	extra := bits.Len(uint(v)) - 2
	return slot{2*extra + v>>extra, extra, v & (1<<extra - 1)}
}

// tally counts how often each code is used.
type tally struct {
	letter [letters]int
	way    [ways]int
}

func (c *tally) token(t token, b byte) {
	if t.length() == 0 {
		c.letter[b]++
		return
	}
	c.letter[lengthSlot(t.length()).code]++
	c.way[distanceSlot(t.distance()).code]++
}

func (c *tally) add(o *tally) {
	for i, n := range o.letter {
		c.letter[i] += n
	}
	for i, n := range o.way {
		c.way[i] += n
	}
}

// size is about how many bits a block of that takes, with its codes.
func (c *tally) size() float64 {
	sum := 280.0
	for i, n := range c.letter {
		if n > 0 && i > ending {
			sum += float64(n * lengthExtra(i))
		}
	}
	for i, n := range c.way {
		if n > 0 && i > 3 {
			sum += float64(n * (i/2 - 1))
		}
	}
	for _, list := range [][]int{c.letter[:], c.way[:]} {
		total := 0
		for _, n := range list {
			if n > 0 {
				sum += 3.2 - float64(n)*math.Log2(float64(n))
				total += n
			}
		}
		if total > 0 {
			sum += float64(total) * math.Log2(float64(total))
		}
	}
	return sum
}

func lengthExtra(code int) int {
	if code < 265 || code == 285 {
		return 0
	}
	return (code - 261) / 4
}

// price is what tokens cost in bits.
type price struct {
	letter [256]float32
	length [longest + 1]float32
	way    [ways]float32
}

func (c *tally) price() *price {
	p := new(price)
	cost := func(list []int, i int) float32 {
		total := 1.0
		for _, n := range list {
			total += float64(n)
		}
		return float32(min(math.Log2(total/(float64(list[i])+0.3)), 15))
	}
	var letter [letters]float32
	for i := range letter {
		letter[i] = cost(c.letter[:], i)
	}
	copy(p.letter[:], letter[:])
	for n := shortest; n <= longest; n++ {
		s := lengthSlot(n)
		p.length[n] = letter[s.code] + float32(s.extra)
	}
	for i := range p.way {
		p.way[i] = cost(c.way[:], i) + float32(max(i/2-1, 0))
	}
	return p
}

// usual are the prices before anything is known.
func usual() *price {
	var c tally
	for i := range c.letter {
		c.letter[i] = 10
		if i > ending {
			c.letter[i] = 60
		}
	}
	for i := range c.way {
		c.way[i] = 1
	}
	return c.price()
}
