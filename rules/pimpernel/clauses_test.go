package pimpernel

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) { rulestest.Clauses(t, rulesText, "PIM", 164) }

func TestEveryClauseOfChauvelinIsTested(t *testing.T) { rulestest.Clauses(t, rulesText, "CHV", 8) }
