package estoril_test

import (
	"testing"

	"intrigue/scenes/scenetest"
)

// TestEyes: bold colours and high contrast reach the whole table.
func TestEyes(t *testing.T) {
	for _, name := range []string{"a tile", "Diplomacy"} {
		scenetest.Eyes(t, title(), moments(t)[name], true)
	}
}
