package core

import "math/bits"

// The grid has six places in two rows of three, and four by six cells (EST-22, EST-30). A
// spot is where a tile can lie: 4·place+numeral for a space, and 24+place for a reward.
const (
	Places   = 6
	Slots    = Places * Spaces
	SpotsAll = Slots + Places
)

// SpotSet is a set of spots, a bit each.
type SpotSet uint32

func (s SpotSet) Has(x uint8) bool { return s>>x&1 != 0 }

// First returns the lowest spot; there must be one.
func (s SpotSet) First() uint8 { return uint8(bits.TrailingZeros32(uint32(s))) }

func (s SpotSet) Count() int { return bits.OnesCount32(uint32(s)) }

const AllSpaces SpotSet = 1<<Slots - 1

// InPlace returns the spaces of a place, and its reward.
func InPlace(p uint8) SpotSet  { return 0xf << (Spaces * p) }
func RewardOf(p uint8) SpotSet { return 1 << RewardSpot(p) }

// RewardSpot is the number of a place's Reward Space: they come after the spaces.
func RewardSpot(p uint8) uint8 { return Slots + p }

// IsReward reports whether a spot is a Reward Space.
func IsReward(x uint8) bool { return x >= Slots }

// PlaceOf returns the place of a spot.
func PlaceOf(x uint8) uint8 {
	if IsReward(x) {
		return x - Slots
	}
	return x / Spaces
}

// Adjacent are the places beside a place, as bits (EST-27).
var Adjacent = [Places]uint8{1<<1 | 1<<3, 1<<0 | 1<<2 | 1<<4, 1<<1 | 1<<5, 1<<0 | 1<<4, 1<<1 | 1<<3 | 1<<5, 1<<2 | 1<<4}

// around are the spaces of the adjacent boards, and aroundRewards their rewards.
var around, aroundRewards = func() (s, r [Places]SpotSet) {
	for p := range Adjacent {
		for q := range uint8(Places) {
			if Adjacent[p]>>q&1 != 0 {
				s[p] |= InPlace(q)
				r[p] |= RewardOf(q)
			}
		}
	}
	return s, r
}()

// corner returns where a printed corner comes to lie when its board is turned clockwise by quarters.
func corner(printed, quarters uint8) uint8 {
	if printed == centre {
		return centre
	}
	return (printed + quarters) & 3
}

// cell returns the row and the column, from 0, of a corner of a place.
func cell(p, corner uint8) (row, col int) {
	row, col = 2*int(p/3), 2*int(p%3)
	if corner == bottomLeft || corner == bottomRight {
		row++
	}
	if corner == topRight || corner == bottomRight {
		col++
	}
	return row, col
}

// onRim reports whether a cell lies on the outside of the grid (EST-29).
func onRim(row, col int) bool { return row == 0 || row == 3 || col == 0 || col == 5 }

// OuterCorners returns the corners of a place that lie on the outside of the grid, clockwise from
// the top left one, 0.
func OuterCorners(place uint8) (all []int) {
	for k := topLeft; k < centre; k++ {
		if onRim(cell(place, k)) {
			all = append(all, int(k))
		}
	}
	return all
}

// survey works out what the boards that were laid make of the grid.
func (c *State) survey() {
	var at [4][6]uint8 // 1+spot of the space there
	for p, b := range c.Boards {
		for n := range SpacesOf(b) {
			x := uint8(p)*Spaces + n
			row, col := cell(uint8(p), corner(Posters[b].Space[n], c.Turned[p]))
			at[row][col] = x + 1
			c.Exists |= 1 << x
			if b == Muchaxo || onRim(row, col) { // EST-29, EST-110
				c.Outer |= 1 << x
			}
			if !Posters[b].Open {
				c.Secret |= 1 << x
			}
		}
		if Posters[b].Hidden {
			c.Secret |= RewardOf(uint8(p))
		}
	}
	for row := range at {
		for col, x := range at[row] {
			if x == 0 {
				continue
			}
			for _, d := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				r, k := row+d[0], col+d[1]
				if r >= 0 && r < 4 && k >= 0 && k < 6 && at[r][k] != 0 {
					c.Near[x-1] |= 1 << (at[r][k] - 1) // EST-26, EST-32
				}
			}
		}
	}
}
