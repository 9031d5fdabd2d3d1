package cardinal

import "math/bits"

// lanes are the ten lines of the castle, five rows and five columns, each as the
// index of its row in the table reach: 5 bits for the cells that are taken and 2 for
// the guards at its ends.
type lanes [2 * side]uint8

// lanesOf reads the lines of a moment.
func lanesOf(taken, rim uint32) (l lanes) {
	for i := range side {
		l[i] = uint8(taken>>(side*i)&31 | rim>>(int(West)*side+i)&1<<5 | rim>>(int(East)*side+i)&1<<6)
		l[side+i] = uint8(gather(taken>>i) | rim>>i&1<<5 | rim>>(int(South)*side+i)&1<<6)
	}
	return l
}

// gather brings the bits 0, 5, 10, 15 and 20 together: no two products of the
// multiplication meet in one bit, and those that are wanted are the bits 20 to 24.
func gather(set uint32) uint32 {
	const column, together = 0x108421, 1<<20 | 1<<16 | 1<<12 | 1<<8 | 1<<4
	return uint32(uint64(set&column) * together >> 20 & 31)
}

// without is the same moment with one cell free.
func (l lanes) without(at Cell) lanes {
	r, c := int(at)/side, int(at)%side
	l[r] &^= 1 << c
	l[side+c] &^= 1 << r
	return l
}

// intoHole marks in the table reach that a slide gets into the tunnel.
const intoHole = 1 << 31

// reach is where slides along a line can end, of each line by what is on it and of
// each cell of it: rows as they lie in the first row, columns in the first column;
// the lines of the hole come second. It is worked out once and never changes.
var reach = makeReach()

func makeReach() (all [2][2][1 << 7][side]uint32) {
	for middle := range 2 {
		for line := range uint32(1 << 7) {
			for from := range side {
				row, column := uint32(0), uint32(0)
				for _, step := range []int{-1, 1} {
					end := from
					for end+step >= 0 && end+step < side && line>>(end+step)&1 == 0 && (middle == 0 || end != side/2) {
						end += step
					}
					switch {
					case end == from:
					case middle == 1 && end == side/2:
						row, column = row|intoHole, column|intoHole
					case end+step < 0 && line>>5&1 == 0, end+step >= side && line>>6&1 == 0: // he leaves
					default:
						row, column = row|1<<end, column|1<<(side*end)
					}
				}
				all[0][middle][line][from], all[1][middle][line][from] = row, column
			}
		}
	}
	return all
}

// ends are the cells where a slide from at can end, with the free corners where it
// leads into the tunnel.
func (l *lanes) ends(at Cell, corner uint32) uint32 {
	r, c := int(at)/side, int(at)%side
	row := reach[0][b2u(r == side/2)][l[r]&127][c]
	column := reach[1][b2u(c == side/2)][l[side+c]&127][r]
	all := row&31<<(side*r) | column&0x108421<<c
	if (row|column)&intoHole != 0 {
		all |= corner
	}
	return all
}

func b2u(b bool) int {
	if b {
		return 1
	}
	return 0
}

// distance is how many slides a musketeer needs to a chamber while all others stand
// still, far when he cannot get there.
func (l *lanes) distance(from, to Cell, corner uint32, far int32) int32 {
	seen, fresh := uint32(1)<<from, uint32(1)<<from
	for n := int32(1); n < far; n++ {
		var next uint32
		for ; fresh != 0; fresh &= fresh - 1 {
			next |= l.ends(Cell(bits.TrailingZeros32(fresh)), corner)
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

// maxStrikes is how many guards within one slide count at most.
const maxStrikes = 8

// strikes are the edges with a guard before whom a slide from at ends.
func (l *lanes) strikes(at Cell) uint32 {
	r, c := int(at)/side, int(at)%side
	row, column := fronts[b2u(r == side/2)][l[r]&127][c], fronts[b2u(c == side/2)][l[side+c]&127][r]
	return row&1<<(int(West)*side+r) | row>>1<<(int(East)*side+r) | column&1<<c | column>>1<<(int(South)*side+c)
}

// fronts tells, like reach, which of the two guards of a line, 1 for the first and 2
// for the second, a slide from a cell of it ends before.
var fronts = makeFronts()

func makeFronts() (all [2][1 << 7][side]uint32) {
	for middle := range 2 {
		for line := range uint32(1 << 7) {
			blocks := line&31 | uint32(middle)<<(side/2)
			for from := 1; from < side; from++ { // and mirrored
				if line>>5&1 != 0 && blocks&(1<<from-1) == 0 {
					all[middle][line][from] |= 1
				}
				if to := side - 1 - from; line>>6&1 != 0 && blocks>>(to+1) == 0 {
					all[middle][line][to] |= 2
				}
			}
		}
	}
	return all
}
