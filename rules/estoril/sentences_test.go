package estoril

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestSentences(t *testing.T) { rulestest.Sentences(t, Game{}, allTargets(), 4, 20) }
