package core

import (
	"slices"

	"intrigue/rules"
)

// ActionKind is what an action does. A new kind is a row of the table, a case in actions
// and one in apply, all in this file, and a row of the table in words.
type ActionKind uint8

const (
	Draw       ActionKind = iota // Luck: a start card
	Ride                         // Mr X: by a regular ticket
	RideBlack                    // Mr X: by a black ticket
	Double                       // Mr X: the 2x card
	Surface                      // Mr X: shows himself
	StayHidden                   // Mr X: does not
	Take                         // Mr X: a ticket from a pawn
	MovePawn                     // a detective: a ride of a pawn
)

// Action is a Move as the core reads it: four bytes.
type Action struct {
	Kind ActionKind
	Pawn uint8 // index into State.at
	Line Kind
	To   uint8
}

// A row says of a kind of action in which stages it is decided on, as bits, by which
// sentences it is written, and what one points at to choose it.
type row struct {
	stages uint8
	says   []rules.Verb
	path   []func(Action) string
}

// rideStages are those in which Mr X rides.
const rideStages = 1<<StageMove | 1<<StageFirst | 1<<StageSecond

// table has all kinds of actions. How moves are written never changes. Which actions are
// legal and what they do, actions and apply say: called through this table, each state
// and each list of actions would have to lie on the heap.
var table = [...]row{
	Draw:       {1 << StageDeal, says("draw", stationArg), nil},
	Ride:       {rideStages, says("", regularArg, stationArg), points(Action.ToID, Action.ticketID)},
	RideBlack:  {rideStages, append(says("", boatArg, stationArg), says("black", regularArg, stationArg)...), points(Action.ToID, Action.ticketID)},
	Double:     {1 << StageMove, says("double"), at(DoubleTicket.ID())},
	Surface:    {1 << StageSurface, says("surface"), at("choice.surface")},
	StayHidden: {1 << StageSurface, says("stay hidden"), at("choice.hidden")},
	Take:       {1 << StageTake, says("take", lineArg, pawnArg), points(Action.PawnID, Action.ticketID)},
	MovePawn:   {1 << StageHunt, says("", lineArg, pawnArg, stationArg), points(Action.PawnID, Action.ToID, Action.ticketID)},
}

// Actions appends the legal actions to buf: the move generator of the game.
func (s *State) Actions(b *Board, buf []Action) []Action {
	switch s.Stage {
	case StageDeal:
		for _, card := range b.undrawn(&s.At) {
			buf = append(buf, Action{Kind: Draw, Pawn: s.dealt(), To: uint8(card)})
		}
	case StageMove:
		buf = s.listRides(b, buf)
		if s.CanDouble(b) {
			buf = append(buf, Action{Kind: Double})
		}
	case StageFirst, StageSecond:
		buf = s.listRides(b, buf)
	case StageSurface:
		buf = append(buf, Action{Kind: Surface}, Action{Kind: StayHidden})
	case StageTake:
		for k := Taxi; k <= Underground; k++ {
			if s.Holds[s.Giver]>>k&1 != 0 {
				buf = append(buf, Action{Take, s.Giver, k, 0})
			}
		}
	case StageHunt:
		for p, w := uint8(1), s.Waiting(); w>>p != 0; p++ {
			if w>>p&1 != 0 {
				buf = s.listMoves(b, buf, p)
			}
		}
	}
	return buf
}

// Apply plays a legal action.
func (s *State) Apply(b *Board, a Action) {
	switch a.Kind {
	case MovePawn:
		s.MovePawn(b, a)
	case Ride, RideBlack:
		if s.ride(a); s.Stage == StageHunt {
			s.nextDetective(b)
		}
	case Double: // the card leaves the game (LON-95)
		s.Doubles--
		s.Stage = StageFirst
	case Surface:
		s.Surfaced = true
		s.Stage, s.Giver = StageTake, 0
		s.nextGiver(b)
	case StayHidden:
		s.startHunt()
		s.nextDetective(b)
	case Take:
		s.takeTicket(b, a)
	case Draw:
		s.drawCard(b, a)
	}
}

// DecidedIn reports whether an action of this kind is decided on in a stage.
func (k ActionKind) DecidedIn(s Stage) bool { return table[k].stages>>s&1 != 0 }

// Legal reports whether an action is among those that actions lists.
func (s *State) Legal(b *Board, a Action) bool {
	var buf [MaxActions]Action
	return slices.Contains(s.Actions(b, buf[:0]), a)
}

// Slot is where the ticket of a ride lies among Mr X's: its kind, or 0 for a black one.
func (a Action) Slot() Kind {
	if a.Kind == RideBlack {
		return 0
	}
	return a.Line
}

// Ticket is what Mr X lays on the logbook, or what a pawn hands over.
func (a Action) Ticket() Ticket {
	if a.Kind == RideBlack {
		return BlackTicket
	}
	return Ticket(a.Line)
}

// Colour is the pawn an action is about.
func (a Action) Colour() Colour { return Colour(a.Pawn - 1) }
