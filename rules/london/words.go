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
func (s step) text() rules.Move {
	to, kind, pawn := int(s.to), int(s.kind)-1, int(s.pawn)-1
	switch s.verb {
	case draw:
		return language.Text(sayDraw, to)
	case ride:
		return language.Text(sayRide, kind, to)
	case sneak:
		if s.kind == Boat {
			return language.Text(sayBoat, to)
		}
		return language.Text(sayBlack, kind, to)
	case twice:
		return language.Text(sayDouble)
	case unmask:
		return language.Text(saySurface)
	case hide:
		return language.Text(sayHidden)
	case take:
		return language.Text(sayTake, kind, pawn)
	}
	return language.Text(sayChase, kind, pawn, to)
}

// colour is the pawn a step speaks of.
func (s step) colour() Colour { return Colour(s.pawn - 1) }

// pays is the ticket that Mr X lays on the logbook, or a pawn hands over.
func (s step) pays() Ticket {
	if s.verb == sneak {
		return BlackTicket
	}
	return Ticket(s.kind)
}

// parse reads a move. It accepts exactly the texts that text writes; whose turn
// it is and whether the step is legal it does not ask.
func parse(m rules.Move) (step, bool) {
	say, args, ok := language.Parse(m)
	kind, second := Kind(args[0]+1), uint8(args[1])
	switch say {
	case sayDraw:
		return step{verb: draw, to: uint8(args[0])}, ok
	case sayBoat:
		return step{verb: sneak, kind: Boat, to: uint8(args[0])}, ok
	case sayBlack:
		return step{verb: sneak, kind: kind, to: second}, ok
	case sayDouble:
		return step{verb: twice}, ok
	case saySurface:
		return step{verb: unmask}, ok
	case sayHidden:
		return step{verb: hide}, ok
	case sayTake:
		return step{verb: take, pawn: second + 1, kind: kind}, ok
	case sayRide:
		return step{verb: ride, kind: kind, to: second}, ok
	}
	return step{verb: chase, pawn: second + 1, kind: kind, to: uint8(args[2])}, ok
}

// pawnNamed is the core's index of a pawn, 0 for none.
func pawnNamed(name string) uint8 {
	return uint8(slices.Index(colourNames[:], name) + 1)
}

// path are the targets that say a step. Only a black ride that two kinds of line
// could make names its line as well, so that no path begins another one.
func (s step) path(among []step) []string {
	switch s.verb {
	case twice:
		return []string{DoubleTicket.ID()}
	case unmask:
		return []string{"choice.surface"}
	case hide:
		return []string{"choice.hidden"}
	case take:
		return []string{s.colour().ID(), s.pays().ID()}
	case chase:
		return []string{s.colour().ID(), Station(s.to).ID(), s.pays().ID()}
	}
	path := []string{Station(s.to).ID(), s.pays().ID()}
	for _, o := range among {
		if s.verb == sneak && o.verb == sneak && o.to == s.to && o.kind != s.kind {
			return append(path, "line."+s.kind.String())
		}
	}
	return path
}

// ID is the target one points at to choose the station: "station.74".
func (s Station) ID() string { return "station." + strconv.Itoa(int(s)) }

// choices turns legal steps into what the contract offers.
func choices(all []step) []rules.Choice {
	return rules.Choices(all, step.text, func(s step) []string { return s.path(all) })
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
	switch s.verb {
	case ride, sneak, chase:
		return Ride{Pawn: s.colour(), To: Station(s.to), Kind: s.kind, Ticket: s.pays()}, ok
	}
	return Ride{}, false
}
