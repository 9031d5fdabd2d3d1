package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// ProblemKinds returns the one kind there is, by its key.
func ProblemKinds(evening string) []rules.ProblemKind {
	return []rules.ProblemKind{{Key: evening, Title: "Last characters", Name: "Last character",
		Line: "You know every character on the boards, and you have one left to send. " +
			"Only one space wins you the most boards this evening, whatever the others do.",
		Themes: []rules.ProblemTheme{{Key: "assassin", Title: "Assassin"}, {Key: "seduction", Title: "Seduction"},
			{Key: "diplomacy", Title: "Diplomacy"}, {Key: "nationalism", Title: "Nationalism"}, {Key: "tie", Title: "Tie by space"}}}}
}

// Task returns what has to be reached.
func Task(boards int) string {
	return fmt.Sprintf("You know every character on the boards. "+
		"Send your last one so that you win %s this evening, whatever the others do with their abilities.", prose.Spelled(boards, "board"))
}

// Verdict returns what came of a move at a problem, and how many boards it makes sure of.
func Verdict(state rules.AttemptState, boards, wanted int) string {
	switch state {
	case rules.Solved:
		return fmt.Sprintf("Solved. You win %s, and no other space makes sure of that.", prose.Spelled(wanted, "board"))
	case rules.Refuted:
		sure := "no board"
		if boards > 0 {
			sure = "only " + prose.Spelled(boards, "board")
		}
		return fmt.Sprintf("That makes sure of %s, but you need %s. Watch what the others do about it.", sure,
			prose.Spelled(wanted, "board"))
	}
	return ""
}

// Near returns where to look for the solution of a problem.
func Near(c *core.State, a core.Action) string {
	switch a.Kind {
	case core.Place:
		return fmt.Sprintf("Look at %s: think about what the abilities do when each board's turn comes.",
			boardName(c.Boards[core.PlaceOf(a.B)]))
	case core.Leave:
		return "Not every ability is worth using."
	}
	return "This ability decides a board: work out which one."
}

// Why returns what an action is good for that solves a problem.
func Why(c *core.State, a core.Action) string {
	then := *c
	then.Do(a)
	what := ""
	if a.Kind == core.Place {
		what = fmt.Sprintf("Send %s to %s. ", name(core.Tile(a.A)), spotName(c, a.B))
	} else if advised := actions[a.Kind].advised; advised != nil {
		what = fmt.Sprintf("You win the board by %s. ", doing(advised(c, a)))
	}
	return what + Reason(c, &core.Reason{Action: a, Then: then})
}
