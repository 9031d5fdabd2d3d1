package words

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// Hint returns a hint: what is advised, then the reason.
func Hint(v *core.View, r *core.Reason) string {
	return lead(v, r.Action) + actions[r.Action.Kind].why(v, r)
}

// lead names what is advised before its reason, of a ride place and ticket; nothing where the
// reason names it.
func lead(v *core.View, a core.Action) string {
	switch a.Kind {
	case core.Double:
		return "Show a 2x card. "
	case core.Surface:
		return "Surface. "
	case core.Take:
		return ""
	}
	way, by := "Ride", a.Line.String()
	if a.Kind == core.MovePawn {
		way = "Move " + a.Colour().Title()
	}
	if a.Kind == core.RideBlack && a.Line != core.Boat {
		by += " with a black ticket"
	}
	return fmt.Sprintf("%s to %d by %s. ", way, v.Number(core.Station(a.To)), by)
}

// whyMove gives the reason of a pawn's move.
func whyMove(v *core.View, r *core.Reason) string {
	closes := ""
	if len(r.Closed) > 0 {
		closes = fmt.Sprintf(" %s is then the only pawn to cover %s.", r.Action.Colour().Title(), prose.List(numbered(v, r.Closed)))
	}
	switch r.Kind {
	case core.MustBeThere:
		return "Mr X must be there."
	case core.WaitForMrX:
		return "Wait at an underground stop until Mr X first surfaces."
	case core.NearUnderground:
		return "Stay near the underground until Mr X first surfaces."
	case core.WhereLastSeen:
		if r.Rides == 0 {
			return "Mr X last surfaced there."
		}
		return nearer(v, r, v.X.LastSeen) + ", where Mr X last surfaced."
	case core.CanBeThere:
		return whySearch(v, r) + closes
	case core.OneRideAway:
		return couldBe(v, r.Near, "one ride") + closes
	case core.TwoRidesAway:
		return couldBe(v, r.Near, "two rides") + closes
	}
	return nearer(v, r, r.Near[0]) + ", the nearest station where Mr X could be."
}

// nearer says how near to a station a pawn's move takes it, or leaves it.
func nearer(v *core.View, r *core.Reason, to core.Station) string {
	does := "keeps"
	if int(core.TheBoard().Dist[v.State.At[r.Action.Pawn]][to]) > r.Rides {
		does = "brings"
	}
	return fmt.Sprintf("That %s %s within %s of %d", does, r.Action.Colour().Title(), prose.Count(r.Rides, "ride"), v.Number(to))
}

// whySearch gives the reason of a move to where Mr X can be.
func whySearch(v *core.View, r *core.Reason) string {
	text := fmt.Sprintf("Mr X could be there (1 of %d stations", len(v.Possible))
	if r.Chance >= 0.05 {
		text += fmt.Sprintf(", %.0f%% likely", 100*r.Chance)
	}
	text += ")"
	if n := len(r.Near); n > 3 {
		text += fmt.Sprintf(", and %d others are one ride away", n)
	} else if n > 0 {
		text += " or one ride away, at " + prose.Or(numbered(v, r.Near))
	}
	return text + "."
}

// couldBe names places where Mr X can be, some rides from where a move leads, or says how many of all they are.
func couldBe(v *core.View, all []core.Station, away string) string {
	if len(all) > 3 {
		return fmt.Sprintf("From there, %d of %d possible stations are %s away.", len(all), len(v.Possible), away)
	}
	return fmt.Sprintf("Mr X could be %s from there, at %s.", away, prose.Or(numbered(v, all)))
}

// named returns stations as they stand in prose, by their numbers: "station 7", "stations 7 and 9"; "" for none.
func named(v *core.View, all []core.Station) string {
	switch numbers := prose.List(numbered(v, all)); len(all) {
	case 0:
		return ""
	case 1:
		return "station " + numbers
	default:
		return "stations " + numbers
	}
}

// numbered returns the numbers that the table shows on some stations, in their order.
func numbered(v *core.View, all []core.Station) (words []string) {
	var numbers []int
	for _, s := range all {
		numbers = append(numbers, v.Number(s))
	}
	slices.Sort(numbers)
	for _, n := range slices.Compact(numbers) {
		words = append(words, strconv.Itoa(n))
	}
	return words
}

// whyRide gives the reason of a ride to Mr X, in his own view.
func whyRide(v *core.View, r *core.Reason) string {
	if r.Kind == core.FirstOfTwo {
		return whyFirst(r)
	}
	forced, places := v.State.ForcedNext(), ""
	switch {
	case forced || !v.HasNotebook():
	case r.Places == 1:
		places = "the detectives will know where you are."
	default:
		places = fmt.Sprintf("the detectives will be left with %d possible stations.", r.Places)
	}
	switch {
	case len(r.Threats) > 0:
		return whyRisk(r, prose.ListOf(r.Threats, core.Colour.Title)+" can reach it in one ride", forced, places)
	case forced:
		return "You must surface there, but no pawn can reach it in one ride."
	case places == "":
		return "No pawn can reach it in one ride."
	case r.Places == 1:
		return "No pawn can reach it in one ride, but " + places
	}
	return "No pawn can reach it in one ride, and " + places
}

// whyRisk gives the reason of a ride to where pawns can catch Mr X.
func whyRisk(r *core.Reason, threat string, forced bool, places string) string {
	text := fmt.Sprintf("%s (a risk of about %.0f%%).", threat, math.Max(1, 100*r.Chance))
	if forced {
		text = "You must surface there, and " + threat + "."
	}
	if r.NoSafe {
		text += " Wherever else you ride, a pawn can reach you too."
	}
	if places != "" {
		text += " " + prose.Capital(places)
	}
	return text
}

// whyFirst gives the reason of the first ride of a double move: the pawns stand still
// before the second one, so what counts is where that one can end.
func whyFirst(r *core.Reason) string {
	switch {
	case r.Ways == 0:
		return "No second ride is possible from there."
	case r.Safe == 0:
		return "Your second ride follows before any pawn moves."
	case r.Safe == r.Ways:
		return "Your second ride follows at once. Wherever it ends, no pawn can reach you in one ride."
	}
	return fmt.Sprintf("Your second ride follows at once. It can end at %d stations, %d of them out of every pawn's reach.", r.Ways, r.Safe)
}

// whyDouble gives the reason of a double move.
func whyDouble(v *core.View, r *core.Reason) string {
	gain := "two in a row leave the detectives more possible stations."
	switch next := int(v.State.Entry) + 1; {
	case core.Forced(next):
		gain = "with two in a row you surface after the first and are away again before any pawn moves."
	case core.Forced(next + 1):
		gain = "two in a row take you further before you must surface."
	}
	switch {
	case !r.NoSafe:
		return "A single ride could be safe for now, but " + gain
	case r.Kind == core.OutOfReach:
		gain = "after two in a row you can be out of reach."
	}
	return "Wherever a single ride takes you, a pawn can reach you, but " + gain
}

// whySurface gives the reason of surfacing voluntarily after the next ride.
func whySurface(v *core.View, r *core.Reason) string {
	switch {
	case !v.HasNotebook():
		return "The tickets you take are worth more than staying hidden."
	case r.Places == 1:
		return "The detectives know where you are anyway, and they will miss the tickets you take."
	}
	return fmt.Sprintf("You give up hiding among %d stations, but the detectives will miss the tickets you take.", r.Places)
}

// whyTake gives the reason of taking a ticket.
func whyTake(_ *core.View, r *core.Reason) string {
	return fmt.Sprintf("Take %s from %s: the kind it has fewest of and will miss most.",
		article(r.Action.Ticket()), r.Action.Colour().Title())
}
