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
	foxWhim  = 26
	pawnWhim = 51
)

// timid is how often, out of 256, the pawns take it that he stepped beside one of them,
// when they think of it: as in liking.
const timid = 77

// A flight is a moment of a playout. The pawns chase a quarry: Mr X himself, or a ghost,
// which is where they believe him to be. They know what they have seen: a ghost rides when
// he rides and with the tickets he shows, and where it cannot be any more they believe him
// somewhere else.
type flight struct {
	core
	quarry uint8
	open   bool   // the quarry is Mr X
	could  places // else: where he can be, as far as they know
	clue   clue   // what they have seen of this turn, while forecasts are kept
}

// finish plays a game out, or up to a round: Mr X keeps away from the pawns, they close in
// on the quarry.
func (f *flight) finish(b *board, d *dice, until uint8) {
	for f.stage != StageOver && f.round < until {
		switch f.stage {
		case StageHunt:
			f.hound(b, d)
		case StageSurface:
			f.do(b, step{verb: hide})
		case StageTake:
			f.do(b, f.pick(b, d))
		default:
			f.step(b, f.away(b, d), d)
		}
	}
}

// hound is a pawn's move in a playout.
func (f *flight) hound(b *board, d *dice) { f.pounce(b, f.close(b, d), d) }

// pounce moves a pawn; what they chase is not where it found nobody.
func (f *flight) pounce(b *board, s step, d *dice) {
	f.chase(b, s)
	if !f.open && f.stage != StageOver {
		f.could.drop(s.to)
		if s.to == f.quarry {
			f.believe(b, d)
		}
	}
}

// step plays a step of Mr X, or of the tree; the quarry follows.
func (f *flight) step(b *board, s step, d *dice) {
	f.do(b, s)
	switch {
	case f.open:
		f.quarry = f.at[0]
	case f.shown:
		f.quarry, f.could = f.at[0], places{}
		f.could.add(f.quarry)
	case s.verb == ride || s.verb == sneak:
		f.haunt(b, s, d)
	}
}

// haunt moves the ghost by a line that the ticket pays for.
func (f *flight) haunt(b *board, s step, d *dice) {
	slot := s.slot()
	var next places
	for i, w := range f.could {
		for ; w != 0; w &= w - 1 {
			next.join(&b.reach[i<<6+bits.TrailingZeros64(w)][slot])
		}
	}
	next[0] &^= f.taken[0]
	next[1] &^= f.taken[1]
	next[2] &^= f.taken[2]
	next[3] &^= f.taken[3]
	f.could = next
	n, to := uint32(0), f.quarry
	for _, sp := range b.from(f.quarry) {
		if (slot == 0 || sp.kind == slot) && next.has(sp.to) {
			if n++; n == 1 || d.N(n) == 0 {
				to = sp.to
			}
		}
	}
	if f.quarry = to; n == 0 {
		f.believe(b, d)
	}
}

// believe draws another place for a ghost that is laid.
func (f *flight) believe(b *board, d *dice) {
	n := uint32(f.could.count())
	for range 4 {
		f.quarry = f.could.nth(int(d.N(n)))
		if f.gap(b, f.quarry) > 1 || d.Uint64()&255 < timid {
			return
		}
	}
}

// close is a pawn's ride towards the quarry, now and then any ride.
func (f *flight) close(b *board, d *dice) step {
	r := d.Uint64()
	if r&255 < pawnWhim {
		return f.pickChase(b, d)
	}
	dist := &b.dist[f.quarry]
	best, low := step{}, uint8(255)
	for p, w := uint8(1), f.waiting(); w>>p != 0; p++ {
		if w>>p&1 == 0 {
			continue
		}
		from, have := f.at[p&7], f.have[p&7]
		// Most often one of two good ways is open, by the toss of a coin.
		sp := b.spurs[from][b.hop[f.quarry][from]>>(r>>61&4)&(mostLines-1)]
		if have>>sp.kind&1 != 0 && !f.taken.has(sp.to) {
			return step{chase, p, sp.kind, sp.to}
		}
		roads := b.roads(from)
		n := uint32(len(roads))
		i := uint32(r>>32&0xffff) * n >> 16 // where the look around begins
		for range n {
			sp := roads[i]
			if i++; i == n {
				i = 0
			}
			if dist[sp.to] < low && have>>sp.kind&1 != 0 && !f.taken.has(sp.to) {
				best, low = step{chase, p, sp.kind, sp.to}, dist[sp.to]
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

// away is Mr X's ride to where the nearest pawn is farthest; a double move when every
// single one ends beside a pawn; and now and then any ride.
func (f *flight) away(b *board, d *dice) step {
	r := d.Uint64()
	if r&255 < foxWhim && f.stage != StageFirst {
		if s, _ := f.pickRide(b, d); s.verb != twice {
			return s
		}
	}
	best, high := step{}, -1
	from := b.from(f.at[0])
	n := uint32(len(from))
	i := uint32(r>>32&0xffff) * n >> 16
	for range n {
		sp := from[i]
		if i++; i == n {
			i = 0
		}
		slot, v := sp.kind, ride
		if f.have[0]>>slot&1 == 0 || slot == Boat {
			slot, v = 0, sneak
		}
		if !f.mayRide(b, sp, slot, f.stage == StageFirst) {
			continue
		}
		if near := f.gap(b, sp.to); near > high {
			best, high = step{v, 0, sp.kind, sp.to}, near
		}
	}
	if f.stage == StageMove && high <= 1 && f.canDouble(b) {
		return step{verb: twice}
	}
	if high < 0 { // only a black ticket leaves room for a second ride
		return f.pick(b, d)
	}
	if best.verb == ride && r>>8&7 == 0 && f.have[0]&1 != 0 && f.stage != StageFirst && oval>>(f.entry+1)&1 == 0 {
		best.verb = sneak
	}
	return best
}

// gap is how many rides the nearest pawn is from a station.
func (f *flight) gap(b *board, to uint8) int {
	dist := &b.dist[to]
	return int(min(dist[f.at[1]], dist[f.at[2]], dist[f.at[3]], dist[f.at[4]], dist[f.at[5]]))
}
