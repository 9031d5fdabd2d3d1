package core

// Lesson names what is wrong with an action beside a better one.
type Lesson string

const (
	NoLesson       Lesson = ""
	MissionTooSoon Lesson = "soon"   // a mission space was taken whose part is likely to fail, or could wait
	MissionMissed  Lesson = "missed" // a mission space was worth more
	Passed         Lesson = "passed" // a turn was given away
	FavourWasted   Lesson = "favour" // a favour tile was used for little
	CubeWasted     Lesson = "cube"   // a cube did less than another
)
