package core

import "slices"

// StationWeights are weights of the stations, by station.
type StationWeights [Stations + 1]float64

// Belief holds what the open facts tell about Mr X after one of his entries: the
// notebook of the detectives. Beliefs are never changed once they hang on a
// position.
type Belief struct {
	Weights StationWeights // zero exactly where he cannot be
	Ticket  Ticket         // that covers the entry
	Then    State          // the moment before he rode, but for his place
}

// initialBelief returns the face-down start cards: any of the eighteen (LON-30).
func initialBelief(b *Board) *Belief {
	var f Belief
	for _, s := range b.StartCards {
		f.Weights[s] = 1 / float64(len(b.StartCards))
	}
	return &f
}

// updateBelief works out what everybody learns from an action that led from old to h.
func (h *Position) updateBelief(b *Board, old *Position, a Action) {
	switch a.Kind {
	case Draw:
		if a.Pawn > 0 {
			h.ruleOut(func(at uint8) bool { return at != a.To })
		}
	case Ride, RideBlack:
		h.Beliefs = append(slices.Clip(old.Beliefs), old.Beliefs.Now().After(b, &old.State, a.Ticket()))
		if h.Surfaced {
			h.reveal(a.To)
		} else if h.Stage == StageSecond { // the card promises a second ride (LON-98)
			h.ruleOut(func(at uint8) bool { return h.canRide(b, at, h.Holds[0]) })
		}
	case Double:
		s := old.State
		h.ruleOut(func(at uint8) bool { s.At[0] = at; return s.CanDouble(b) })
	case MovePawn:
		if h.End != Caught { // he was not there
			h.ruleOut(func(at uint8) bool { return at != a.To })
		}
	}
	if h.Stage == StageMove { // had he no way out, the game would be over (LON-112)
		h.ruleOut(func(at uint8) bool { return h.canRide(b, at, h.Holds[0]) })
	}
}

// beliefs hold what was believed after each entry, and before the first.
type beliefs []*Belief

// Now returns the belief of this moment.
func (f beliefs) Now() *Belief { return f[len(f)-1] }

// believe puts another belief in place of that of this moment.
func (h *Position) believe(f *Belief) {
	h.Beliefs = append(slices.Clip(h.Beliefs[:len(h.Beliefs)-1]), f)
}

// ruleOut rules out the places that do not pass a test.
func (h *Position) ruleOut(may func(uint8) bool) {
	now := h.Beliefs.Now()
	less := now
	for s := uint8(1); s <= Stations; s++ {
		if now.Weights[s] > 0 && !may(s) {
			if less == now {
				copied := *now
				less = &copied
			}
			less.Weights[s] = 0
		}
	}
	if less != now {
		h.believe(less)
	}
}

// reveal is what a surfacing tells.
func (h *Position) reveal(s uint8) { h.believe(h.Beliefs.Now().Known(s)) }

// Known returns the belief of people who see him.
func (f *Belief) Known(s uint8) *Belief {
	n := *f
	n.Weights = StationWeights{}
	n.Weights[s] = 1
	return &n
}

// After returns the belief once Mr X has covered an entry with a ticket. c is the
// moment before; of it only open facts are read.
func (f *Belief) After(b *Board, c *State, t Ticket) *Belief {
	n := &Belief{Ticket: t, Then: *c}
	n.Then.At[0] = 0 // a secret has no place here
	var sum float64
	for s := uint8(1); s <= Stations; s++ {
		if f.Weights[s] == 0 {
			continue
		}
		for _, e := range b.From(s) {
			if pays(t, e.Kind) && c.Open(b, e) {
				w := f.Weights[s] * n.likelihood(b, e.To)
				n.Weights[e.To] += w
				sum += w
			}
		}
	}
	if sum > 0 {
		for s := range n.Weights {
			n.Weights[s] /= sum
		}
	}
	return n
}

// pays reports whether a ticket can pay for a kind of line: a black one for each, for
// a boat no other (LON-76, LON-82).
func pays(t Ticket, k Kind) bool { return t == BlackTicket || t == Ticket(k) }

// likelihood returns how readily Mr X goes to a place, by the rides the nearest pawn is
// away. People seldom step beside a pawn; the rest is much alike (learnt by
// Nijssen and Winands for their drawing by category).
func (f *Belief) likelihood(b *Board, to uint8) float64 {
	near := uint8(255)
	for _, at := range f.Then.At[1 : Pawns+1] {
		near = min(near, b.Dist[at][to])
	}
	if near <= 1 {
		return 0.3
	}
	return 1
}

// Stations lists where Mr X can be, sorted.
func (f *Belief) Stations() []Station {
	var all []Station
	for s := Station(1); s <= Stations; s++ {
		if f.Weights[s] > 0 {
			all = append(all, s)
		}
	}
	return all
}

// sameStations reports whether two beliefs hold the same places for possible.
func (f *Belief) sameStations(o *Belief) bool {
	for s, w := range f.Weights {
		if (w > 0) != (o.Weights[s] > 0) {
			return false
		}
	}
	return true
}
