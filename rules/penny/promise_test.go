package penny_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) {
	rulestest.Promise(t, penny.Game{}, 5)
}
