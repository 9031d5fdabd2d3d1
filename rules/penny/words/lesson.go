package words

import "intrigue/rules/penny/core"

// lessons say what to do about the mistakes of each kind.
var lessons = map[core.Lesson]string{
	core.ActionLeft: "Use your Field Action every turn: plan your route to end at a location that helps you.",
	core.WrongWay:   "Before you move, find the place where a Field Action, an enemy or a portal is worth most.",
	core.CardLeft:   "Play the cards that draw cards or give you something before you decide anything else.",
	core.WrongQuest: "Put resources where they finish something soon: the Walk in a Street first when a portal is near.",
	core.WoundTaken: "Stop before a step costs you wounds or cards that you need for the next turn.",
	core.WrongStep:  "Look at everything you could do now before you choose the first thing.",
}

// Advice returns what to do about a lesson, "" for none.
func Advice(lesson string) string { return lessons[core.Lesson(lesson)] }
