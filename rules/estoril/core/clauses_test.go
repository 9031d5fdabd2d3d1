package core_test

import (
	"testing"

	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, estoril.Game{}.About().Rules, "EST", 165)
}
