package core_test

import (
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, london.Game{}.About().Rules, "LON", 137)
}
