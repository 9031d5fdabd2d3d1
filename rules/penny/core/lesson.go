package core

// Lesson names what is wrong with an action beside a better one.
type Lesson string

const (
	NoLesson   Lesson = ""
	ActionLeft Lesson = "action" // a Field Action was left
	WrongWay   Lesson = "way"    // another location was worth going to
	CardLeft   Lesson = "card"   // a card was kept that could have been played first
	WrongQuest Lesson = "quest"  // resources lie where they do less
	WoundTaken Lesson = "wound"  // a step was taken that costs more than it brings
	WrongStep  Lesson = "step"
)
