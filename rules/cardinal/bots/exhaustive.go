package bots

import (
	"context"
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// exhaustive is an exhaustive search for the best score that can follow where two
// musketeers are inside, or one. It looks at everything, from what remains now downwards:
// at all the places to which they get while no guard is struck, taken, surprised or
// lured, and nobody leaves, and in each place at all that they may have searched by then,
// as one set.
//
// When two states differ only in that, and in one of them neither has less than in the
// other, the other one need not be looked at: the same moves score no less from the
// first. Nor need one be whose upper bound is no more than the best there is. Nothing
// else is dropped.
type exhaustive struct {
	budget
	k       *core.Castle
	inside  int              // how many
	who     [2]core.Suit     // the two; when it is one, the second is outside from the beginning
	fixed   int              // the points of the others, and what is left of the guards in the roots
	best    int              // a score that can be had
	entries int              // noted so far
	index   map[uint64]int32 // in its layer
	layers  [maxRemainder + 1]layer
	fresh   []uint8 // the events that have happened
	events  [numEvents]event

	// Of the remainder that is being expanded:
	remainder
	allow  pairSet // all from which more than the best may follow
	here   event   // what is searched by now, by places
	queue  []uint16
	queued [manyPlaces]bool
}

// run looks at all that can follow from the roots, with one musketeer inside or two, and
// reports whether it came to the end: then best is the best score of all.
func (x *exhaustive) run(ctx context.Context, roots []child) bool {
	x.begin(roots)
	looked := 0
	for rank := maxRemainder; rank >= 0; rank-- {
		for i := range x.layers[rank].all {
			if x.spent() || x.entries > maxEntries {
				return false
			}
			if x.nodes > looked+1000 {
				if looked = x.nodes; ctx.Err() != nil {
					return false
				}
			}
			x.expand(&x.layers[rank].all[i])
		}
	}
	return true
}

// begin offers the roots.
func (x *exhaustive) begin(roots []child) {
	s := &roots[0].state
	x.index, x.fixed = map[uint64]int32{}, s.Score()
	for who := range core.NumSuits {
		if s.Inside(who) {
			x.who[x.inside] = who
			x.fixed -= int(s.Dice[who])
			x.inside++
		}
	}
	for i := range roots {
		s := &roots[i].state
		r := remainder{rim: s.Rim, guards: s.Guards, supply: s.Supply}
		at, have := twoPlaces{s.At[x.who[0]], outside}, pairOf(s.Dice[x.who[0]], 0)
		if x.inside == 2 {
			at[1], have = s.At[x.who[1]], pairOf(s.Dice[x.who[0]], s.Dice[x.who[1]])
		} else {
			r.gone = 2
		}
		if i == 0 {
			x.fixed += r.left()
		}
		e := &x.events[0]
		e.add(at.number(), have)
		x.offer(&r, e)
	}
}

// add notes pairs at a place.
func (e *event) add(place uint16, have pairSet) {
	if e.at[place] == 0 {
		e.met = append(e.met, place)
	}
	e.at[place] |= have
}

// clear leaves the event empty.
func (e *event) clear() {
	for _, p := range e.met {
		e.at[p] = 0
	}
	e.met = e.met[:0]
}

// offer notes the places of an event as entries of the remainder that follows from it.
func (x *exhaustive) offer(r *remainder, e *event) {
	l := &x.layers[r.rank()]
	key := r.key()
	i, ok := x.index[key]
	if !ok {
		i = int32(len(l.all))
		x.index[key] = i
		r.first = -1
		l.all = append(l.all, *r)
	}
	from := int32(len(l.entries))
	for _, p := range e.met {
		l.entries = append(l.entries, entry{e.at[p].maxima(), p})
	}
	x.nodes += len(e.met)
	x.entries += len(e.met)
	e.clear()
	first := &l.all[i].first
	l.batches = append(l.batches, batch{from, int32(len(l.entries)), *first})
	*first = int32(len(l.batches) - 1)
}

// happens notes what follows from an event, by its number, at a place.
func (x *exhaustive) happens(event int, place uint16, have pairSet) {
	if len(x.events[event].met) == 0 {
		x.fresh = append(x.fresh, uint8(event))
	}
	x.events[event].add(place, have)
}

// expand goes to all places of a remainder, and offers what follows.
func (x *exhaustive) expand(r *remainder) {
	l := &x.layers[r.rank()]
	x.remainder = *r
	var all pairSet
	for b := x.first; b >= 0; b = l.batches[b].next {
		for _, e := range l.entries[l.batches[b].from:l.batches[b].to] {
			x.here.add(e.place, e.have)
			all |= e.have
		}
	}
	x.record(all)
	if x.prune(); all&x.allow != 0 {
		x.spread()
		for _, p := range x.here.met {
			all |= x.here.at[p]
		}
		x.record(all)
		for _, n := range x.fresh {
			r := x.after(x.k, int(n))
			x.offer(&r, &x.events[n])
		}
		x.fresh = x.fresh[:0]
	}
	x.here.clear()
}

// record makes the score of some pairs of a remainder the best.
func (x *exhaustive) record(have pairSet) {
	x.best = max(x.best, x.fixed-x.left()+have.maxSum())
}

// prune sets allow: the pairs from which the relaxation leaves more than the best to be had.
func (x *exhaustive) prune() {
	var r relaxation
	s := core.State{Rim: x.rim, Guards: x.guards, Supply: x.supply}
	for _, p := range x.here.met {
		for i, at := range placesOf(p) {
			if at != outside {
				r.at[x.who[i]] |= 1 << at
			}
		}
	}
	r.fixpoint(x.k, &s)
	others := x.fixed - x.left() + r.guardBound(x.k, &s)
	var most [2][8]int // points of each of the two, by what he has now
	for i := range most {
		for has := range most[i] {
			most[i][has] = has
			if x.gone>>i&1 == 0 {
				most[i][has] = r.points(x.k, x.who[i], uint8(min(has, core.LastNumber)))
			}
		}
	}
	x.allow = 0
	for a, first := range most[0] {
		for b, second := range most[1] {
			if others+first+second > x.best {
				x.allow |= pairOf(uint8(a), uint8(b))
			}
		}
	}
}

// spread goes to all places while the remainder stays the same, and lets all happen from
// there that changes it. A place where more is searched later is gone to again.
func (x *exhaustive) spread() {
	x.queue = x.queue[:0]
	for _, p := range x.here.met {
		x.here.at[p] = (x.here.at[p] & x.allow).maxima()
		x.queue, x.queued[p] = append(x.queue, p), true
	}
	for n := 0; n < len(x.queue); n++ {
		p := x.queue[n]
		if x.queued[p] = false; x.here.at[p] != 0 {
			x.nodes++
			x.move(p)
		}
	}
}

// visit notes that one of the two, the first (0) or the second (1), has come to a cell and nothing else is new.
func (x *exhaustive) visit(at twoPlaces, i int, have pairSet) {
	p := at.number()
	have = x.arrive(i, at[i], have) & x.allow
	was := x.here.at[p]
	if have&^was.closure() == 0 {
		return
	}
	x.here.add(p, have)
	x.here.at[p] = (was | have).maxima()
	if !x.queued[p] {
		x.queue, x.queued[p] = append(x.queue, p), true
	}
}

// arrive returns what is searched when one of the two has come to a cell.
func (x *exhaustive) arrive(i int, to core.Cell, have pairSet) pairSet {
	if n := x.k.Number[to]; n > 0 && x.k.Suit[to] == x.who[i] {
		return have.search(i, n)
	}
	return have
}

// move makes all moves from a place.
func (x *exhaustive) move(p uint16) {
	have, at := x.here.at[p], placesOf(p)
	taken := (x.guards | 1<<at[0] | 1<<at[1]) & (1<<core.NumCells - 1)
	for i, from := range at {
		if from == outside {
			continue
		}
		who := x.who[i]
		for d := range core.NumDirections {
			to, end := core.Run(from, d, taken, x.rim)
			then := at
			switch then[i] = to; end {
			case core.Stops:
				x.visit(then, i, have)
			case core.Meets:
				switch e := core.EdgeAhead(to, d); {
				case x.k.Post[e] != who: // CAR-46
					x.happens(strikeEvents+int(e), then.number(), x.arrive(i, to, have))
				case !x.k.Closed && x.supply[who] == 0: // CAR-47, CAR-48, CAR-82
					x.happens(takeEvents+int(e), then.number(), x.arrive(i, to, have))
					fallthrough
				default: // he stays
					x.visit(then, i, have)
				}
			case core.Tunnel:
				x.trips(i, at, have, core.Corners&^taken)
			case core.Leaves:
				then[i] = outside
				x.happens(leaveEvents+i, then.number(), have.leave(i))
			}
		}
	}
	for suit, coins := range x.supply {
		if coins == 0 {
			continue
		}
		for free := x.k.Chambers[suit] &^ taken; free != 0; free &= free - 1 {
			x.happens(lureEvents+bits.TrailingZeros32(free), p, have)
		}
	}
}

// trips lets one of the two come out of the tunnel, and surprise a castle guard.
func (x *exhaustive) trips(i int, at twoPlaces, have pairSet, free uint32) {
	prey := x.guards
	if x.k.OwnOnly { // CAR-81
		prey &= x.k.Chambers[x.who[i]]
	}
	for ; free != 0; free &= free - 1 {
		at[i] = core.Cell(bits.TrailingZeros32(free))
		x.visit(at, i, have)
		p, then := at.number(), x.arrive(i, at[i], have)
		for g := prey; g != 0; g &= g - 1 {
			x.happens(surpriseEvents+bits.TrailingZeros32(g), p, then)
		}
	}
}
