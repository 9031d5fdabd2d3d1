package pimpernel

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

// State is one moment of one game: a flat value, copied by assignment.
type State struct {
	board  *Board                  // what was chosen and dealt
	own    [mostSeats]Spaces       // spaces with a cube of each seat
	full   Spaces                  // spaces with a cube of anybody
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
	spent  Spaces // point icons used in this round (PIM-56)
	rounds uint8  // rounds that are over

	// The turn.
	favor   int8         // area whose tile is in use, or nobody
	left    uint8        // actions of it that are open, as bits
	icon    ActionKind   // offered now
	iconAt  Place        // and the space it stands on
	placed  Spaces       // spaces filled in this turn
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

// startTurn starts the turn of a seat.
func (c *State) startTurn(seat uint8) {
	c.seat, c.turn, c.stage = seat, seat, StageTurn
	c.favor, c.left, c.icon, c.iconAt = nobody, 0, NoAction, noPlace
	c.placed, c.fresh = Spaces{}, [areas]uint8{}
	c.restIn, c.restOut, c.resting, c.pusher, c.pushing = false, false, false, false, noPlace
}

// startRound starts a round of the current mission (PIM-41).
func (c *State) startRound() {
	c.passes, c.turns, c.last, c.spent = 0, 0, nobody, Spaces{}
	c.startTurn(c.first)
}

// settle gives a favour tile to whoever has more cubes in its area than everybody
// else (PIM-102, PIM-103, PIM-114); a tie or an empty area changes nothing (PIM-104).
func (c *State) settle(a Area) {
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
