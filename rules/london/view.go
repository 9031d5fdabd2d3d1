package london

import (
	"errors"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
)

// View is what a single seat may know, and all that scenes and bots are given.
type View struct {
	core.View
	Outcome rules.Outcome
}

var _ rules.View = View{}

// Known returns what bots and hints read.
func (v View) Known() *core.View { return &v.View }

// What is said of a view, by package words.

func (v View) Prompt() string                     { return words.Prompt(&v.View) }
func (v View) Situation() []string                { return words.Situation(&v.View) }
func (v View) Label(target string) rules.Label    { return words.Label(&v.View, target) }
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(&v.View, target) }

// Uncertainty is at how many stations Mr X can be.
func (v View) Uncertainty() (places int, said string) {
	return len(v.Possible), words.Uncertainty(&v.View)
}

// Route is the way of a pawn ("red" or "pawn.red"; "x" for Mr X, in his own view
// only) to a station with the tickets it holds: the fewest rounds first, then the
// commonest tickets. The error is a sentence for the player. A pawn that stands there
// already has an empty route.
func (v View) Route(pawn string, to core.Station) ([]core.Leg, error) {
	i, err := words.Traveller(&v.View, pawn)
	if err != nil {
		return nil, err
	}
	if to < 1 || to > core.Stations {
		return nil, errors.New("there is no such station")
	}
	legs, ok := v.State.Route(i, to)
	if !ok {
		err = words.NoRoute(&v.View, i, to)
	}
	return legs, err
}

// Ride is what a move does on the map: who rides where, by which line, and what it
// costs.
type Ride struct {
	Pawn   core.Colour // of a detective's ride
	To     core.Station
	Kind   core.Kind
	Ticket core.Ticket
}

// RideOf reads the ride out of a move; not ok for moves that are none.
func RideOf(m rules.Move) (Ride, bool) {
	a, ok := core.Parse(m)
	switch a.Kind {
	case core.Ride, core.RideBlack, core.MovePawn:
		return Ride{Pawn: a.Colour(), To: core.Station(a.To), Kind: a.Line, Ticket: a.Ticket()}, ok
	}
	return Ride{}, false
}
