package words

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// Refuse says why an action that reads well is not legal for the acting seat. It
// looks at the view only, so it cannot depend on what the seat does not know.
func Refuse(v *core.View, a core.Action) string {
	if v.Stage == core.StageDeal {
		return turn(v)
	}
	if !a.Kind.DecidedIn(v.Stage) {
		return "You cannot do that now. " + Prompt(v)
	}
	if n := actions[a.Kind].refused(v, a); n.Refused() {
		return n.Text
	}
	return "That move is not possible now."
}

// WhyNot says why a target cannot be chosen now; it is zero when it can. Targets
// are those of Choice.Path and "log.7" for a window of the logbook.
func WhyNot(v *core.View, id string) rules.Refusal {
	t := readTarget(id)
	switch {
	case t.kind == "log":
		return rules.Refuse("You can read the logbook, but there is nothing to choose in it.", "LON-45")
	case id == mrXID:
		if v.By == 0 {
			return rules.Refuse("To ride, choose a station.", "LON-44")
		}
		return rules.Refuse("Only Mr X moves his own pawn.", "LON-44")
	case !t.exists && t.kind != "choice" && t.kind != "line":
		return rules.Refuse("This game has nothing like that.", "")
	case v.By != v.Acting || v.By < 0:
		return rules.Refuse(turn(v), "LON-38")
	}
	if slices.ContainsFunc(v.State.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, id) }) {
		return rules.Refusal{}
	}
	switch {
	case v.Stage == core.StageTake && t.kind == "pawn":
		return noTake(v, core.Action{Pawn: t.pawn})
	case v.Stage == core.StageTake && t.kind == "ticket":
		return noTake(v, core.Action{Pawn: v.State.Giver, Line: core.Kind(t.ticket)})
	case v.Stage == core.StageTake:
	case t.kind == "station" && v.By == 0:
		return noRide(v, core.Action{Kind: core.Ride, To: uint8(t.station)})
	case t.kind == "station":
		return noMoveOfAny(v, uint8(t.station))
	case t.kind == "pawn" && v.By != 0:
		return noPawn(v, core.Colour(t.pawn-1))
	case t.kind == "pawn":
		return rules.Refuse("The coloured pawns belong to the detectives.", "LON-4")
	case t.kind == "ticket":
		return noTicket(v, t.ticket)
	}
	return rules.Refuse("You cannot do that now.", "LON-44")
}

// turn says whose turn it is, for somebody who wants to act out of turn.
func turn(v *core.View) string {
	switch v.Acting {
	case rules.Public:
		return "The game is over."
	case rules.Luck:
		return "The start cards are still being drawn."
	}
	return fmt.Sprintf("It is %s's turn.", SeatName(v.Acting))
}

// noMove says why a detective cannot make a move of a pawn.
func noMove(v *core.View, a core.Action) rules.Refusal {
	if n := noPawn(v, a.Colour()); n.Refused() {
		return n
	}
	return noPawnRide(v, a.Pawn, a.To, a.Line)
}

// noPawn says why the acting detective cannot move a pawn.
func noPawn(v *core.View, c core.Colour) rules.Refusal {
	switch p := v.Pawns[c]; {
	case p.Seat != v.By:
		return rules.Refuse(fmt.Sprintf("%s controls %s.", SeatName(p.Seat), c.Title()), "LON-39")
	case p.Moved:
		return rules.Refuse(fmt.Sprintf("%s has already moved this round.", c.Title()), "LON-40")
	case p.Stranded:
		return rules.Refuse(strandedText(&v.State, uint8(c)+1, v.Shows)+".", "LON-70")
	case p.Blocked:
		return rules.Refuse(fmt.Sprintf("Every station %s could ride to is occupied.", c.Title()), "LON-72")
	}
	return rules.Refusal{}
}

// noPawnRide says why a pawn cannot ride to a station by a kind of line, or by any
// when kind is NoLine.
func noPawnRide(v *core.View, p, to uint8, kind core.Kind) rules.Refusal {
	name, from := core.Colour(p-1).Title(), v.State.At[p]
	if from == to {
		return rules.Refuse(fmt.Sprintf("%s is already there and must move on.", name), "LON-57")
	}
	if n := occupied(v, to); n.Refused() {
		return n
	}
	found := core.NoLine
	for _, e := range core.TheBoard().From(from) {
		if e.To != to || kind != core.NoLine && e.Kind != kind {
			continue
		}
		if e.Kind == core.Boat {
			if found == core.NoLine {
				found = core.Boat
			}
			continue
		}
		if v.State.Holds[p]>>e.Kind&1 != 0 {
			return rules.Refusal{}
		}
		found = e.Kind
	}
	switch found {
	case core.NoLine:
		return noLine(v, kind, from, to)
	case core.Boat:
		return rules.Refuse("Only Mr X can travel by boat.", "LON-82")
	}
	return rules.Refuse(fmt.Sprintf("%s has no %s tickets left.", name, found), "LON-56")
}

// noMoveOfAny says why no pawn of the acting detective can ride to a station.
func noMoveOfAny(v *core.View, to uint8) rules.Refusal {
	var last rules.Refusal
	n := 0
	for _, c := range v.Team(v.By) {
		if !noPawn(v, c).Refused() {
			last = noPawnRide(v, uint8(c)+1, to, core.NoLine)
			n++
		}
	}
	if n > 1 {
		if here := occupied(v, to); here.Refused() {
			return here
		}
		return rules.Refuse(fmt.Sprintf("None of your pawns can ride to station %d.", v.Number(core.Station(to))), "LON-49")
	}
	return last
}

// noLine says that no line of a kind, or of any when kind is NoLine, joins two stations.
func noLine(v *core.View, kind core.Kind, from, to uint8) rules.Refusal {
	line := "line"
	if kind != core.NoLine {
		line = kind.String() + " line"
	}
	return rules.Refuse(fmt.Sprintf("No %s runs from station %d to station %d.",
		line, v.Number(core.Station(from)), v.Number(core.Station(to))), "LON-49")
}

// occupied says whether a pawn stands on a station.
func occupied(v *core.View, s uint8) rules.Refusal {
	for _, p := range v.Pawns {
		if p.At == core.Station(s) {
			return rules.Refuse(fmt.Sprintf("%s stands at station %d.", p.Colour.Title(), v.Number(p.At)), "LON-58")
		}
	}
	return rules.Refusal{}
}

// noRide says why Mr X cannot make a ride, in his own view. Kind NoLine asks for
// any ride to the place.
func noRide(v *core.View, a core.Action) rules.Refusal {
	b, s := core.TheBoard(), &v.State
	if a.To == s.At[0] {
		return rules.Refuse("You are already there, and you must move on.", "LON-57")
	}
	if n := occupied(v, a.To); n.Refused() {
		return n
	}
	n := noLine(v, a.Line, s.At[0], a.To)
	for _, e := range b.From(s.At[0]) {
		if e.To != a.To || a.Line != core.NoLine && e.Kind != a.Line {
			continue
		}
		if !s.Open(b, e) {
			n = rules.Refuse(fmt.Sprintf("A pawn on the %s line cuts you off.", e.Kind), "LON-123")
			continue
		}
		paid := false
		for _, slot := range [2]core.Kind{e.Kind, 0} {
			if a.Line != core.NoLine && (slot == 0) != (a.Kind == core.RideBlack) || s.Holds[0]>>slot&1 == 0 {
				continue
			}
			paid = true
			if v.Stage != core.StageFirst || s.CanStartDouble(b, e, slot) {
				return rules.Refusal{}
			}
		}
		switch {
		case paid:
			n = rules.Refuse(fmt.Sprintf("No second ride would be possible from station %d.", v.Number(core.Station(a.To))), "LON-98")
		case a.Kind == core.RideBlack && a.Line != core.NoLine || e.Kind == core.Boat:
			n = rules.Refuse("You have no black tickets left.", "LON-78")
		default:
			n = rules.Refuse(fmt.Sprintf("You have no %s tickets left.", e.Kind), "LON-74")
		}
	}
	return n
}

// noDouble says why Mr X cannot show a 2x card.
func noDouble(v *core.View, _ core.Action) rules.Refusal {
	switch {
	case v.X.Doubles == 0:
		return rules.Refuse("You have used both 2x cards.", "LON-95")
	case v.State.Announced:
		return rules.Refuse("You surface after this ride, so it is your last one this turn.", "LON-120")
	case !v.State.CanDouble(core.TheBoard()):
		return rules.Refuse("No second ride would be possible.", "LON-98")
	}
	return rules.Refusal{}
}

// noSurface says why Mr X cannot say that he will surface.
func noSurface(v *core.View, _ core.Action) rules.Refusal {
	switch window := len(v.Log) + 1; {
	case v.Options["surfacing"] != "on":
		return rules.Refuse("In this game, you surface only in oval windows.", "LON-115")
	case core.Forced(window):
		return rules.Refuse(fmt.Sprintf("Window %d is oval: you surface after this ride anyway.", window), "LON-122")
	case v.State.Announced:
		return rules.Refuse("You are already going to surface after this ride.", "LON-115")
	}
	return rules.Refusal{}
}

// noTake says why Mr X cannot take a ticket of a kind, or of any when it is NoLine, from
// a pawn.
func noTake(v *core.View, a core.Action) rules.Refusal {
	switch c, k := a.Colour(), a.Line; {
	case c != v.Giver:
		return rules.Refuse(fmt.Sprintf("You are taking a ticket from %s now.", v.Giver.Title()), "LON-117")
	case k > core.Underground:
		return rules.Refuse("Pawns have only taxi, bus and underground tickets.", "LON-79")
	case k >= core.Taxi && v.Pawns[c].Tickets[k-1] == 0:
		return rules.Refuse(fmt.Sprintf("%s has no %s tickets left.", c.Title(), k), "LON-118")
	}
	return rules.Refusal{}
}

// noTicket says why a ticket cannot be used for the ride that is chosen now.
func noTicket(v *core.View, t core.Ticket) rules.Refusal {
	switch {
	case v.By != 0 && (t == core.BlackTicket || t == core.DoubleTicket):
		return rules.Refuse("Only Mr X has black tickets and 2x cards.", "LON-79")
	case t == core.DoubleTicket && v.Stage != core.StageMove:
		return rules.Refuse("You can use only one 2x card in a turn.", "LON-96")
	case t == core.DoubleTicket:
		return noDouble(v, core.Action{})
	case v.By == 0 && v.X.Holds(t) == 0:
		return rules.Refuse(fmt.Sprintf("You have no %s tickets left.", t), "LON-74")
	}
	return rules.Refuse(fmt.Sprintf("You cannot ride anywhere with %s now.", article(t)), "LON-56")
}

// Traveller returns the index of a pawn whose way this seat may plan. The error is a sentence
// for the player.
func Traveller(v *core.View, pawn string) (uint8, error) {
	name := strings.TrimPrefix(pawn, "pawn.")
	i := core.PawnNamed(name)
	switch {
	case i == 0 && name != "x":
		return 0, fmt.Errorf("there is no pawn %q", pawn)
	case i == 0 && v.By != 0 && !v.Over():
		return 0, errors.New("only Mr X knows where he is")
	case v.State.At[i] == 0:
		return 0, fmt.Errorf("%s is not on the map yet", travellerName(i))
	}
	return i, nil
}

// NoRoute says that a pawn cannot get to a station.
func NoRoute(v *core.View, i uint8, to core.Station) error {
	return fmt.Errorf("%s cannot reach %d with the tickets that are left", travellerName(i), v.Number(to))
}

func travellerName(i uint8) string {
	if i == 0 {
		return "Mr X"
	}
	return core.Colour(i - 1).Title()
}
