package core

import (
	"slices"

	"intrigue/rules"
)

// ActionKind tells what an action does. A new kind is a row of the table here and one of the
// table in words.
type ActionKind uint8

const (
	Draw      ActionKind = iota // Luck: a start card
	Ride                        // Mr X: by a regular ticket
	RideBlack                   // Mr X: by a black ticket
	Double                      // Mr X: the 2x card
	Surface                     // Mr X: will show himself after his ride
	Take                        // Mr X: a ticket from a pawn
	MovePawn                    // a detective: a ride of a pawn
)

// Action is a Move as the core reads it: four bytes.
type Action struct {
	Kind ActionKind
	Pawn uint8 // index into State.At
	Line Kind
	To   uint8
}

// A row has all that the rules know of a kind of action.
type row struct {
	stages uint8                                   // in which it is decided on, as bits
	says   []rules.Verb                            // the sentences by which it is written; they never change
	list   func(*State, *Board, []Action) []Action // appends the legal ones; nil where another row has them
	do     func(*State, *Board, Action)            // what follows from a legal one
	path   []func(Action) string                   // what a player points at to choose it
}

// rideStages are those in which Mr X rides.
const rideStages = 1<<StageMove | 1<<StageFirst | 1<<StageSecond

// table has all kinds of actions, in the order in which they are listed.
var table = [...]row{
	Draw: {1 << StageDeal, says("draw", stationArg), (*State).listCards, (*State).drawCard, nil},
	Ride: {rideStages, says("", regularArg, stationArg), (*State).listRides, (*State).ride, points(Action.ToID, Action.ticketID)},
	RideBlack: {rideStages, append(says("", boatArg, stationArg), says("black", regularArg, stationArg)...),
		nil, (*State).ride, points(Action.ToID, Action.ticketID)},
	Double:  {1 << StageMove, says("double"), (*State).listDouble, (*State).showDouble, always(DoubleTicket.ID())},
	Surface: {1<<StageMove | 1<<StageSecond, says("surface"), (*State).listSurface, (*State).announce, always("choice.surface")},
	Take: {1 << StageTake, says("take", lineArg, pawnArg), (*State).listTickets, (*State).takeTicket,
		points(Action.PawnID, Action.ticketID)},
	MovePawn: {1 << StageHunt, says("", lineArg, pawnArg, stationArg), (*State).listMoves, (*State).MovePawn,
		points(Action.PawnID, Action.ToID, Action.ticketID)},
}

// MaxActions is more than a position can ever offer: three pawns with thirteen
// lines each, or Mr X with thirteen lines and two ways to pay.
const MaxActions = 48

// Actions appends the legal actions to buf: the move generator of the game. What is called
// through the table lies on the heap: a caller in playouts keeps its buf.
func (s *State) Actions(b *Board, buf []Action) []Action {
	for i := range table {
		if r := &table[i]; r.stages>>s.Stage&1 != 0 && r.list != nil {
			buf = r.list(s, b, buf)
		}
	}
	return buf
}

// Apply plays a legal action.
func (s *State) Apply(b *Board, a Action) { table[a.Kind].do(s, b, a) }

// DecidedIn reports whether an action of this kind is decided on in a stage.
func (k ActionKind) DecidedIn(s Stage) bool { return table[k].stages>>s&1 != 0 }

// Legal reports whether an action is among those that Actions lists.
func (s *State) Legal(b *Board, a Action) bool {
	var buf [MaxActions]Action
	return slices.Contains(s.Actions(b, buf[:0]), a)
}

// Slot returns where the ticket of a ride lies among Mr X's: its kind, or 0 for a black one.
func (a Action) Slot() Kind {
	if a.Kind == RideBlack {
		return 0
	}
	return a.Line
}

// Ticket returns what Mr X lays on the logbook, or what a pawn hands over.
func (a Action) Ticket() Ticket {
	if a.Kind == RideBlack {
		return BlackTicket
	}
	return Ticket(a.Line)
}

// Colour returns the pawn an action is about.
func (a Action) Colour() Colour { return Colour(a.Pawn - 1) }
