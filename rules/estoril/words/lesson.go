package words

import "intrigue/rules/estoril/core"

// lessons say what to do about the mistakes of each kind.
var lessons = map[core.Lesson]string{
	core.WrongBoard:    "Before you send a character, check which boards you can still win and what each is worth to you.",
	core.WrongTile:     "Send your strong characters where a board is close, and weak ones where nobody fights back.",
	core.AbilityWasted: "Use an ability where it decides a board, not as soon as you can.",
}

// Advice returns what to do about a lesson, "" for none.
func Advice(lesson string) string { return lessons[core.Lesson(lesson)] }
