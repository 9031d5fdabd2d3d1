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
type end uint8

const (
	running end = iota
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
	hemmed // since edition 2: pawns that block each other for good end the game (LON-105)
)

// lastRound is the round after which the game is over in any case (LON-111), and
// lastEntry the last window of the logbook (LON-10).
const lastRound, lastEntry = 22, 24

// oval are the windows after which Mr X shows himself, as bits (LON-10, LON-86).
const oval = 1<<3 | 1<<8 | 1<<13 | 1<<18 | 1<<24

// core is one moment of one game without its past: a flat value, copied by
// assignment. Index 0 is Mr X, 1 to 5 are the pawns (colour+1);
// the arrays are longer so that a masked index needs no check.
type core struct {
	taken   places      // stations with a pawn on them, stranded ones included (LON-59)
	at      [8]uint8    // stations; 0 is not yet dealt
	left    [8][4]uint8 // tickets by Kind; [0][0] are Mr X's black ones
	have    [8]uint8    // which of them are not zero, as bits 1<<Kind
	doubles uint8       // 2x cards left
	entry   uint8       // windows of the logbook in use
	round   uint8       // 1…; 0 while StageDeal
	stage   Stage
	seat    uint8 // who decides, when it is not Luck
	seats   uint8
	moved   uint8 // pawns that moved this round, as bits
	stuck   uint8 // stranded pawns, as bits (LON-70)
	asked   uint8 // the pawn that gives a ticket while StageTake
	rules   uint8
	shown   bool // Mr X's pawn stands on the board (LON-87)
	end     end
	catcher uint8 // the pawn that caught him
}

// newCore is the moment before the deal.
func newCore(seats int, rules uint8) core {
	c := core{seats: uint8(seats), rules: rules, doubles: foxDoubles}
	c.left[0] = [4]uint8{foxBlacks, foxTaxis, foxBuses, foxTrains}
	c.have[0] = 0b1111
	for p := 1; p <= pawns; p++ {
		c.left[p] = [4]uint8{0, pawnTaxis, pawnBuses, pawnTrains}
		c.have[p] = 0b1110
	}
	return c
}

// A verb is a kind of step.
type verb uint8

const (
	draw   verb = iota
	ride        // Mr X with a regular ticket
	sneak       // Mr X with a black ticket
	twice       // Mr X shows the 2x card
	unmask      // Mr X shows himself
	hide        // he does not
	take        // a ticket from a pawn
	chase       // a pawn moves
)

// A step is a Move as the core reads it: four bytes.
type step struct {
	verb verb
	pawn uint8 // index into the core
	kind Kind
	to   uint8
}

// slot is where the ticket of a ride lies among Mr X's: its kind, or 0 for a black one.
func (s step) slot() Kind {
	if s.verb == sneak {
		return 0
	}
	return s.kind
}

// do plays a legal step.
func (c *core) do(b *board, s step) {
	switch s.verb {
	case chase:
		c.chase(b, s)
	case ride, sneak:
		if c.flee(s); c.stage == StageHunt {
			c.pass(b)
		}
	case twice: // the card leaves the game (LON-95)
		c.doubles--
		c.stage = StageFirst
	case unmask:
		c.shown = true
		c.stage, c.asked = StageTake, 0
		c.nextPile(b)
	case hide:
		c.hunt()
		c.pass(b)
	case take:
		c.take(b, s)
	case draw:
		c.draw(b, s)
	}
}

// draw puts a start card before Mr X first, then before the pawns in order (LON-30).
func (c *core) draw(b *board, s step) {
	c.at[s.pawn] = s.to
	if s.pawn > 0 {
		c.taken.add(s.to)
	}
	if s.pawn == pawns {
		c.newRound(b)
	}
}

// flee is one ride of Mr X (LON-44). The ticket stays on the window (LON-68).
func (c *core) flee(s step) {
	slot := s.slot()
	if c.left[0][slot]--; c.left[0][slot] == 0 {
		c.have[0] &^= 1 << slot
	}
	c.at[0] = s.to
	c.entry++
	forced := oval>>c.entry&1 != 0
	c.shown = forced
	switch {
	case c.stage == StageFirst:
		c.stage = StageSecond
	case !forced && c.rules&voluntary != 0:
		c.stage = StageSurface
	default:
		c.hunt()
	}
}

// take moves a ticket from a pawn's pile to Mr X (LON-116, LON-119).
func (c *core) take(b *board, s step) {
	c.pay(s.pawn, s.kind)
	c.strand(b, s.pawn)
	if c.gone(s) && c.halt(b, s.pawn) {
		return
	}
	c.nextPile(b)
}

// nextPile asks the next pawn that has tickets, or ends Mr X's turn (LON-118).
func (c *core) nextPile(b *board) {
	for c.asked++; c.asked <= pawns; c.asked++ {
		if c.have[c.asked] != 0 {
			return
		}
	}
	c.asked = 0
	c.hunt()
	c.pass(b)
}

// pay hands one ticket of a pawn to Mr X (LON-65).
func (c *core) pay(p uint8, k Kind) {
	p, k = p&7, k&3
	if c.left[p][k]--; c.left[p][k] == 0 {
		c.have[p] &^= 1 << k
	}
	c.left[0][k]++
	c.have[0] |= 1 << k
}

// strand notes when a pawn that has paid can never move again (LON-70).
func (c *core) strand(b *board, p uint8) {
	if b.serves[c.at[p&7]]&c.have[p&7] == 0 {
		c.stuck |= 1 << (p & 7)
	}
}

// gone reports whether the ticket that a pawn has paid was its last of the kind. With
// another one it can ride, or ride back, as before.
func (c *core) gone(s step) bool { return c.have[s.pawn&7]>>(s.kind&7)&1 == 0 }

// halt reports whether no pawn ever can move again after one has paid, which wins the
// game for Mr X (LON-103 to LON-106). Only pawns make room for pawns: where none can
// ride, none ever will.
func (c *core) halt(b *board, p uint8) bool {
	if c.stuck != everyPawn && (c.rules&hemmed == 0 || c.anyRide(b, p)) {
		return false
	}
	c.stage, c.end = StageOver, exhausted
	for _, have := range c.have[1 : pawns+1] {
		if have != 0 {
			c.end = stranded
		}
	}
	return true
}

// chase is one move of a pawn (LON-42).
func (c *core) chase(b *board, s step) {
	if c.drive(b, s) || c.gone(s) && c.halt(b, s.pawn) {
		return
	}
	c.pass(b)
}

// drive moves a pawn and reports whether it captures Mr X, which is looked at before
// everything else (LON-101, LON-107).
func (c *core) drive(b *board, s step) bool {
	p, to := s.pawn&7, s.to
	c.pay(p, s.kind)
	c.taken.drop(c.at[p])
	c.taken.add(to)
	c.at[p] = to
	c.moved |= 1 << p
	if to == c.at[0] {
		c.stage, c.end, c.catcher = StageOver, caught, p
		return true
	}
	c.strand(b, p)
	return false
}

// hunt gives the turn to the first detective (LON-38).
func (c *core) hunt() { c.stage, c.seat = StageHunt, 1 }

// pass goes on to the next seat that can move a pawn, this one first (LON-39,
// LON-72, LON-73), or to the next round.
func (c *core) pass(b *board) {
	team, open := &teams[c.seats&7], ^(c.moved | c.stuck)
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
func (c *core) waiting() uint8 {
	return teams[c.seats&7][c.seat&7] &^ (c.moved | c.stuck)
}

// newRound ends the round. The next one begins with Mr X, who loses if he cannot move
// (LON-112).
func (c *core) newRound(b *board) {
	if c.endRound(); c.stage == StageMove && !c.canFlee(b, c.at[0], c.have[0]) {
		c.stage, c.end = StageOver, trapped
	}
}

// endRound gives the turn to Mr X (LON-37), if there is another round (LON-111).
func (c *core) endRound() {
	if c.round == lastRound {
		c.stage, c.end = StageOver, escaped
		return
	}
	c.round++
	c.moved, c.seat = 0, 0
	c.stage = StageMove
}

// canMove reports whether a pawn has a ticket for a line to a free place.
func (c *core) canMove(b *board, p uint8) bool {
	have := c.have[p&7]
	for _, sp := range b.roads(c.at[p&7]) {
		if have>>sp.kind&1 != 0 && !c.taken.has(sp.to) {
			return true
		}
	}
	return false
}

// anyRide reports whether some pawn could ride if it were its turn; first is looked
// at first, since most often it can.
func (c *core) anyRide(b *board, first uint8) bool {
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
func (c *core) open(b *board, sp spur) bool {
	return !c.taken.has(sp.to) &&
		(c.rules&cutOff == 0 || !c.taken.meets(&b.via[sp.via]))
}

// canFlee reports whether Mr X could leave a station with tickets of these kinds.
// Bit 0 of have are the black ones, which pay for every line (LON-76).
func (c *core) canFlee(b *board, from, have uint8) bool {
	for _, sp := range b.from(from) {
		if (have&1 != 0 || have>>sp.kind&1 != 0) && c.open(b, sp) {
			return true
		}
	}
	return false
}

// spent is what Mr X's kinds of tickets are after one of a slot has been used.
func (c *core) spent(slot Kind) uint8 {
	if c.left[0][slot] == 1 {
		return c.have[0] &^ (1 << slot)
	}
	return c.have[0]
}

// canDouble reports whether the 2x card may be shown: there is a ride after which
// a second one is possible (LON-98).
func (c *core) canDouble(b *board) bool {
	if c.doubles == 0 {
		return false
	}
	for _, sp := range b.from(c.at[0]) {
		if c.canBegin(b, sp, sp.kind) || c.canBegin(b, sp, 0) {
			return true
		}
	}
	return false
}

// canBegin reports whether a ride, paid from a slot, can be the first of two.
func (c *core) canBegin(b *board, sp spur, slot Kind) bool {
	return c.have[0]>>slot&1 != 0 && c.open(b, sp) && c.canFlee(b, sp.to, c.spent(slot))
}
