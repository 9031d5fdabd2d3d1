package london_test

import (
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

func TestSentences(t *testing.T) { rulestest.Sentences(t, london.Game{}, allTargets(), 4, 40) }
