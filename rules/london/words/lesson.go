package words

import (
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// lessons are what to do about the mistakes of each kind.
var lessons = map[core.Lesson]string{
	core.SteppedIntoReach: "End your ride where no pawn can reach you with one ride, as long as there is such a station.",
	core.CardSpent:        "Keep black tickets and 2x cards for moments in which no ordinary ride leads to safety.",
	core.WentIntoCorner:   "Ride to stations from which many lines lead on: a corner is soon closed.",
	core.TicketsSpent:     "Save taxi tickets for the end: a pawn with only bus and underground tickets gets stuck.",
	core.WentAway:         "Keep every pawn near the stations where Mr X can be.",
	core.LeftWayOpen:      "Move your pawns to stations that close ways which no other pawn can reach.",
}

// Advice is what to do about a lesson, "" for none.
func Advice(lesson string) string { return lessons[core.Lesson(lesson)] }

// Uncertainty is how much the detectives knew of where Mr X is.
func Uncertainty(v *core.View) string {
	return "Bars: Mr X could be at " + prose.Amount(len(v.Possible), "station") + "."
}
