package london

import (
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// History is a state with all that led to it. It is never changed in place.
type History struct {
	State
	options rules.Options
	shows   Numbering
	starts  [8]uint8   // the start cards, by index into State.at
	log     []LogEntry // Mr X's true way
	deeds   []Deed     // what the pawns did and gave, in order; open to all
	beliefs beliefs    // where Mr X could be after so many entries, from open facts
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

// Deed is one open fact about a pawn: a ride, or a ticket that Mr X took.
type Deed struct {
	Round    int
	Pawn     Colour
	Ticket   Ticket
	From, To Station // equal when the ticket was taken and the pawn did not move
}

// newHistory is the moment before the deal, of a complete setup.
func newHistory(setup rules.Setup) History {
	var on uint8
	if setup.Edition != 1 {
		on |= deadlock
	}
	if setup.Options["cutoff"] == "on" {
		on |= cutOff
	}
	if setup.Options["surfacing"] == "on" {
		on |= voluntary
	}
	h := History{State: newState(setup.Seats, on), options: setup.Options, beliefs: beliefs{initialBelief(theBoard())}}
	if setup.Options["numbers"] == "rb" {
		h.shows = Ravensburger
	}
	return h
}

// Acting is the one seat that decides.
func (h *History) Acting() []rules.Seat {
	switch h.stage {
	case StageOver:
		return nil
	case StageDeal:
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{rules.Seat(h.seat)}
}

// Acts reports whether it is a seat that decides.
func (h *History) acts(s rules.Seat) bool { return slices.Contains(h.Acting(), s) }

// Choices lists the legal moves of the acting seat.
func (h *History) Choices(s rules.Seat) []rules.Choice {
	if s == rules.Luck || !h.acts(s) {
		return nil
	}
	return h.choices()
}

// Roll draws one of the start cards that are left (LON-30).
func (h *History) Roll(r *rand.Rand) rules.Move {
	all := h.actions(theBoard(), nil)
	return all[r.IntN(len(all))].text()
}

// fits reports whether an action is legal now. A card it gives to the pawn that draws.
func (h *History) fits(a Action) (Action, bool) {
	if a.kind == draw {
		a.pawn = h.dealt()
	}
	return a, h.legal(theBoard(), a)
}

// play is what follows a legal action.
func (h *History) play(a Action) History {
	b := theBoard()
	n := *h
	n.apply(b, a)
	switch a.kind {
	case draw:
		n.starts[a.pawn] = a.to
	case ride, rideBlack:
		n.log = append(slices.Clip(h.log), LogEntry{
			Entry: len(h.log) + 1, Round: int(h.round), Ticket: a.ticket(), Line: a.line, At: Station(a.to),
			Surfaced: n.surfaced, Part: h.stage.part(),
		})
	case surface:
		n.log = slices.Clone(h.log)
		last := &n.log[len(n.log)-1]
		last.Surfaced, last.Voluntary = true, true
	case take, movePawn:
		at, to := Station(h.at[a.pawn]), Station(n.at[a.pawn])
		n.deeds = append(slices.Clip(h.deeds), Deed{int(h.round), a.colour(), a.ticket(), at, to})
	}
	n.updateBelief(b, h, a)
	return n
}

// passedOver are the pawns that have to wait when an action has led to after, though they
// have tickets: every place they could ride to is occupied (LON-72).
func (h *History) passedOver(after *History, a Action) (all []Colour) {
	hunted := after.stage == StageHunt || after.round > h.round || after.end == escaped
	if !hunted || a.kind == draw || after.stage == StageHunt && after.round == h.round && h.stage == StageHunt && after.seat == h.seat {
		return nil
	}
	moved, last := h.moved, h.seats
	if a.kind == movePawn {
		moved |= 1 << a.pawn
	}
	if after.stage == StageHunt {
		last = after.seat
	}
	for seat := max(h.seat, 1); seat < last; seat++ {
		for c := range Colour(pawns) {
			if (teams[h.seats][seat]&^moved&^after.stranded)>>(c+1)&1 != 0 {
				all = append(all, c)
			}
		}
	}
	return all
}

// Pieces counts what is in the box: the 125 tickets, wherever they lie (LON-69),
// the 2x cards, used ones included, and the eighteen start cards.
func (h *History) Pieces() map[string]int {
	n := map[string]int{"double": int(h.doubles), "card": len(theBoard().undrawn(&h.starts))}
	for i, left := range h.tickets[:pawns+1] {
		for k := Taxi; k <= Underground; k++ {
			n[k.String()] += int(left[k])
		}
		n["black"] += int(left[0])
		if h.starts[i] != 0 {
			n["card"]++
		}
	}
	for _, e := range h.log {
		n[e.Ticket.String()]++
		if e.Part == 1 {
			n["double"]++
		}
	}
	if h.stage == StageFirst { // the card is shown, its first ride not yet made
		n["double"]++
	}
	return n
}

// Reveals reports whether a move shows somebody something new: Mr X surfaces, the
// game ends, or the detectives can rule out places other than by reckoning with
// one more ride. That is a pawn that searches a place where he could have been, a
// 2x card that promises two rides, and the end of a round, after which he cannot
// be where he would have been trapped. Without a notebook every ride of a pawn
// counts: to ask before some of them would tell which places are possible.
func (h *History) Reveals(seat rules.Seat, m rules.Move) bool {
	a, ok := parse(m)
	if a, fits := h.fits(a); ok && fits && h.acts(seat) {
		return h.reveals(a)
	}
	return false
}

func (h *History) reveals(a Action) bool {
	if a.kind == movePawn && !notebook(h.options) {
		return true
	}
	n, want := h.play(a), h.beliefs.now()
	switch {
	case n.stage == StageOver || a.kind == surface:
		return true
	case a.kind == ride || a.kind == rideBlack:
		if n.surfaced {
			return true
		}
		want = want.after(theBoard(), &h.State, a.ticket())
	}
	return !n.beliefs.now().sameStations(want)
}
