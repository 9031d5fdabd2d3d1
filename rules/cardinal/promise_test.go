package cardinal

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) {
	rulestest.Promise(t, Game{}, 120)
}

func TestData(t *testing.T) { rulestest.Data(t, Game{}, 1) }
