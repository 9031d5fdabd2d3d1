package london_test

import (
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) {
	rulestest.Promise(t, london.Game{}, 100)
}

func TestData(t *testing.T) {
	rulestest.Data(t, london.Game{}, 20, "at", "start", "last_seen", "from", "to")
}
