package london_test

import (
	"testing"

	"intrigue/scenes/scenetest"
)

// TestEyes: bold colours and high contrast reach the whole table.
func TestEyes(t *testing.T) {
	scenetest.Eyes(t, title(), random(t, record(t, solo(), nil), 6, after(30)), true)
}
