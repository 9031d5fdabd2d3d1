package cardinal

import (
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
)

func TestSentences(t *testing.T) {
	names := []string{"north", "east", "south", "west"}
	for _, s := range core.Suits() {
		names = append(names, s.String(), s.Title(), s.Title()+"'s", "a "+s.String(), "an "+s.String())
	}
	rulestest.Sentences(t, Game{}, everything(), 4, 20, names...)
}
