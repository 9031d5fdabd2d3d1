package core_test

import (
	"testing"

	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, cardinal.Game{}.About().Rules, "CAR", 84)
}
