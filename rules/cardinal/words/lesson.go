package words

import "intrigue/rules/cardinal/core"

// lessons say what to do about the mistakes of each kind.
var lessons = map[core.Lesson]string{
	core.MusketeerLost: "Never give up a musketeer while he has chambers to search: he is worth more than any guard.",
	core.GuardWoken:    "Count the castle guards before you slide: each new one closes a line for good.",
	core.LeftTooSoon:   "Before a musketeer escapes, ask what he could still do inside: nobody comes back.",
	core.StoppedShort:  "Press Finish only when no musketeer inside can still gain a point.",
	core.SlideAstray:   "Plan two chambers ahead, so that the slide into one is the way to the next.",
}

// Advice returns what to do about a lesson, "" for none.
func Advice(lesson string) string { return lessons[core.Lesson(lesson)] }
