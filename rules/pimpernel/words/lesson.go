package words

import "intrigue/rules/pimpernel/core"

// lessons say what to do about the mistakes of each kind.
var lessons = map[core.Lesson]string{
	core.MissionTooSoon: "Take a mission space only when its part is likely to be complete: otherwise your cube there scores nothing.",
	core.MissionMissed:  "Look at the mission spaces first: they pay most when the others do the work.",
	core.Passed:         "Pass only when no cube of yours could still score.",
	core.FavourWasted:   "Keep a favour tile for a turn when both of its actions score.",
	core.CubeWasted:     "Place cubes where the mission will use them, and where the others have placed few.",
}

// Advice returns what to do about a lesson, "" for none.
func Advice(lesson string) string { return lessons[core.Lesson(lesson)] }
