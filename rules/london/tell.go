package london

import (
	"fmt"

	"intrigue/rules"
)

// Tell puts a move that is about to be made into words for one reader. What the
// reader may not know is left out; how the move ends the game everybody sees.
func (p *Position) Tell(e rules.Entry, by rules.Seat) rules.Told {
	s, ok := parse(e.Move)
	if ok {
		s, ok = p.fits(s)
	}
	if !ok {
		return rules.Told{}
	}
	n := p.play(s)
	knows := by == 0 || n.stage == StageOver
	text := p.tell(n, s, knows)
	for i := uint8(1); i <= pawns; i++ {
		if n.stranded>>i&1 != 0 && p.stranded>>i&1 == 0 && n.stage != StageOver {
			text += " " + n.State.strandedText(i, p.shows) + "."
		}
	}
	for _, c := range p.waited(n, s) {
		text += fmt.Sprintf(" %s is hemmed in and waits.", c.Title())
	}
	if n.stage == StageOver && n.end != caught {
		text += " " + n.Outcome().Why
	}
	return rules.Told{Text: text, Targets: p.spoken(n, s, knows)}
}

// strandedText says that a pawn can never move again, and why.
func (c *State) strandedText(i uint8, shows Numbering) string {
	name, at := Colour(i-1).Title(), shows.Number(Station(c.at[i]))
	if c.holds[i] == 0 {
		return fmt.Sprintf("%s has no ticket left and stays at %d for good", name, at)
	}
	return fmt.Sprintf("%s has no ticket that fits %d and stays there for good", name, at)
}

// spoken are the targets that a line about a step speaks of: who moves, and where
// to if the reader knows.
func (p *Position) spoken(n *Position, s Action, knows bool) []string {
	to := Station(s.to).ID()
	switch s.kind {
	case drawCard:
		if s.pawn > 0 {
			return []string{s.colour().ID(), to}
		}
	case movePawn:
		return []string{s.colour().ID(), to}
	case takeTicket:
		return []string{manID, s.colour().ID()}
	case surface:
		return []string{manID, Station(p.at[0]).ID()}
	case ride, rideBlack:
		if knows || n.surfaced {
			return []string{manID, to}
		}
	}
	return []string{manID}
}

// manID is the target that stands for Mr X himself.
const manID = "pawn.x"

// waited are the pawns that are passed over with a step, though they have tickets,
// because every place they could ride to is occupied (LON-72).
func (p *Position) waited(n *Position, s Action) (all []Colour) {
	hunted := n.stage == StageHunt || n.round > p.round || n.end == escaped
	if !hunted || s.kind == drawCard || n.stage == StageHunt && n.round == p.round && p.stage == StageHunt && n.seat == p.seat {
		return nil
	}
	moved, first, last := p.moved, max(p.seat, 1), p.seats
	if s.kind == movePawn {
		moved |= 1 << s.pawn
	}
	if n.stage == StageHunt {
		last = n.seat
	}
	for seat := first; seat < last; seat++ {
		for c := range Colour(pawns) {
			if (teams[p.seats][seat]&^moved&^n.stranded)>>(c+1)&1 != 0 {
				all = append(all, c)
			}
		}
	}
	return all
}

func (p *Position) tell(n *Position, s Action, knows bool) string {
	to := p.shows.Number(Station(s.to))
	switch s.kind {
	case drawCard:
		switch {
		case s.pawn > 0:
			return fmt.Sprintf("%s starts at %d.", s.colour().Title(), to)
		case knows:
			return fmt.Sprintf("Mr X draws his start card, %d.", to)
		}
		return "Mr X draws his start card."
	case ride, rideBlack:
		return p.tellRide(n, s, knows)
	case double:
		return "Mr X shows a 2x card: two rides in this turn."
	case surface:
		return fmt.Sprintf("Mr X shows himself at %d of his own will.", p.shows.Number(Station(p.at[0])))
	case stayHidden:
		return "Mr X stays hidden."
	case takeTicket:
		return fmt.Sprintf("Mr X takes %s from %s.", s.ticket().a(), s.colour().Title())
	}
	if n.end == caught {
		return fmt.Sprintf("%s takes the %s to %d and catches Mr X!", s.colour().Title(), s.line, to)
	}
	return fmt.Sprintf("%s takes the %s to %d.", s.colour().Title(), s.line, to)
}

func (p *Position) tellRide(n *Position, s Action, knows bool) string {
	text := "Mr X takes the " + s.line.String()
	if s.kind == rideBlack {
		text = "Mr X takes a black ticket"
	}
	if knows {
		if s.kind == rideBlack {
			text += " for the " + s.line.String()
		}
		text += fmt.Sprintf(" to %d", p.shows.Number(Station(s.to)))
	}
	text += fmt.Sprintf(" (entry %d)", n.entry)
	if n.surfaced {
		text += fmt.Sprintf(" and surfaces at %d", p.shows.Number(Station(s.to)))
	}
	return text + "."
}
