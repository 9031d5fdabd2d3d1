package cardinal_test

import (
	"testing"

	"intrigue/scenes/scenetest"
)

// TestEyes: high contrast reaches the whole table.
func TestEyes(t *testing.T) {
	scenetest.Eyes(t, title(), moments(t)["the middle"], false)
}
