package london

import "math/bits"

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

// An end is how the game ended; the order is that of endings in ending.go.
type Ending uint8

const (
	notOver Ending = iota
	caught
	trapped
	exhausted
	stranded
	escaped
)

// Rules that can be switched on (LON-115, LON-123).
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

// State is one moment of one game without its past: a flat value, copied by
// assignment. Index 0 is Mr X, 1 to 5 are the pawns (colour+1);
// the arrays are longer so that a masked index needs no check.
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
	variants uint8
	surfaced bool // Mr X's pawn stands on the board (LON-87)
	end      Ending
	catcher  uint8 // the pawn that caught him
}

// newState is the moment before the deal.
func newState(seats int, rules uint8) State {
	c := State{seats: uint8(seats), variants: rules, doubles: foxDoubles}
	c.tickets[0] = [4]uint8{foxBlacks, foxTaxis, foxBuses, foxTrains}
	c.holds[0] = 0b1111
	for p := 1; p <= pawns; p++ {
		c.tickets[p] = [4]uint8{0, pawnTaxis, pawnBuses, pawnTrains}
		c.holds[p] = 0b1110
	}
	return c
}

// A verb is a kind of step.
type ActionKind uint8

const (
	drawCard   ActionKind = iota
	ride                  // Mr X with a regular ticket
	rideBlack             // Mr X with a black ticket
	double                // Mr X shows the 2x card
	surface               // Mr X shows himself
	stayHidden            // he does not
	takeTicket            // a ticket from a pawn
	movePawn              // a pawn moves
)

// A step is a Move as the core reads it: four bytes.
type Action struct {
	kind ActionKind
	pawn uint8 // index into the core
	line Kind
	to   uint8
}

// slot is where the ticket of a ride lies among Mr X's: its kind, or 0 for a black one.
func (s Action) slot() Kind {
	if s.kind == rideBlack {
		return 0
	}
	return s.line
}

// apply plays a legal step.
func (c *State) apply(b *Board, s Action) {
	switch s.kind {
	case movePawn:
		c.movePawn(b, s)
	case ride, rideBlack:
		if c.ride(s); c.stage == StageHunt {
			c.nextDetective(b)
		}
	case double: // the card leaves the game (LON-95)
		c.doubles--
		c.stage = StageFirst
	case surface:
		c.surfaced = true
		c.stage, c.giver = StageTake, 0
		c.nextGiver(b)
	case stayHidden:
		c.startHunt()
		c.nextDetective(b)
	case takeTicket:
		c.takeTicket(b, s)
	case drawCard:
		c.drawCard(b, s)
	}
}

// drawCard puts a start card before Mr X first, then before the pawns in order (LON-30).
func (c *State) drawCard(b *Board, s Action) {
	c.at[s.pawn] = s.to
	if s.pawn > 0 {
		c.occupied.add(s.to)
	}
	if s.pawn == pawns {
		c.newRound(b)
	}
}

// ride is one ride of Mr X (LON-44). The ticket stays on the window (LON-68).
func (c *State) ride(s Action) {
	slot := s.slot()
	if c.tickets[0][slot]--; c.tickets[0][slot] == 0 {
		c.holds[0] &^= 1 << slot
	}
	c.at[0] = s.to
	c.entry++
	forced := forcedEntries>>c.entry&1 != 0
	c.surfaced = forced
	switch {
	case c.stage == StageFirst:
		c.stage = StageSecond
	case !forced && c.variants&voluntary != 0:
		c.stage = StageSurface
	default:
		c.startHunt()
	}
}

// takeTicket moves a ticket from a pawn's pile to Mr X (LON-116, LON-119).
func (c *State) takeTicket(b *Board, s Action) {
	c.pay(s.pawn, s.line)
	c.markStranded(b, s.pawn)
	if c.spentLast(s) && c.standstill(b, s.pawn) {
		return
	}
	c.nextGiver(b)
}

// nextGiver asks the next pawn that has tickets, or ends Mr X's turn (LON-118).
func (c *State) nextGiver(b *Board) {
	for c.giver++; c.giver <= pawns; c.giver++ {
		if c.holds[c.giver] != 0 {
			return
		}
	}
	c.giver = 0
	c.startHunt()
	c.nextDetective(b)
}

// pay hands one ticket of a pawn to Mr X (LON-65).
func (c *State) pay(p uint8, k Kind) {
	p, k = p&7, k&3
	if c.tickets[p][k]--; c.tickets[p][k] == 0 {
		c.holds[p] &^= 1 << k
	}
	c.tickets[0][k]++
	c.holds[0] |= 1 << k
}

// markStranded notes when a pawn that has paid can never move again (LON-70).
func (c *State) markStranded(b *Board, p uint8) {
	if b.serves[c.at[p&7]]&c.holds[p&7] == 0 {
		c.stranded |= 1 << (p & 7)
	}
}

// spentLast reports whether the ticket that a pawn has paid was its last of the kind. With
// another one it can ride, or ride back, as before.
func (c *State) spentLast(s Action) bool { return c.holds[s.pawn&7]>>(s.line&7)&1 == 0 }

// standstill reports whether no pawn ever can move again after one has paid, which wins the
// game for Mr X (LON-103 to LON-106). Only pawns make room for pawns: where none can
// ride, none ever will.
func (c *State) standstill(b *Board, p uint8) bool {
	if c.stranded != everyPawn && (c.variants&deadlock == 0 || c.anyCanMove(b, p)) {
		return false
	}
	c.stage, c.end = StageOver, exhausted
	for _, have := range c.holds[1 : pawns+1] {
		if have != 0 {
			c.end = stranded
		}
	}
	return true
}

// movePawn is one move of a pawn (LON-42).
func (c *State) movePawn(b *Board, s Action) {
	if c.advance(b, s) || c.spentLast(s) && c.standstill(b, s.pawn) {
		return
	}
	c.nextDetective(b)
}

// advance moves a pawn and reports whether it captures Mr X, which is looked at before
// everything else (LON-101, LON-107).
func (c *State) advance(b *Board, s Action) bool {
	p, to := s.pawn&7, s.to
	c.pay(p, s.line)
	c.occupied.remove(c.at[p])
	c.occupied.add(to)
	c.at[p] = to
	c.moved |= 1 << p
	if to == c.at[0] {
		c.stage, c.end, c.catcher = StageOver, caught, p
		return true
	}
	c.markStranded(b, p)
	return false
}

// startHunt gives the turn to the first detective (LON-38).
func (c *State) startHunt() { c.stage, c.seat = StageHunt, 1 }

// nextDetective goes on to the next seat that can move a pawn, this one first (LON-39,
// LON-72, LON-73), or to the next round.
func (c *State) nextDetective(b *Board) {
	team, open := &teams[c.seats&7], ^(c.moved | c.stranded)
	for seat := c.seat; seat < c.seats; seat++ {
		for w := team[seat&7] & open; w != 0; w &= w - 1 {
			if c.canMove(b, uint8(bits.TrailingZeros8(w))) {
				c.seat = seat
				return
			}
		}
	}
	c.newRound(b)
}

// waiting are the pawns of the acting seat that have not moved and are not
// stranded, as bits.
func (c *State) waiting() uint8 {
	return teams[c.seats&7][c.seat&7] &^ (c.moved | c.stranded)
}

// newRound ends the round. The next one begins with Mr X, who loses if he cannot move
// (LON-112).
func (c *State) newRound(b *Board) {
	if c.endRound(); c.stage == StageMove && !c.canRide(b, c.at[0], c.holds[0]) {
		c.stage, c.end = StageOver, trapped
	}
}

// endRound gives the turn to Mr X (LON-37), if there is another round (LON-111).
func (c *State) endRound() {
	if c.round == lastRound {
		c.stage, c.end = StageOver, escaped
		return
	}
	c.round++
	c.moved, c.seat = 0, 0
	c.stage = StageMove
}

// canMove reports whether a pawn has a ticket for a line to a free place.
func (c *State) canMove(b *Board, p uint8) bool {
	have := c.holds[p&7]
	for _, sp := range b.roads(c.at[p&7]) {
		if have>>sp.kind&1 != 0 && !c.occupied.has(sp.to) {
			return true
		}
	}
	return false
}

// anyCanMove reports whether some pawn could ride if it were its turn; first is looked
// at first, since most often it can.
func (c *State) anyCanMove(b *Board, first uint8) bool {
	if c.canMove(b, first) {
		return true
	}
	for p := uint8(1); p <= pawns; p++ { // the stranded cannot either
		if c.canMove(b, p) {
			return true
		}
	}
	return false
}

// open reports whether Mr X may use a line at all, tickets aside: never to an
// occupied place (LON-113), and with the cut-off not past a pawn (LON-123). It is
// asked all the time and just small enough to be inlined.
func (c *State) open(b *Board, sp edge) bool {
	return !c.occupied.has(sp.to) &&
		(c.variants&cutOff == 0 || !c.occupied.intersects(&b.via[sp.via]))
}

// canRide reports whether Mr X could leave a station with tickets of these kinds.
// Bit 0 of have are the black ones, which pay for every line (LON-76).
func (c *State) canRide(b *Board, from, have uint8) bool {
	for _, sp := range b.from(from) {
		if (have&1 != 0 || have>>sp.kind&1 != 0) && c.open(b, sp) {
			return true
		}
	}
	return false
}

// holdsAfter is what Mr X's kinds of tickets are after one of a slot has been used.
func (c *State) holdsAfter(slot Kind) uint8 {
	if c.tickets[0][slot] == 1 {
		return c.holds[0] &^ (1 << slot)
	}
	return c.holds[0]
}

// canDouble reports whether the 2x card may be shown: there is a ride after which
// a second one is possible (LON-98).
func (c *State) canDouble(b *Board) bool {
	if c.doubles == 0 {
		return false
	}
	for _, sp := range b.from(c.at[0]) {
		if c.canStartDouble(b, sp, sp.kind) || c.canStartDouble(b, sp, 0) {
			return true
		}
	}
	return false
}

// canStartDouble reports whether a ride, paid from a slot, can be the first of two.
func (c *State) canStartDouble(b *Board, sp edge, slot Kind) bool {
	return c.holds[0]>>slot&1 != 0 && c.open(b, sp) && c.canRide(b, sp.to, c.holdsAfter(slot))
}
