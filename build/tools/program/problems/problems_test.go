package main

import (
	"testing"

	"intrigue/rules"
)

// TestNoProblemIsShippedTwice: no two problems of a game have the same pattern.
func TestNoProblemIsShippedTwice(t *testing.T) {
	for name, src := range sources {
		patterns := map[string]string{}
		for _, p := range src.game.(rules.Puzzler).Problems() {
			pattern := src.pattern(p)
			if other, ok := patterns[pattern]; ok {
				t.Errorf("%s: %s is %s once more", name, p.Key, other)
			}
			patterns[pattern] = p.Key
		}
		if len(patterns) < 20 {
			t.Errorf("%s: there are %d problems", name, len(patterns))
		}
	}
}
