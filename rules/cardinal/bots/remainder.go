package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// remainder is the material without what is searched, where two musketeers are inside at
// most.
type remainder struct {
	rim, guards uint32
	supply      [core.NumSuits]uint8
	gone        uint8 // of the two, as bits
	first       int32 // index of a batch in its layer, -1 is none
}

// twoPlaces tells where the two musketeers are; outside stands for one who is gone.
type twoPlaces [2]core.Cell

const (
	outside      = core.NumCells
	manyPlaces   = (int(core.NumCells) + 1) * (int(core.NumCells) + 1)
	maxRemainder = 3*int(core.NumEdges) + 2*core.Guards + 2 // the highest rank
	maxEntries   = 1 << 23
)

// number returns that of the places, below manyPlaces.
func (at twoPlaces) number() uint16 { return uint16(at[0])*uint16(core.NumCells+1) + uint16(at[1]) }

func placesOf(n uint16) twoPlaces {
	return twoPlaces{core.Cell(n / uint16(core.NumCells+1)), core.Cell(n % uint16(core.NumCells+1))}
}

// left returns how many guards are not defeated.
func (r *remainder) left() int {
	coins := int(r.supply[0]) + int(r.supply[1]) + int(r.supply[2]) + int(r.supply[3])
	return bits.OnesCount32(r.rim) + bits.OnesCount32(r.guards) + coins
}

// rank falls with everything that changes the remainder.
func (r *remainder) rank() int {
	return 2*r.left() + bits.OnesCount32(r.rim) - bits.OnesCount32(r.guards) + 2 - bits.OnesCount8(r.gone)
}

// key tells remainders apart.
func (r *remainder) key() uint64 {
	return uint64(r.rim) | uint64(r.guards)<<20 | uint64(r.gone)<<45 |
		uint64(r.supply[0])<<47 | uint64(r.supply[1])<<50 | uint64(r.supply[2])<<53 | uint64(r.supply[3])<<56
}

// layer are all the remainders of a rank.
type layer struct {
	all     []remainder
	batches []batch
	entries []entry
}

// entry is places at which a remainder begins, and what is searched by then.
type entry struct {
	have  pairSet
	place uint16
}

// batch are the entries from one index up to another that a remainder gives to another, in the layer of
// that; next is the index of the batch that another one gave it, -1 for none.
type batch struct{ from, to, next int32 }

// event is all that follows when a guard is struck, taken, surprised or lured, or a
// musketeer leaves.
type event struct {
	at  [manyPlaces]pairSet
	met []uint16 // the places with pairs
}

// The numbers of events: those of a guard at the rim come by edges, the others by cells.
const (
	strikeEvents   = 0
	takeEvents     = strikeEvents + int(core.NumEdges)
	surpriseEvents = takeEvents + int(core.NumEdges)
	lureEvents     = surpriseEvents + int(core.NumCells)
	leaveEvents    = lureEvents + int(core.NumCells)
	numEvents      = leaveEvents + 2
)

// after returns what remains after the event of a number.
func (r remainder) after(k *core.Castle, n int) remainder {
	switch {
	case n < takeEvents:
		r.rim &^= 1 << n
	case n < surpriseEvents:
		r.rim &^= 1 << (n - takeEvents)
		r.supply[k.Post[n-takeEvents]]++
	case n < lureEvents:
		r.guards &^= 1 << (n - surpriseEvents)
	case n < leaveEvents:
		r.guards |= 1 << (n - lureEvents)
		r.supply[k.Suit[n-lureEvents]]--
	default:
		r.gone |= 1 << (n - leaveEvents)
	}
	return r
}
