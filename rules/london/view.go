package london

import (
	"errors"

	"intrigue/rules"
)

// View is what one seat may know, and all that scenes and bots are given.
type View struct {
	known
	Outcome rules.Outcome
}

// Knows is what bots and hints read.
func (v View) knows() *known { return &v.known }

// Print writes the view as text, one fact a line.
func (v View) Print() string { return printed(&v.known) }

// Prompt says in one sentence what the seat may do now.
func (v View) Prompt() string { return prompt(&v.known) }

// Label names a target.
func (v View) Label(target string) rules.Label { return labelOf(&v.known, target) }

// WhyNot says why a target cannot be chosen now; it is zero when it can.
func (v View) WhyNot(target string) rules.Refusal { return whyNot(&v.known, target) }

// Route is the way of a pawn ("red" or "pawn.red"; "x" for Mr X, in his own view
// only) to a station with the tickets it holds: the fewest rounds first, then the
// commonest tickets. The error is a sentence for the player. A pawn that stands there
// already has an empty route.
func (v View) Route(pawn string, to Station) ([]Leg, error) {
	i, err := traveller(&v.known, pawn)
	if err != nil {
		return nil, err
	}
	if to < 1 || to > Stations {
		return nil, errors.New("there is no such station")
	}
	legs, ok := v.state.route(i, to)
	if !ok {
		err = noRoute(&v.known, i, to)
	}
	return legs, err
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
	a, ok := parse(m)
	switch a.kind {
	case ride, rideBlack, movePawn:
		return Ride{Pawn: a.colour(), To: Station(a.to), Kind: a.line, Ticket: a.ticket()}, ok
	}
	return Ride{}, false
}
