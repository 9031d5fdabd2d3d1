package words

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
)

// ProblemKinds returns the kinds there are, by their keys.
func ProblemKinds(portal, enemy, boss string) []rules.ProblemKind {
	themes := []rules.ProblemTheme{{Key: "patience", Title: "Patience"}, {Key: "legwork", Title: "Legwork"},
		{Key: "cards", Title: "Card play"}, {Key: "tokens", Title: "Tokens"}, {Key: "place", Title: "Gathering"},
		{Key: "trophy", Title: "Trophy"}}
	return []rules.ProblemKind{
		{Key: portal, Title: "Closing time", Name: "Closing time", Line: "Close a portal this turn, before you draw a card.", Themes: themes},
		{Key: enemy, Title: "Not a scratch", Name: "Not a scratch",
			Line: "Beat an enemy this turn without taking a wound, before you draw a card.", Themes: themes},
		{Key: boss, Title: "Big game", Name: "Big game",
			Line: "Beat the mini-boss or the boss this turn, before you draw a card.", Themes: themes},
	}
}

// Task returns what has to be reached.
func Task(kind string) string {
	for _, k := range ProblemKinds("portal", "enemy", "boss") {
		if k.Key == kind {
			return k.Line
		}
	}
	return ""
}

// Verdict returns what came of a move at a problem.
func Verdict(state rules.AttemptState, kind string) string {
	done := map[string][2]string{
		"portal": {"The portal is closed.", "the portal can't be closed"},
		"enemy":  {"The enemy is beaten, and you haven't a scratch.", "no enemy can be beaten without a wound"},
		"boss":   {"Down it goes.", "it can't be beaten"},
	}[kind]
	switch state {
	case rules.Solved:
		return "Solved. " + done[0]
	case rules.Refuted:
		return "From here " + done[1] + " this turn, unless you draw a card that helps. Try another way."
	}
	return ""
}

// Near returns where to look for the solution of a problem.
func Near(a core.Action) string {
	switch a.Kind {
	case core.Play:
		return "Look at your hand: which card does the most for this goal?"
	case core.Walk, core.Ride, core.Duck, core.Fare, core.Step, core.Enter:
		return "Think about where you need to be."
	case core.Put, core.Lift, core.Use:
		return "Look at the cards above your board, and what lies on them."
	case core.Gather:
		return "Look at the place where you stand."
	case core.Done:
		return "This step has done its work."
	case core.Fight, core.Hit, core.Parry, core.Bleed:
		return "Look at the enemy's health and at what it strikes back with."
	}
	return "Count what you have, and what the goal asks for."
}
