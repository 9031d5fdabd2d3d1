package london

import (
	"math/bits"

	"intrigue/rules/search"
)

// dice are the fast random numbers of playouts.
type dice = search.Dice

// random is a legal action at random. It guesses and checks, since most guesses are
// right, and falls back on the whole list: every action it returns is legal, and
// every action of one pawn is equally likely.
func (s *State) random(b *Board, d *dice) Action {
	switch s.stage {
	case StageHunt:
		return s.randomMove(b, d)
	case StageMove, StageSecond:
		a, _ := s.randomRide(b, d)
		return a
	}
	var buf [maxActions]Action
	all := s.actions(b, buf[:0])
	return all[d.N(uint32(len(all)))]
}

// randomMove is a move of a pawn at random.
func (s *State) randomMove(b *Board, d *dice) Action {
	a, _ := s.randomMoveOf(b, d, s.waiting())
	return a
}

// randomMoveOf is a move of one of these pawns, if any of them can move.
func (s *State) randomMoveOf(b *Board, d *dice, w uint8) (a Action, ok bool) {
	p := uint8(bits.TrailingZeros8(w))
	if rest := w & (w - 1); rest != 0 { // one of several pawns of this seat
		for i := d.N(uint32(bits.OnesCount8(w))); i > 0; i-- {
			p = uint8(bits.TrailingZeros8(rest))
			rest &= rest - 1
		}
	}
	at, have := s.at[p&7], s.holds[p&7]
	n := uint32(b.roadDegree[at])
	for range 6 {
		e := b.edges[at][d.N(n)&(maxEdges-1)]
		if have>>e.kind&1 != 0 && !s.occupied.has(e.to) {
			return Action{movePawn, p, e.kind, e.to}, true
		}
	}
	var buf [maxActions]Action
	all := s.listMoves(b, buf[:0], p)
	if len(all) == 0 { // this one is hemmed in; another pawn of the seat may be able to move
		for ; w != 0; w &= w - 1 {
			all = s.listMoves(b, all, uint8(bits.TrailingZeros8(w)))
		}
	}
	if len(all) == 0 {
		return Action{}, false
	}
	return all[d.N(uint32(len(all)))], true
}

// randomRide is a ride of Mr X or the 2x card at random, if he can do anything.
func (s *State) randomRide(b *Board, d *dice) (a Action, ok bool) {
	at := s.at[0]
	n := uint32(b.degree[at])
	ways := n << (s.holds[0] & 1) // with a black ticket every line can be paid for in two ways
	last := ways
	if s.stage == StageMove && s.doubles > 0 {
		ways++
	}
	for range 6 {
		r := d.N(ways)
		if r == last {
			if s.canDouble(b) {
				return Action{kind: double}, true
			}
			continue
		}
		black := r >= n
		if black {
			r -= n
		}
		e := b.edges[at][r&(maxEdges-1)]
		slot, v := e.kind&7, ride
		if black {
			slot, v = 0, rideBlack
		}
		if s.holds[0]>>slot&1 != 0 && s.open(b, e) {
			return Action{v, 0, e.kind, e.to}, true
		}
	}
	var buf [maxActions]Action
	all := s.actions(b, buf[:0])
	if len(all) == 0 {
		return Action{}, false
	}
	return all[d.N(uint32(len(all)))], true
}
