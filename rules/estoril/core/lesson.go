package core

// Lesson names what is wrong with an action beside a better one.
type Lesson string

const (
	NoLesson      Lesson = ""
	WrongBoard    Lesson = "board"   // the right tile went to a space where it does less
	WrongTile     Lesson = "tile"    // another tile did more
	AbilityWasted Lesson = "ability" // an ability was used, or left, for nothing
)
