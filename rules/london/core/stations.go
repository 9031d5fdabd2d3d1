package core

import "math/bits"

// StationSet is a set of stations, one bit each.
type StationSet [4]uint64

func (p *StationSet) Add(s uint8)      { p[s>>6] |= 1 << (s & 63) }
func (p *StationSet) Remove(s uint8)   { p[s>>6] &^= 1 << (s & 63) }
func (p *StationSet) Has(s uint8) bool { return p[s>>6]>>(s&63)&1 != 0 }

// intersects reports whether two sets have a station in common.
func (p *StationSet) intersects(q *StationSet) bool {
	return p[0]&q[0]|p[1]&q[1]|p[2]&q[2]|p[3]&q[3] != 0
}

// Union adds the stations of another set.
func (p *StationSet) Union(q *StationSet) {
	p[0] |= q[0]
	p[1] |= q[1]
	p[2] |= q[2]
	p[3] |= q[3]
}

// Subtract removes the stations of another set.
func (p *StationSet) Subtract(q *StationSet) {
	p[0] &^= q[0]
	p[1] &^= q[1]
	p[2] &^= q[2]
	p[3] &^= q[3]
}

// Size returns how many stations there are.
func (p *StationSet) Size() int {
	return bits.OnesCount64(p[0]) + bits.OnesCount64(p[1]) + bits.OnesCount64(p[2]) + bits.OnesCount64(p[3])
}

// Nth returns the station that n smaller ones precede, 0 where there are not so many.
func (p *StationSet) Nth(n int) uint8 {
	for i, w := range p {
		if k := bits.OnesCount64(w); n >= k {
			n -= k
			continue
		}
		for ; n > 0; n-- {
			w &= w - 1
		}
		return uint8(i<<6 + bits.TrailingZeros64(w))
	}
	return 0
}
