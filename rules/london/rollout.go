package london

import (
	"math/bits"

	"intrigue/rules/search"
)

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
func (sim *simulation) rollout(b *Board, d *search.Dice, until uint8) {
	for sim.stage != StageOver && sim.round < until {
		switch sim.stage {
		case StageHunt:
			sim.pawnTurn(b, d)
		case StageSurface:
			sim.apply(b, Action{kind: stayHidden})
		case StageTake:
			sim.apply(b, sim.random(b, d))
		default:
			sim.play(b, sim.mrXPolicy(b, d), d)
		}
	}
}

// pawnTurn is a pawn's move in a playout.
func (sim *simulation) pawnTurn(b *Board, d *search.Dice) { sim.pawnMove(b, sim.pawnPolicy(b, d), d) }

// pawnMove moves a pawn; what they chase is not where it found nobody.
func (sim *simulation) pawnMove(b *Board, a Action, d *search.Dice) {
	sim.movePawn(b, a)
	if !sim.omniscient && sim.stage != StageOver {
		sim.candidates.remove(a.to)
		if a.to == sim.target {
			sim.resampleTarget(b, d)
		}
	}
}

// play plays a step of Mr X, or of the tree; the quarry follows.
func (sim *simulation) play(b *Board, a Action, d *search.Dice) {
	sim.apply(b, a)
	switch {
	case sim.omniscient:
		sim.target = sim.at[0]
	case sim.surfaced:
		sim.target, sim.candidates = sim.at[0], stationSet{}
		sim.candidates.add(sim.target)
	case a.kind == ride || a.kind == rideBlack:
		sim.moveTarget(b, a, d)
	}
}

// moveTarget moves the ghost by a line that the ticket pays for.
func (sim *simulation) moveTarget(b *Board, a Action, d *search.Dice) {
	slot := a.slot()
	var next stationSet
	for i, w := range sim.candidates {
		for ; w != 0; w &= w - 1 {
			next.union(&b.reach[i<<6+bits.TrailingZeros64(w)][slot])
		}
	}
	next[0] &^= sim.occupied[0]
	next[1] &^= sim.occupied[1]
	next[2] &^= sim.occupied[2]
	next[3] &^= sim.occupied[3]
	sim.candidates = next
	n, to := uint32(0), sim.target
	for _, e := range b.from(sim.target) {
		if (slot == 0 || e.kind == slot) && next.has(e.to) {
			if n++; n == 1 || d.N(n) == 0 {
				to = e.to
			}
		}
	}
	if sim.target = to; n == 0 {
		sim.resampleTarget(b, d)
	}
}

// resampleTarget draws another place for a ghost that is laid.
func (sim *simulation) resampleTarget(b *Board, d *search.Dice) {
	n := uint32(sim.candidates.size())
	for range 4 {
		sim.target = sim.candidates.nth(int(d.N(n)))
		if sim.nearestPawn(b, sim.target) > 1 || d.Uint64()&255 < besideAccept {
			return
		}
	}
}

// pawnPolicy is a pawn's ride towards the quarry, now and then any ride.
func (sim *simulation) pawnPolicy(b *Board, d *search.Dice) Action {
	r := d.Uint64()
	if r&255 < pawnEpsilon {
		return sim.randomMove(b, d)
	}
	dist := &b.dist[sim.target]
	best, low := Action{}, uint8(255)
	for p, w := uint8(1), sim.waiting(); w>>p != 0; p++ {
		if w>>p&1 == 0 {
			continue
		}
		from, have := sim.at[p&7], sim.holds[p&7]
		// Most often one of two good ways is open, by the toss of a coin.
		e := b.edges[from][b.nextHops[sim.target][from]>>(r>>61&4)&(maxEdges-1)]
		if have>>e.kind&1 != 0 && !sim.occupied.has(e.to) {
			return Action{movePawn, p, e.kind, e.to}
		}
		roads := b.roads(from)
		n := uint32(len(roads))
		i := uint32(r>>32&0xffff) * n >> 16 // where the look around begins
		for range n {
			e := roads[i]
			if i++; i == n {
				i = 0
			}
			if dist[e.to] < low && have>>e.kind&1 != 0 && !sim.occupied.has(e.to) {
				best, low = Action{movePawn, p, e.kind, e.to}, dist[e.to]
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
func (sim *simulation) mrXPolicy(b *Board, d *search.Dice) Action {
	r := d.Uint64()
	if r&255 < mrXEpsilon && sim.stage != StageFirst {
		if a, _ := sim.randomRide(b, d); a.kind != double {
			return a
		}
	}
	best, high := Action{}, -1
	from := b.from(sim.at[0])
	n := uint32(len(from))
	i := uint32(r>>32&0xffff) * n >> 16
	for range n {
		e := from[i]
		if i++; i == n {
			i = 0
		}
		slot, v := e.kind, ride
		if sim.holds[0]>>slot&1 == 0 || slot == Boat {
			slot, v = 0, rideBlack
		}
		if !sim.mayRide(b, e, slot, sim.stage == StageFirst) {
			continue
		}
		if near := sim.nearestPawn(b, e.to); near > high {
			best, high = Action{v, 0, e.kind, e.to}, near
		}
	}
	if sim.stage == StageMove && high <= 1 && sim.canDouble(b) {
		return Action{kind: double}
	}
	if high < 0 { // only a black ticket leaves room for a second ride
		return sim.random(b, d)
	}
	if best.kind == ride && r>>8&7 == 0 && sim.holds[0]&1 != 0 && sim.stage != StageFirst && !sim.forcedNext() {
		best.kind = rideBlack
	}
	return best
}

// nearestPawn is how many rides the nearest pawn is from a station.
func (sim *simulation) nearestPawn(b *Board, to uint8) int {
	dist := &b.dist[to]
	return int(min(dist[sim.at[1]], dist[sim.at[2]], dist[sim.at[3]], dist[sim.at[4]], dist[sim.at[5]]))
}
