package cardinal_test

import (
	"testing"

	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
)

func TestProblems(t *testing.T) { rulestest.Problems(t, cardinal.Game{}) }
