package estoril_test

import (
	"testing"

	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
)

func TestProblems(t *testing.T) { rulestest.Problems(t, estoril.Game{}) }
