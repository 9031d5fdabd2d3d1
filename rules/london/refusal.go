package london

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
)

// refusal says why an action that reads well is not legal for the acting seat. It
// looks at the view only, so it cannot depend on what the seat does not know.
func refusal(v *known, a Action) string {
	if v.Stage == StageDeal {
		return "a start card is drawn now, one of those that are left"
	}
	if !a.kind.decidedIn(v.Stage) {
		return stageText(v) + " now, and that is another decision"
	}
	if n := phrases[a.kind].refused(v, a); n.Refused() {
		return n.Text
	}
	return "that move is not possible now"
}

// whyNot says why a target cannot be chosen now; it is zero when it can. Targets
// are those of Choice.Path and "log.7" for a window of the logbook.
func whyNot(v *known, id string) rules.Refusal {
	t := readTarget(id)
	switch {
	case t.kind == "log":
		return rules.Refuse("The logbook is there to be read.", "LON-45")
	case id == mrXID:
		return rules.Refuse("Mr X goes where a ride leads; choose its station.", "LON-44")
	case !t.exists && t.kind != "choice" && t.kind != "line":
		return rules.Refuse("There is nothing like that in this game.", "")
	case v.By != v.Acting || v.By < 0:
		return rules.Refuse(turn(v), "LON-38")
	}
	if slices.ContainsFunc(v.state.choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, id) }) {
		return rules.Refusal{}
	}
	switch {
	case v.Stage == StageTake && t.kind == "pawn":
		return noTake(v, Action{pawn: t.pawn})
	case v.Stage == StageTake && t.kind == "ticket":
		return noTake(v, Action{pawn: v.state.giver, line: Kind(t.ticket)})
	case v.Stage == StageTake || v.Stage == StageSurface:
	case t.kind == "station" && v.By == 0:
		return noRide(v, Action{kind: ride, to: uint8(t.station)})
	case t.kind == "station":
		return noMoveOfAny(v, uint8(t.station))
	case t.kind == "pawn" && v.By != 0:
		return noPawn(v, Colour(t.pawn-1))
	case t.kind == "pawn":
		return rules.Refuse("The coloured pawns belong to the detectives.", "LON-4")
	case t.kind == "ticket":
		return noTicket(v, t.ticket)
	}
	return rules.Refuse("That is not what is decided now.", "LON-44")
}

// turn says whose turn it is, for somebody who wants to act out of turn.
func turn(v *known) string {
	switch v.Acting {
	case rules.Public:
		return "The game is over."
	case rules.Luck:
		return "The start cards are still being drawn."
	}
	return fmt.Sprintf("It is the turn of %s.", seatName(v.Acting))
}

// noMove says why a detective cannot make a move of a pawn.
func noMove(v *known, a Action) rules.Refusal {
	if n := noPawn(v, a.colour()); n.Refused() {
		return n
	}
	return noPawnRide(v, a.pawn, a.to, a.line)
}

// noPawn says why the acting detective cannot move a pawn.
func noPawn(v *known, c Colour) rules.Refusal {
	switch p := v.Pawns[c]; {
	case p.Seat != v.By:
		return rules.Refuse(fmt.Sprintf("%s is led by %s.", c.Title(), seatName(p.Seat)), "LON-39")
	case p.Moved:
		return rules.Refuse(fmt.Sprintf("%s has moved in this round already.", c.Title()), "LON-40")
	case p.Stranded:
		return rules.Refuse(strandedText(&v.state, uint8(c)+1, v.shows)+".", "LON-70")
	case p.Blocked:
		return rules.Refuse(fmt.Sprintf("Every place %s could ride to is occupied.", c.Title()), "LON-72")
	}
	return rules.Refusal{}
}

// noPawnRide says why a pawn cannot ride to a station by a kind of line, or by any
// when kind is NoLine.
func noPawnRide(v *known, p, to uint8, kind Kind) rules.Refusal {
	name, from := Colour(p-1).Title(), v.state.at[p]
	if from == to {
		return rules.Refuse(fmt.Sprintf("%s stands there already and must move on.", name), "LON-57")
	}
	if n := noPlace(v, to); n.Refused() {
		return n
	}
	found := NoLine
	for _, e := range theBoard().from(from) {
		if e.to != to || kind != NoLine && e.kind != kind {
			continue
		}
		if e.kind == Boat {
			if found == NoLine {
				found = Boat
			}
			continue
		}
		if v.state.holds[p]>>e.kind&1 != 0 {
			return rules.Refusal{}
		}
		found = e.kind
	}
	switch found {
	case NoLine:
		return noLine(v, kind, from, to)
	case Boat:
		return rules.Refuse("Only Mr X rides the boats.", "LON-82")
	}
	return rules.Refuse(fmt.Sprintf("%s has no %s ticket left.", name, found), "LON-56")
}

// noMoveOfAny says why no pawn of the acting detective can ride to a station.
func noMoveOfAny(v *known, to uint8) rules.Refusal {
	var last rules.Refusal
	n := 0
	for _, c := range v.Team(v.By) {
		if !noPawn(v, c).Refused() {
			last = noPawnRide(v, uint8(c)+1, to, NoLine)
			n++
		}
	}
	if n > 1 {
		if here := noPlace(v, to); here.Refused() {
			return here
		}
		return rules.Refuse(fmt.Sprintf("None of your pawns reaches %d in one ride with its tickets.", v.Number(Station(to))), "LON-49")
	}
	return last
}

// noLine says that no line of a kind, or of any when kind is NoLine, joins two stations.
func noLine(v *known, kind Kind, from, to uint8) rules.Refusal {
	line := "line"
	if kind != NoLine {
		line = kind.String() + " line"
	}
	return rules.Refuse(fmt.Sprintf("No %s leads from %d to %d in one ride.", line, v.Number(Station(from)), v.Number(Station(to))), "LON-49")
}

// noPlace says whether a pawn stands on a station.
func noPlace(v *known, s uint8) rules.Refusal {
	for _, p := range v.Pawns {
		if p.At == Station(s) {
			return rules.Refuse(fmt.Sprintf("%s stands on %d.", p.Colour.Title(), v.Number(p.At)), "LON-58")
		}
	}
	return rules.Refusal{}
}

// noRide says why Mr X cannot make a ride, in his own view. Kind NoLine asks for
// any ride to the place.
func noRide(v *known, a Action) rules.Refusal {
	b, s := theBoard(), &v.state
	if a.to == s.at[0] {
		return rules.Refuse("You are there already and must move on.", "LON-57")
	}
	if n := noPlace(v, a.to); n.Refused() {
		return n
	}
	n := noLine(v, a.line, s.at[0], a.to)
	for _, e := range b.from(s.at[0]) {
		if e.to != a.to || a.line != NoLine && e.kind != a.line {
			continue
		}
		if !s.open(b, e) {
			n = rules.Refuse(fmt.Sprintf("A pawn on the %s line cuts you off.", e.kind), "LON-123")
			continue
		}
		paid := false
		for _, slot := range [2]Kind{e.kind, 0} {
			if a.line != NoLine && (slot == 0) != (a.kind == rideBlack) || s.holds[0]>>slot&1 == 0 {
				continue
			}
			paid = true
			if v.Stage != StageFirst || s.canStartDouble(b, e, slot) {
				return rules.Refusal{}
			}
		}
		switch {
		case paid:
			n = rules.Refuse(fmt.Sprintf("From %d no second ride would be possible.", v.Number(Station(a.to))), "LON-98")
		case a.kind == rideBlack && a.line != NoLine || e.kind == Boat:
			n = rules.Refuse("You have no black ticket left.", "LON-78")
		default:
			n = rules.Refuse(fmt.Sprintf("You have no %s ticket.", e.kind), "LON-74")
		}
	}
	return n
}

// noDouble says why Mr X cannot show a 2x card.
func noDouble(v *known, _ Action) rules.Refusal {
	switch {
	case v.X.Doubles == 0:
		return rules.Refuse("Both 2x cards are used up.", "LON-95")
	case !v.state.canDouble(theBoard()):
		return rules.Refuse("No second ride would be possible.", "LON-98")
	}
	return rules.Refusal{}
}

// noTake says why Mr X cannot take a ticket of a kind, or of any when it is NoLine, from
// a pawn.
func noTake(v *known, a Action) rules.Refusal {
	switch c, k := a.colour(), a.line; {
	case c != v.Giver:
		return rules.Refuse(fmt.Sprintf("%s gives a ticket now.", v.Giver.Title()), "LON-117")
	case k > Underground:
		return rules.Refuse("The pawns have no such tickets.", "LON-79")
	case k >= Taxi && v.Pawns[c].Tickets[k-1] == 0:
		return rules.Refuse(fmt.Sprintf("%s has no %s ticket.", c.Title(), k), "LON-118")
	}
	return rules.Refusal{}
}

// noTicket says why a ticket cannot be used for the ride that is chosen now.
func noTicket(v *known, t Ticket) rules.Refusal {
	switch {
	case v.By != 0 && (t == BlackTicket || t == DoubleTicket):
		return rules.Refuse("Only Mr X has that.", "LON-79")
	case t == DoubleTicket && v.Stage != StageMove:
		return rules.Refuse("One 2x card a turn is enough.", "LON-96")
	case t == DoubleTicket:
		return noDouble(v, Action{})
	case v.By == 0 && (t == BlackTicket && v.X.Black == 0 || t != BlackTicket && v.X.Tickets[t-1] == 0):
		return rules.Refuse(fmt.Sprintf("You have no %s ticket.", t), "LON-74")
	}
	return rules.Refuse(fmt.Sprintf("No ride is possible with %s now.", article(t)), "LON-56")
}

// traveller is the index of a pawn whose way this seat may plan. The error is a sentence
// for the player.
func traveller(v *known, pawn string) (uint8, error) {
	name := strings.TrimPrefix(pawn, "pawn.")
	i := pawnNamed(name)
	switch {
	case i == 0 && name != "x":
		return 0, fmt.Errorf("there is no pawn %q", pawn)
	case i == 0 && v.By != 0 && !v.Over():
		return 0, errors.New("only Mr X knows where he is")
	case v.state.at[i] == 0:
		return 0, fmt.Errorf("%s is not on the board yet", travellerName(i))
	}
	return i, nil
}

// noRoute says that a pawn cannot get to a station.
func noRoute(v *known, i uint8, to Station) error {
	return fmt.Errorf("%s cannot reach %d with the tickets that are left", travellerName(i), v.Number(to))
}

func travellerName(i uint8) string {
	if i == 0 {
		return "Mr X"
	}
	return Colour(i - 1).Title()
}
