package pimpernel_test

import (
	"testing"

	"intrigue/rules/pimpernel"
	"intrigue/scenes/scenetest"
)

// TestTheLessonCanBeFollowed as its captions ask, from the first cube to the end of the
// mission, by pointing alone; no caption lies over what it speaks of.
func TestTheLessonCanBeFollowed(t *testing.T) {
	p, l := scenetest.Before(t, title(), nil), pimpernel.Game{}.Lessons()[0]
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, len(l.Record.Entries))
}
