package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// ProblemKinds returns the arrests and the escapes, by the keys they are given.
func ProblemKinds(arrest, escape string) []rules.ProblemKind {
	return []rules.ProblemKind{
		{Key: arrest, Title: "Arrests", Name: "Arrest",
			Line: "Control all five pawns and close every way out. Mr X could be at any marked station, " +
				"and he always takes the way that keeps him free longest. Pawns you don't need move by themselves.",
			Themes: []rules.ProblemTheme{{Key: "block", Title: "Block"}, {Key: "corners", Title: "Double corner"},
				{Key: "spread", Title: "Many hideouts"}, {Key: "river", Title: "Race to the river"}, {Key: "last", Title: "Last ticket"}}},
		{Key: escape, Title: "Escapes", Name: "Escape",
			Line: "You are Mr X, with no 2x cards left. Only one ride keeps you out of every pawn's reach, now and in the next round.",
			Themes: []rules.ProblemTheme{{Key: "river", Title: "Race to the river"}, {Key: "trap", Title: "Trap"},
				{Key: "reach", Title: "Out of reach"}}},
	}
}

// ArrestTask returns what the detectives have to reach. How it ends depends on where he is: at some of the
// marked stations he may be caught, and surrounded at others (LON-112).
func ArrestTask(rounds int) string {
	if rounds == 1 {
		return "Catch Mr X in this round, or leave him no way out, whichever marked station he is at."
	}
	return fmt.Sprintf("Catch Mr X within %s, or leave him no way out, whatever he does and whichever marked station he is at.",
		prose.Spelled(rounds, "round"))
}

// EscapeTask says what Mr X has to reach.
const EscapeTask = "Find the only ride that keeps you out of every pawn's reach this round and leaves you a way out in the next."

// Verdict returns what came of a move at a problem.
func Verdict(v *core.View, r core.Verdict) string {
	places := named(v, r.Places)
	switch r.Kind {
	case core.Fled:
		return fmt.Sprintf("Mr X has slipped away once more. You have %s left.", prose.Spelled(r.Left, "round"))
	case core.Arrested:
		return "Well done. Wherever Mr X was and whatever he did, there was no way out."
	case core.Missed:
		return fmt.Sprintf("Now Mr X gets away from %s.", alternatives(v, r.Places))
	case core.Slips:
		return "Now the pawns can no longer close every way out in time. Mr X could be at " + alternatives(v, r.Places) + "."
	case core.AtLarge:
		return "Well done. However the pawns move, a way out stays open. This time, it is " + alternatives(v, r.Places) + "."
	case core.InReach:
		return fmt.Sprintf("%s can reach you at %s in one ride.", r.Pawn.Title(), places)
	case core.NoWayOut:
		return "No pawn can reach you straight away. But look where they went: " + trapped(places)
	}
	return ""
}

// trapped says why Mr X has no way out, by the places that he could ride to.
func trapped(places string) string {
	if places == "" {
		return "you cannot ride anywhere."
	}
	return "wherever you ride next (" + places + "), one of them can follow."
}

// alternatives returns stations of which one is meant.
func alternatives(v *core.View, all []core.Station) string {
	return "station " + prose.Or(numbered(v, all))
}

// Near returns where to look for the solution of a problem.
func Near(v *core.View, a core.Action, matters bool) string {
	switch {
	case a.Kind != core.MovePawn:
		return "Look for a station that two pawns cannot close between them: one with ways out in different directions."
	case matters:
		return fmt.Sprintf("%s has only one ride that will do.", a.Colour().Title())
	}
	return fmt.Sprintf("%s is not needed for this: what matters is where the others go.", a.Colour().Title())
}

// Why returns what a ride is good for that solves a problem.
func Why(v *core.View, a core.Action, matters bool) string {
	to := v.Number(core.Station(a.To))
	switch {
	case a.Kind != core.MovePawn:
		return fmt.Sprintf("Ride to station %d: no pawn can reach it in one ride, and wherever the pawns move, a way out stays open.",
			to)
	case !matters:
		return fmt.Sprintf("Move %s to station %d, out of the others' way.", a.Colour().Title(), to)
	case v.Beliefs.Now().Weights[a.To] > 0:
		return fmt.Sprintf("Move %s to station %d: Mr X could be there.", a.Colour().Title(), to)
	}
	return fmt.Sprintf("Move %s to station %d: from there it covers what the others cannot.", a.Colour().Title(), to)
}
