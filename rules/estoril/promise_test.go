package estoril

import (
	"testing"

	"intrigue/rules/rulestest"
)

// TestPromise plays games of all seats under the defaults, each single option and some
// mixtures; every one of their positions is checked.
func TestPromise(t *testing.T) { rulestest.Promise(t, Game{}, 12) }

func TestData(t *testing.T) { rulestest.Data(t, Game{}, 20, "evening") }
