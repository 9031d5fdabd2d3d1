package london

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) {
	games := 200
	if testing.Short() {
		games = 12 // the race detector is slow, and looks for something else
	}
	rulestest.Promise(t, Game{}, games)
}
