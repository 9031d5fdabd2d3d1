package core

// Lesson names what is wrong with an action beside a better one.
type Lesson string

const (
	NoLesson      Lesson = ""
	MusketeerLost Lesson = "lost"   // a musketeer was killed
	GuardWoken    Lesson = "guard"  // a guard came into the castle
	LeftTooSoon   Lesson = "left"   // a musketeer escaped
	StoppedShort  Lesson = "short"  // the game was ended
	SlideAstray   Lesson = "astray" // a slide led away from what can be had
)
