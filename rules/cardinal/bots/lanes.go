package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// lanes are the ten lines of the castle, five rows and five columns, each as the
// index of its row in the table reach: 5 bits for the cells that are taken and 2 for
// the guards at its ends.
type lanes [2 * core.Side]uint8

// lanesOf reads the lines of a state.
func lanesOf(taken, rim uint32) (l lanes) {
	for i := range core.Side {
		l[i] = uint8(taken>>(core.Side*i)&31 | rim>>core.EdgeOf(core.West, i)&1<<5 | rim>>core.EdgeOf(core.East, i)&1<<6)
		l[core.Side+i] = uint8(gather(taken>>i) | rim>>i&1<<5 | rim>>core.EdgeOf(core.South, i)&1<<6)
	}
	return l
}

// gather brings the bits 0, 5, 10, 15 and 20 together: no two products of the
// multiplication meet in one bit, and those that are wanted are the bits 20 to 24.
func gather(set uint32) uint32 {
	const column, together = 0x108421, 1<<20 | 1<<16 | 1<<12 | 1<<8 | 1<<4
	return uint32(uint64(set&column) * together >> 20 & 31)
}

// without returns the same with one cell free.
func (l lanes) without(at core.Cell) lanes {
	r, c := int(at)/core.Side, int(at)%core.Side
	l[r] &^= 1 << c
	l[core.Side+c] &^= 1 << r
	return l
}

// reachable tells where slides along a line can end from a cell of it.
type reachable struct {
	row, column uint32 // the cells, as they lie in the first row and in the first column
	hole        bool   // a slide gets into the tunnel
	struck      uint32 // the guards before whom a slide ends: 1 for the first end, 2 for the second
}

// reach says that of each line by what is on it; the lines of the hole come second. It is
// worked out once and never changes.
var reach = func() (all [2][1 << 7][core.Side]reachable) {
	const last, middle = core.Side - 1, core.Side / 2
	for through := range 2 {
		for line := range uint32(1 << 7) {
			for from := range core.Side {
				x := &all[through][line][from]
				for i, step := range []int{-1, 1} {
					end := from
					for end+step >= 0 && end+step <= last && line>>(end+step)&1 == 0 && (through == 0 || end != middle) {
						end += step
					}
					outside, guard := end+step < 0 || end+step > last, line>>(core.Side+i)&1 != 0
					switch {
					case end == from || outside && !guard: // he stays, or leaves
					case through == 1 && end == middle:
						x.hole = true
					default:
						x.row, x.column = x.row|1<<end, x.column|1<<(core.Side*end)
						if outside {
							x.struck |= 1 << i
						}
					}
				}
			}
		}
	}
	return all
}()

// along returns what slides from a cell reach in its row and in its column.
func (l *lanes) along(at core.Cell) (row, column *reachable) {
	r, c := at.Row(), at.Col()
	return &reach[b2u(r == core.Side/2)][l[r]&127][c], &reach[b2u(c == core.Side/2)][l[core.Side+c]&127][r]
}

// ends returns the cells where a slide from at can end, with the free corners where it
// leads into the tunnel.
func (l *lanes) ends(at core.Cell, corner uint32) uint32 {
	row, column := l.along(at)
	all := row.row<<(core.Side*at.Row()) | column.column<<at.Col()
	if row.hole || column.hole {
		all |= corner
	}
	return all
}

// strikes returns the edges with a guard before whom a slide from at ends.
func (l *lanes) strikes(at core.Cell) uint32 {
	row, column := l.along(at)
	r, c := at.Row(), at.Col()
	return row.struck&1<<core.EdgeOf(core.West, r) | row.struck>>1<<core.EdgeOf(core.East, r) |
		column.struck&1<<core.EdgeOf(core.North, c) | column.struck>>1<<core.EdgeOf(core.South, c)
}

func b2u(b bool) int {
	if b {
		return 1
	}
	return 0
}

// distance returns how many slides a musketeer needs to a chamber while all others stand
// still, far when he cannot get there.
func (l *lanes) distance(from, to core.Cell, corner uint32, far int32) int32 {
	seen, fresh := uint32(1)<<from, uint32(1)<<from
	for n := int32(1); n < far; n++ {
		var next uint32
		for ; fresh != 0; fresh &= fresh - 1 {
			next |= l.ends(core.Cell(bits.TrailingZeros32(fresh)), corner)
		}
		if next>>to&1 != 0 {
			return n
		}
		if fresh = next &^ seen; fresh == 0 {
			return far
		}
		seen |= fresh
	}
	return far
}
