package core_test

import (
	"testing"

	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, pimpernel.Game{}.About().Rules, "PIM", 164)
}

func TestEveryClauseOfChauvelinIsTested(t *testing.T) {
	rulestest.Clauses(t, pimpernel.Game{}.About().Rules, "CHV", 8)
}
