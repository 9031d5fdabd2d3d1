package london

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) { rulestest.Clauses(t, Game{}.About().Rules, "LON", 137) }
