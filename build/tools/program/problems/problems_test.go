package main

import (
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
