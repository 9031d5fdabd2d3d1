package london

import (
	"fmt"
	"slices"
	"strings"
)

// Leg is one ride of a route.
type Leg struct {
	Kind     Kind
	Ticket   Ticket
	From, To Station
}

// spend are the tickets a route uses by slot: black, taxi, bus, underground.
type spend [4]uint8

// price orders routes of equal length: a black ticket weighs more than any number
// of underground ones, these more than buses, and buses more than taxis.
func (s spend) price() int {
	return int(s[Taxi]) + 32*(int(s[Bus])+32*(int(s[Underground])+32*int(s[0])))
}

// covers reports whether no ticket of o is used less often in s.
func (s spend) covers(o spend) bool {
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
	used spend
	leg  Leg
	back *stop
}

// Route is the way of a pawn ("red" or "pawn.red"; "x" for Mr X, in his own view
// only) to a station with the tickets it holds: the fewest rounds first, then the
// commonest tickets. Pawns block the first ride as they stand now, stranded ones
// every ride. The error is a sentence for the player. A pawn that stands there
// already has an empty route.
func (v View) Route(pawn string, to Station) ([]Leg, error) {
	i, err := v.traveller(pawn)
	if err != nil {
		return nil, err
	}
	if to < 1 || to > Stations {
		return nil, fmt.Errorf("there is no such station")
	}
	b := theBoard()
	found := map[uint8][]*stop{}
	layer := []*stop{{at: v.core.at[i]}}
	for rides := 0; len(layer) > 0 && rides <= lastEntry; rides++ {
		best := (*stop)(nil)
		for _, s := range layer {
			if s.at == uint8(to) && (best == nil || s.used.price() < best.used.price()) {
				best = s
			}
		}
		if best != nil {
			return best.legs(), nil
		}
		var next []*stop
		for _, s := range layer {
			for _, t := range v.onward(b, i, s, rides == 0) {
				if !slices.ContainsFunc(found[t.at], func(o *stop) bool { return t.used.covers(o.used) }) {
					found[t.at] = append(found[t.at], t)
					next = append(next, t)
				}
			}
		}
		layer = next
	}
	return nil, fmt.Errorf("%s cannot reach %d with the tickets that are left", travellerName(i), v.Number(to))
}

// traveller is the core's index of a pawn that this seat may plan for.
func (v View) traveller(pawn string) (uint8, error) {
	name := strings.TrimPrefix(pawn, "pawn.")
	i := pawnNamed(name)
	switch {
	case i == 0 && name != "x":
		return 0, fmt.Errorf("there is no pawn %q", pawn)
	case i == 0 && v.By != 0 && !v.Over():
		return 0, fmt.Errorf("only Mr X knows where he is")
	case v.core.at[i] == 0:
		return 0, fmt.Errorf("%s is not on the board yet", travellerName(i))
	}
	return i, nil
}

func travellerName(i uint8) string {
	if i == 0 {
		return "Mr X"
	}
	return Colour(i - 1).Title()
}

// onward lists the rides from a stop that tickets and pawns allow.
func (v View) onward(b *Board, i uint8, s *stop, first bool) []*stop {
	c := v.core
	if !first { // by then the others will have moved, but for the stranded
		c.occupied = stationSet{}
		for p := uint8(1); p <= pawns; p++ {
			if c.stranded>>p&1 != 0 {
				c.occupied.add(c.at[p])
			}
		}
	}
	if i > 0 {
		c.variants &^= cutOff // binds Mr X only (LON-125)
	}
	var all []*stop
	for _, sp := range b.from(s.at) {
		if !c.open(b, sp) || i > 0 && sp.kind == Boat {
			continue
		}
		for _, slot := range [2]Kind{sp.kind, 0} {
			if slot == Boat || slot == 0 && i > 0 || c.tickets[i][slot] <= s.used[slot] {
				continue
			}
			t := &stop{at: sp.to, used: s.used, back: s}
			t.used[slot]++
			t.leg = Leg{sp.kind, Ticket(slot), Station(s.at), Station(sp.to)}
			if slot == 0 {
				t.leg.Ticket = BlackTicket
			}
			all = append(all, t)
		}
	}
	return all
}

// legs is the way from the start to this stop.
func (s *stop) legs() []Leg {
	var all []Leg
	for ; s.back != nil; s = s.back {
		all = append(all, s.leg)
	}
	slices.Reverse(all)
	return all
}
