package penny_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) {
	rulestest.Promise(t, penny.Game{}, 8)
}

func TestData(t *testing.T) {
	rulestest.Data(t, penny.Game{}, 60, "fight", "offer", "heist", "rush")
}
