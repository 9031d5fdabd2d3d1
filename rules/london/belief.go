package london

import "slices"

// Odds are weights of the stations, by station.
type Odds [Stations + 1]float64

// A belief is what the open facts tell about Mr X after one of his entries: the
// notebook of the detectives. Beliefs are never changed once they hang on a
// position.
type Belief struct {
	odds   Odds   // zero exactly where he cannot be
	ticket Ticket // that covers the entry
	then   State  // the moment he rode, but for his place
}

// initialBelief is the face-down start cards: any of the eighteen (LON-30).
func initialBelief(b *Board) *Belief {
	var f Belief
	for _, s := range b.startCards {
		f.odds[s] = 1.0 / 18
	}
	return &f
}

// updateBelief works out what everybody learns from a step that led from old to p.
func (p *Position) updateBelief(b *Board, old *Position, s Action) {
	switch s.kind {
	case drawCard:
		if s.pawn > 0 {
			p.ruleOut(func(at uint8) bool { return at != s.to })
		}
	case ride, rideBlack:
		p.beliefs = append(slices.Clip(old.beliefs), old.belief().after(b, &old.State, s.ticket()))
		if p.surfaced {
			p.reveal(s.to)
		} else if p.stage == StageSecond { // the card promises a second ride (LON-98)
			p.ruleOut(func(at uint8) bool { return p.canRide(b, at, p.holds[0]) })
		}
	case double:
		c := old.State
		p.ruleOut(func(at uint8) bool { c.at[0] = at; return c.canDouble(b) })
	case surface:
		p.reveal(p.at[0])
	case movePawn:
		if p.end != caught { // he was not there
			p.ruleOut(func(at uint8) bool { return at != s.to })
		}
	}
	if p.stage == StageMove { // had he no way out, the game would be over (LON-112)
		p.ruleOut(func(at uint8) bool { return p.canRide(b, at, p.holds[0]) })
	}
}

// belief is the belief of this moment.
func (p *Position) belief() *Belief { return p.beliefs[len(p.beliefs)-1] }

// ruleOut rules out the places that do not pass a test.
func (p *Position) ruleOut(may func(uint8) bool) {
	var less *Belief
	for s := uint8(1); s <= Stations; s++ {
		if p.belief().odds[s] > 0 && !may(s) {
			if less == nil {
				copied := *p.belief()
				less = &copied
			}
			less.odds[s] = 0
		}
	}
	if less != nil {
		p.beliefs = slices.Clone(p.beliefs)
		p.beliefs[len(p.beliefs)-1] = less
	}
}

// reveal is what a surfacing tells.
func (p *Position) reveal(s uint8) {
	p.beliefs = slices.Clone(p.beliefs)
	p.beliefs[len(p.beliefs)-1] = p.belief().known(s)
}

// known is the belief of people who see him.
func (f *Belief) known(s uint8) *Belief {
	n := *f
	n.odds = Odds{}
	n.odds[s] = 1
	return &n
}

// after is the belief once Mr X has covered an entry with a ticket. c is the
// moment before; of it only open facts are read.
func (f *Belief) after(b *Board, c *State, t Ticket) *Belief {
	n := &Belief{ticket: t, then: *c}
	n.then.at[0] = 0 // a secret has no place here
	var sum float64
	for s := uint8(1); s <= Stations; s++ {
		if f.odds[s] == 0 {
			continue
		}
		for _, sp := range b.from(s) {
			if pays(t, sp.kind) && c.open(b, sp) {
				w := f.odds[s] * n.likelihood(b, sp.to)
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

// likelihood is how readily Mr X goes to a place, by the rides the nearest pawn is
// away. People seldom step beside a pawn; the rest is much alike (learnt by
// Nijssen and Winands for their drawing by category).
func (f *Belief) likelihood(b *Board, to uint8) float64 {
	near := uint8(255)
	for _, at := range f.then.at[1 : pawns+1] {
		near = min(near, b.dist[at][to])
	}
	if near <= 1 {
		return 0.3
	}
	return 1
}

// stations lists where Mr X can be, sorted.
func (f *Belief) stations() []Station {
	var all []Station
	for s := Station(1); s <= Stations; s++ {
		if f.odds[s] > 0 {
			all = append(all, s)
		}
	}
	return all
}
