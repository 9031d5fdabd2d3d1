package cardinal

import "math/bits"

// remains are a stock without what is searched, where two musketeers are inside at most.
type remains struct {
	rim, guards uint32
	supply      [suits]uint8
	gone        uint8 // of the two, as bits
	first       int32 // block, -1 is none
}

// mark is a place at which remains begin, and what is searched by then.
type mark struct {
	gains gains
	place uint16
}

// placeOf numbers the places of two musketeers, below pairs.
func placeOf(at [2]Cell) uint16 { return uint16(at[0])*(cells+1) + uint16(at[1]) }

// left is how many guards are.
func (r *remains) left() int {
	coins := int(r.supply[0]) + int(r.supply[1]) + int(r.supply[2]) + int(r.supply[3])
	return bits.OnesCount32(r.rim) + bits.OnesCount32(r.guards) + coins
}

// height falls with everything that changes the remains.
func (r *remains) height() int {
	return 2*r.left() + bits.OnesCount32(r.rim) - bits.OnesCount32(r.guards) + 2 - bits.OnesCount8(r.gone)
}

// key tells remains apart.
func (r *remains) key() uint64 {
	return uint64(r.rim) | uint64(r.guards)<<20 | uint64(r.gone)<<45 |
		uint64(r.supply[0])<<47 | uint64(r.supply[1])<<50 | uint64(r.supply[2])<<53 | uint64(r.supply[3])<<56
}

const (
	away         = cells // for the place of who is gone
	pairs        = (cells + 1) * (cells + 1)
	censusHeight = 3*edges + 2*24 + 2
	mostMarks    = 1 << 23
)

// stratum are all the remains of a height.
type stratum struct {
	all    []remains
	blocks []block
	marks  []mark
}

// block are the marks that one stock gives to another, in the stratum of that.
type block struct {
	from, to, next int32
	by             stockAt
}

// event is all that follows when something is struck, taken, overcome or lured, or
// somebody leaves.
type event struct {
	at  [pairs]gains
	met []uint16
}

// The numbers of events: those of a guard at the rim come by edges, the others by cells.
const (
	struck     = 0
	taking     = struck + edges
	overcome   = taking + edges
	lured      = overcome + cells
	gone       = lured + cells
	manyEvents = gone + 2
)

// after is what remains after an event.
func (r remains) after(k *castle, n int) remains {
	switch {
	case n < taking:
		r.rim &^= 1 << n
	case n < overcome:
		r.rim &^= 1 << (n - taking)
		r.supply[k.post[n-taking]]++
	case n < lured:
		r.guards &^= 1 << (n - overcome)
	case n < gone:
		r.guards |= 1 << (n - lured)
		r.supply[k.suit[n-lured]]--
	default:
		r.gone |= 1 << (n - gone)
	}
	return r
}
