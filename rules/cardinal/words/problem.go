package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// ProblemKinds is the one kind there is, by its key.
func ProblemKinds(end string) []rules.ProblemKind {
	return []rules.ProblemKind{{Key: end, Title: "Perfect ends", Name: "Perfect end", Line: "A perfect game is almost won. Only one way of ending it is quick enough: all chambers searched, all guards defeated, all four musketeers away."}}
}

// Task is what has to be reached.
func Task(slides int) string {
	return fmt.Sprintf("Bring this game to a perfect end in %s.", prose.Spelled(slides, "slide"))
}

// Verdict is what came of a move at a problem: how many slides are left, and needed where those are too few.
func Verdict(state rules.AttemptState, left, needed int) string {
	switch {
	case state == rules.Solved:
		return fmt.Sprintf("Perfect: all %d points, and no shorter way exists.", core.Perfect)
	case state == rules.Refuted && needed > 0:
		return fmt.Sprintf("From here a perfect end takes %s, and you have %s left.", prose.Spelled(needed, "slide"), prose.Spelled(left, "slide"))
	case state == rules.Refuted:
		return "From here a perfect end is out of reach, or far too long."
	}
	return fmt.Sprintf("You have %s left.", prose.Spelled(left, "slide"))
}

// Near is where to look for the solution of a problem.
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
