package bots

import (
	"math/bits"

	"intrigue/rules/london/core"
	"intrigue/rules/search"
)

// How often somebody in a playout does the first thing that comes to mind, out of 256.
// Published values (Nijssen and Winands): a tenth for Mr X, a fifth for the pawns.
const (
	mrXEpsilon  = 26
	pawnEpsilon = 51
)

// besideAccept says how often, out of 256, the pawns take it that he stepped beside one of them,
// when they think of it: as in core.Belief.
const besideAccept = 77

// boldShare is in how many of Mr X's simulations, of 256, the pawns are bold. The others think
// as those of this package do, who take it that he seldom steps beside them.
const boldShare = 128

// A simulation is a moment of a playout. The pawns chase a target: where Mr X is, or where
// they believe him to be. They know what they have seen: a target that is not he rides when
// he rides and with the tickets he shows, and where it cannot be any more they believe him
// somewhere else.
type simulation struct {
	core.State
	target     uint8
	omniscient bool            // the target is Mr X
	bold       bool            // the pawns search whatever place they can, and hold all for equally likely
	candidates core.StationSet // else: where he can be, as far as they know
	seen       observation     // what they have seen of this turn, while forecasts are kept
	buf        [core.MaxActions]core.Action
}

// rollout plays a game out, or up to a round: Mr X keeps away from the pawns, they close in
// on the target.
func (sim *simulation) rollout(b *core.Board, d *search.Dice, until uint8) {
	for sim.Stage != core.StageOver && sim.Round < until {
		switch sim.Stage {
		case core.StageHunt:
			sim.pawnTurn(b, d)
		case core.StageTake:
			sim.Apply(b, sim.Random(b, d))
		default:
			sim.play(b, sim.mrXPolicy(b, d), d)
		}
	}
}

// pawnTurn is a pawn's move in a playout.
func (sim *simulation) pawnTurn(b *core.Board, d *search.Dice) {
	if sim.bold {
		if a := sim.boldPolicy(b, d); a.To != 0 {
			sim.pawnMove(b, a, d)
			return
		}
	}
	sim.pawnMove(b, sim.pawnPolicy(b, d), d)
}

// boldPolicy returns the ride of a pawn to any of the places where Mr X can be, those beside it
// included; none when it reaches no such place. Nobody can count on being overlooked by it.
func (sim *simulation) boldPolicy(b *core.Board, d *search.Dice) (a core.Action) {
	n := uint32(0)
	for w := sim.Waiting(); w != 0; w &= w - 1 {
		p := uint8(bits.TrailingZeros8(w))
		have := sim.Holds[p&7]
		for _, e := range b.Roads(sim.At[p&7]) {
			if have>>e.Kind&1 == 0 || !sim.candidates.Has(e.To) || sim.Occupied.Has(e.To) {
				continue
			}
			if n++; n == 1 || d.N(n) == 0 {
				a = core.Action{Kind: core.MovePawn, Pawn: p, Line: e.Kind, To: e.To}
			}
		}
	}
	return a
}

// pawnMove moves a pawn; what they chase is not where it found nobody.
func (sim *simulation) pawnMove(b *core.Board, a core.Action, d *search.Dice) {
	sim.MovePawn(b, a)
	if !sim.omniscient && sim.Stage != core.StageOver {
		sim.candidates.Remove(a.To)
		if a.To == sim.target {
			sim.resampleTarget(b, d)
		}
	}
}

// play plays a step of Mr X, or of the tree; the target follows.
func (sim *simulation) play(b *core.Board, a core.Action, d *search.Dice) {
	sim.Apply(b, a)
	switch {
	case sim.omniscient:
		sim.target = sim.At[0]
	case sim.Surfaced:
		sim.target, sim.candidates = sim.At[0], core.StationSet{}
		sim.candidates.Add(sim.target)
	case a.Kind == core.Ride || a.Kind == core.RideBlack:
		sim.moveTarget(b, a, d)
	}
}

// moveTarget moves a target that is not he by a line that the ticket pays for.
func (sim *simulation) moveTarget(b *core.Board, a core.Action, d *search.Dice) {
	slot := a.Slot()
	var next core.StationSet
	for i, w := range sim.candidates {
		for ; w != 0; w &= w - 1 {
			next.Union(&b.Reach[i<<6+bits.TrailingZeros64(w)][slot])
		}
	}
	next.Subtract(&sim.Occupied)
	sim.candidates = next
	n, to := uint32(0), sim.target
	for _, e := range b.From(sim.target) {
		if (slot == 0 || e.Kind == slot) && next.Has(e.To) {
			if n++; n == 1 || d.N(n) == 0 {
				to = e.To
			}
		}
	}
	if sim.target = to; n == 0 {
		sim.resampleTarget(b, d)
	}
}

// resampleTarget draws another place for a target that cannot be where it was.
func (sim *simulation) resampleTarget(b *core.Board, d *search.Dice) {
	n := uint32(sim.candidates.Size())
	for range 4 {
		sim.target = sim.candidates.Nth(int(d.N(n)))
		if sim.bold || sim.nearestPawn(b, sim.target) > 1 || d.Uint64()&255 < besideAccept {
			return
		}
	}
}

// pawnPolicy returns a pawn's ride towards the target, now and then any ride.
func (sim *simulation) pawnPolicy(b *core.Board, d *search.Dice) core.Action {
	r := d.Uint64()
	if r&255 < pawnEpsilon {
		return sim.RandomMove(b, d)
	}
	dist := &b.Dist[sim.target]
	best, low := core.Action{}, uint8(255)
	for p, w := uint8(1), sim.Waiting(); w>>p != 0; p++ {
		if w>>p&1 == 0 {
			continue
		}
		from, have := sim.At[p&7], sim.Holds[p&7]
		// Most often one of the two next hops is open, by the toss of a coin: the top bit of r picks the four bits.
		e := b.Edges[from][b.NextHops[sim.target][from]>>(r>>61&4)&(core.MaxEdges-1)]
		if have>>e.Kind&1 != 0 && !sim.Occupied.Has(e.To) {
			return core.Action{Kind: core.MovePawn, Pawn: p, Line: e.Kind, To: e.To}
		}
		roads := b.Roads(from)
		n := uint32(len(roads))
		i := uint32(r>>32&0xffff) * n >> 16 // where the look around begins
		for range n {
			e := roads[i]
			if i++; i == n {
				i = 0
			}
			if dist[e.To] < low && have>>e.Kind&1 != 0 && !sim.Occupied.Has(e.To) {
				best, low = core.Action{Kind: core.MovePawn, Pawn: p, Line: e.Kind, To: e.To}, dist[e.To]
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

// mrXPolicy returns Mr X's ride to where the nearest pawn is farthest; a double move when every
// single one ends beside a pawn; and now and then any ride.
func (sim *simulation) mrXPolicy(b *core.Board, d *search.Dice) core.Action {
	r := d.Uint64()
	if r&255 < mrXEpsilon && sim.Stage != core.StageFirst {
		if a, _ := sim.RandomRide(b, d); a.Kind != core.Double {
			return a
		}
	}
	best, high := core.Action{}, -1
	from := b.From(sim.At[0])
	n := uint32(len(from))
	i := uint32(r>>32&0xffff) * n >> 16 // where the look around begins
	for range n {
		e := from[i]
		if i++; i == n {
			i = 0
		}
		slot, kind := e.Kind, core.Ride
		if sim.Holds[0]>>slot&1 == 0 || slot == core.Boat {
			slot, kind = 0, core.RideBlack
		}
		if !sim.MayRide(b, e, slot, sim.Stage == core.StageFirst) {
			continue
		}
		if near := sim.nearestPawn(b, e.To); near > high {
			best, high = core.Action{Kind: kind, Pawn: 0, Line: e.Kind, To: e.To}, near
		}
	}
	if sim.Stage == core.StageMove && high <= 1 && sim.CanDouble(b) {
		return core.Action{Kind: core.Double}
	}
	if high < 0 { // only a black ticket leaves room for a second ride
		return sim.Random(b, d)
	}
	mayHide := best.Kind == core.Ride && sim.Holds[0]&1 != 0 && sim.Stage != core.StageFirst && !sim.ForcedNext()
	if mayHide && r>>8&7 == 0 { // one ride in eight
		best.Kind = core.RideBlack
	}
	return best
}

// nearestPawn returns how many rides the nearest pawn is from a station.
func (sim *simulation) nearestPawn(b *core.Board, to uint8) int {
	dist := &b.Dist[to]
	return int(min(dist[sim.At[1]], dist[sim.At[2]], dist[sim.At[3]], dist[sim.At[4]], dist[sim.At[5]]))
}
