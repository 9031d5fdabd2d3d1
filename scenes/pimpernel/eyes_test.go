package pimpernel_test

import (
	"testing"

	"intrigue/scenes/scenetest"
)

// TestEyes: bold colours and high contrast reach the whole table.
func TestEyes(t *testing.T) {
	scenetest.Eyes(t, title(), moments(t)["six seats"], true)
}
