package london

// maxActions is more than a position can ever offer: three pawns with thirteen
// lines each, or Mr X with thirteen lines and two ways to pay.
const maxActions = 48

// listRides lists Mr X's rides; of a double move, those that can be the first of two.
func (s *State) listRides(b *Board, buf []Action) []Action {
	more := s.stage == StageFirst
	for _, e := range b.from(s.at[0]) {
		if s.mayRide(b, e, e.kind, more) {
			buf = append(buf, Action{ride, 0, e.kind, e.to})
		}
		if s.mayRide(b, e, 0, more) {
			buf = append(buf, Action{rideBlack, 0, e.kind, e.to})
		}
	}
	return buf
}

// mayRide reports whether Mr X may use a line and pay from a slot: the kind of the
// line, or 0 for black.
func (s *State) mayRide(b *Board, e edge, slot Kind, more bool) bool {
	if more {
		return s.canStartDouble(b, e, slot)
	}
	return s.holds[0]>>slot&1 != 0 && s.open(b, e)
}

// listMoves lists the moves of one pawn (LON-49, LON-56, LON-58).
func (s *State) listMoves(b *Board, buf []Action, p uint8) []Action {
	for _, e := range b.roads(s.at[p]) {
		if s.holds[p]>>e.kind&1 != 0 && !s.occupied.has(e.to) {
			buf = append(buf, Action{movePawn, p, e.kind, e.to})
		}
	}
	return buf
}

// canMove reports whether a pawn has a ticket for a line to a free place.
func (s *State) canMove(b *Board, p uint8) bool {
	have := s.holds[p&7]
	for _, e := range b.roads(s.at[p&7]) {
		if have>>e.kind&1 != 0 && !s.occupied.has(e.to) {
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
	for p := uint8(1); p <= pawns; p++ { // the stranded cannot either
		if s.canMove(b, p) {
			return true
		}
	}
	return false
}

// open reports whether Mr X may use a line at all, tickets aside: never to an
// occupied place (LON-113), and with the cut-off not past a pawn (LON-123). It is
// asked all the time and just small enough to be inlined.
func (s *State) open(b *Board, e edge) bool {
	return !s.occupied.has(e.to) &&
		(s.variants&cutOff == 0 || !s.occupied.intersects(&b.via[e.via]))
}

// canRide reports whether Mr X could leave a station with tickets of these kinds.
// Bit 0 of have are the black ones, which pay for every line (LON-76).
func (s *State) canRide(b *Board, from, have uint8) bool {
	for _, e := range b.from(from) {
		if (have&1 != 0 || have>>e.kind&1 != 0) && s.open(b, e) {
			return true
		}
	}
	return false
}

// holdsAfter are the kinds of tickets that Mr X or a pawn holds after one of a slot has
// been used.
func (s *State) holdsAfter(p uint8, slot Kind) uint8 {
	if s.tickets[p&7][slot&3] == 1 {
		return s.holds[p&7] &^ (1 << slot)
	}
	return s.holds[p&7]
}

// forcedNext reports whether Mr X has to show himself after his next ride (LON-86).
func (s *State) forcedNext() bool { return forcedEntries>>(s.entry+1)&1 != 0 }

// canDouble reports whether the 2x card may be shown: there is a ride after which
// a second one is possible (LON-98).
func (s *State) canDouble(b *Board) bool {
	if s.doubles == 0 {
		return false
	}
	for _, e := range b.from(s.at[0]) {
		if s.canStartDouble(b, e, e.kind) || s.canStartDouble(b, e, 0) {
			return true
		}
	}
	return false
}

// canStartDouble reports whether a ride, paid from a slot, can be the first of two.
func (s *State) canStartDouble(b *Board, e edge, slot Kind) bool {
	return s.holds[0]>>slot&1 != 0 && s.open(b, e) && s.canRide(b, e.to, s.holdsAfter(0, slot))
}

// reaches reports whether a pawn could ride to a station at once, other pawns aside.
func (s *State) reaches(b *Board, p, to uint8) bool {
	from := s.at[p]
	if b.dist[from][to] != 1 {
		return false
	}
	for _, e := range b.roads(from) {
		if e.to == to && s.holds[p]>>e.kind&1 != 0 {
			return true
		}
	}
	return false
}

// ridesAway is how many rides a pawn is from a station, far for one that is stranded.
func (s *State) ridesAway(b *Board, p, to uint8) uint8 {
	if s.stranded>>p&1 != 0 {
		return 9
	}
	return min(b.dist[s.at[p]][to], 9)
}

// nearest is how many rides the nearest pawn is from a station.
func (s *State) nearest(b *Board, to uint8) uint8 {
	near := uint8(9)
	for p := uint8(1); p <= pawns; p++ {
		near = min(near, s.ridesAway(b, p, to))
	}
	return near
}
