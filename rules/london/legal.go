package london

import "math/bits"

// maxActions is more than a position can ever offer: three pawns with thirteen
// lines each, or Mr X with thirteen lines and two ways to pay.
const maxActions = 48

// actions appends the legal steps to buf: the move generator of the game.
func (c *State) actions(b *Board, buf []Action) []Action {
	switch c.stage {
	case StageMove:
		buf = c.listRides(b, buf, false)
		if c.canDouble(b) {
			buf = append(buf, Action{kind: double})
		}
	case StageFirst:
		buf = c.listRides(b, buf, true)
	case StageSecond:
		buf = c.listRides(b, buf, false)
	case StageSurface:
		buf = append(buf, Action{kind: surface}, Action{kind: stayHidden})
	case StageTake:
		for k := Taxi; k <= Underground; k++ {
			if c.holds[c.giver]>>k&1 != 0 {
				buf = append(buf, Action{takeTicket, c.giver, k, 0})
			}
		}
	case StageHunt:
		for p, w := uint8(1), c.waiting(); w>>p != 0; p++ {
			if w>>p&1 != 0 {
				buf = c.listMoves(b, buf, p)
			}
		}
	}
	return buf
}

// listRides lists Mr X's single rides; with more set, those that can be the first of two.
func (c *State) listRides(b *Board, buf []Action, more bool) []Action {
	for _, sp := range b.from(c.at[0]) {
		if c.mayRide(b, sp, sp.kind, more) {
			buf = append(buf, Action{ride, 0, sp.kind, sp.to})
		}
		if c.mayRide(b, sp, 0, more) {
			buf = append(buf, Action{rideBlack, 0, sp.kind, sp.to})
		}
	}
	return buf
}

// mayRide reports whether Mr X may use a line and pay from a slot: the kind of the
// line, or 0 for black.
func (c *State) mayRide(b *Board, sp edge, slot Kind, more bool) bool {
	if more {
		return c.canStartDouble(b, sp, slot)
	}
	return c.holds[0]>>slot&1 != 0 && c.open(b, sp)
}

// listMoves lists the moves of one pawn (LON-49, LON-56, LON-58).
func (c *State) listMoves(b *Board, buf []Action, p uint8) []Action {
	for _, sp := range b.roads(c.at[p]) {
		if c.holds[p]>>sp.kind&1 != 0 && !c.occupied.has(sp.to) {
			buf = append(buf, Action{movePawn, p, sp.kind, sp.to})
		}
	}
	return buf
}

// legal reports whether a step is among those that list offers.
func (c *State) legal(b *Board, s Action) bool {
	var buf [maxActions]Action
	for _, t := range c.actions(b, buf[:0]) {
		if t == s {
			return true
		}
	}
	return false
}

// random is a legal step at random. It guesses and checks, since most guesses are
// right, and falls back on the whole list: every step it returns is legal, and
// every step of one pawn is equally likely.
func (c *State) random(b *Board, d *dice) Action {
	switch c.stage {
	case StageHunt:
		return c.randomMove(b, d)
	case StageMove, StageSecond:
		s, _ := c.randomRide(b, d)
		return s
	}
	var buf [maxActions]Action
	all := c.actions(b, buf[:0])
	return all[d.N(uint32(len(all)))]
}

func (c *State) randomMove(b *Board, d *dice) Action {
	s, _ := c.randomMoveOf(b, d, c.waiting())
	return s
}

// randomMoveOf is a move of one of these pawns, if any of them can move.
func (c *State) randomMoveOf(b *Board, d *dice, w uint8) (s Action, ok bool) {
	p := uint8(bits.TrailingZeros8(w))
	if rest := w & (w - 1); rest != 0 { // one of several pawns of this seat
		for i := d.N(uint32(bits.OnesCount8(w))); i > 0; i-- {
			p = uint8(bits.TrailingZeros8(rest))
			rest &= rest - 1
		}
	}
	at, have := c.at[p&7], c.holds[p&7]
	n := uint32(b.roadDegree[at])
	for range 6 {
		sp := b.edges[at][d.N(n)&(maxEdges-1)]
		if have>>sp.kind&1 != 0 && !c.occupied.has(sp.to) {
			return Action{movePawn, p, sp.kind, sp.to}, true
		}
	}
	var buf [maxActions]Action
	all := c.listMoves(b, buf[:0], p)
	if len(all) == 0 { // this one is hemmed in; another pawn of the seat may be able to move
		for ; w != 0; w &= w - 1 {
			all = c.listMoves(b, all, uint8(bits.TrailingZeros8(w)))
		}
	}
	if len(all) == 0 {
		return Action{}, false
	}
	return all[d.N(uint32(len(all)))], true
}

func (c *State) randomRide(b *Board, d *dice) (s Action, ok bool) {
	at := c.at[0]
	n := uint32(b.degree[at])
	ways := n << (c.holds[0] & 1) // with a black ticket every line can be paid for in two ways
	last := ways
	if c.stage == StageMove && c.doubles > 0 {
		ways++
	}
	for range 6 {
		r := d.N(ways)
		if r == last {
			if c.canDouble(b) {
				return Action{kind: double}, true
			}
			continue
		}
		black := r >= n
		if black {
			r -= n
		}
		sp := b.edges[at][r&(maxEdges-1)]
		slot, v := sp.kind&7, ride
		if black {
			slot, v = 0, rideBlack
		}
		if c.holds[0]>>slot&1 != 0 && c.open(b, sp) {
			return Action{v, 0, sp.kind, sp.to}, true
		}
	}
	var buf [maxActions]Action
	all := c.actions(b, buf[:0])
	if len(all) == 0 {
		return Action{}, false
	}
	return all[d.N(uint32(len(all)))], true
}
