package pimpernel

import "math/bits"

// Stage is what is being decided.
type Stage uint8

// The stages. Those from StagePick to StageNext belong to the completion of a mission.
const (
	StageDeal   Stage = iota // Luck lays out the board
	StageDraw                // Luck draws the next mission
	StageTurn                // a basic action, a favour tile, or pass (PIM-42)
	StageFavor               // an action of the tile in use (PIM-44)
	StageIcon                // the icon of the location space just taken (PIM-78)
	StageRest                // a rest cube, after the action (PIM-57)
	StageMarket              // the owner of a pushed Market cube names an area (PIM-87)
	StagePick                // which cubes of an area serve the mission (PIM-122, PIM-125)
	StageLeg                 // the next leg of the Pimpernel's way (PIM-127)
	StageNext                // the next mission (PIM-135)
	StageChase               // a leg of Chauvelin's way (CHV-4)
	StageOver
)

const nobody int8 = -1

const (
	noCard   = 255
	mostLaps = 60 // of one round (PIM-56)
)

// core is one moment of one game: a flat value, copied by assignment.
type core struct {
	board  *board                  // what was chosen and dealt
	own    [mostSeats]marks        // spaces with a cube of each seat
	full   marks                   // spaces with a cube of anybody
	heap   [areas][mostSeats]uint8 // cubes in the planning areas
	tile   [areas]int8             // holders of the favour tiles
	held   [mostSeats]uint8        // the same by seat, as bits
	score  [mostSeats]uint16
	supply [mostSeats]uint8
	at     [mostSeats]Region // the pawns

	deals uint8 // of the five that lay out the board
	stage Stage
	seat  uint8 // who decides
	turn  uint8 // whose turn it is
	first uint8 // owner of the first-player marker

	// The missions.
	mission uint8       // number of the current mission, 1 to 7
	cards   [3]uint8    // of the current mission, the top one first; noCard where there is none
	next    [2]uint8    // of the next mission
	chosen  uint8       // index of the card in next that bears the marker, or noCard
	start   uint8       // the card of the Pimpernel's first location
	drawn   uint32      // cards that left the deck, as bits
	goals   [8]Location // of the missions so far, by number
	done    uint32      // locations of the missions that are over, as bits
	sir     Location    // where the Pimpernel is

	// The round.
	passes uint8  // in a row
	turns  uint16 // taken in this round
	last   int8   // who placed a cube last in this round (PIM-118)
	spent  marks  // point icons used in this round (PIM-56)
	rounds uint8  // rounds that are over

	// The turn.
	favor   int8         // area whose tile is in use, or nobody
	left    uint8        // actions of it that are open, as bits
	icon    Action       // offered now
	iconAt  Place        // and the space it stands on
	placed  marks        // spaces filled in this turn
	fresh   [areas]uint8 // cubes the active player put into the areas in this turn
	restIn  bool         // he put one into rest (PIM-100)
	restOut bool         // he took one out of rest (PIM-101)
	resting bool         // the rest cube is decided about, or was
	pushing Place        // the Market while its owner decides, else noPlace
	pusher  bool         // the cube that pushes comes from rest

	completion
	hunt
	gained [sources][mostSeats]int16 // points by what they were for
	by     [8][mostSeats]int16       // points by mission
}

// Sources of points, for the final reckoning.
const (
	fromIcons = iota
	fromSpots // the cubes on the mission spaces
	fromSupporters
	fromResources
	fromRoute
	fromLocation
	fromChauvelin
	sources
)

// begin starts the turn of a seat.
func (c *core) begin(seat uint8) {
	c.seat, c.turn, c.stage = seat, seat, StageTurn
	c.favor, c.left, c.icon, c.iconAt = nobody, 0, NoAction, noPlace
	c.placed, c.fresh = marks{}, [areas]uint8{}
	c.restIn, c.restOut, c.resting, c.pusher, c.pushing = false, false, false, false, noPlace
}

// play starts a round of the current mission (PIM-41).
func (c *core) play() {
	c.passes, c.turns, c.last, c.spent = 0, 0, nobody, marks{}
	c.begin(c.first)
}

// settle gives a favour tile to whoever has more cubes in its area than everybody
// else (PIM-102, PIM-103, PIM-114); a tie or an empty area changes nothing (PIM-104).
func (c *core) settle(a Area) {
	most, who := uint8(0), nobody
	for s, n := range c.heap[a] {
		switch {
		case n > most:
			most, who = n, int8(s)
		case n == most:
			who = nobody
		}
	}
	if who != nobody && who != c.tile[a] {
		if was := c.tile[a]; was != nobody {
			c.held[was] &^= 1 << a
		}
		c.tile[a] = who
		c.held[who] |= 1 << a
	}
}

// do plays a legal step.
func (c *core) do(s step) {
	switch s.verb {
	case pass:
		c.passes++
		c.endTurn()
		return
	case favor:
		c.favor, c.left = int8(s.to), 3
		c.stage = StageFavor
		var buf [mostSteps]step
		if all := c.list(buf[:0]); len(all) == 1 { // a forced action is not asked
			c.do(all[0])
		}
		return
	case done:
		switch c.stage {
		case StageFavor:
			c.left = 0
		case StageIcon:
			c.icon = NoAction
		}
		c.proceed()
		return
	case market:
		c.push(Area(s.to))
		c.seat = c.turn
		to := c.pushing
		c.pushing = noPlace
		c.put(to, c.pusher)
	case rested:
		if c.put(Place(s.to), true); c.stage == StageMarket {
			return
		}
	case pick, leg, next, chase:
		c.resolve(s)
		return
	default:
		c.perform(s)
		if c.stage == StageMarket {
			return
		}
	}
	if c.full[0]&missionMask == missionMask { // PIM-51, PIM-52
		c.passes = 0
		c.complete()
		return
	}
	c.proceed()
}

// perform carries out one action of the turn, of a tile or of an icon.
func (c *core) perform(s step) {
	a := s.action()
	switch c.stage {
	case StageFavor:
		if acts := c.board.actionsOf(Area(c.favor)); c.left&1 != 0 && acts[0] == a {
			c.left &^= 1
		} else {
			c.left &^= 2
		}
	case StageIcon:
		c.icon = NoAction
	}
	switch a {
	case Move:
		c.at[c.turn] = Region(s.to)
	case Point:
		c.score[c.turn]++
		c.gained[fromIcons][c.turn]++
		c.by[c.mission][c.turn]++
		if c.iconAt != noPlace {
			c.spent.put(c.iconAt)
		}
	case Remove:
		c.remove(Place(s.to))
	default:
		c.put(Place(s.to), false)
	}
}

// remove takes a cube of the active player back into supply (PIM-69).
func (c *core) remove(p Place) {
	c.supply[c.turn]++
	if !p.isArea() {
		c.own[c.turn].lift(p)
		c.full.lift(p)
		return
	}
	c.heap[p.area()][c.turn]--
	c.restOut = c.restOut || p.area() == RestArea // PIM-101
	c.settle(p.area())                            // PIM-111
}

// put places a cube of the active player, from supply or from rest. A building of
// somebody else is pushed first (PIM-82); the Market asks its owner (PIM-87). A rest cube
// has left rest before that (PIM-57), which an Inn that is pushed can tell.
func (c *core) put(p Place, fromRest bool) {
	pushes := p.isHex() && c.full.has(p)
	if pushes && c.board.serves[p.hex()]&(c.board.serves[p.hex()]-1) != 0 {
		c.pushing, c.pusher = p, fromRest
		c.stage, c.seat = StageMarket, c.owner(p)
		return
	}
	if fromRest {
		c.heap[RestArea][c.turn]--
		c.restOut = true
		c.settle(RestArea)
	} else {
		c.supply[c.turn]--
	}
	if pushes {
		c.pushing = p
		c.push(Area(bits.TrailingZeros8(c.board.serves[p.hex()])))
		c.pushing = noPlace
	}
	c.last = int8(c.turn)
	if p.isArea() {
		c.heap[p.area()][c.turn]++
		c.fresh[p.area()]++
		c.restIn = c.restIn || p.area() == RestArea // PIM-89
		c.settle(p.area())
		return
	}
	c.own[c.turn].put(p)
	c.full.put(p)
	c.placed.put(p)
	if p.isSpace() {
		c.icon, c.iconAt = c.board.icon[p], p
	}
}

// push moves the cube that lies on the building in pushing to an area. It stays its
// owner's (PIM-82, PIM-113) and binds nobody (PIM-89).
func (c *core) push(a Area) {
	who := c.owner(c.pushing)
	c.own[who].lift(c.pushing)
	c.full.lift(c.pushing)
	c.heap[a][who]++
	c.settle(a)
}

// owner is whose cube lies on a space.
func (c *core) owner(p Place) uint8 {
	for s := range c.own {
		if c.own[s].has(p) {
			return uint8(s)
		}
	}
	return 255
}

// proceed asks what is still open in the turn: the icon, the rest of the tile, the
// rest cube (PIM-57). What is impossible is not asked.
func (c *core) proceed() {
	if c.icon != NoAction && c.possible(c.icon) {
		c.stage = StageIcon
		return
	}
	c.icon, c.iconAt = NoAction, noPlace
	if c.left != 0 {
		acts := c.board.actionsOf(Area(c.favor))
		if c.left&1 != 0 && c.possible(acts[0]) || c.left&2 != 0 && c.possible(acts[1]) {
			c.stage = StageFavor
			return
		}
		c.left = 0
	}
	if !c.resting && c.mayRest() {
		c.resting = true
		c.stage = StageRest
		return
	}
	c.passes = 0
	c.endTurn()
}

// endTurn passes the turn on, or ends the round (PIM-53, PIM-56).
func (c *core) endTurn() {
	c.turns++
	if int(c.passes) == c.board.seats || int(c.turns) == mostLaps*c.board.seats {
		c.complete()
		return
	}
	n := c.turn + 1
	if int(n) == c.board.seats {
		n = 0
	}
	c.begin(n)
}
