package london

import "slices"

// Odds are weights of the stations, by station.
type Odds [Stations + 1]float64

// Belief is what the open facts tell about Mr X after one of his entries: the
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

// updateBelief works out what everybody learns from an action that led from old to h.
func (h *History) updateBelief(b *Board, old *History, a Action) {
	switch a.kind {
	case draw:
		if a.pawn > 0 {
			h.ruleOut(func(at uint8) bool { return at != a.to })
		}
	case ride, rideBlack:
		h.beliefs = append(slices.Clip(old.beliefs), old.beliefs.now().after(b, &old.State, a.ticket()))
		if h.surfaced {
			h.reveal(a.to)
		} else if h.stage == StageSecond { // the card promises a second ride (LON-98)
			h.ruleOut(func(at uint8) bool { return h.canRide(b, at, h.holds[0]) })
		}
	case double:
		s := old.State
		h.ruleOut(func(at uint8) bool { s.at[0] = at; return s.canDouble(b) })
	case surface:
		h.reveal(h.at[0])
	case movePawn:
		if h.end != caught { // he was not there
			h.ruleOut(func(at uint8) bool { return at != a.to })
		}
	}
	if h.stage == StageMove { // had he no way out, the game would be over (LON-112)
		h.ruleOut(func(at uint8) bool { return h.canRide(b, at, h.holds[0]) })
	}
}

// beliefs are what was believed after each entry, and before the first.
type beliefs []*Belief

// now is the belief of this moment.
func (f beliefs) now() *Belief { return f[len(f)-1] }

// believe puts another belief in place of that of this moment.
func (h *History) believe(f *Belief) {
	h.beliefs = append(slices.Clip(h.beliefs[:len(h.beliefs)-1]), f)
}

// ruleOut rules out the places that do not pass a test.
func (h *History) ruleOut(may func(uint8) bool) {
	now := h.beliefs.now()
	less := now
	for s := uint8(1); s <= Stations; s++ {
		if now.odds[s] > 0 && !may(s) {
			if less == now {
				copied := *now
				less = &copied
			}
			less.odds[s] = 0
		}
	}
	if less != now {
		h.believe(less)
	}
}

// reveal is what a surfacing tells.
func (h *History) reveal(s uint8) { h.believe(h.beliefs.now().known(s)) }

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
		for _, e := range b.from(s) {
			if pays(t, e.kind) && c.open(b, e) {
				w := f.odds[s] * n.likelihood(b, e.to)
				n.odds[e.to] += w
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

// sameStations reports whether two beliefs hold the same places for possible.
func (f *Belief) sameStations(o *Belief) bool {
	for s, w := range f.odds {
		if (w > 0) != (o.odds[s] > 0) {
			return false
		}
	}
	return true
}
