package london

import "slices"

// stationOdds are weights of the stations, by station.
type stationOdds [Stations + 1]float64

// A belief is what the open facts tell about Mr X after one of his entries: the
// notebook of the detectives. Beliefs are never changed once they hang on a
// position.
type belief struct {
	odds   stationOdds // zero exactly where he cannot be
	ticket Ticket      // that covers the entry
	then   core        // the moment he rode, but for his place
}

// firstBelief is the face-down start cards: any of the eighteen (LON-30).
func firstBelief(b *board) *belief {
	var f belief
	for _, s := range b.cards {
		f.odds[s] = 1.0 / 18
	}
	return &f
}

// learn works out what everybody learns from a step that led from old to p.
func (p *position) learn(b *board, old *position, s step) {
	switch s.verb {
	case draw:
		if s.pawn > 0 {
			p.doubt(func(at uint8) bool { return at != s.to })
		}
	case ride, sneak:
		p.trail = append(slices.Clip(old.trail), old.now().after(b, &old.core, s.pays()))
		if p.shown {
			p.know(s.to)
		} else if p.stage == StageSecond { // the card promises a second ride (LON-98)
			p.doubt(func(at uint8) bool { return p.canFlee(b, at, p.have[0]) })
		}
	case twice:
		c := old.core
		p.doubt(func(at uint8) bool { c.at[0] = at; return c.canDouble(b) })
	case unmask:
		p.know(p.at[0])
	case chase:
		if p.end != caught { // he was not there
			p.doubt(func(at uint8) bool { return at != s.to })
		}
	}
	if p.stage == StageMove { // had he no way out, the game would be over (LON-112)
		p.doubt(func(at uint8) bool { return p.canFlee(b, at, p.have[0]) })
	}
}

// now is the belief of this moment.
func (p *position) now() *belief { return p.trail[len(p.trail)-1] }

// doubt rules out the places that do not pass a test.
func (p *position) doubt(may func(uint8) bool) {
	var less *belief
	for s := uint8(1); s <= Stations; s++ {
		if p.now().odds[s] > 0 && !may(s) {
			if less == nil {
				copied := *p.now()
				less = &copied
			}
			less.odds[s] = 0
		}
	}
	if less != nil {
		p.trail = slices.Clone(p.trail)
		p.trail[len(p.trail)-1] = less
	}
}

// know is what a surfacing tells.
func (p *position) know(s uint8) {
	p.trail = slices.Clone(p.trail)
	p.trail[len(p.trail)-1] = p.now().known(s)
}

// known is the belief of people who see him.
func (f *belief) known(s uint8) *belief {
	n := *f
	n.odds = stationOdds{}
	n.odds[s] = 1
	return &n
}

// after is the belief once Mr X has covered an entry with a ticket. c is the
// moment before; of it only open facts are read.
func (f *belief) after(b *board, c *core, t Ticket) *belief {
	n := &belief{ticket: t, then: *c}
	n.then.at[0] = 0 // a secret has no place here
	var sum float64
	for s := uint8(1); s <= Stations; s++ {
		if f.odds[s] == 0 {
			continue
		}
		for _, sp := range b.from(s) {
			if pays(t, sp.kind) && c.open(b, sp) {
				w := f.odds[s] * n.liking(b, sp.to)
				n.odds[sp.to] += w
				sum += w
			}
		}
	}
	if sum > 0 {
		for s := range n.odds {
			n.odds[s] /= sum
		}
	}
	return n
}

// pays reports whether a ticket can pay for a kind of line: a black one for each, for
// a boat no other (LON-76, LON-82).
func pays(t Ticket, k Kind) bool { return t == BlackTicket || t == Ticket(k) }

// liking is how readily Mr X goes to a place, by the rides the nearest pawn is
// away. People seldom step beside a pawn; the rest is much alike (learnt by
// Nijssen and Winands for their drawing by category).
func (f *belief) liking(b *board, to uint8) float64 {
	near := uint8(255)
	for _, at := range f.then.at[1 : pawns+1] {
		near = min(near, b.dist[at][to])
	}
	if near <= 1 {
		return 0.3
	}
	return 1
}

// places lists where Mr X can be, sorted.
func (f *belief) places() []Station {
	var all []Station
	for s := Station(1); s <= Stations; s++ {
		if f.odds[s] > 0 {
			all = append(all, s)
		}
	}
	return all
}
