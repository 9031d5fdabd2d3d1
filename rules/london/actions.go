package london

import (
	"slices"

	"intrigue/rules"
)

// ActionKind is what an action does. A new kind is a row of the table, a case in actions
// and one in apply, all in this file, and a row of the table in words.
type ActionKind uint8

const (
	draw       ActionKind = iota // Luck: a start card
	ride                         // Mr X: by a regular ticket
	rideBlack                    // Mr X: by a black ticket
	double                       // Mr X: the 2x card
	surface                      // Mr X: shows himself
	stayHidden                   // Mr X: does not
	take                         // Mr X: a ticket from a pawn
	movePawn                     // a detective: a ride of a pawn
)

// Action is a Move as the core reads it: four bytes.
type Action struct {
	kind ActionKind
	pawn uint8 // index into State.at
	line Kind
	to   uint8
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
	draw:       {1 << StageDeal, says("draw", stationArg), nil},
	ride:       {rideStages, says("", regularArg, stationArg), points(Action.toID, Action.ticketID)},
	rideBlack:  {rideStages, append(says("", boatArg, stationArg), says("black", regularArg, stationArg)...), points(Action.toID, Action.ticketID)},
	double:     {1 << StageMove, says("double"), at(DoubleTicket.ID())},
	surface:    {1 << StageSurface, says("surface"), at("choice.surface")},
	stayHidden: {1 << StageSurface, says("stay hidden"), at("choice.hidden")},
	take:       {1 << StageTake, says("take", lineArg, pawnArg), points(Action.pawnID, Action.ticketID)},
	movePawn:   {1 << StageHunt, says("", lineArg, pawnArg, stationArg), points(Action.pawnID, Action.toID, Action.ticketID)},
}

// actions appends the legal actions to buf: the move generator of the game.
func (s *State) actions(b *Board, buf []Action) []Action {
	switch s.stage {
	case StageDeal:
		for _, card := range b.undrawn(&s.at) {
			buf = append(buf, Action{kind: draw, pawn: s.dealt(), to: uint8(card)})
		}
	case StageMove:
		buf = s.listRides(b, buf)
		if s.canDouble(b) {
			buf = append(buf, Action{kind: double})
		}
	case StageFirst, StageSecond:
		buf = s.listRides(b, buf)
	case StageSurface:
		buf = append(buf, Action{kind: surface}, Action{kind: stayHidden})
	case StageTake:
		for k := Taxi; k <= Underground; k++ {
			if s.holds[s.giver]>>k&1 != 0 {
				buf = append(buf, Action{take, s.giver, k, 0})
			}
		}
	case StageHunt:
		for p, w := uint8(1), s.waiting(); w>>p != 0; p++ {
			if w>>p&1 != 0 {
				buf = s.listMoves(b, buf, p)
			}
		}
	}
	return buf
}

// apply plays a legal action.
func (s *State) apply(b *Board, a Action) {
	switch a.kind {
	case movePawn:
		s.movePawn(b, a)
	case ride, rideBlack:
		if s.ride(a); s.stage == StageHunt {
			s.nextDetective(b)
		}
	case double: // the card leaves the game (LON-95)
		s.doubles--
		s.stage = StageFirst
	case surface:
		s.surfaced = true
		s.stage, s.giver = StageTake, 0
		s.nextGiver(b)
	case stayHidden:
		s.startHunt()
		s.nextDetective(b)
	case take:
		s.takeTicket(b, a)
	case draw:
		s.drawCard(b, a)
	}
}

// decidedIn reports whether an action of this kind is decided on in a stage.
func (k ActionKind) decidedIn(s Stage) bool { return table[k].stages>>s&1 != 0 }

// legal reports whether an action is among those that actions lists.
func (s *State) legal(b *Board, a Action) bool {
	var buf [maxActions]Action
	return slices.Contains(s.actions(b, buf[:0]), a)
}

// slot is where the ticket of a ride lies among Mr X's: its kind, or 0 for a black one.
func (a Action) slot() Kind {
	if a.kind == rideBlack {
		return 0
	}
	return a.line
}

// ticket is what Mr X lays on the logbook, or what a pawn hands over.
func (a Action) ticket() Ticket {
	if a.kind == rideBlack {
		return BlackTicket
	}
	return Ticket(a.line)
}

// colour is the pawn an action is about.
func (a Action) colour() Colour { return Colour(a.pawn - 1) }
