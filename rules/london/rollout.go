package london

import (
	"math/bits"

	"intrigue/rules/search"
)

// dice are the fast random numbers of playouts.
type dice = search.Dice

// How often somebody in a playout does the first thing that comes to mind, out of 256.
// Published values (Nijssen and Winands): a tenth for Mr X, a fifth for the pawns.
const (
	mrXEpsilon  = 26
	pawnEpsilon = 51
)

// besideAccept is how often, out of 256, the pawns take it that he stepped beside one of them,
// when they think of it: as in liking.
const besideAccept = 77

// A flight is a moment of a playout. The pawns chase a quarry: Mr X himself, or a ghost,
// which is where they believe him to be. They know what they have seen: a ghost rides when
// he rides and with the tickets he shows, and where it cannot be any more they believe him
// somewhere else.
type simulation struct {
	State
	target     uint8
	omniscient bool        // the quarry is Mr X
	candidates stationSet  // else: where he can be, as far as they know
	seen       observation // what they have seen of this turn, while forecasts are kept
}

// rollout plays a game out, or up to a round: Mr X keeps away from the pawns, they close in
// on the quarry.
func (f *simulation) rollout(b *Board, d *dice, until uint8) {
	for f.stage != StageOver && f.round < until {
		switch f.stage {
		case StageHunt:
			f.pawnTurn(b, d)
		case StageSurface:
			f.apply(b, Action{kind: stayHidden})
		case StageTake:
			f.apply(b, f.random(b, d))
		default:
			f.play(b, f.mrXPolicy(b, d), d)
		}
	}
}

// pawnTurn is a pawn's move in a playout.
func (f *simulation) pawnTurn(b *Board, d *dice) { f.pawnMove(b, f.pawnPolicy(b, d), d) }

// pawnMove moves a pawn; what they chase is not where it found nobody.
func (f *simulation) pawnMove(b *Board, s Action, d *dice) {
	f.movePawn(b, s)
	if !f.omniscient && f.stage != StageOver {
		f.candidates.remove(s.to)
		if s.to == f.target {
			f.resampleTarget(b, d)
		}
	}
}

// play plays a step of Mr X, or of the tree; the quarry follows.
func (f *simulation) play(b *Board, s Action, d *dice) {
	f.apply(b, s)
	switch {
	case f.omniscient:
		f.target = f.at[0]
	case f.surfaced:
		f.target, f.candidates = f.at[0], stationSet{}
		f.candidates.add(f.target)
	case s.kind == ride || s.kind == rideBlack:
		f.moveTarget(b, s, d)
	}
}

// moveTarget moves the ghost by a line that the ticket pays for.
func (f *simulation) moveTarget(b *Board, s Action, d *dice) {
	slot := s.slot()
	var next stationSet
	for i, w := range f.candidates {
		for ; w != 0; w &= w - 1 {
			next.union(&b.reach[i<<6+bits.TrailingZeros64(w)][slot])
		}
	}
	next[0] &^= f.occupied[0]
	next[1] &^= f.occupied[1]
	next[2] &^= f.occupied[2]
	next[3] &^= f.occupied[3]
	f.candidates = next
	n, to := uint32(0), f.target
	for _, sp := range b.from(f.target) {
		if (slot == 0 || sp.kind == slot) && next.has(sp.to) {
			if n++; n == 1 || d.N(n) == 0 {
				to = sp.to
			}
		}
	}
	if f.target = to; n == 0 {
		f.resampleTarget(b, d)
	}
}

// resampleTarget draws another place for a ghost that is laid.
func (f *simulation) resampleTarget(b *Board, d *dice) {
	n := uint32(f.candidates.size())
	for range 4 {
		f.target = f.candidates.nth(int(d.N(n)))
		if f.nearestPawn(b, f.target) > 1 || d.Uint64()&255 < besideAccept {
			return
		}
	}
}

// pawnPolicy is a pawn's ride towards the quarry, now and then any ride.
func (f *simulation) pawnPolicy(b *Board, d *dice) Action {
	r := d.Uint64()
	if r&255 < pawnEpsilon {
		return f.randomMove(b, d)
	}
	dist := &b.dist[f.target]
	best, low := Action{}, uint8(255)
	for p, w := uint8(1), f.waiting(); w>>p != 0; p++ {
		if w>>p&1 == 0 {
			continue
		}
		from, have := f.at[p&7], f.holds[p&7]
		// Most often one of two good ways is open, by the toss of a coin.
		sp := b.edges[from][b.nextHops[f.target][from]>>(r>>61&4)&(maxEdges-1)]
		if have>>sp.kind&1 != 0 && !f.occupied.has(sp.to) {
			return Action{movePawn, p, sp.kind, sp.to}
		}
		roads := b.roads(from)
		n := uint32(len(roads))
		i := uint32(r>>32&0xffff) * n >> 16 // where the look around begins
		for range n {
			sp := roads[i]
			if i++; i == n {
				i = 0
			}
			if dist[sp.to] < low && have>>sp.kind&1 != 0 && !f.occupied.has(sp.to) {
				best, low = Action{movePawn, p, sp.kind, sp.to}, dist[sp.to]
				if low < dist[from] { // no line brings it nearer
					return best
				}
			}
		}
		if low < 255 { // one pawn after the other
			break
		}
	}
	return best
}

// mrXPolicy is Mr X's ride to where the nearest pawn is farthest; a double move when every
// single one ends beside a pawn; and now and then any ride.
func (f *simulation) mrXPolicy(b *Board, d *dice) Action {
	r := d.Uint64()
	if r&255 < mrXEpsilon && f.stage != StageFirst {
		if s, _ := f.randomRide(b, d); s.kind != double {
			return s
		}
	}
	best, high := Action{}, -1
	from := b.from(f.at[0])
	n := uint32(len(from))
	i := uint32(r>>32&0xffff) * n >> 16
	for range n {
		sp := from[i]
		if i++; i == n {
			i = 0
		}
		slot, v := sp.kind, ride
		if f.holds[0]>>slot&1 == 0 || slot == Boat {
			slot, v = 0, rideBlack
		}
		if !f.mayRide(b, sp, slot, f.stage == StageFirst) {
			continue
		}
		if near := f.nearestPawn(b, sp.to); near > high {
			best, high = Action{v, 0, sp.kind, sp.to}, near
		}
	}
	if f.stage == StageMove && high <= 1 && f.canDouble(b) {
		return Action{kind: double}
	}
	if high < 0 { // only a black ticket leaves room for a second ride
		return f.random(b, d)
	}
	if best.kind == ride && r>>8&7 == 0 && f.holds[0]&1 != 0 && f.stage != StageFirst && forcedEntries>>(f.entry+1)&1 == 0 {
		best.kind = rideBlack
	}
	return best
}

// nearestPawn is how many rides the nearest pawn is from a station.
func (f *simulation) nearestPawn(b *Board, to uint8) int {
	dist := &b.dist[to]
	return int(min(dist[f.at[1]], dist[f.at[2]], dist[f.at[3]], dist[f.at[4]], dist[f.at[5]]))
}
