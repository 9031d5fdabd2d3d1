package cardinal

import (
	"fmt"

	"intrigue/rules"
)

// endings are the ways a game ends.
func endings() []rules.Ending {
	return []rules.Ending{
		{Key: "perfect", Title: "A perfect game", Rare: true},
		{Key: "away", Title: "All four musketeers escape", Rare: true},
		{Key: "gone", Title: "No musketeer is left in the castle", Rare: true},
		{Key: "finished", Title: "The player ends the game"},
	}
}

// Outcome counts the score (CAR-76). A perfect game is a win; any other one is as
// good as its score.
func (p *position) Outcome() rules.Outcome {
	if p.stage != StageOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: "finished", Scores: []rules.Score{
		{Label: "Chambers searched", Points: []int{p.searched()}},
		{Label: "Musketeers escaped, 2 points each", Points: []int{2 * p.escapees()}},
		{Label: "Guards defeated", Points: []int{p.defeated()}},
	}}
	score := fmt.Sprintf("%d of %d points", p.score(), Perfect)
	switch {
	case p.score() == Perfect:
		o.Ending, o.Winners = "perfect", []rules.Seat{0}
		o.Why = fmt.Sprintf("Every chamber is searched, every guard defeated, and all four musketeers are away: %s.", score)
	case p.escaped == 1<<suits-1:
		o.Ending = "away"
		o.Why = fmt.Sprintf("All four musketeers are away, with %s.", score)
	case p.escaped|p.killed == 1<<suits-1:
		o.Ending = "gone"
		o.Why = fmt.Sprintf("The last musketeer has left the castle. The score is %s.", score)
	default:
		o.Why = fmt.Sprintf("The game is finished with %s.", score)
	}
	return o
}
