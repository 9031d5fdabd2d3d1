package core

import "slices"

// Leg is one ride of a route.
type Leg struct {
	Kind     Kind
	Ticket   Ticket
	From, To Station
}

// spent are the tickets a route uses by slot: black, taxi, bus, underground.
type spent [4]uint8

// price orders routes of equal length: a black ticket weighs more than any number
// of underground ones, these more than buses, and buses more than taxis.
func (s spent) price() int {
	return int(s[Taxi]) + 32*(int(s[Bus])+32*(int(s[Underground])+32*int(s[0])))
}

// covers reports whether no ticket of o is used less often in s.
func (s spent) covers(o spent) bool {
	for i := range s {
		if s[i] < o[i] {
			return false
		}
	}
	return true
}

// A stop is a way to a station found by the search: its last ride, and the stop before.
type stop struct {
	at   uint8
	used spent
	leg  Leg
	back *stop
}

// Route returns the way of a pawn, or of Mr X, by index into At, to a station with the tickets
// it holds: the fewest rounds first, then the commonest tickets. Pawns block the first ride
// as they stand now, stranded ones every ride. It is empty for a pawn that stands there, and
// not ok when there is none.
func (s *State) Route(i uint8, to Station) (legs []Leg, ok bool) {
	b := TheBoard()
	found := map[uint8][]*stop{}
	layer := []*stop{{at: s.At[i]}}
	for rides := 0; len(layer) > 0 && rides <= LastEntry; rides++ {
		var best *stop
		for _, reached := range layer {
			if reached.at == uint8(to) && (best == nil || reached.used.price() < best.used.price()) {
				best = reached
			}
		}
		if best != nil {
			return best.legs(), true
		}
		var next []*stop
		for _, reached := range layer {
			for _, t := range s.onward(b, i, reached, rides == 0) {
				if !slices.ContainsFunc(found[t.at], func(o *stop) bool { return t.used.covers(o.used) }) {
					found[t.at] = append(found[t.at], t)
					next = append(next, t)
				}
			}
		}
		layer = next
	}
	return nil, false
}

// onward lists the rides from a stop that tickets and pawns allow.
func (s *State) onward(b *Board, i uint8, from *stop, first bool) []*stop {
	now := *s
	if !first { // by then the others will have moved, but for the stranded
		now.Occupied = StationSet{}
		for p := uint8(1); p <= Pawns; p++ {
			if now.Stranded>>p&1 != 0 {
				now.Occupied.Add(now.At[p])
			}
		}
	}
	if i > 0 {
		now.Variants &^= cutOff // binds Mr X only (LON-125)
	}
	var all []*stop
	for _, e := range b.From(from.at) {
		if !now.Open(b, e) || i > 0 && e.Kind == Boat {
			continue
		}
		for _, slot := range [2]Kind{e.Kind, 0} {
			if slot == Boat || slot == 0 && i > 0 || now.Tickets[i][slot] <= from.used[slot] {
				continue
			}
			t := &stop{at: e.To, used: from.used, back: from}
			t.used[slot]++
			t.leg = Leg{e.Kind, Ticket(slot), Station(from.at), Station(e.To)}
			if slot == 0 {
				t.leg.Ticket = BlackTicket
			}
			all = append(all, t)
		}
	}
	return all
}

// legs returns the way from the start to this stop.
func (s *stop) legs() []Leg {
	var all []Leg
	for ; s.back != nil; s = s.back {
		all = append(all, s.leg)
	}
	slices.Reverse(all)
	return all
}
