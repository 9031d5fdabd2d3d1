// Package core has the rules of Pimpernel: the map and the board, the actions, the completion of a mission, Chauvelin, scoring
// and what luck does. A moment of a game is a State, a flat value that is copied by assignment. Every kind of action is a row of
// one table, which says where it may be played, what it costs and what it does.
package core

// Stage tells what is being decided.
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

const Nobody int8 = -1

const (
	NoCard       = 255
	MostLaps     = 60 // of one round (PIM-56)
	FinalMission = 7  // in Vienna
)

// State is one moment of one game: a flat value, copied by assignment.
type State struct {
	Board  *Board                  // what was chosen and dealt
	Own    [MostSeats]SpaceSet     // spaces with a cube of each seat
	Full   SpaceSet                // spaces with a cube of anybody
	Piles  [Areas][MostSeats]uint8 // cubes in the planning areas
	Tile   [Areas]int8             // holders of the favour tiles, or Nobody
	Held   [MostSeats]uint8        // the same by seat, as bits
	Score  [MostSeats]uint16
	Supply [MostSeats]uint8
	At     [MostSeats]Region // the pawns

	Deals uint8 // of the five that lay out the board
	Stage Stage
	Seat  uint8 // who decides
	Turn  uint8 // whose turn it is
	First uint8 // owner of the first-player marker

	// The missions.
	Mission   uint8       // number of the current mission, 1 to 7
	Cards     [3]uint8    // of the current mission, the top one first; NoCard where there is none
	Next      [2]uint8    // of the next mission
	Chosen    uint8       // index of the card in Next that bears the marker, or NoCard
	start     uint8       // the card of the Pimpernel's first location
	Drawn     uint32      // cards that left the deck, as bits
	Goals     [8]Location // of the missions so far, by number
	Done      uint32      // locations of the missions that are over, as bits
	Pimpernel Location    // where the Pimpernel is

	// The round.
	Passes uint8    // in a row
	Turns  uint16   // taken in this round
	Last   int8     // who placed a cube last in this round (PIM-118)
	Spent  SpaceSet // point icons used in this round (PIM-56)
	Rounds uint8    // rounds that are over

	// The turn.
	Favor   int8         // area whose tile is in use, or Nobody
	Left    uint8        // actions of it that are open, as bits
	Icon    ActionKind   // offered now
	IconAt  Place        // and the space it stands on
	Placed  SpaceSet     // spaces filled in this turn
	Fresh   [Areas]uint8 // cubes the active player put into the areas in this turn
	RestIn  bool         // he put one into rest (PIM-100)
	RestOut bool         // he took one out of rest (PIM-101)
	Resting bool         // the rest cube is decided about, or was
	Pushing Place        // the Market while its owner decides, else NoPlace

	completion
	hunt
	Gained [Sources][MostSeats]int16 // points by what they were for
	By     [8][MostSeats]int16       // points by mission
}

// Sources of points, for the final score.
const (
	FromIcons = iota
	fromSpots // the cubes on the mission spaces
	fromSupporters
	fromResources
	FromRoute
	fromLocation
	FromChauvelin
	Sources
)

// StartTurn starts the turn of a seat.
func (c *State) StartTurn(seat uint8) {
	c.Seat, c.Turn, c.Stage = seat, seat, StageTurn
	c.Favor, c.Left, c.Icon, c.IconAt = Nobody, 0, NoAction, NoPlace
	c.Placed, c.Fresh = SpaceSet{}, [Areas]uint8{}
	c.RestIn, c.RestOut, c.Resting, c.Pushing = false, false, false, NoPlace
}

// startRound starts a round of the current mission (PIM-41).
func (c *State) startRound() {
	c.Passes, c.Turns, c.Last, c.Spent = 0, 0, Nobody, SpaceSet{}
	c.StartTurn(c.First)
}

// settle gives a favour tile to the seat that has more cubes in its area than everybody
// else (PIM-102, PIM-103, PIM-114); a tie or an empty area changes nothing (PIM-104).
func (c *State) settle(a Area) {
	most, who := uint8(0), Nobody
	for s, n := range c.Piles[a] {
		switch {
		case n > most:
			most, who = n, int8(s)
		case n == most:
			who = Nobody
		}
	}
	if who != Nobody && who != c.Tile[a] {
		if was := c.Tile[a]; was != Nobody {
			c.Held[was] &^= 1 << a
		}
		c.Tile[a] = who
		c.Held[who] |= 1 << a
	}
}

// completion is the completion of a mission: while it lasts, and afterwards, until
// the next one begins, as the report of it.
type completion struct {
	Running bool
	Part    part
	begun   bool  // the part is under way
	ToPick  uint8 // cubes still to be picked
	actor   int8  // who acts for empty mission spaces (PIM-117 to PIM-119)
	Ended   endOf
	Number  uint8                          // of the mission
	Top     uint8                          // its card
	cubeOf  [MissionSpots]int8             // whose cube lay on each mission space
	Boxes   [MissionSpots][MostSeats]uint8 // cubes in the completion areas
	need    [Needs]uint8
	Lacks   [Needs]uint8     // cubes that were missing of each kind
	gaps    uint8            // empty spaces of the location
	Short   uint8            // parts not fulfilled, as bits by Spot
	Missed  [MostSeats]uint8 // cubes in the incomplete area
	Whole   bool             // the chosen route is complete
	Way     [Routes + 1]Location
	Stops   uint8            // locations in Way
	Points  [MostSeats]uint8 // of step 2 (PIM-138)
}

// part is a step of the completion, in order (PIM-115). Those from 1 to 5 are areas.
type part uint8

const (
	partFirst part = 0
	partRoute part = iota + Areas - 1
	partLocation
	partNext
	partScore
	partChase
	partOver
)

// endOf tells how a round ended.
type endOf uint8

const (
	EndFilled endOf = iota // by five mission spaces (PIM-51)
	endPassed              // by passing all around (PIM-53)
	EndLapped              // by the last lap (PIM-56)
)

// hunt holds what the Chauvelin variant adds, our own (CHV-1 to CHV-8).
type hunt struct {
	Chauvelin Location
	Tiled     [MostSeats]uint8 // cubes on his tile
	Travel    uint8            // legs he still has to go in this completion
	hunter    uint8            // who chooses his way (CHV-4)
	Caught    uint8            // captures so far
	CaughtNow uint8            // captures in this completion
}

// taken reports whether Chauvelin has caught the Pimpernel for the last time (CHV-6).
func (c *State) taken() bool { return c.Caught == c.Board.Captures() }

// Goal returns the location of the current mission (PIM-28).
func (c *State) Goal() Location { return MissionCards[c.Cards[0]].At }

// Needs returns the sums of the current mission's cards, by kind (PIM-27).
func (c *State) Needs() (n [Needs]uint8) {
	for _, k := range c.Cards {
		if k != NoCard {
			for i, x := range MissionCards[k].need {
				n[i] += x
			}
		}
	}
	return n
}

// Total counts the cubes in an area.
func (c *State) Total(a Area) (n uint8) {
	for _, k := range c.Piles[a] {
		n += k
	}
	return n
}

// The board is laid out in five deals: location cards, favour cards, buildings, the
// first mission cards, and who begins (PIM-21 to PIM-39).
const Deals = 5

// MissionsDealt reports whether the first missions lie on the board, and with them pawns and cubes.
func (c *State) MissionsDealt() bool { return c.Deals > 3 }

// Owner returns whose cube lies on a space, 255 for nobody's.
func (c *State) Owner(p Place) uint8 {
	for s := range c.Own {
		if c.Own[s].Has(p) {
			return uint8(s)
		}
	}
	return 255
}
