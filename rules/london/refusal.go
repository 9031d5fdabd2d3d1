package london

import (
	"fmt"

	"intrigue/rules"
)

// refusal says why a step that reads well is not legal for the acting seat. It
// looks at the view only, so it cannot depend on what the seat does not know.
func (v View) refusal(s Action) string {
	n := rules.Refuse(v.stageText()+" now, and that is another decision", "LON-44")
	switch {
	case s.kind == movePawn && v.Stage == StageHunt:
		if n = v.noPawn(s.colour()); n.Text == "" {
			n = v.noChase(s.pawn, s.to, s.line)
		}
	case (s.kind == ride || s.kind == rideBlack) && v.Stage >= StageMove && v.Stage <= StageSecond:
		n = v.noRide(s)
	case s.kind == double && v.Stage == StageMove:
		n = v.noDouble()
	case s.kind == takeTicket && v.Stage == StageTake:
		n = v.noTake(s.colour(), s.line)
	}
	if n.Text == "" {
		return "that move is not possible now"
	}
	return n.Text
}

// noPawn says why the acting detective cannot move a pawn.
func (v View) noPawn(c Colour) rules.Refusal {
	switch p := v.Pawns[c]; {
	case p.Seat != v.By:
		return rules.Refuse(fmt.Sprintf("%s is led by %s.", c.Title(), seatName(p.Seat)), "LON-39")
	case p.Moved:
		return rules.Refuse(fmt.Sprintf("%s has moved in this round already.", c.Title()), "LON-40")
	case p.Stranded:
		return rules.Refuse(v.core.strandedText(uint8(c)+1, v.shows)+".", "LON-70")
	case p.Blocked:
		return rules.Refuse(fmt.Sprintf("Every place %s could ride to is occupied.", c.Title()), "LON-72")
	}
	return rules.Refusal{}
}

// noChase says why a pawn cannot ride to a station by a kind of line, or by any
// when kind is NoLine.
func (v View) noChase(p, to uint8, kind Kind) rules.Refusal {
	name, from := Colour(p-1).Title(), v.core.at[p]
	if from == to {
		return rules.Refuse(fmt.Sprintf("%s stands there already and must move on.", name), "LON-57")
	}
	if n := v.noPlace(to); n.Text != "" {
		return n
	}
	found := NoLine
	for _, sp := range theBoard().from(from) {
		if sp.to != to || kind != NoLine && sp.kind != kind {
			continue
		}
		if sp.kind == Boat {
			if found == NoLine {
				found = Boat
			}
			continue
		}
		if v.core.holds[p]>>sp.kind&1 != 0 {
			return rules.Refusal{}
		}
		found = sp.kind
	}
	switch found {
	case NoLine:
		return rules.Refuse(fmt.Sprintf("No %s leads from %d to %d in one ride.", lineWord(kind), v.Number(Station(from)), v.Number(Station(to))), "LON-49")
	case Boat:
		return rules.Refuse("Only Mr X rides the boats.", "LON-82")
	}
	return rules.Refuse(fmt.Sprintf("%s has no %s ticket left.", name, found), "LON-56")
}

func lineWord(k Kind) string {
	if k == NoLine {
		return "line"
	}
	return k.String() + " line"
}

// noPlace says whether a pawn stands on a station.
func (v View) noPlace(s uint8) rules.Refusal {
	for _, p := range v.Pawns {
		if p.At == Station(s) {
			return rules.Refuse(fmt.Sprintf("%s stands on %d.", p.Colour.Title(), v.Number(p.At)), "LON-58")
		}
	}
	return rules.Refusal{}
}

// noRide says why Mr X cannot make a ride, in his own view. Kind NoLine asks for
// any ride to the place.
func (v View) noRide(s Action) rules.Refusal {
	b, c := theBoard(), &v.core
	if s.to == c.at[0] {
		return rules.Refuse("You are there already and must move on.", "LON-57")
	}
	if n := v.noPlace(s.to); n.Text != "" {
		return n
	}
	n := rules.Refuse(fmt.Sprintf("No %s leads from %d to %d in one ride.", lineWord(s.line), v.Number(Station(c.at[0])), v.Number(Station(s.to))), "LON-49")
	for _, sp := range b.from(c.at[0]) {
		if sp.to != s.to || s.line != NoLine && sp.kind != s.line {
			continue
		}
		if !c.open(b, sp) {
			n = rules.Refuse(fmt.Sprintf("A pawn on the %s line cuts you off.", sp.kind), "LON-123")
			continue
		}
		paid := false
		for _, slot := range [2]Kind{sp.kind, 0} {
			if s.line != NoLine && (slot == 0) != (s.kind == rideBlack) || c.holds[0]>>slot&1 == 0 {
				continue
			}
			paid = true
			if v.Stage != StageFirst || c.canStartDouble(b, sp, slot) {
				return rules.Refusal{}
			}
		}
		switch {
		case paid:
			n = rules.Refuse(fmt.Sprintf("From %d no second ride would be possible.", v.Number(Station(s.to))), "LON-98")
		case s.kind == rideBlack && s.line != NoLine || sp.kind == Boat:
			n = rules.Refuse("You have no black ticket left.", "LON-78")
		default:
			n = rules.Refuse(fmt.Sprintf("You have no %s ticket.", sp.kind), "LON-74")
		}
	}
	return n
}

// noDouble says why Mr X cannot show a 2x card.
func (v View) noDouble() rules.Refusal {
	switch {
	case v.X.Doubles == 0:
		return rules.Refuse("Both 2x cards are used up.", "LON-95")
	case !v.core.canDouble(theBoard()):
		return rules.Refuse("No second ride would be possible.", "LON-98")
	}
	return rules.Refusal{}
}

// noTake says why Mr X cannot take a ticket of a kind from a pawn.
func (v View) noTake(c Colour, k Kind) rules.Refusal {
	switch {
	case c != v.Giver:
		return rules.Refuse(fmt.Sprintf("%s gives a ticket now.", v.Giver.Title()), "LON-117")
	case k > Underground:
		return rules.Refuse("The pawns have no such tickets.", "LON-79")
	case k >= Taxi && v.Pawns[c].Tickets[k-1] == 0:
		return rules.Refuse(fmt.Sprintf("%s has no %s ticket.", c.Title(), k), "LON-118")
	}
	return rules.Refusal{}
}
