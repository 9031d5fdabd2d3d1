package words

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// ProblemKinds returns the one kind there is, by its key.
func ProblemKinds(vienna string) []rules.ProblemKind {
	return []rules.ProblemKind{{Key: vienna, Title: "Last missions", Name: "Last mission",
		Line: "The last mission is nearly over. Find the move that wins it for you alone, this turn or on your next one, whatever the others do.",
		Themes: []rules.ProblemTheme{{Key: "quiet", Title: "Mission spaces can wait"}, {Key: "tile", Title: "Favour tile"},
			{Key: "rest", Title: "Rest cube"}, {Key: "path", Title: "Choice of path"}, {Key: "pick", Title: "Choice of cubes"}}}}
}

// Task returns what has to be reached, in how many turns.
func Task(turns int) string {
	if turns == 1 {
		return "Win the game alone, this turn."
	}
	return "Win the game alone, this turn or on your next one, whatever the others do."
}

// Verdict returns what came of a move at a problem.
func Verdict(state rules.AttemptState, turns int) string {
	switch {
	case state == rules.Solved:
		return "Solved. You win the game."
	case state == rules.Refuted && turns == 1:
		return "That doesn't win this turn. Count the cubes that score, and who chooses them."
	case state == rules.Refuted:
		return "That doesn't make sure of it. Watch what the others do, and count the points again."
	}
	return ""
}

// Near returns where to look for the solution of a problem.
func Near(a core.Action) string {
	switch a.Kind {
	case core.Favor:
		return "One of your favour tiles does more than a single cube."
	case core.Pick:
		return "You choose whose cubes score: count what each choice leaves the others."
	case core.Ride:
		return "Several paths lead to Vienna, and they don't pay alike."
	case core.Done, core.Pass:
		return "Not every chance is worth taking."
	case core.Move, core.Remove, core.Point:
		return "This move places no cube."
	}
	if p := core.Place(a.To); p.IsArea() || p.IsHex() {
		return "Look at the planning areas and the buildings: which cubes will score?"
	} else if p.IsSpot() {
		return "Look at the mission spaces: what does each of them decide?"
	}
	return "Look at Vienna and the way there: where does one more cube score?"
}
