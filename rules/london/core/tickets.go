package core

import "slices"

// Ticket holds what lies on a window of the logbook or in a pawn's supply.
type Ticket uint8

const (
	NoTicket Ticket = iota
	TaxiTicket
	BusTicket
	UndergroundTicket
	BlackTicket
	DoubleTicket // the 2x card
)

var ticketNames = [...]string{"", "taxi", "bus", "underground", "black", "double"}

func (t Ticket) String() string { return ticketNames[t] }

// ID returns the target a player points at to choose the ticket: "ticket.taxi".
func (t Ticket) ID() string { return "ticket." + ticketNames[t] }

// TicketNamed returns the ticket of a name, or NoTicket.
func TicketNamed(name string) Ticket {
	return Ticket(max(0, slices.Index(ticketNames[:], name)))
}

// Pays returns the ticket that pays for a ride of a kind; boats take black only (LON-82).
func (k Kind) Pays() Ticket {
	if k == Boat {
		return BlackTicket
	}
	return Ticket(k)
}

// The supplies of the start (LON-25, LON-29).
const (
	pawnTaxis, pawnBuses, pawnTrains = 10, 8, 4
	mrXTaxis, mrXBuses, mrXTrains    = 4, 3, 3
	mrXBlacks, MrXDoubles            = 5, 2
)
