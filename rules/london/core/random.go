package core

import (
	"math/bits"

	"intrigue/rules/search"
)

// dice are the fast random numbers of playouts.
type dice = search.Dice

// tries says how often an action is guessed before all legal ones are listed.
const tries = 6

// Random returns a legal action at random. It guesses and checks, since most guesses are
// right, and falls back on the whole list: every action it returns is legal, and
// every action of one pawn is equally likely.
func (s *State) Random(b *Board, d *dice) Action {
	switch s.Stage {
	case StageHunt:
		return s.RandomMove(b, d)
	case StageMove, StageSecond:
		a, _ := s.RandomRide(b, d)
		return a
	case StageTake:
		have := s.Holds[s.Giver&7]
		for i := d.N(uint32(bits.OnesCount8(have))); i > 0; i-- {
			have &= have - 1
		}
		return Action{Kind: Take, Pawn: s.Giver, Line: Kind(bits.TrailingZeros8(have))}
	case StageFirst:
		var buf [MaxActions]Action
		all := s.listRides(b, buf[:0])
		return all[d.N(uint32(len(all)))]
	}
	all := s.Actions(b, nil)
	return all[d.N(uint32(len(all)))]
}

// RandomMove returns a move of a pawn at random.
func (s *State) RandomMove(b *Board, d *dice) Action {
	a, _ := s.randomMoveOf(b, d, s.Waiting())
	return a
}

// randomMoveOf returns a move of one of these pawns, if any of them can move.
func (s *State) randomMoveOf(b *Board, d *dice, w uint8) (a Action, ok bool) {
	p := uint8(bits.TrailingZeros8(w))
	if rest := w & (w - 1); rest != 0 { // one of several pawns of this seat
		for i := d.N(uint32(bits.OnesCount8(w))); i > 0; i-- {
			p = uint8(bits.TrailingZeros8(rest))
			rest &= rest - 1
		}
	}
	at, have := s.At[p&7], s.Holds[p&7]
	n := uint32(b.roadDegree[at])
	for range tries {
		e := b.Edges[at][d.N(n)&(MaxEdges-1)]
		if have>>e.Kind&1 != 0 && !s.Occupied.Has(e.To) {
			return Action{MovePawn, p, e.Kind, e.To}, true
		}
	}
	var buf [MaxActions]Action
	all := s.appendMoves(b, buf[:0], p)
	if len(all) == 0 { // this one is hemmed in; another pawn of the seat may be able to move
		for ; w != 0; w &= w - 1 {
			all = s.appendMoves(b, all, uint8(bits.TrailingZeros8(w)))
		}
	}
	if len(all) == 0 {
		return Action{}, false
	}
	return all[d.N(uint32(len(all)))], true
}

// RandomRide returns a ride of Mr X or the 2x card at random, if he can do anything.
func (s *State) RandomRide(b *Board, d *dice) (a Action, ok bool) {
	at := s.At[0]
	n := uint32(b.Degree[at])
	rides := n << (s.Holds[0] & 1) // with a black ticket every line can be paid for in two ways
	ways := rides
	if s.Stage == StageMove && s.Doubles > 0 {
		ways++
	}
	for range tries {
		r := d.N(ways)
		if r == rides {
			if s.CanDouble(b) {
				return Action{Kind: Double}, true
			}
			continue
		}
		black := r >= n
		if black {
			r -= n
		}
		e := b.Edges[at][r&(MaxEdges-1)]
		slot, kind := e.Kind&7, Ride
		if black {
			slot, kind = 0, RideBlack
		}
		if s.Holds[0]>>slot&1 != 0 && s.Open(b, e) {
			return Action{kind, 0, e.Kind, e.To}, true
		}
	}
	var buf [MaxActions]Action
	all := s.listRides(b, buf[:0])
	if s.Stage == StageMove {
		all = s.listDouble(b, all)
	}
	if len(all) == 0 {
		return Action{}, false
	}
	return all[d.N(uint32(len(all)))], true
}
