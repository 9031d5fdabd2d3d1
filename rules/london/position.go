package london

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// Position is one moment of one game with its past. It is never changed in place.
type Position struct {
	State
	options rules.Options
	shows   Numbering
	starts  [6]Station // the start cards, Mr X's first
	log     []Entry    // Mr X's true way, one for each entry
	deeds   []Deed     // what the pawns did and gave, in order; open to all
	beliefs []*Belief  // where Mr X could be after so many entries, from open facts
}

// A jot is one window of the logbook with what is written under the ticket.
type Entry struct {
	to        Station
	ticket    Ticket
	line      Kind
	round     uint8
	part      uint8 // 1 and 2 are the parts of a double move
	surfaced  bool
	voluntary bool // he showed himself of his own will
}

// Deed is one open fact about a pawn: a ride, or a ticket that Mr X took.
type Deed struct {
	Round    int
	Pawn     Colour
	Ticket   Ticket
	From, To Station // equal when the ticket was taken and the pawn did not move
}

// Game is the game of London; the zero value is ready.
type Game struct{}

// New is the moment before the deal. See About for the options.
func (Game) New(setup rules.Setup) (rules.Position, error) {
	seats := setup.Seats
	if seats < 3 || seats > 6 {
		return nil, fmt.Errorf("the hunt for Mr X has 3 to 6 seats, not %d", seats) // LON-2
	}
	all, err := rules.Complete(questions(), setup.Options)
	if err != nil {
		return nil, err
	}
	if setup.Edition < 0 || setup.Edition > edition {
		return nil, fmt.Errorf("there is no edition %d of London", setup.Edition)
	}
	var on uint8
	if setup.Edition != 1 {
		on |= deadlock
	}
	if all["cutoff"] == "on" {
		on |= cutOff
	}
	if all["surfacing"] == "on" {
		on |= voluntary
	}
	p := &Position{State: newState(seats, on), options: all, beliefs: []*Belief{initialBelief(theBoard())}}
	if all["numbers"] == "rb" {
		p.shows = Ravensburger
	}
	return p, nil
}

// Acting is the one seat that decides.
func (p *Position) Acting() []rules.Seat {
	switch p.stage {
	case StageOver:
		return nil
	case StageDeal:
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{rules.Seat(p.seat)}
}

func (p *Position) acts(s rules.Seat) bool { return slices.Contains(p.Acting(), s) }

// Choices lists the legal moves of the acting seat.
func (p *Position) Choices(s rules.Seat) []rules.Choice {
	if s == rules.Luck || !p.acts(s) {
		return nil
	}
	var buf [maxActions]Action
	return choices(p.actions(theBoard(), buf[:0]))
}

// Roll draws one of the start cards that are left (LON-30).
func (p *Position) Roll(r *rand.Rand) rules.Move {
	left := p.undrawn()
	return Action{kind: drawCard, to: uint8(left[r.IntN(len(left))])}.text()
}

// undrawn are the start cards nobody has, in order.
func (p *Position) undrawn() []Station {
	return slices.DeleteFunc(slices.Clone(theBoard().startCards), func(s Station) bool {
		return slices.Contains(p.starts[:], s)
	})
}

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	if p.stage == StageOver {
		return nil, errors.New("the game is over")
	}
	if !p.acts(seat) {
		return nil, fmt.Errorf("it is not %s's turn", seatName(seat))
	}
	s, ok := parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if s, ok = p.fits(s); !ok {
		if p.stage == StageDeal {
			return nil, errors.New("a start card is drawn now, one of those that are left")
		}
		return nil, errors.New(p.see(seat).refusal(s))
	}
	return p.play(s), nil
}

// fits reports whether a step is legal now. A card it gives to the pawn that draws.
func (p *Position) fits(s Action) (Action, bool) {
	if p.stage == StageDeal {
		ok := s.kind == drawCard && slices.Contains(p.undrawn(), Station(s.to))
		s.pawn = p.dealt()
		return s, ok
	}
	return s, s.kind != drawCard && p.legal(theBoard(), s)
}

// dealt is the pawn that draws next, 0 for Mr X.
func (p *Position) dealt() uint8 {
	return uint8(slices.Index(p.starts[:], 0))
}

// play is the position after a legal step.
func (p *Position) play(s Action) *Position {
	b := theBoard()
	n := *p
	n.apply(b, s)
	switch s.kind {
	case drawCard:
		n.starts[s.pawn] = Station(s.to)
	case ride, rideBlack:
		n.log = append(slices.Clip(p.log), Entry{
			to: Station(s.to), ticket: s.ticket(), line: s.line, round: p.round,
			part: partOf(p.stage), surfaced: n.surfaced,
		})
	case surface:
		n.log = slices.Clone(p.log)
		last := &n.log[len(n.log)-1]
		last.surfaced, last.voluntary = true, true
	case takeTicket, movePawn:
		at, to := Station(p.at[s.pawn]), Station(n.at[s.pawn])
		n.deeds = append(slices.Clip(p.deeds), Deed{int(p.round), s.colour(), s.ticket(), at, to})
	}
	n.updateBelief(b, p, s)
	return &n
}

// partOf is the part of a double move that a ride in a stage is.
func partOf(s Stage) uint8 {
	switch s {
	case StageFirst:
		return 1
	case StageSecond:
		return 2
	}
	return 0
}
