package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// relaxation is an easier problem than the game from a StageFree state on: everything
// may go just as it is wanted. Each of its sets is no smaller than what can really be
// reached, so what it allows is an upper bound:
//
//   - A musketeer stops only before something (CAR-22 to CAR-24): before a cell where
//     a castle guard stands, where a guard may still be lured (CAR-54), or where another
//     musketeer may ever stand; or before an edge where a guard still stands. All of
//     these may be there or away just as he needs it, and no two of them at odds.
//   - A castle guard who can never be surprised is a wall for good: while nobody can
//     ever reach the hole (CAR-42), under variation 1 nobody of his suit (CAR-81).
//   - A trip ends in any corner without such a wall (CAR-35).
//
// The sets only grow while they are worked out, up to a fixed point: so the first
// thing that real play reached beyond them would have been added.
type relaxation struct {
	at    [core.NumSuits]uint32 // the cells where each musketeer may ever stand
	trips uint8                 // those who may ever get into the tunnel
	walls uint32                // castle guards who stay for ever
}

// relaxedBound returns an upper bound of the score from a state on.
func relaxedBound(k *core.Castle, s *core.State) int {
	var r relaxation
	for who := range core.NumSuits {
		if s.Inside(who) {
			r.at[who] = 1 << s.At[who]
		}
	}
	r.fixpoint(k, s)
	n := s.Score() + r.guardBound(k, s)
	for who := range core.NumSuits {
		if die := s.Dice[who]; r.at[who] != 0 {
			n += r.points(k, who, die) - int(die)
		}
	}
	return n
}

// fixpoint works out the sets of all states that differ from one only in what is searched
// and in where the musketeers stand: each at any cell of his set.
func (r *relaxation) fixpoint(k *core.Castle, s *core.State) {
	stops, inside := s.Guards, uint8(0)
	for who := range core.NumSuits {
		if r.at[who] != 0 {
			inside |= 1 << who
		}
		// His own guards come into the supply by himself alone (CAR-47, CAR-82).
		if s.Supply[who] > 0 || !k.Closed && inside>>who&1 != 0 && s.Rim&k.Posts[who] != 0 {
			stops |= k.Chambers[who]
		}
	}
	for more := true; more; {
		more = false
		r.walls = r.immune(k, s.Guards)
		for who := range core.NumSuits {
			if inside>>who&1 != 0 && r.grow(who, stops, s.Rim) {
				more = true
			}
		}
	}
}

// grow adds the cells that a musketeer reaches with one more slide or trip, and reports
// whether there are any.
func (r *relaxation) grow(who core.Suit, stops, rim uint32) (more bool) {
	was, block := r.at[who], stops
	for other := range core.NumSuits {
		if other != who {
			block |= r.at[other]
		}
	}
	for d := range core.NumDirections {
		way := r.path(who, d)
		if r.trips>>who&1 == 0 && shifted(way|r.at[who], d)>>core.Hole&1 != 0 {
			r.trips |= 1 << who
			more = true
		}
		r.at[who] |= way & (shifted(block, d.Opposite()) | rimCells(rim, d))
	}
	if r.trips>>who&1 != 0 {
		r.at[who] |= core.Corners &^ r.walls
	}
	return more || r.at[who] != was
}

// immune returns the castle guards whom nobody can surprise.
func (r *relaxation) immune(k *core.Castle, guards uint32) uint32 {
	switch {
	case r.trips == 0:
		return guards
	case !k.OwnOnly:
		return 0
	}
	for who := range core.NumSuits {
		if r.trips>>who&1 != 0 {
			guards &^= k.Chambers[who]
		}
	}
	return guards
}

// path returns the cells that slides of a musketeer in a direction may run over, from
// wherever he may stand.
func (r *relaxation) path(who core.Suit, d core.Direction) uint32 {
	free := (1<<core.NumCells - 1) &^ (r.walls | 1<<core.Hole)
	way := shifted(r.at[who], d) & free
	for range core.Side - 2 {
		way |= shifted(way, d) & free
	}
	return way
}

// points returns what a musketeer inside can have at the end who has searched up to die:
// chambers come in order (CAR-61), and he escapes with all five (CAR-69).
func (r *relaxation) points(k *core.Castle, who core.Suit, die uint8) int {
	for die < core.LastNumber && r.at[who]>>k.Cell[who][die+1]&1 != 0 {
		die++
	}
	if die == core.LastNumber {
		return core.LastNumber + core.EscapePoints
	}
	return int(die)
}

// guardBound returns an upper bound of the number of guards who can still be defeated.
func (r *relaxation) guardBound(k *core.Castle, s *core.State) int {
	var struck uint32
	n := bits.OnesCount32(s.Guards &^ r.walls)
	for who := range core.NumSuits {
		trip := r.trips>>who&1 != 0 || !k.OwnOnly && r.trips != 0 // somebody may surprise one of this suit
		if trip {
			n += int(s.Supply[who])
		}
		if r.at[who] == 0 {
			continue
		}
		for d := range core.NumDirections {
			met := s.Rim & edgesOf(r.path(who, d), d)
			struck |= met &^ k.Posts[who] // CAR-46
			if !k.Closed && trip {        // CAR-47, CAR-54, CAR-42
				struck |= met
			}
		}
	}
	return n + bits.OnesCount32(struck)
}

const (
	firstRow    uint32 = 1<<core.Side - 1
	firstColumn uint32 = 0x108421
)

// shifted returns the cells next to those of a set in a direction.
func shifted(set uint32, d core.Direction) uint32 {
	switch d {
	case core.North:
		return set >> core.Side
	case core.South:
		return set << core.Side & (1<<core.NumCells - 1)
	case core.East:
		return set << 1 &^ firstColumn & (1<<core.NumCells - 1)
	}
	return set &^ firstColumn >> 1
}

// rimCells returns the chambers of the guards of a side.
func rimCells(rim uint32, d core.Direction) uint32 {
	row := rim >> (core.Side * d) & firstRow
	switch d {
	case core.North:
		return row
	case core.South:
		return row << (core.NumCells - core.Side)
	case core.East:
		return spread[row] << (core.Side - 1)
	}
	return spread[row]
}

// edgesOf returns the edges of a side that belong to chambers of a set.
func edgesOf(set uint32, d core.Direction) uint32 {
	switch d {
	case core.North:
		return set & firstRow
	case core.South:
		return set >> (core.NumCells - core.Side) << (core.Side * core.South)
	case core.East:
		return gather(set>>(core.Side-1)) << (core.Side * core.East)
	}
	return gather(set) << (core.Side * core.West)
}

// spread are the cells of the first column, by the bits of their rows.
var spread = func() (all [1 << core.Side]uint32) {
	for rows := range all {
		for i := range core.Side {
			all[rows] |= uint32(rows) >> i & 1 << (core.Side * i)
		}
	}
	return all
}()
