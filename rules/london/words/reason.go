package words

import (
	"fmt"
	"math"

	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// Hint is a hint: for a ride where to and by what, then the reason.
func Hint(v *core.View, r *core.Reason) string {
	reason := actions[r.Action.Kind].why(v, r)
	switch r.Action.Kind {
	case core.Ride, core.RideBlack, core.MovePawn:
		return lead(v, r.Action) + reason
	}
	return reason
}

// lead names the ride that is advised, place and ticket, before its reason.
func lead(v *core.View, a core.Action) string {
	way, by := "To", a.Line.String()
	if a.Kind == core.MovePawn {
		way = a.Colour().Title() + " to"
	}
	if a.Kind == core.RideBlack && a.Line != core.Boat {
		by += " with a black ticket"
	}
	return fmt.Sprintf("%s %d by %s: ", way, v.Number(core.Station(a.To)), by)
}

// whyMove gives the reason of a pawn's move.
func whyMove(v *core.View, r *core.Reason) string {
	closes := ""
	if len(r.Closed) > 0 {
		closes = fmt.Sprintf(" It closes off %s, which no other pawn reaches.", prose.List(numbered(v, r.Closed)))
	}
	switch r.Kind {
	case core.MustBeThere:
		return "Mr X must be there."
	case core.WaitForMrX:
		return "wait at the underground until Mr X is first seen."
	case core.NearUnderground:
		return "to be near the underground when Mr X is first seen."
	case core.WhereLastSeen:
		switch at := v.Number(v.X.LastSeen); r.Rides {
		case 0:
			return "where Mr X was last seen."
		case 1:
			return fmt.Sprintf("one ride from %d, where Mr X was last seen.", at)
		default:
			return fmt.Sprintf("%d rides from %d, where Mr X was last seen.", r.Rides, at)
		}
	case core.CanBeThere:
		return whySearch(v, r) + closes
	case core.OneRideAway:
		return "one ride from " + some(v, r.Near) + "." + closes
	case core.TwoRidesAway:
		return "two rides from " + some(v, r.Near) + "." + closes
	}
	return fmt.Sprintf("%d rides from %d, the nearest place where Mr X can be.", r.Rides, v.Number(r.Near[0]))
}

// whySearch gives the reason of a move to where Mr X can be.
func whySearch(v *core.View, r *core.Reason) string {
	text := fmt.Sprintf("one of the %d places where Mr X can be", len(v.Possible))
	if r.Chance >= 0.05 {
		text += fmt.Sprintf(" (%.0f %%)", 100*r.Chance)
	}
	if n := len(r.Near); n > 3 {
		text += fmt.Sprintf(", and one ride from %d of the others", n)
	} else if n > 0 {
		text += ", and one ride from " + prose.List(numbered(v, r.Near)) + ", where he can be too"
	}
	return text + "."
}

// some names places where Mr X can be, or says how many of all they are.
func some(v *core.View, all []core.Station) string {
	if len(all) > 3 {
		return fmt.Sprintf("%d of the %d places where Mr X can be", len(all), len(v.Possible))
	}
	return prose.List(numbered(v, all)) + ", where Mr X can be"
}

// numbered are the numbers of stations.
func numbered(v *core.View, all []core.Station) []string {
	var names []string
	for _, s := range all {
		names = append(names, fmt.Sprint(v.Number(s)))
	}
	return names
}

// whyRide gives the reason of a ride to Mr X, in his own view.
func whyRide(v *core.View, r *core.Reason) string {
	if r.Kind == core.FirstOfTwo {
		return whyFirst(r)
	}
	var names []string
	for _, c := range r.Threats {
		names = append(names, c.Title())
	}
	who, elsewhere := prose.List(names), ""
	if r.NoSafe {
		elsewhere = ", and elsewhere some pawn can too"
	}
	if v.State.ForcedNext() {
		if who == "" {
			return "you must show yourself, and no pawn gets there in one ride."
		}
		return "you must show yourself; " + who + " can get there in one ride" + elsewhere + "."
	}
	text := "no pawn gets there in one ride"
	if who != "" {
		text = fmt.Sprintf("%s can get there in one ride (a danger of about %.0f %%)%s", who, math.Max(1, 100*r.Chance), elsewhere)
	}
	if !v.Notes() {
		return text + "."
	}
	if r.Places == 1 {
		return text + ", though the detectives will know where you are."
	}
	if elsewhere != "" && who != "" {
		return fmt.Sprintf("%s; the detectives have %d places to think of.", text, r.Places)
	}
	return fmt.Sprintf("%s, and the detectives have %d places to think of.", text, r.Places)
}

// whyFirst gives the reason of the first ride of a double move: the pawns stand still
// before the second one, so what counts is where that one can end.
func whyFirst(r *core.Reason) string {
	switch {
	case r.Ways == 0:
		return "there is no ride on from there."
	case r.Safe == 0:
		return "the second ride follows before any pawn moves."
	case r.Safe == r.Ways:
		return "the second ride follows at once, and wherever it ends, no pawn gets there in one ride."
	}
	return fmt.Sprintf("the second ride follows at once, and %d of the %d places it can end at are out of every pawn's reach.", r.Safe, r.Ways)
}

// whyDouble gives the reason of a double move.
func whyDouble(v *core.View, r *core.Reason) string {
	gain := "two in a row leave the detectives more places to think of."
	switch next := int(v.State.Entry) + 1; {
	case core.Forced(next):
		gain = "with two in a row you show yourself after the first, and are away again before any pawn moves."
	case core.Forced(next + 1):
		gain = "two in a row take you farther before you must show yourself."
	}
	switch {
	case !r.NoSafe:
		return "One ride alone could be safe for now, but " + gain
	case r.Kind == core.OutOfReach:
		gain = "after two in a row you can be out of reach."
	}
	return "Wherever a single ride takes you, a pawn gets there in one; " + gain
}

// whySurface gives the reason of showing oneself unasked.
func whySurface(v *core.View, r *core.Reason) string {
	switch {
	case len(r.Threats) == 0:
		return "No pawn gets to you in one ride, and the tickets you take will be missed."
	case v.Notes():
		return fmt.Sprintf("The detectives have %s to think of anyway, and the tickets you take will be missed.", prose.Count(r.Places, "place"))
	}
	return "The tickets you take will be missed more than your secret."
}

// whyStayHidden gives the reason of staying hidden.
func whyStayHidden(v *core.View, r *core.Reason) string {
	if v.Notes() && r.Places > 1 {
		return fmt.Sprintf("The detectives have %d places to think of; if you showed yourself they would have one.", r.Places)
	}
	return "The detectives would learn more than the tickets are worth."
}

// whyTake gives the reason of taking a ticket.
func whyTake(_ *core.View, r *core.Reason) string {
	return fmt.Sprintf("Take %s from %s, who has fewest of these and will miss it most.", article(r.Action.Ticket()), r.Action.Colour().Title())
}
