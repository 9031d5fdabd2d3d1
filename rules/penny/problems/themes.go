package problems

import (
	"slices"

	"intrigue/rules/penny/core"
)

// themes are what a problem can turn on, each with the actions of a solution that show it.
var themes = []struct {
	key   string
	kinds []core.ActionKind
}{
	{"legwork", []core.ActionKind{core.Walk, core.Ride, core.Duck, core.Step, core.Enter}},
	{"cards", []core.ActionKind{core.Play}},
	{"tokens", []core.ActionKind{core.Put, core.Lift, core.Use}},
	{"place", []core.ActionKind{core.Gather}},
	{"trophy", []core.ActionKind{core.Pawn}},
}

// Themes are those of a problem, by the actions of its solution.
func Themes(solution []core.Action) (all []string) {
	if solution[0].Kind == core.Done {
		all = append(all, "patience") // whatever could be done first would cost too much
	}
	for _, t := range themes {
		if slices.ContainsFunc(solution, func(a core.Action) bool { return slices.Contains(t.kinds, a.Kind) }) {
			all = append(all, t.key)
		}
	}
	return all
}
