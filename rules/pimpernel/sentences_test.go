package pimpernel

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestSentences(t *testing.T) { rulestest.Sentences(t, Game{}, everything(6), 3, 60) }
