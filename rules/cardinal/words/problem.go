package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// ProblemKinds returns the one kind there is, by its key.
func ProblemKinds(end string) []rules.ProblemKind {
	return []rules.ProblemKind{{Key: end, Title: "Perfect finishes", Name: "Perfect finish",
		Line: "A perfect game is almost won, but only one way to finish it is quick enough. " +
			"Search every chamber, defeat every guard and get all four musketeers out.",
		Themes: []rules.ProblemTheme{{Key: "lure", Title: "Lure"}, {Key: "tunnel", Title: "Tunnel"}, {Key: "ambush", Title: "Ambush"},
			{Key: "order", Title: "Exit order"}, {Key: "foot", Title: "On foot"}}}}
}

// Task returns what has to be reached.
func Task(slides int) string {
	return fmt.Sprintf("Finish this game perfectly in %s.", prose.Spelled(slides, "slide"))
}

// Verdict returns what came of a move at a problem: how many slides are left, and needed where those are too few.
func Verdict(state rules.AttemptState, left, needed int) string {
	switch {
	case state == rules.Solved:
		return fmt.Sprintf("Perfect: all %d points, and there is no shorter way.", core.Perfect)
	case state == rules.Refuted && needed > 0:
		return fmt.Sprintf("From here a perfect finish takes %s, and you have %s left.", prose.Spelled(needed, "slide"),
			prose.Spelled(left, "slide"))
	case state == rules.Refuted:
		return "From here a perfect finish is out of reach, or takes far too long."
	}
	return fmt.Sprintf("You have %s left.", prose.Spelled(left, "slide"))
}

// Near returns where to look for the solution of a problem.
func Near(s *core.State, a core.Action) string {
	switch a.Kind {
	case core.Slide:
		return fmt.Sprintf("%s makes the next slide.", a.Who.Title())
	case core.Lure:
		return "Lure a guard out before the next slide."
	case core.ComeOut:
		return fmt.Sprintf("%s comes out in the corner from which his next slide counts.", s.Who.Title())
	case core.TakeGuard, core.LeaveGuard:
		return "Think about which musketeer could defeat this guard, and where."
	}
	return "Think about which musketeer stands in another's way."
}
