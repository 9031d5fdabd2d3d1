package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// Endings are the ways a game ends.
func Endings() []rules.Ending {
	return []rules.Ending{
		{Key: core.EndPerfect, Title: "A perfect game", Rare: true},
		{Key: core.EndAway, Title: "All four musketeers escape", Rare: true},
		{Key: core.EndGone, Title: "No musketeer is left in the castle", Rare: true},
		{Key: core.EndFinished, Title: "You end the game"},
	}
}

// Outcome counts the score (CAR-76). A perfect game is a win; any other one is as
// good as its score.
func Outcome(s *core.State) rules.Outcome {
	o := rules.Outcome{Ending: s.Ending()}
	if !o.Over() {
		return o
	}
	o.Scores = []rules.Score{
		{Label: "Chambers searched", Points: []int{s.Searched()}},
		{Label: "Musketeers escaped, 2 points each", Points: []int{2 * s.Escapees()}},
		{Label: "Guards defeated", Points: []int{s.Defeated()}},
	}
	score := fmt.Sprintf("%d of %d points", s.Score(), core.Perfect)
	switch o.Ending {
	case core.EndPerfect:
		o.Winners = []rules.Seat{0}
		o.Why = fmt.Sprintf("Every chamber is searched, every guard is defeated and all four musketeers have escaped: %s.", score)
	case core.EndAway:
		o.Why = fmt.Sprintf("All four musketeers have escaped. The score is %s.", score)
	case core.EndGone:
		o.Why = fmt.Sprintf("The last musketeer has left the castle. The score is %s.", score)
	default:
		o.Why = fmt.Sprintf("The game ends with %s.", score)
	}
	return o
}
