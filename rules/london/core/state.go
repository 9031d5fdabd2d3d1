// Package core has the rules of London: the network of stations, tickets, what the detectives can infer about Mr X, and what
// each seat knows. A moment of a game is a State, a small flat value that is copied by assignment and fast enough for
// playouts; a Position is a State with its past. Lines of the log and other sentences are in words.
package core

import (
	"math/bits"
	"slices"
)

// Stage tells what is being decided.
type Stage uint8

const (
	StageDeal   Stage = iota // Luck draws a start card
	StageMove                // Mr X: a ride, or the 2x card
	StageFirst               // Mr X, the card shown: the first ride
	StageSecond              // Mr X: the second ride
	StageTake                // Mr X: a ticket from each pile (LON-116)
	StageHunt                // a detective moves a pawn
	StageOver
)

// Ending tells how the game ended; the order is that of the endings in About.
type Ending uint8

const (
	NotOver Ending = iota
	Caught
	Trapped
	Exhausted
	Stranded
	Escaped
)

// Variants of the rules, as bits (LON-115, LON-123).
const (
	cutOff uint8 = 1 << iota
	voluntary
)

// LastRound is the round after which the game is over in any case (LON-111), and
// LastEntry the last window of the logbook (LON-10).
const LastRound, LastEntry = 22, 24

// forcedEntries are the windows after which Mr X shows himself, as bits (LON-10, LON-86).
const forcedEntries = 1<<3 | 1<<8 | 1<<13 | 1<<18 | 1<<24

// State is one moment of a game without its past: a flat value, copied by
// assignment. Index 0 is Mr X, 1 to 5 are the pawns (colour+1);
// the arrays are longer so that a masked index needs no bounds check.
type State struct {
	Occupied  StationSet  // stations with a pawn on them, stranded ones included (LON-59)
	At        [8]uint8    // stations; 0 is not yet dealt
	Tickets   [8][4]uint8 // tickets by Kind; [0][0] are Mr X's black ones
	Holds     [8]uint8    // which of them are not zero, as bits 1<<Kind
	Doubles   uint8       // 2x cards left
	Entry     uint8       // windows of the logbook in use
	Round     uint8       // 1…; 0 while StageDeal
	Stage     Stage
	Seat      uint8 // who decides, when it is not Luck
	Seats     uint8
	Moved     uint8 // pawns that moved this round, as bits
	Stranded  uint8 // stranded pawns, as bits (LON-70)
	Giver     uint8 // the pawn that gives a ticket while StageTake
	Variants  uint8 // of the rules, as bits
	Announced bool  // Mr X surfaces voluntarily after the ride that he is to make (LON-115)
	Surfaced  bool  // Mr X's pawn stands on the board (LON-87)
	End       Ending
	Catcher   uint8 // the pawn that caught him
}

// newState returns the moment before the deal.
func newState(seats int, variants uint8) State {
	s := State{Seats: uint8(seats), Variants: variants, Doubles: MrXDoubles}
	s.Tickets[0] = [4]uint8{mrXBlacks, mrXTaxis, mrXBuses, mrXTrains}
	s.Holds[0] = 0b1111
	for p := 1; p <= Pawns; p++ {
		s.Tickets[p] = [4]uint8{0, pawnTaxis, pawnBuses, pawnTrains}
		s.Holds[p] = 0b1110
	}
	return s
}

// drawCard puts a start card before Mr X first, then before the pawns in order (LON-30).
func (s *State) drawCard(b *Board, a Action) {
	s.At[a.Pawn] = a.To
	if a.Pawn > 0 {
		s.Occupied.Add(a.To)
	}
	if a.Pawn == Pawns {
		s.newRound(b)
	}
}

// ride is one ride of Mr X and the end of his turn, if it ends with it (LON-44).
func (s *State) ride(b *Board, a Action) {
	switch s.step(a); s.Stage {
	case StageHunt:
		s.nextDetective(b)
	case StageTake:
		s.nextGiver(b)
	}
}

// step moves Mr X. The ticket stays on the window (LON-68).
func (s *State) step(a Action) {
	slot := a.Slot()
	if s.Tickets[0][slot]--; s.Tickets[0][slot] == 0 {
		s.Holds[0] &^= 1 << slot
	}
	s.At[0] = a.To
	s.Entry++
	forced := forcedEntries>>s.Entry&1 != 0
	announced := s.Announced
	s.Surfaced, s.Announced = forced || announced, false
	switch {
	case s.Stage == StageFirst:
		s.Stage = StageSecond
	case announced:
		s.Stage, s.Giver = StageTake, 0
	default:
		s.startHunt()
	}
}

// showDouble shows the 2x card, which leaves the game (LON-95).
func (s *State) showDouble(*Board, Action) {
	s.Doubles--
	s.Stage = StageFirst
}

// announce lets Mr X surface after the ride he is to make.
func (s *State) announce(*Board, Action) { s.Announced = true }

// takeTicket moves a ticket from a pawn's pile to Mr X (LON-116, LON-119).
func (s *State) takeTicket(b *Board, a Action) {
	s.pay(a.Pawn, a.Line)
	s.markStranded(b, a.Pawn)
	if !s.spentLast(a) || !s.standstill(b, a.Pawn) {
		s.nextGiver(b)
	}
}

// nextGiver asks the next pawn that has tickets, or ends Mr X's turn (LON-118).
func (s *State) nextGiver(b *Board) {
	for s.Giver++; s.Giver <= Pawns; s.Giver++ {
		if s.Holds[s.Giver] != 0 {
			return
		}
	}
	s.Giver = 0
	s.startHunt()
	s.nextDetective(b)
}

// pay hands one ticket of a pawn to Mr X (LON-65).
func (s *State) pay(p uint8, k Kind) {
	p, k = p&7, k&3
	if s.Tickets[p][k]--; s.Tickets[p][k] == 0 {
		s.Holds[p] &^= 1 << k
	}
	s.Tickets[0][k]++
	s.Holds[0] |= 1 << k
}

// markStranded notes when a pawn that has paid can never move again (LON-70).
func (s *State) markStranded(b *Board, p uint8) {
	if b.Serves[s.At[p&7]]&s.Holds[p&7] == 0 {
		s.Stranded |= 1 << (p & 7)
	}
}

// spentLast reports whether the ticket that a pawn has paid was its last of the kind. With
// another one it can ride, or ride back, as before.
func (s *State) spentLast(a Action) bool { return s.Holds[a.Pawn&7]>>(a.Line&7)&1 == 0 }

// standstill reports whether no pawn ever can move again after one has paid, which wins the
// game for Mr X (LON-103 to LON-106). Only pawns make room for pawns: where none can
// ride, none ever will.
func (s *State) standstill(b *Board, p uint8) bool {
	if s.Stranded != EveryPawn && s.anyCanMove(b, p) {
		return false
	}
	s.Stage, s.End = StageOver, Exhausted
	for _, have := range s.Holds[1 : Pawns+1] {
		if have != 0 {
			s.End = Stranded
		}
	}
	return true
}

// MovePawn is one move of a pawn (LON-42).
func (s *State) MovePawn(b *Board, a Action) {
	if s.advance(b, a) || s.spentLast(a) && s.standstill(b, a.Pawn) {
		return
	}
	s.nextDetective(b)
}

// advance moves a pawn and reports whether it captures Mr X, which is looked at before
// everything else (LON-101, LON-107).
func (s *State) advance(b *Board, a Action) bool {
	p, to := a.Pawn&7, a.To
	s.pay(p, a.Line)
	s.Occupied.Remove(s.At[p])
	s.Occupied.Add(to)
	s.At[p] = to
	s.Moved |= 1 << p
	if to == s.At[0] {
		s.Stage, s.End, s.Catcher = StageOver, Caught, p
		return true
	}
	s.markStranded(b, p)
	return false
}

// startHunt gives the turn to the first detective (LON-38).
func (s *State) startHunt() { s.Stage, s.Seat = StageHunt, 1 }

// nextDetective goes on to the next seat that can move a pawn, this one first (LON-39,
// LON-72, LON-73), or to the next round.
func (s *State) nextDetective(b *Board) {
	team, open := &teams[s.Seats&7], ^(s.Moved | s.Stranded)
	for seat := s.Seat; seat < s.Seats; seat++ {
		for w := team[seat&7] & open; w != 0; w &= w - 1 {
			if s.canMove(b, uint8(bits.TrailingZeros8(w))) {
				s.Seat = seat
				return
			}
		}
	}
	s.newRound(b)
}

// Waiting returns the pawns of the acting seat that have not moved and are not
// stranded, as bits.
func (s *State) Waiting() uint8 {
	return teams[s.Seats&7][s.Seat&7] &^ (s.Moved | s.Stranded)
}

// newRound ends the round. The next one begins with Mr X, who loses if he cannot move
// (LON-112).
func (s *State) newRound(b *Board) {
	if s.endRound(); s.Stage == StageMove && !s.canRide(b, s.At[0], s.Holds[0]) {
		s.Stage, s.End = StageOver, Trapped
	}
}

// endRound gives the turn to Mr X (LON-37), if there is another round (LON-111).
func (s *State) endRound() {
	if s.Round == LastRound {
		s.Stage, s.End = StageOver, Escaped
		return
	}
	s.Round++
	s.Moved, s.Seat = 0, 0
	s.Stage = StageMove
}

// nextDealt returns the pawn that draws the next start card, 0 for Mr X.
func (s *State) nextDealt() uint8 { return uint8(slices.Index(s.At[:], 0)) }

// part returns the part of a double move that a ride in this stage is, 0 for a single ride.
func (s Stage) part() int {
	switch s {
	case StageFirst:
		return 1
	case StageSecond:
		return 2
	}
	return 0
}
