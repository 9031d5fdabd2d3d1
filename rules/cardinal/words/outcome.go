package words

import (
	"fmt"
	"math/bits"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// Endings returns the ways a game ends.
func Endings() []rules.Ending {
	return []rules.Ending{
		{Key: core.EndPerfect, Title: "A perfect game", Rare: true},
		{Key: core.EndAway, Title: "All four musketeers escape", Rare: true},
		{Key: core.EndGone, Title: "No musketeer is left in the castle", Rare: true},
		{Key: core.EndFinished, Title: "The game ends early"},
	}
}

// Outcome counts the score (CAR-76). A perfect game is a win; any other one is as
// good as its score. The reason leaves the score to those who show it.
func Outcome(s *core.State) rules.Outcome {
	o := rules.Outcome{Ending: s.Ending()}
	if !o.Over() {
		return o
	}
	o.Scores = []rules.Score{
		{Label: "Chambers searched", Points: []int{s.Searched()}},
		{Label: "Musketeers escaped, 2 points each", Points: []int{core.EscapePoints * s.Escapees()}},
		{Label: "Guards defeated", Points: []int{s.Defeated()}},
	}
	switch o.Ending {
	case core.EndPerfect:
		o.Winners = []rules.Seat{0}
		o.Why = "Every chamber is searched, every guard is defeated and all four musketeers have escaped."
	case core.EndAway:
		o.Why = left(core.Guards-s.Defeated(), "guard") + " undefeated."
	case core.EndGone:
		o.Why = gone(s.Escapees())
	default:
		o.Why = left(int(core.NumSuits)-bits.OnesCount8(s.Away()), "musketeer") + " in the castle."
	}
	return o
}

// Score returns what a game is worth so far, of what it could be worth (CAR-79).
func Score(s *core.State) string { return fmt.Sprintf("%d of %d points", s.Score(), core.Perfect) }

// left begins a sentence about what remains: "Three guards are still".
func left(n int, noun string) string {
	verb := " are still"
	if n == 1 {
		verb = " is still"
	}
	return prose.Capital(prose.Spelled(n, noun)) + verb
}

// gone says how the musketeers left the castle when not all of them escaped (CAR-70).
func gone(escaped int) string {
	return [...]string{"All four musketeers were killed.", "One musketeer escaped and three were killed.",
		"Two musketeers escaped and two were killed.", "Three musketeers escaped and one was killed."}[escaped]
}
