package london

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// What boards and the table know of the game's state.
type (
	Station = core.Station
	Kind    = core.Kind
	Line    = core.Line
	Deed    = core.Deed
	Pawn    = core.Pawn
	Colour  = core.Colour
	Leg     = core.Leg
	Ticket  = core.Ticket
)

// The values of these types.
const (
	Stations          = core.Stations
	NoLine            = core.NoLine
	Taxi              = core.Taxi
	Bus               = core.Bus
	Underground       = core.Underground
	Boat              = core.Boat
	Red               = core.Red
	StageTake         = core.StageTake
	TaxiTicket        = core.TaxiTicket
	BusTicket         = core.BusTicket
	UndergroundTicket = core.UndergroundTicket
	BlackTicket       = core.BlackTicket
)

// Lines lists the lines that leave a station. It is nil for a station that does
// not exist.
func Lines(s Station) []Line { return core.Lines(s) }

// Leader is the seat that leads a pawn at a table of so many seats, 3 to 6.
func Leader(c Colour, seats int) rules.Seat { return core.Leader(c, seats) }

// Forced reports whether a window of the logbook is oval (LON-10).
func Forced(entry int) bool { return core.Forced(entry) }
