package wire

import (
	"context"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// talk sends lines and returns all that is answered before the end of the input.
func talk(t *testing.T, g rules.Game, lines ...string) string {
	t.Helper()
	var out strings.Builder
	rulestest.OK(t, Serve(g, strings.NewReader(strings.Join(lines, "\n")), &out))
	return out.String()
}

// last is the last line of what was answered.
func last(text string) string {
	text = strings.TrimSuffix(text, "\n")
	return text[strings.LastIndex(text, "\n")+1:]
}

// ends reports whether a line is the last one of an answer.
func ends(l string) bool { return l == "ok" || strings.HasPrefix(l, "error ") }

// chase is a small game with bots of the tests' own.
func chase(more map[string]rules.Bot) rules.Game { return toy.Chase{More: more} }

// counting is a bot that counts simulations and says how many it was given.
type counting struct{ given func(int) }

func (c counting) Decide(_ context.Context, t rules.Turn) rules.Move {
	c.given(t.Simulations)
	return t.Choices[0].Move
}

func (counting) Simulations(rules.Seat) int { return 400 }
