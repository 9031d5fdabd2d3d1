package main

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestNoProblemIsShippedTwice: no two problems of a game have the same pattern.
func TestNoProblemIsShippedTwice(t *testing.T) {
	for name, src := range sources {
		patterns := map[string]string{}
		for _, p := range src.game.(rules.Puzzler).Problems() {
			pattern := src.pattern(p)
			other, ok := patterns[pattern]
			rulestest.Holds(t, !ok, "%s: %s is %s once more", name, p.Key, other)
			patterns[pattern] = p.Key
		}
		rulestest.Holds(t, len(patterns) >= 20, "%s: there are %d problems", name, len(patterns))
	}
}

// TestProblemsAreRated: each has a rating that somebody can have, and not all of a game have the same.
func TestProblemsAreRated(t *testing.T) {
	for name, src := range sources {
		different := map[int]bool{}
		for _, p := range src.game.(rules.Puzzler).Problems() {
			different[p.Rating] = true
			rulestest.Holds(t, p.Rating >= 500 && p.Rating <= 2500, "%s: %s is rated %d", name, p.Key, p.Rating)
		}
		rulestest.Holds(t, len(different) >= 4, "%s: there are the ratings %v", name, different)
	}
}

// TestARatingFollowsFromWhoSolvesIt: who solves a problem one time in two has its rating; the more often it is solved, and the
// weaker those are who do it, the easier it is. Without a word of theirs it is as hard as its grade.
func TestARatingFollowsFromWhoSolvesIt(t *testing.T) {
	by := []contestant{{rating: 1000}, {rating: 1800}}
	at := func(weak, strong int, grade float64) int { return rating(by, []int{weak, strong}, grade) }
	rulestest.Is(t, "of those of whom each solves half", at(tries/2, tries/2, 1400), 1400)
	rulestest.Is(t, "without any", rating(nil, nil, 1300), 1300)
	last := 5000
	for _, won := range [][2]int{{0, 0}, {0, tries / 2}, {0, tries}, {tries / 2, tries}, {tries, tries}} {
		now := at(won[0], won[1], 1400)
		rulestest.Holds(t, now < last && now > 0, "solved %v times it is rated %d, after %d", won, now, last)
		last = now
	}
	rulestest.Holds(t, at(0, 0, 1800) > at(0, 0, 1200), "the grade does not tell apart what nobody solves")
}

// TestRatingsCanBeRepeated: whoever measures a problem again finds the same.
func TestRatingsCanBeRepeated(t *testing.T) {
	src := sources["london"]
	by, err := contestants(src)
	rulestest.OK(t, err)
	all := src.game.(rules.Puzzler).Problems()
	p := all[len(all)-3]
	won := attempts(src.game, p, by[:2])
	rulestest.Holds(t, slices.Equal(won, attempts(src.game, p, by[:2])), "another time it is not %v", won)
	rulestest.Holds(t, slices.Max(won) > 0 && slices.Min(won) < tries, "nothing is measured: %v", won)
}
