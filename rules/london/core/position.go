package core

import (
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// Position is a state with all that led to it. It is never changed in place.
type Position struct {
	State
	Options       rules.Options
	Shows         Numbering
	Starts        [8]uint8       // the start cards, by index into State.At
	Log           []LogEntry     // Mr X's true way
	PublicActions []PublicAction // what the pawns did and gave, in order; open to all
	Beliefs       beliefs        // where Mr X could be after so many entries, from open facts
}

// LogEntry is one used window of the logbook. What a seat does not know is zero in its
// View.
type LogEntry struct {
	Entry, Round int
	Ticket       Ticket
	Line         Kind    // the line really used
	At           Station // where the ride ended
	Surfaced     bool
	Voluntary    bool // he surfaced of his own will
	Part         int  // 0 single, 1 and 2 the parts of a double move
}

// PublicAction is one open fact about a pawn: a ride, or a ticket that Mr X took.
type PublicAction struct {
	Round    int
	Pawn     Colour
	Ticket   Ticket
	From, To Station // equal when the ticket was taken and the pawn did not move
}

// Begin returns the moment before the deal, of a complete setup.
func Begin(setup rules.Setup) Position {
	var on uint8
	if setup.Options["cutoff"] == "on" {
		on |= cutOff
	}
	if setup.Options["surfacing"] == "on" {
		on |= voluntary
	}
	h := Position{State: newState(setup.Seats, on), Options: setup.Options, Beliefs: beliefs{initialBelief(TheBoard())}}
	if setup.Options["numbers"] == "rb" {
		h.Shows = Ravensburger
	}
	return h
}

// Acting returns the one seat that decides.
func (h *Position) Acting() []rules.Seat {
	switch h.Stage {
	case StageOver:
		return nil
	case StageDeal:
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{rules.Seat(h.Seat)}
}

// Acts reports whether it is a seat that decides.
func (h *Position) Acts(s rules.Seat) bool { return slices.Contains(h.Acting(), s) }

// Choices lists the legal moves of the acting seat.
func (h *Position) Choices(s rules.Seat) []rules.Choice {
	if s == rules.Luck || !h.Acts(s) {
		return nil
	}
	return h.State.Choices()
}

// Roll draws one of the start cards that are left (LON-30).
func (h *Position) Roll(r *rand.Rand) rules.Move {
	all := h.Actions(TheBoard(), nil)
	return all[r.IntN(len(all))].Text()
}

// Fits reports whether an action is legal now. A card it gives to the pawn that draws.
func (h *Position) Fits(a Action) (Action, bool) {
	if a.Kind == Draw {
		a.Pawn = h.nextDealt()
	}
	return a, h.Legal(TheBoard(), a)
}

// Play returns what follows a legal action.
func (h *Position) Play(a Action) Position {
	b := TheBoard()
	n := *h
	n.Apply(b, a)
	switch a.Kind {
	case Draw:
		n.Starts[a.Pawn] = a.To
	case Ride, RideBlack:
		n.Log = append(slices.Clip(h.Log), LogEntry{
			Entry: len(h.Log) + 1, Round: int(h.Round), Ticket: a.Ticket(), Line: a.Line, At: Station(a.To),
			Surfaced: n.Surfaced, Voluntary: h.Announced, Part: h.Stage.part(),
		})
	case Take, MovePawn:
		at, to := Station(h.At[a.Pawn]), Station(n.At[a.Pawn])
		n.PublicActions = append(slices.Clip(h.PublicActions), PublicAction{int(h.Round), a.Colour(), a.Ticket(), at, to})
	}
	n.updateBelief(b, h, a)
	return n
}

// PassedOver returns the pawns that have to wait when an action has led to after, though they
// have tickets: every place they could ride to is occupied (LON-72).
func (h *Position) PassedOver(after *Position, a Action) (all []Colour) {
	hunted := after.Stage == StageHunt || after.Round > h.Round || after.End == Escaped
	if !hunted || a.Kind == Draw {
		return nil
	}
	moved, last := h.Moved, h.Seats
	if a.Kind == MovePawn {
		moved |= 1 << a.Pawn
	}
	if after.Stage == StageHunt {
		last = after.Seat
	}
	for seat := max(h.Seat, 1); seat < last; seat++ { // from who acted to who acts next
		for c := range Colour(Pawns) {
			if (teams[h.Seats][seat]&^moved&^after.Stranded)>>(c+1)&1 != 0 {
				all = append(all, c)
			}
		}
	}
	return all
}

// Pieces counts what is in the box: the 125 tickets, wherever they lie (LON-69),
// the 2x cards, used ones included, and the eighteen start cards.
func (h *Position) Pieces() map[string]int {
	n := map[string]int{"double": int(h.Doubles), "card": len(TheBoard().undrawn(&h.Starts))}
	for i, left := range h.Tickets[:Pawns+1] {
		for k := Taxi; k <= Underground; k++ {
			n[k.String()] += int(left[k])
		}
		n["black"] += int(left[0])
		if h.Starts[i] != 0 {
			n["card"]++
		}
	}
	for _, e := range h.Log {
		n[e.Ticket.String()]++
		if e.Part == 1 {
			n["double"]++
		}
	}
	if h.Stage == StageFirst { // the card is shown, its first ride not yet made
		n["double"]++
	}
	return n
}

// Reveals reports whether a move shows somebody something new: Mr X surfaces, the
// game ends, or the detectives can rule out places other than by counting
// one more ride. That is a pawn that searches a place where he could have been, a
// 2x card that promises two rides, and the end of a round, after which he cannot
// be where he would have been trapped. Without a notebook every ride of a pawn
// counts: to ask before some of them would tell which places are possible.
func (h *Position) Reveals(seat rules.Seat, m rules.Move) bool {
	a, ok := Parse(m)
	if a, fits := h.Fits(a); ok && fits && h.Acts(seat) {
		return h.reveals(a)
	}
	return false
}

func (h *Position) reveals(a Action) bool {
	if a.Kind == MovePawn && !notebook(h.Options) {
		return true
	}
	n, expected := h.Play(a), h.Beliefs.Now()
	switch {
	case n.Stage == StageOver:
		return true
	case a.Kind == Ride || a.Kind == RideBlack:
		if n.Surfaced {
			return true
		}
		expected = expected.After(TheBoard(), &h.State, a.Ticket())
	}
	return !n.Beliefs.Now().sameStations(expected)
}
