package london_test

import (
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

func TestProblems(t *testing.T) { rulestest.Problems(t, london.Game{}) }
