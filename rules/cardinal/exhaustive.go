package cardinal

import (
	"context"
	"math/bits"
)

// exhaustive finds the best score that can follow where two musketeers are inside, or one.
// It looks at everything, from what remains now downwards: at all the
// places to which they get while nobody is struck, taken, overcome or lured, or leaves,
// and at each place at all that they may have searched by then, as one set.
//
// When two moments differ only in that, and in one of them neither has less than in the
// other, the other one need not be looked at: the same moves score no less from the
// first. Nor need one from which no more is to be hoped for than the best there is.
// Nothing else is dropped.
type exhaustive struct {
	k        *castle
	roots    []child
	inside   int
	who      [2]uint8         // the two; when it is one, the second is away from the beginning
	fixed    int              // the points of the others, and what is left of the guards in the roots
	best     int              // a score that can be had
	bestAt   ref              // where it is had, when it is more than was told
	nodes    int              // moments looked at so far
	maxNodes int              // nodes it may look at, 0 is any number
	entries  int              // noted so far
	index    map[uint64]int32 // in its layer
	layers   [mostRank + 1]layer
	remainder
	allow  pairSet
	at     [twoPlaces]pairSet // what is searched by now, by place
	met    []uint16           // the places with gains
	queue  []uint16
	queued [twoPlaces]bool
	events [numEvents]event
	fresh  []uint8 // the events that have happened
}

// run looks at all that can follow from the roots, with one musketeer inside or two, and
// reports whether it came to the end: then best is the best score of all.
func (s *exhaustive) run(ctx context.Context, roots []child) bool {
	c := &roots[0].state
	s.roots, s.bestAt, s.index, s.fixed = roots, ref{-1, -1}, map[uint64]int32{}, c.score()
	for who, at := range c.at {
		if at < cells {
			s.who[s.inside] = uint8(who)
			s.fixed -= int(c.dice[who])
			s.inside++
		}
	}
	for i := range roots {
		c := &roots[i].state
		r := remainder{rim: c.rim, guards: c.guards, supply: c.supply}
		at, t := [2]Cell{c.at[s.who[0]], away}, pairOf(c.dice[s.who[0]], 0)
		if s.inside == 2 {
			at[1], t = c.at[s.who[1]], pairOf(c.dice[s.who[0]], c.dice[s.who[1]])
		} else {
			r.gone = 2
		}
		if i == 0 {
			s.fixed += r.left()
		}
		x := &s.events[0]
		x.at[placeOf(at)], x.met = t, append(x.met, placeOf(at))
		s.offer(&r, x, ref{-1, -1})
	}
	looked := 0
	for h := mostRank; h >= 0; h-- {
		for i := range s.layers[h].all {
			if s.maxNodes > 0 && s.nodes >= s.maxNodes || s.entries > maxEntries {
				return false
			}
			if s.nodes > looked+1000 {
				if looked = s.nodes; ctx.Err() != nil {
					return false
				}
			}
			s.expand(ref{int32(h), int32(i)})
		}
	}
	return true
}

// offer notes places at which remains begin.
func (s *exhaustive) offer(r *remainder, x *event, by ref) {
	layer := &s.layers[r.rank()]
	key := r.key()
	i, ok := s.index[key]
	if !ok {
		i = int32(len(layer.all))
		s.index[key] = i
		r.first = -1
		layer.all = append(layer.all, *r)
	}
	from := int32(len(layer.entries))
	for _, p := range x.met {
		layer.entries = append(layer.entries, entry{x.at[p].maxima(), p})
		x.at[p] = 0
	}
	s.nodes += len(x.met)
	s.entries += len(x.met)
	x.met = x.met[:0]
	first := &layer.all[i].first
	layer.batches = append(layer.batches, batch{from, int32(len(layer.entries)), *first, by})
	*first = int32(len(layer.batches) - 1)
}

// note notes what follows from an event at a place.
func (s *exhaustive) note(n int, p uint16, t pairSet) {
	x := &s.events[n]
	if len(x.met) == 0 {
		s.fresh = append(s.fresh, uint8(n))
	}
	if x.at[p] == 0 {
		x.met = append(x.met, p)
	}
	x.at[p] |= t
}

// expand goes to all places, and offers what follows.
func (s *exhaustive) expand(me ref) {
	layer := &s.layers[me.rank]
	s.remainder = layer.all[me.i]
	var t pairSet
	for b := s.first; b >= 0; b = layer.batches[b].next {
		for _, x := range layer.entries[layer.batches[b].from:layer.batches[b].to] {
			if s.at[x.place] == 0 {
				s.met = append(s.met, x.place)
			}
			s.at[x.place] |= x.have
			t |= x.have
		}
	}
	s.record(me, t)
	if s.prune(); t&s.allow != 0 {
		s.spread()
		for _, p := range s.met {
			t |= s.at[p]
		}
		s.record(me, t)
		for _, n := range s.fresh {
			r := s.after(s.k, int(n))
			s.offer(&r, &s.events[n], me)
		}
		s.fresh = s.fresh[:0]
	}
	for _, p := range s.met {
		s.at[p] = 0
	}
	s.met = s.met[:0]
}

// record makes the score of some moments of a stock the best.
func (s *exhaustive) record(me ref, t pairSet) {
	if score := s.fixed - s.left() + t.maxSum(); score > s.best {
		s.best, s.bestAt = score, me
	}
}

// prune sets allow to all from which more than the best is to be hoped for.
func (s *exhaustive) prune() {
	var h relaxation
	c := state{rim: s.rim, guards: s.guards, supply: s.supply}
	for _, p := range s.met {
		for i, at := range [2]Cell{Cell(p / (cells + 1)), Cell(p % (cells + 1))} {
			if at != away {
				h.at[s.who[i]] |= 1 << at
			}
		}
	}
	h.fixpoint(s.k, &c)
	others := s.fixed - s.left() + h.guardBound(s.k, &c)
	var gets [2][8]int
	for i := range gets {
		for n := range gets[i] {
			if gets[i][n] = n; s.gone>>i&1 == 0 {
				gets[i][n] = h.points(s.k, s.who[i], uint8(min(n, 5)))
			}
		}
	}
	s.allow = 0
	for a, x := range gets[0] {
		for b, y := range gets[1] {
			if others+x+y > s.best {
				s.allow |= pairOf(uint8(a), uint8(b))
			}
		}
	}
}

// spread goes to all places while the remains stay the same, and lets all happen from
// there that changes them. A place where more is searched later is gone to again.
func (s *exhaustive) spread() {
	s.queue = s.queue[:0]
	for _, p := range s.met {
		s.at[p] = (s.at[p] & s.allow).maxima()
		s.queue, s.queued[p] = append(s.queue, p), true
	}
	for n := 0; n < len(s.queue); n++ {
		p := s.queue[n]
		if s.queued[p] = false; s.at[p] != 0 {
			s.nodes++
			s.move(p)
		}
	}
}

func (s *exhaustive) taken(at [2]Cell) uint32 {
	return (s.guards | 1<<at[0] | 1<<at[1]) & (1<<cells - 1)
}

// visit notes that one of the two has come to a cell and nothing else is new.
func (s *exhaustive) visit(at [2]Cell, i int, t pairSet) {
	p := placeOf(at)
	t = s.arrive(i, at[i], t) & s.allow
	was := s.at[p]
	if t&^was.closure() == 0 {
		return
	}
	if was == 0 {
		s.met = append(s.met, p)
	}
	s.at[p] = (was | t).maxima()
	if !s.queued[p] {
		s.queue, s.queued[p] = append(s.queue, p), true
	}
}

// arrive is what is searched when one of the two has come to a cell.
func (s *exhaustive) arrive(i int, to Cell, t pairSet) pairSet {
	if n := s.k.number[to]; n > 0 && s.k.suit[to] == Suit(s.who[i]) {
		return t.search(i == 1, n)
	}
	return t
}

// move makes all moves from a place.
func (s *exhaustive) move(p uint16) {
	t := s.at[p]
	at := [2]Cell{Cell(p / (cells + 1)), Cell(p % (cells + 1))}
	taken := s.taken(at)
	for i, from := range at {
		if from == away {
			continue
		}
		who := s.who[i]
		for d := range Direction(directions) {
			to, h := run(from, d, taken, s.rim)
			then := at
			switch then[i] = to; h {
			case stops:
				s.visit(then, i, t)
			case meets:
				switch e := edgeAhead(to, d); {
				case s.k.post[e] != Suit(who): // CAR-46
					s.note(strikeEvents+int(e), placeOf(then), s.arrive(i, to, t))
				case !s.k.closed && s.supply[who] == 0: // CAR-47, CAR-48, CAR-82
					s.note(takeEvents+int(e), placeOf(then), s.arrive(i, to, t))
					fallthrough
				default: // he stays
					s.visit(then, i, t)
				}
			case tunnel:
				s.trips(i, at, t, corners&^taken)
			case leaves:
				then[i] = away
				s.note(leaveEvents+i, placeOf(then), t.leave(i == 1))
			}
		}
	}
	for suit, coins := range s.supply {
		if coins == 0 {
			continue
		}
		for free := s.k.chambers[suit] &^ taken; free != 0; free &= free - 1 {
			s.note(lureEvents+bits.TrailingZeros32(free), p, t)
		}
	}
}

// trips lets one of the two come out of the tunnel, and overcome a castle guard.
func (s *exhaustive) trips(i int, at [2]Cell, t pairSet, free uint32) {
	prey := s.guards
	if s.k.ownOnly { // CAR-81
		prey &= s.k.chambers[s.who[i]]
	}
	for ; free != 0; free &= free - 1 {
		at[i] = Cell(bits.TrailingZeros32(free))
		s.visit(at, i, t)
		p, then := placeOf(at), s.arrive(i, at[i], t)
		for g := prey; g != 0; g &= g - 1 {
			s.note(surpriseEvents+bits.TrailingZeros32(g), p, then)
		}
	}
}
