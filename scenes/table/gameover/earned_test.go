package gameover

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// TestAChallengeIsNotPraisedTwice: an honour for what a challenge asked for is not named beside it.
func TestAChallengeIsNotPraisedTwice(t *testing.T) {
	g, over := rules.Finish(london.Game{}, rulestest.ReadRecord(t, "../../../rules/london/testdata/challenges/single.jsonl"))
	rulestest.Must(t, over, "the game is not over")
	about := london.Game{}.About()
	words := strings.Join(earnedWords(g, about), "\n")
	rulestest.Is(t, "so often it is praised", strings.Count(words, "Escape without playing a 2x card."), 1)
	rulestest.Holds(t, strings.Contains(words, "Done!") && strings.Contains(words, "Into the fog"), "it says %q", words)
	g.Kind = ""
	words = strings.Join(earnedWords(g, about), "\n")
	rulestest.Holds(t, strings.Contains(words, "Honours: ") || strings.Contains(words, "One step at a time"), "without a challenge: %q", words)
}
