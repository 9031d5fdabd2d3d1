package pimpernel_test

import (
	"testing"

	"intrigue/rules/pimpernel"
	"intrigue/scenes/scenetest"
)

// TestLesson does what the captions ask for, from the first cube to the end of the
// mission, by pointing alone; no caption lies over what it speaks of.
func TestLesson(t *testing.T) {
	p, l := scenetest.Before(t, title(), nil), pimpernel.Game{}.Lessons()[0]
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, len(l.Record.Entries))
}
