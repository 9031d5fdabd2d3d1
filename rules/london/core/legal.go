package core

import "math/bits"

// listCards lists the start cards that nobody has drawn, for the seat that draws next (LON-30).
func (s *State) listCards(b *Board, buf []Action) []Action {
	for _, card := range b.undrawn(&s.At) {
		buf = append(buf, Action{Kind: Draw, Pawn: s.nextDealt(), To: uint8(card)})
	}
	return buf
}

// listRides lists Mr X's rides line by line, those by black tickets too; of a double move,
// those that can be the first of two.
func (s *State) listRides(b *Board, buf []Action) []Action {
	startsDouble := s.Stage == StageFirst
	for _, e := range b.From(s.At[0]) {
		if s.MayRide(b, e, e.Kind, startsDouble) {
			buf = append(buf, Action{Ride, 0, e.Kind, e.To})
		}
		if s.MayRide(b, e, 0, startsDouble) {
			buf = append(buf, Action{RideBlack, 0, e.Kind, e.To})
		}
	}
	return buf
}

func (s *State) listDouble(b *Board, buf []Action) []Action {
	if s.CanDouble(b) {
		buf = append(buf, Action{Kind: Double})
	}
	return buf
}

// listSurface offers to surface after the last ride of a turn, where Mr X need not (LON-120, LON-122) and has a ride.
func (s *State) listSurface(b *Board, buf []Action) []Action {
	if s.Variants&voluntary == 0 || s.Announced || s.ForcedNext() {
		return buf
	}
	for _, e := range b.From(s.At[0]) {
		if s.MayRide(b, e, e.Kind, false) || s.MayRide(b, e, 0, false) {
			return append(buf, Action{Kind: Surface})
		}
	}
	return buf
}

// listTickets lists those that Mr X can take from the pawn that gives one (LON-116).
func (s *State) listTickets(_ *Board, buf []Action) []Action {
	for k := Taxi; k <= Underground; k++ {
		if s.Holds[s.Giver]>>k&1 != 0 {
			buf = append(buf, Action{Take, s.Giver, k, 0})
		}
	}
	return buf
}

// listMoves lists the moves of the pawns that wait for theirs.
func (s *State) listMoves(b *Board, buf []Action) []Action {
	for w := s.Waiting(); w != 0; w &= w - 1 {
		buf = s.appendMoves(b, buf, uint8(bits.TrailingZeros8(w)))
	}
	return buf
}

// MayRide reports whether Mr X may use a line and pay from a slot: the kind of the
// line, or 0 for black. A ride that starts a double move has to leave room for another one.
func (s *State) MayRide(b *Board, e Edge, slot Kind, startsDouble bool) bool {
	if startsDouble {
		return s.CanStartDouble(b, e, slot)
	}
	return s.Holds[0]>>slot&1 != 0 && s.Open(b, e)
}

// appendMoves lists the moves of one pawn (LON-49, LON-56, LON-58).
func (s *State) appendMoves(b *Board, buf []Action, p uint8) []Action {
	for _, e := range b.Roads(s.At[p]) {
		if s.Holds[p]>>e.Kind&1 != 0 && !s.Occupied.Has(e.To) {
			buf = append(buf, Action{MovePawn, p, e.Kind, e.To})
		}
	}
	return buf
}

// canMove reports whether a pawn has a ticket for a line to a free place.
func (s *State) canMove(b *Board, p uint8) bool {
	have := s.Holds[p&7]
	for _, e := range b.Roads(s.At[p&7]) {
		if have>>e.Kind&1 != 0 && !s.Occupied.Has(e.To) {
			return true
		}
	}
	return false
}

// anyCanMove reports whether some pawn could ride if it were its turn; first is looked
// at first, since most often it can.
func (s *State) anyCanMove(b *Board, first uint8) bool {
	if s.canMove(b, first) {
		return true
	}
	for p := uint8(1); p <= Pawns; p++ { // the stranded cannot either
		if s.canMove(b, p) {
			return true
		}
	}
	return false
}

// Open reports whether Mr X may use a line at all, tickets aside: never to an
// occupied place (LON-113), and with the cut-off not past a pawn (LON-123). It is
// asked all the time and just small enough to be inlined.
func (s *State) Open(b *Board, e Edge) bool {
	return !s.Occupied.Has(e.To) &&
		(s.Variants&cutOff == 0 || !s.Occupied.intersects(&b.via[e.via]))
}

// canRide reports whether Mr X could leave a station with tickets of these kinds.
// Bit 0 of have are the black ones, which pay for every line (LON-76).
func (s *State) canRide(b *Board, from, have uint8) bool {
	for _, e := range b.From(from) {
		if (have&1 != 0 || have>>e.Kind&1 != 0) && s.Open(b, e) {
			return true
		}
	}
	return false
}

// HoldsAfter returns the kinds of tickets that Mr X or a pawn holds after one of a slot has
// been used.
func (s *State) HoldsAfter(p uint8, slot Kind) uint8 {
	if s.Tickets[p&7][slot&3] == 1 {
		return s.Holds[p&7] &^ (1 << slot)
	}
	return s.Holds[p&7]
}

// ForcedNext reports whether Mr X has to show himself after his next ride (LON-86).
func (s *State) ForcedNext() bool { return forcedEntries>>(s.Entry+1)&1 != 0 }

// CanDouble reports whether the 2x card may be shown: there is a ride after which
// a second one is possible (LON-98).
func (s *State) CanDouble(b *Board) bool {
	if s.Doubles == 0 || s.Announced {
		return false
	}
	for _, e := range b.From(s.At[0]) {
		if s.CanStartDouble(b, e, e.Kind) || s.CanStartDouble(b, e, 0) {
			return true
		}
	}
	return false
}

// CanStartDouble reports whether a ride, paid from a slot, can be the first of two.
func (s *State) CanStartDouble(b *Board, e Edge, slot Kind) bool {
	return s.Holds[0]>>slot&1 != 0 && s.Open(b, e) && s.canRide(b, e.To, s.HoldsAfter(0, slot))
}

// Reaches reports whether a pawn could ride to a station at once, other pawns aside.
func (s *State) Reaches(b *Board, p, to uint8) bool {
	from := s.At[p]
	if b.Dist[from][to] != 1 {
		return false
	}
	for _, e := range b.Roads(from) {
		if e.To == to && s.Holds[p]>>e.Kind&1 != 0 {
			return true
		}
	}
	return false
}

// farAway is the most rides that RidesAway and Nearest count.
const farAway = 9

// RidesAway returns how many rides a pawn is from a station, farAway for one that is stranded.
func (s *State) RidesAway(b *Board, p, to uint8) uint8 {
	if s.Stranded>>p&1 != 0 {
		return farAway
	}
	return min(b.Dist[s.At[p]][to], farAway)
}

// Nearest returns how many rides the nearest pawn is from a station.
func (s *State) Nearest(b *Board, to uint8) uint8 {
	near := uint8(farAway)
	for p := uint8(1); p <= Pawns; p++ {
		near = min(near, s.RidesAway(b, p, to))
	}
	return near
}
