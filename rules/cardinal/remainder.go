package cardinal

import "math/bits"

// remainder are a stock without what is searched, where two musketeers are inside at most.
type remainder struct {
	rim, guards uint32
	supply      [suits]uint8
	gone        uint8 // of the two, as bits
	first       int32 // block, -1 is none
}

// entry is a place at which remains begin, and what is searched by then.
type entry struct {
	have  pairSet
	place uint16
}

// placeOf numbers the places of two musketeers, below pairs.
func placeOf(at [2]Cell) uint16 { return uint16(at[0])*(cells+1) + uint16(at[1]) }

// left is how many guards are.
func (r *remainder) left() int {
	coins := int(r.supply[0]) + int(r.supply[1]) + int(r.supply[2]) + int(r.supply[3])
	return bits.OnesCount32(r.rim) + bits.OnesCount32(r.guards) + coins
}

// rank falls with everything that changes the remains.
func (r *remainder) rank() int {
	return 2*r.left() + bits.OnesCount32(r.rim) - bits.OnesCount32(r.guards) + 2 - bits.OnesCount8(r.gone)
}

// key tells remains apart.
func (r *remainder) key() uint64 {
	return uint64(r.rim) | uint64(r.guards)<<20 | uint64(r.gone)<<45 |
		uint64(r.supply[0])<<47 | uint64(r.supply[1])<<50 | uint64(r.supply[2])<<53 | uint64(r.supply[3])<<56
}

const (
	away       = cells // for the place of who is gone
	twoPlaces  = (cells + 1) * (cells + 1)
	mostRank   = 3*edges + 2*24 + 2
	maxEntries = 1 << 23
)

// layer are all the remains of a height.
type layer struct {
	all     []remainder
	batches []batch
	entries []entry
}

// batch are the marks that one stock gives to another, in the stratum of that.
type batch struct {
	from, to, next int32
	by             ref
}

// event is all that follows when something is struck, taken, overcome or lured, or
// somebody leaves.
type event struct {
	at  [twoPlaces]pairSet
	met []uint16
}

// The numbers of events: those of a guard at the rim come by edges, the others by cells.
const (
	strikeEvents   = 0
	takeEvents     = strikeEvents + edges
	surpriseEvents = takeEvents + edges
	lureEvents     = surpriseEvents + cells
	leaveEvents    = lureEvents + cells
	numEvents      = leaveEvents + 2
)

// after is what remains after an event.
func (r remainder) after(k *castle, n int) remainder {
	switch {
	case n < takeEvents:
		r.rim &^= 1 << n
	case n < surpriseEvents:
		r.rim &^= 1 << (n - takeEvents)
		r.supply[k.post[n-takeEvents]]++
	case n < lureEvents:
		r.guards &^= 1 << (n - surpriseEvents)
	case n < leaveEvents:
		r.guards |= 1 << (n - lureEvents)
		r.supply[k.suit[n-lureEvents]]--
	default:
		r.gone |= 1 << (n - leaveEvents)
	}
	return r
}
