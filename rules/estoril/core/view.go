package core

import (
	"math/bits"

	"intrigue/rules"
)

// View holds what a single reader may know of a moment, made of a state in which all else is blank.
type View struct {
	By       rules.Seat
	Stage    Stage
	Round    int        // 1 to 4; 0 before the first
	First    rules.Seat // the first player of the round
	Acting   rules.Seat // who decides; Luck for the table's own steps, Public after the end
	Boards   []Board    // by place, row by row; those that are laid
	Aside    []int      // numbers of the boards left out this round (EST-22)
	Players  []Player
	Pile     int    // tiles in the draw pile
	Under    []Tile // those that somebody knows at its bottom, the lowest last; 0 for what this reader does not know
	Missions []Goal
	Lost     []Tile   // taken at Hell's Mouth, open to all
	Evening  *Evening // while boards are resolved
	Drawn    Tile     // by Conspiracy, to its user and to the seat that knew it at the bottom of the pile
	Result   []int    // the points of each seat, after the end
	state    State
}

// Board is a location board that was laid.
type Board struct {
	Number   int // 1 to 8
	Place    int // 0 to 5, row by row
	Turned   int // quarter turns clockwise
	Poster   Poster
	Cells    []Cell // its spaces, I first
	Reward   Cell
	Resolved bool
	Won      rules.Seat // who took the reward this evening; Public for nobody yet, Luck when it went to the bottom of the pile
	Prize    Tile       // the reward that went
	Sums     []Sum      // of the seats with tiles here, in order of seats
	Best     rules.Seat // who would win with what this reader knows, or has won; Public for nobody
}

// Cell is a space or a Reward Space.
type Cell struct {
	ID      string
	Numeral int // 1 to 4; 0 for the reward
	Corner  int // where it lies on the board as it is turned: 0 top left, clockwise, 4 the centre
	Secret  bool
	Outer   bool
	Taken   bool
	Tile    Tile         // 0 when it is free or not known to this reader
	Back    string       // id of a tile that this reader does not know
	Owner   rules.Seat   // Public for the reward and for a free space
	Down    bool         // lies face down
	Looked  []rules.Seat // who looked at what lies face down here
	Glanced bool         // the last move was a look at it
	Shield  bool         // with a white cube
	Brought bool         // by Seduction: its abilities are ignored
	Dice    [2]int       // in the Casino; 0, 0 before the roll
	Parts
}

// Parts holds what makes up a strength.
type Parts struct {
	Printed, Flags, Hotel, Rolled int
}

// Total returns the strength.
func (p Parts) Total() int { return p.Printed + p.Flags + p.Hotel + p.Rolled }

// Sum is the strength of a seat on a board, as far as this reader knows it.
type Sum struct {
	Seat    rules.Seat
	Unknown int // tiles that this reader does not know
	Lowest  int // numeral of its lowest space, for ties
	Parts
}

// Player holds what can be known of a seat.
type Player struct {
	Seat     rules.Seat
	Name     string
	Hand     []Tile   // known to the seat itself, and to all after the end
	Backs    []string // ids of the hand's tiles for readers who do not know them
	Size     int
	Cubes    int
	Discards []Tile
	Away     int     // discards chosen and not yet shown
	Chosen   []Tile  // those, to the seat itself
	Owned    []Tile  // all that it has to its name, which follows from open facts
	Agenda   Mission // NoMission without agendas, Unseen for those who may not know
}

// Goal is a mission on the table.
type Goal struct {
	ID      string
	Mission Mission       // Unseen when this reader may not know it
	Open    bool          // face up for all
	Between [2]rules.Seat // the two who may look at a secret one
	Counts  []int         // by seat, from open facts; nil when the mission is not known
	Points  []int         // what it would bring now
}

// Evening says what the resolution is doing.
type Evening struct {
	Board   int // number of the board
	Numeral int // of the space whose tile acts; 0 before and after the abilities
	Tile    Tile
	Owner   rules.Seat
	Symbols []Symbol // of this tile that can still be used
}

// See returns what a reader may know of a state.
func See(c *State, by rules.Seat) View {
	v := View{By: by, Stage: c.Stage, Round: int(c.Round), First: rules.Seat(c.First),
		Acting: rules.Public, Pile: c.Pile.Len(), Lost: c.Lost.All(), state: c.Hide(by)}
	c = &v.state
	v.Drawn = c.Drawn
	for _, s := range c.Acting() {
		v.Acting = s
	}
	for _, t := range c.Pile.Under() {
		v.Under = append(v.Under, Tile(t))
	}
	v.Boards = make([]Board, 0, Places)
	for p := range c.boardsLaid() {
		v.Boards = append(v.Boards, c.Board(p))
	}
	if len(v.Boards) == Places {
		for w := c.unlaid(); w != 0; w &= w - 1 {
			v.Aside = append(v.Aside, bits.TrailingZeros64(w))
		}
	}
	for s := range c.Seats {
		v.Players = append(v.Players, c.player(s, by))
	}
	v.Missions = c.goals()
	v.Evening = c.evening()
	if c.Stage == StageOver {
		r := c.Score()
		for s := range c.Seats {
			v.Result = append(v.Result, r.Total[s])
		}
	}
	return v
}

// Known returns the moment as the reader knows it: all that he does not is blank.
func (v *View) Known() *State { return &v.state }

// Knower is a view that gives those who decide with what it knows a state of their own.
type Knower interface{ Known() *State }
