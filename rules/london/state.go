package london

import (
	"math/bits"
	"slices"
)

// Stage is what is being decided.
type Stage uint8

const (
	StageDeal    Stage = iota // Luck draws a start card
	StageMove                 // Mr X: a ride, or the 2x card
	StageFirst                // Mr X, the card shown: the first ride
	StageSecond               // Mr X: the second ride
	StageSurface              // Mr X: show himself or not (LON-115)
	StageTake                 // Mr X: a ticket from each pile (LON-116)
	StageHunt                 // a detective moves a pawn
	StageOver
)

// Ending is how the game ended; the order is that of the endings in About.
type Ending uint8

const (
	notOver Ending = iota
	caught
	trapped
	exhausted
	stranded
	escaped
)

// Variants of the rules, as bits (LON-115, LON-123).
const (
	cutOff uint8 = 1 << iota
	voluntary
	deadlock // since edition 2: pawns that block each other for good end the game (LON-105)
)

// lastRound is the round after which the game is over in any case (LON-111), and
// lastEntry the last window of the logbook (LON-10).
const lastRound, lastEntry = 22, 24

// forcedEntries are the windows after which Mr X shows himself, as bits (LON-10, LON-86).
const forcedEntries = 1<<3 | 1<<8 | 1<<13 | 1<<18 | 1<<24

// State is one moment of a game without its past: a flat value, copied by
// assignment. Index 0 is Mr X, 1 to 5 are the pawns (colour+1);
// the arrays are longer so that a masked index needs no bounds check.
type State struct {
	occupied stationSet  // stations with a pawn on them, stranded ones included (LON-59)
	at       [8]uint8    // stations; 0 is not yet dealt
	tickets  [8][4]uint8 // tickets by Kind; [0][0] are Mr X's black ones
	holds    [8]uint8    // which of them are not zero, as bits 1<<Kind
	doubles  uint8       // 2x cards left
	entry    uint8       // windows of the logbook in use
	round    uint8       // 1…; 0 while StageDeal
	stage    Stage
	seat     uint8 // who decides, when it is not Luck
	seats    uint8
	moved    uint8 // pawns that moved this round, as bits
	stranded uint8 // stranded pawns, as bits (LON-70)
	giver    uint8 // the pawn that gives a ticket while StageTake
	variants uint8 // of the rules, as bits
	surfaced bool  // Mr X's pawn stands on the board (LON-87)
	end      Ending
	catcher  uint8 // the pawn that caught him
}

// newState is the moment before the deal.
func newState(seats int, variants uint8) State {
	s := State{seats: uint8(seats), variants: variants, doubles: mrXDoubles}
	s.tickets[0] = [4]uint8{mrXBlacks, mrXTaxis, mrXBuses, mrXTrains}
	s.holds[0] = 0b1111
	for p := 1; p <= pawns; p++ {
		s.tickets[p] = [4]uint8{0, pawnTaxis, pawnBuses, pawnTrains}
		s.holds[p] = 0b1110
	}
	return s
}

// drawCard puts a start card before Mr X first, then before the pawns in order (LON-30).
func (s *State) drawCard(b *Board, a Action) {
	s.at[a.pawn] = a.to
	if a.pawn > 0 {
		s.occupied.add(a.to)
	}
	if a.pawn == pawns {
		s.newRound(b)
	}
}

// ride is one ride of Mr X (LON-44). The ticket stays on the window (LON-68).
func (s *State) ride(a Action) {
	slot := a.slot()
	if s.tickets[0][slot]--; s.tickets[0][slot] == 0 {
		s.holds[0] &^= 1 << slot
	}
	s.at[0] = a.to
	s.entry++
	forced := forcedEntries>>s.entry&1 != 0
	s.surfaced = forced
	switch {
	case s.stage == StageFirst:
		s.stage = StageSecond
	case !forced && s.variants&voluntary != 0:
		s.stage = StageSurface
	default:
		s.startHunt()
	}
}

// takeTicket moves a ticket from a pawn's pile to Mr X (LON-116, LON-119).
func (s *State) takeTicket(b *Board, a Action) {
	s.pay(a.pawn, a.line)
	s.markStranded(b, a.pawn)
	if s.spentLast(a) && s.standstill(b, a.pawn) {
		return
	}
	s.nextGiver(b)
}

// nextGiver asks the next pawn that has tickets, or ends Mr X's turn (LON-118).
func (s *State) nextGiver(b *Board) {
	for s.giver++; s.giver <= pawns; s.giver++ {
		if s.holds[s.giver] != 0 {
			return
		}
	}
	s.giver = 0
	s.startHunt()
	s.nextDetective(b)
}

// pay hands one ticket of a pawn to Mr X (LON-65).
func (s *State) pay(p uint8, k Kind) {
	p, k = p&7, k&3
	if s.tickets[p][k]--; s.tickets[p][k] == 0 {
		s.holds[p] &^= 1 << k
	}
	s.tickets[0][k]++
	s.holds[0] |= 1 << k
}

// markStranded notes when a pawn that has paid can never move again (LON-70).
func (s *State) markStranded(b *Board, p uint8) {
	if b.serves[s.at[p&7]]&s.holds[p&7] == 0 {
		s.stranded |= 1 << (p & 7)
	}
}

// spentLast reports whether the ticket that a pawn has paid was its last of the kind. With
// another one it can ride, or ride back, as before.
func (s *State) spentLast(a Action) bool { return s.holds[a.pawn&7]>>(a.line&7)&1 == 0 }

// standstill reports whether no pawn ever can move again after one has paid, which wins the
// game for Mr X (LON-103 to LON-106). Only pawns make room for pawns: where none can
// ride, none ever will.
func (s *State) standstill(b *Board, p uint8) bool {
	if s.stranded != everyPawn && (s.variants&deadlock == 0 || s.anyCanMove(b, p)) {
		return false
	}
	s.stage, s.end = StageOver, exhausted
	for _, have := range s.holds[1 : pawns+1] {
		if have != 0 {
			s.end = stranded
		}
	}
	return true
}

// movePawn is one move of a pawn (LON-42).
func (s *State) movePawn(b *Board, a Action) {
	if s.advance(b, a) || s.spentLast(a) && s.standstill(b, a.pawn) {
		return
	}
	s.nextDetective(b)
}

// advance moves a pawn and reports whether it captures Mr X, which is looked at before
// everything else (LON-101, LON-107).
func (s *State) advance(b *Board, a Action) bool {
	p, to := a.pawn&7, a.to
	s.pay(p, a.line)
	s.occupied.remove(s.at[p])
	s.occupied.add(to)
	s.at[p] = to
	s.moved |= 1 << p
	if to == s.at[0] {
		s.stage, s.end, s.catcher = StageOver, caught, p
		return true
	}
	s.markStranded(b, p)
	return false
}

// startHunt gives the turn to the first detective (LON-38).
func (s *State) startHunt() { s.stage, s.seat = StageHunt, 1 }

// nextDetective goes on to the next seat that can move a pawn, this one first (LON-39,
// LON-72, LON-73), or to the next round.
func (s *State) nextDetective(b *Board) {
	team, open := &teams[s.seats&7], ^(s.moved | s.stranded)
	for seat := s.seat; seat < s.seats; seat++ {
		for w := team[seat&7] & open; w != 0; w &= w - 1 {
			if s.canMove(b, uint8(bits.TrailingZeros8(w))) {
				s.seat = seat
				return
			}
		}
	}
	s.newRound(b)
}

// waiting are the pawns of the acting seat that have not moved and are not
// stranded, as bits.
func (s *State) waiting() uint8 {
	return teams[s.seats&7][s.seat&7] &^ (s.moved | s.stranded)
}

// newRound ends the round. The next one begins with Mr X, who loses if he cannot move
// (LON-112).
func (s *State) newRound(b *Board) {
	if s.endRound(); s.stage == StageMove && !s.canRide(b, s.at[0], s.holds[0]) {
		s.stage, s.end = StageOver, trapped
	}
}

// endRound gives the turn to Mr X (LON-37), if there is another round (LON-111).
func (s *State) endRound() {
	if s.round == lastRound {
		s.stage, s.end = StageOver, escaped
		return
	}
	s.round++
	s.moved, s.seat = 0, 0
	s.stage = StageMove
}

// dealt is the pawn that draws the next start card, 0 for Mr X.
func (s *State) dealt() uint8 { return uint8(slices.Index(s.at[:], 0)) }

// part is the part of a double move that a ride in this stage is, 0 for a single ride.
func (s Stage) part() int {
	switch s {
	case StageFirst:
		return 1
	case StageSecond:
		return 2
	}
	return 0
}
