package pimpernel

import (
	"fmt"

	"intrigue/rules"
)

// outcome counts up the game.
func (c *State) outcome() rules.Outcome {
	if c.stage != StageOver {
		return rules.Outcome{}
	}
	e, top, winners := c.ending()
	o := rules.Outcome{Ending: endings()[e].Key, Winners: winners, Scores: c.reckoning()}
	switch e {
	case HighestScore:
		o.Why = fmt.Sprintf("%s has the highest score, %d.", seatName(top[0]), c.score[top[0]])
	case LastMission:
		o.Why = fmt.Sprintf("%s are tied at %d, and %s earned most for the last mission, %d.", names(top), c.score[top[0]], seatName(winners[0]), c.points[winners[0]])
	case Shared:
		o.Why = fmt.Sprintf("%s are tied at %d, in the last mission too, and share the victory.", names(winners), c.score[top[0]])
	case Taken:
		o.Why = "Chauvelin has caught the Scarlet Pimpernel for the last time, and nobody wins."
	}
	return o
}

var sourceNames = [sources]string{"Point icons", "Cubes on mission spaces", "Supporters", "Resources", "Routes", "Locations", "Lost to Chauvelin"}

// reckoning is the score by what it was for; the lines of a seat add up to its score.
func (c *State) reckoning() (all []rules.Score) {
	for i, name := range sourceNames {
		if i != fromChauvelin || c.board.chauvelin {
			all = append(all, rules.Score{Label: name, Points: bySeat(c.board, &c.gained[i])})
		}
	}
	return all
}

// Tallied is the score by mission; a seat's lines add up to its score.
func (v View) Tallied() (title string, lines []rules.Score) {
	c := v.State
	for m := c.board.firstMission(); m <= c.mission; m++ {
		lines = append(lines, rules.Score{Label: fmt.Sprintf("Mission %d: %s", m, c.goals[m]), Points: bySeat(c.board, &c.by[m])})
	}
	return "By mission", lines
}
