package words

import (
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// lessons say what to do about the mistakes of each kind.
var lessons = map[core.Lesson]string{
	core.SteppedIntoReach: "Whenever you can, end your ride where no pawn can reach you in one ride.",
	core.CardSpent:        "Save black tickets and 2x cards for when no ordinary ride leads to safety.",
	core.CardKept:         "Spend a black ticket or a 2x card when the detectives close in: later it may not help you.",
	core.WentIntoCorner:   "Ride to stations with plenty of lines: a corner is soon closed.",
	core.TicketsSpent:     "Save taxi tickets for the end: a pawn with only bus and underground tickets gets stuck.",
	core.WentAway:         "Keep every pawn near the stations where Mr X could be.",
	core.LeftWayOpen:      "Move each pawn to where it closes a way out that no other pawn can reach.",
}

// Advice returns what to do about a lesson, "" for none.
func Advice(lesson string) string { return lessons[core.Lesson(lesson)] }

// Uncertainty returns how much the detectives knew of where Mr X is.
func Uncertainty(v *core.View) string {
	return "Bars: Mr X could be at " + prose.Amount(len(v.Possible), "station") + "."
}
