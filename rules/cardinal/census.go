package cardinal

import (
	"context"
	"math/bits"
)

// census finds the best score that can follow where two musketeers are inside, or one.
// It looks at everything, from what remains now downwards: at all the
// places to which they get while nobody is struck, taken, overcome or lured, or leaves,
// and at each place at all that they may have searched by then, as one set.
//
// When two moments differ only in that, and in one of them neither has less than in the
// other, the other one need not be looked at: the same moves score no less from the
// first. Nor need one from which no more is to be hoped for than the best there is.
// Nothing else is dropped.
type census struct {
	k      *castle
	roots  []child
	inside int
	who    [2]uint8         // the two; when it is one, the second is away from the beginning
	fixed  int              // the points of the others, and what is left of the guards in the roots
	best   int              // a score that can be had
	top    stockAt          // where it is had, when it is more than was told
	nodes  int              // moments looked at so far
	most   int              // nodes it may look at, 0 is any number
	marks  int              // noted so far
	index  map[uint64]int32 // in its layer
	layers [censusHeight + 1]stratum
	remains
	allow  gains
	at     [pairs]gains // what is searched by now, by place
	met    []uint16     // the places with gains
	todo   []uint16
	queued [pairs]bool
	events [manyEvents]event
	fresh  []uint8 // the events that have happened
}

// run looks at all that can follow from the roots, with one musketeer inside or two, and
// reports whether it came to the end: then best is the best score of all.
func (s *census) run(ctx context.Context, roots []child) bool {
	c := &roots[0].core
	s.roots, s.top, s.index, s.fixed = roots, stockAt{-1, -1}, map[uint64]int32{}, c.score()
	for who, at := range c.at {
		if at < cells {
			s.who[s.inside] = uint8(who)
			s.fixed -= int(c.dice[who])
			s.inside++
		}
	}
	for i := range roots {
		c := &roots[i].core
		r := remains{rim: c.rim, guards: c.guards, supply: c.supply}
		at, t := [2]Cell{c.at[s.who[0]], away}, gainsOf(c.dice[s.who[0]], 0)
		if s.inside == 2 {
			at[1], t = c.at[s.who[1]], gainsOf(c.dice[s.who[0]], c.dice[s.who[1]])
		} else {
			r.gone = 2
		}
		if i == 0 {
			s.fixed += r.left()
		}
		x := &s.events[0]
		x.at[placeOf(at)], x.met = t, append(x.met, placeOf(at))
		s.offer(&r, x, stockAt{-1, -1})
	}
	looked := 0
	for h := censusHeight; h >= 0; h-- {
		for i := range s.layers[h].all {
			if s.most > 0 && s.nodes >= s.most || s.marks > mostMarks {
				return false
			}
			if s.nodes > looked+1000 {
				if looked = s.nodes; ctx.Err() != nil {
					return false
				}
			}
			s.look(stockAt{int32(h), int32(i)})
		}
	}
	return true
}

// offer notes places at which remains begin.
func (s *census) offer(r *remains, x *event, by stockAt) {
	layer := &s.layers[r.height()]
	key := r.key()
	i, ok := s.index[key]
	if !ok {
		i = int32(len(layer.all))
		s.index[key] = i
		r.first = -1
		layer.all = append(layer.all, *r)
	}
	from := int32(len(layer.marks))
	for _, p := range x.met {
		layer.marks = append(layer.marks, mark{x.at[p].best(), p})
		x.at[p] = 0
	}
	s.nodes += len(x.met)
	s.marks += len(x.met)
	x.met = x.met[:0]
	first := &layer.all[i].first
	layer.blocks = append(layer.blocks, block{from, int32(len(layer.marks)), *first, by})
	*first = int32(len(layer.blocks) - 1)
}

// happens notes what follows from an event at a place.
func (s *census) happens(n int, p uint16, t gains) {
	x := &s.events[n]
	if len(x.met) == 0 {
		s.fresh = append(s.fresh, uint8(n))
	}
	if x.at[p] == 0 {
		x.met = append(x.met, p)
	}
	x.at[p] |= t
}

// look goes to all places, and offers what follows.
func (s *census) look(me stockAt) {
	layer := &s.layers[me.height]
	s.remains = layer.all[me.i]
	var t gains
	for b := s.first; b >= 0; b = layer.blocks[b].next {
		for _, x := range layer.marks[layer.blocks[b].from:layer.blocks[b].to] {
			if s.at[x.place] == 0 {
				s.met = append(s.met, x.place)
			}
			s.at[x.place] |= x.gains
			t |= x.gains
		}
	}
	s.scores(me, t)
	if s.hope(); t&s.allow != 0 {
		s.walk()
		for _, p := range s.met {
			t |= s.at[p]
		}
		s.scores(me, t)
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

// scores makes the score of some moments of a stock the best.
func (s *census) scores(me stockAt, t gains) {
	if score := s.fixed - s.left() + t.most(); score > s.best {
		s.best, s.top = score, me
	}
}

// hope sets allow to all from which more than the best is to be hoped for.
func (s *census) hope() {
	var h hope
	c := core{rim: s.rim, guards: s.guards, supply: s.supply}
	for _, p := range s.met {
		for i, at := range [2]Cell{Cell(p / (cells + 1)), Cell(p % (cells + 1))} {
			if at != away {
				h.at[s.who[i]] |= 1 << at
			}
		}
	}
	h.grow(s.k, &c)
	others := s.fixed - s.left() + h.falls(s.k, &c)
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
				s.allow |= gainsOf(uint8(a), uint8(b))
			}
		}
	}
}

// walk goes to all places while the remains stay the same, and lets all happen from
// there that changes them. A place where more is searched later is gone to again.
func (s *census) walk() {
	s.todo = s.todo[:0]
	for _, p := range s.met {
		s.at[p] = (s.at[p] & s.allow).best()
		s.todo, s.queued[p] = append(s.todo, p), true
	}
	for n := 0; n < len(s.todo); n++ {
		p := s.todo[n]
		if s.queued[p] = false; s.at[p] != 0 {
			s.nodes++
			s.leadsTo(p)
		}
	}
}

func (s *census) taken(at [2]Cell) uint32 {
	return (s.guards | 1<<at[0] | 1<<at[1]) & (1<<cells - 1)
}

// visit notes that one of the two has come to a cell and nothing else is new.
func (s *census) visit(at [2]Cell, i int, t gains) {
	p := placeOf(at)
	t = s.arrive(i, at[i], t) & s.allow
	was := s.at[p]
	if t&^was.upTo() == 0 {
		return
	}
	if was == 0 {
		s.met = append(s.met, p)
	}
	s.at[p] = (was | t).best()
	if !s.queued[p] {
		s.todo, s.queued[p] = append(s.todo, p), true
	}
}

// arrive is what is searched when one of the two has come to a cell.
func (s *census) arrive(i int, to Cell, t gains) gains {
	if n := s.k.num[to]; n > 0 && s.k.suit[to] == Suit(s.who[i]) {
		return t.next(i == 1, n)
	}
	return t
}

// leadsTo makes all moves from a place.
func (s *census) leadsTo(p uint16) {
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
					s.happens(struck+int(e), placeOf(then), s.arrive(i, to, t))
				case !s.k.closed && s.supply[who] == 0: // CAR-47, CAR-48, CAR-82
					s.happens(taking+int(e), placeOf(then), s.arrive(i, to, t))
					fallthrough
				default: // he stays
					s.visit(then, i, t)
				}
			case tunnel:
				s.trips(i, at, t, corners&^taken)
			case leaves:
				then[i] = away
				s.happens(gone+i, placeOf(then), t.leave(i == 1))
			}
		}
	}
	for suit, coins := range s.supply {
		if coins == 0 {
			continue
		}
		for free := s.k.of[suit] &^ taken; free != 0; free &= free - 1 {
			s.happens(lured+bits.TrailingZeros32(free), p, t)
		}
	}
}

// trips lets one of the two come out of the tunnel, and overcome a castle guard.
func (s *census) trips(i int, at [2]Cell, t gains, free uint32) {
	prey := s.guards
	if s.k.ownOnly { // CAR-81
		prey &= s.k.of[s.who[i]]
	}
	for ; free != 0; free &= free - 1 {
		at[i] = Cell(bits.TrailingZeros32(free))
		s.visit(at, i, t)
		p, then := placeOf(at), s.arrive(i, at[i], t)
		for g := prey; g != 0; g &= g - 1 {
			s.happens(overcome+bits.TrailingZeros32(g), p, then)
		}
	}
}
