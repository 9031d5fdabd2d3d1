package cardinal

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestEveryClauseIsTested(t *testing.T) { rulestest.Clauses(t, rulesText, "CAR", 84) }
