package pimpernel

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) { rulestest.Promise(t, Game{}, 1) }

func TestData(t *testing.T) { rulestest.Data(t, Game{}, 80, "mission", "chauvelin", "completion") }
