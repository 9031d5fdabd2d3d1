package london

import (
	"slices"
	"strconv"

	"intrigue/rules"
)

// sentences are the kinds of moves, in the order of the language below.
const (
	sayDraw = iota
	sayBoat
	sayBlack
	sayDouble
	saySurface
	sayHidden
	sayTake
	sayRide
	sayChase
)

// language is how moves are written. It never changes.
var language = rules.NewCodec(
	rules.Verb{Name: "draw", Args: []rules.Words{stationWords}},
	rules.Verb{Name: "boat", Args: []rules.Words{stationWords}},
	rules.Verb{Name: "black", Args: []rules.Words{rideWords, stationWords}},
	rules.Verb{Name: "double"},
	rules.Verb{Name: "surface"},
	rules.Verb{Name: "stay hidden"},
	rules.Verb{Name: "take", Args: []rules.Words{kindWords, pawnWords}},
	rules.Verb{Args: []rules.Words{rideWords, stationWords}},
	rules.Verb{Args: []rules.Words{kindWords, pawnWords, stationWords}},
)

// The vocabularies count from 0, kinds of lines from 1.
var (
	stationWords = rules.Numbers(1, Stations)
	kindWords    = rules.List(kindNames[1:]...)
	rideWords    = rules.List(kindNames[1:Boat]...) // without the boat, which is black
	pawnWords    = rules.List(colourNames[:]...)
)

// text is a step as the record writes it.
func (s Action) text() rules.Move {
	to, kind, pawn := int(s.to), int(s.line)-1, int(s.pawn)-1
	switch s.kind {
	case drawCard:
		return language.Text(sayDraw, to)
	case ride:
		return language.Text(sayRide, kind, to)
	case rideBlack:
		if s.line == Boat {
			return language.Text(sayBoat, to)
		}
		return language.Text(sayBlack, kind, to)
	case double:
		return language.Text(sayDouble)
	case surface:
		return language.Text(saySurface)
	case stayHidden:
		return language.Text(sayHidden)
	case takeTicket:
		return language.Text(sayTake, kind, pawn)
	}
	return language.Text(sayChase, kind, pawn, to)
}

// colour is the pawn a step speaks of.
func (s Action) colour() Colour { return Colour(s.pawn - 1) }

// ticket is the ticket that Mr X lays on the logbook, or a pawn hands over.
func (s Action) ticket() Ticket {
	if s.kind == rideBlack {
		return BlackTicket
	}
	return Ticket(s.line)
}

// parse reads a move. It accepts exactly the texts that text writes; whose turn
// it is and whether the step is legal it does not ask.
func parse(m rules.Move) (Action, bool) {
	say, args, ok := language.Parse(m)
	kind, second := Kind(args[0]+1), uint8(args[1])
	switch say {
	case sayDraw:
		return Action{kind: drawCard, to: uint8(args[0])}, ok
	case sayBoat:
		return Action{kind: rideBlack, line: Boat, to: uint8(args[0])}, ok
	case sayBlack:
		return Action{kind: rideBlack, line: kind, to: second}, ok
	case sayDouble:
		return Action{kind: double}, ok
	case saySurface:
		return Action{kind: surface}, ok
	case sayHidden:
		return Action{kind: stayHidden}, ok
	case sayTake:
		return Action{kind: takeTicket, pawn: second + 1, line: kind}, ok
	case sayRide:
		return Action{kind: ride, line: kind, to: second}, ok
	}
	return Action{kind: movePawn, pawn: second + 1, line: kind, to: uint8(args[2])}, ok
}

// pawnNamed is the core's index of a pawn, 0 for none.
func pawnNamed(name string) uint8 {
	return uint8(slices.Index(colourNames[:], name) + 1)
}

// path are the targets that say a step. Only a black ride that two kinds of line
// could make names its line as well, so that no path begins another one.
func (s Action) path(among []Action) []string {
	switch s.kind {
	case double:
		return []string{DoubleTicket.ID()}
	case surface:
		return []string{"choice.surface"}
	case stayHidden:
		return []string{"choice.hidden"}
	case takeTicket:
		return []string{s.colour().ID(), s.ticket().ID()}
	case movePawn:
		return []string{s.colour().ID(), Station(s.to).ID(), s.ticket().ID()}
	}
	path := []string{Station(s.to).ID(), s.ticket().ID()}
	for _, o := range among {
		if s.kind == rideBlack && o.kind == rideBlack && o.to == s.to && o.line != s.line {
			return append(path, "line."+s.line.String())
		}
	}
	return path
}

// ID is the target one points at to choose the station: "station.74".
func (s Station) ID() string { return "station." + strconv.Itoa(int(s)) }

// choices turns legal steps into what the contract offers.
func choices(all []Action) []rules.Choice {
	return rules.Choices(all, Action.text, func(s Action) []string { return s.path(all) })
}

// Ride is what a move does on the map: who rides where, by which line, and what it
// costs.
type Ride struct {
	Pawn   Colour // of a detective's ride
	To     Station
	Kind   Kind
	Ticket Ticket
}

// RideOf reads the ride out of a move; not ok for moves that are none.
func RideOf(m rules.Move) (Ride, bool) {
	s, ok := parse(m)
	switch s.kind {
	case ride, rideBlack, movePawn:
		return Ride{Pawn: s.colour(), To: Station(s.to), Kind: s.line, Ticket: s.ticket()}, ok
	}
	return Ride{}, false
}
