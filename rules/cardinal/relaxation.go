package cardinal

import "math/bits"

// relaxation is what could come of a StageFree moment if everything went as one likes. Each
// of its sets is no smaller than what can really be reached:
//
//   - A musketeer stops only before something (CAR-22 to CAR-24): before a cell where
//     a castle guard stands, where one may yet be lured (CAR-54), or where another
//     musketeer may ever stand; or before an edge where a guard still stands. All of
//     these may be there or away just as he needs it, and no two of them at odds.
//   - A castle guard who can never be surprised is a wall for good: while nobody can
//     ever reach the hole (CAR-42), under variation 1 nobody of his suit (CAR-81).
//   - A trip ends in any corner without such a wall (CAR-35).
//
// The sets only grow while they are worked out, until nothing is added: so the first
// thing that real play reached beyond them would have been added.
type relaxation struct {
	at    [suits]uint32 // the cells where each musketeer may ever stand
	trips uint8         // those who may ever get into the tunnel
	walls uint32        // castle guards who stay for ever
}

// sameGuards reports whether hope has nothing new to say of a moment that follows from
// another: only where somebody stands, or what he has searched, is different.
func (c *state) sameGuards(n *state) bool {
	return c.rim == n.rim && c.guards == n.guards && c.supply == n.supply && c.escaped|c.killed == n.escaped|n.killed
}

// relax works out the sets.
func (c *state) relax(k *castle) (h relaxation) {
	for who, at := range c.at {
		if at < cells {
			h.at[who] = 1 << at
		}
	}
	h.fixpoint(k, c)
	return h
}

// fixpoint works out the sets of all moments that differ from one only in what is searched
// and in where the musketeers stand: each at any cell of his set.
func (h *relaxation) fixpoint(k *castle, c *state) {
	stops, inside := c.guards, uint8(0)
	for who := range uint8(suits) {
		if h.at[who] != 0 {
			inside |= 1 << who
		}
		// His own guards come into the supply by himself alone (CAR-47, CAR-82).
		if c.supply[who] > 0 || !k.closed && inside>>who&1 != 0 && c.rim&k.posts[who] != 0 {
			stops |= k.chambers[who]
		}
	}
	for more := true; more; {
		more = false
		h.walls = h.immune(k, c.guards)
		for who := range uint8(suits) {
			if inside>>who&1 == 0 {
				continue
			}
			now := h.at[who]
			block := stops
			for other, cells := range h.at {
				if other != int(who) {
					block |= cells
				}
			}
			for d := range Direction(directions) {
				way := h.ahead(who, d)
				if ahead(way|h.at[who], d)>>hole&1 != 0 && h.trips>>who&1 == 0 {
					h.trips |= 1 << who
					more = true
				}
				h.at[who] |= way & (before(block, d) | rimCells(c.rim, d))
			}
			if h.trips>>who&1 != 0 {
				h.at[who] |= corners &^ h.walls
			}
			more = more || h.at[who] != now
		}
	}
}

// immune are the castle guards whom nobody can surprise.
func (h *relaxation) immune(k *castle, guards uint32) uint32 {
	switch {
	case h.trips == 0:
		return guards
	case !k.ownOnly:
		return 0
	}
	for who := range uint8(suits) {
		if h.trips>>who&1 != 0 {
			guards &^= k.chambers[who]
		}
	}
	return guards
}

// ahead are the cells that slides of a musketeer in a direction may run over, from
// wherever he may stand.
func (h *relaxation) ahead(who uint8, d Direction) uint32 {
	free := (1<<cells - 1) &^ (h.walls | 1<<hole)
	way := ahead(h.at[who], d) & free
	for range side - 2 {
		way |= ahead(way, d) & free
	}
	return way
}

// upperBound is no less than the best score that can follow.
func (h *relaxation) upperBound(k *castle, c *state) int {
	n := c.score() + h.guardBound(k, c)
	for who, die := range c.dice {
		if h.at[who] != 0 {
			n += h.points(k, uint8(who), die) - int(die)
		}
	}
	return n
}

// points is what a musketeer inside can have at the end who has searched up to die:
// chambers come in order (CAR-61), and he escapes with all five (CAR-69).
func (h *relaxation) points(k *castle, who, die uint8) int {
	for die < 5 && h.at[who]>>k.cell[who][die+1]&1 != 0 {
		die++
	}
	if die == 5 {
		return 5 + 2
	}
	return int(die)
}

// guardBound is no less than the number of guards who can still be defeated.
func (h *relaxation) guardBound(k *castle, c *state) int {
	var struck uint32
	for who := range uint8(suits) {
		if h.at[who] == 0 {
			continue
		}
		trip := h.trips>>who&1 != 0 || !k.ownOnly && h.trips != 0
		for d := range Direction(directions) {
			met := c.rim & edgesOf(h.ahead(who, d), d)
			struck |= met &^ k.posts[who] // CAR-46
			if !k.closed && trip {        // CAR-47, CAR-54, CAR-42
				struck |= met
			}
		}
	}
	n := bits.OnesCount32(struck) + bits.OnesCount32(c.guards&^h.walls)
	for s := range uint8(suits) {
		if h.trips>>s&1 != 0 || !k.ownOnly && h.trips != 0 {
			n += int(c.supply[s])
		}
	}
	return n
}

const (
	firstRow    uint32 = 1<<side - 1
	firstColumn uint32 = 0x108421
)

// ahead are the cells next to those of a set in a direction.
func ahead(set uint32, d Direction) uint32 {
	switch d {
	case North:
		return set >> side
	case South:
		return set << side & (1<<cells - 1)
	case East:
		return set << 1 &^ firstColumn & (1<<cells - 1)
	}
	return set &^ firstColumn >> 1
}

// before are the cells from which a step in a direction leads into a set.
func before(set uint32, d Direction) uint32 { return ahead(set, (d+2)%directions) }

// rimCells are the chambers of the guards of a side.
func rimCells(rim uint32, d Direction) uint32 {
	row := rim >> (int(d) * side) & firstRow
	switch d {
	case North:
		return row
	case South:
		return row << (cells - side)
	case East:
		return spread[row] << (side - 1)
	}
	return spread[row]
}

// edgesOf are the edges of a side that belong to chambers of a set.
func edgesOf(set uint32, d Direction) uint32 {
	switch d {
	case North:
		return set & firstRow
	case South:
		return set >> (cells - side) << (int(South) * side)
	case East:
		return gather(set>>(side-1)) << (int(East) * side)
	}
	return gather(set) << (int(West) * side)
}

// spread are the cells of the first column, by the bits of their rows.
var spread = makeSpread()

func makeSpread() (all [1 << side]uint32) {
	for rows := range all {
		for i := range side {
			all[rows] |= uint32(rows) >> i & 1 << (side * i)
		}
	}
	return all
}
