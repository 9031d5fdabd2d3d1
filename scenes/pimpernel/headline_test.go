package pimpernel_test

import (
	"testing"

	contract "intrigue/rules"
	"intrigue/scenes/pimpernel"
)

// TestHeadline names who wins, and says so when nobody does.
func TestHeadline(t *testing.T) {
	for want, winners := range map[string][]contract.Seat{
		"Blue wins": {1}, "Red and Green share the victory": {0, 2}, "The Pimpernel is taken": nil,
	} {
		if got := pimpernel.Headline(contract.Outcome{Winners: winners}); got != want {
			t.Errorf("%v: %q and not %q", winners, got, want)
		}
	}
}
